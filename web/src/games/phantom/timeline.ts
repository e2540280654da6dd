/** How long each event of a step is shown, one after the other, so that everybody can follow; and when it comes true. */

import { inTurn, type Shown } from '../../lib/timeline';
import type { Event } from './shapes';

const TIMES: Record<Exclude<Event['event'], 'rotated'>, number> = {
  joined: 500,
  berthed: 600,
  laid: 140,
  turn: 350,
  'phantom-pays': 800,
  passed: 350,
  revealed: 700,
  placed: 450,
  overload: 1100,
  took: 750,
  buried: 300,
  reshuffled: 700,
  'deck-reshuffled': 500,
  flew: 900,
  paid: 450,
  challenged: 1300,
  decided: 350,
  committed: 350,
  threw: 1350,
  rethrow: 1200,
  shown: 850,
  total: 750,
  tied: 1100,
  'won-fight': 1700,
  'takes-cards': 700,
  exiled: 850,
  'phantom-to': 750,
  lived: 850,
  gained: 750,
  lost: 750,
  accepted: 600,
  named: 700,
  stolen: 900,
  'mine-to': 900,
  'mine-tossed': 2200,
  'blob-to': 900,
  'blob-tossed': 2200,
  'titans-asked': 500,
  'titans-discarded': 900,
  'titans-given': 900,
  'titans-nothing': 600,
  kept: 600,
  informers: 2200,
  secured: 900,
  discarded: 120,
  nothing: 800,
  won: 1400,
};
const TURN = 700;
const NOTCH = 220;

/** Dice come true when they have fallen, cards when they are turned, and what changes hands when it has arrived. */
const LANDS: Partial<Record<Event['event'], number>> = {
  'phantom-pays': 600,
  revealed: 400,
  placed: 400,
  overload: 800,
  took: 650,
  buried: 250,
  paid: 400,
  threw: 1100,
  shown: 450,
  'takes-cards': 550,
  gained: 600,
  stolen: 700,
  'mine-to': 700,
  'mine-tossed': 1500,
  'blob-to': 700,
  'blob-tossed': 1500,
  'titans-discarded': 700,
  'titans-given': 700,
  informers: 1400,
};

/** A card that goes into a hand, and what a fight or a toss comes to: the scene closes over it. */
const READING = new Set<Event['event']>([
  ...(['revealed', 'overload', 'shown', 'total', 'tied', 'won-fight'] as const),
  ...(['mine-tossed', 'blob-tossed', 'informers'] as const),
]);

/** How long the map turns. */
export function turning(notches: number): number {
  return TURN + NOTCH * notches;
}

function timeOf(event: Event): number {
  return event.event === 'rotated' ? turning(event.notches) : TIMES[event.event];
}

export const timeline = (events: Event[]): Shown<Event>[] =>
  inTurn(events, timeOf, { lands: ({ event }) => LANDS[event] ?? 0, reading: READING });
