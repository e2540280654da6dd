/** How long each event of a step is shown, one after the other, so that everybody can follow. */

import { end, inTurn, type Shown } from '../../lib/timeline';
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

/** Dice, tosses and what is turned face up: until they have fallen, the board stays as it was. */
const SUSPENSE = new Set<Event['event']>([
  'decided',
  'committed',
  'threw',
  'rethrow',
  'accepted',
  'shown',
  'total',
  'tied',
  'won-fight',
  'mine-tossed',
  'blob-tossed',
  'informers',
]);

/** How long the map turns. */
export function turning(notches: number): number {
  return TURN + NOTCH * notches;
}

function timeOf(event: Event): number {
  return event.event === 'rotated' ? turning(event.notches) : TIMES[event.event];
}

export const timeline = (events: Event[]): Shown<Event>[] => inTurn(events, timeOf);

/** How long a step is looked at before the next. */
export const linger = (events: Event[]): number => end(timeline(events));

/** The number of events during which the board stays as it was: up to the end of the first dice or tosses. */
export function suspense(events: Event[]): number {
  const start = events.findIndex(({ event }) => SUSPENSE.has(event));
  if (start < 0) return 0;
  const after = events.slice(start).findIndex(({ event }) => !SUSPENSE.has(event));
  return after < 0 ? events.length : start + after;
}

/** The number of events up to the last die or toss, for those who see how a scene ends without seeing it move. */
export function climax(events: Event[]): number {
  return events.findLastIndex(({ event }) => SUSPENSE.has(event)) + 1;
}
