/** How long each event of a step is shown, one after the other, so that everybody can follow. */

import { inTurn, type Shown } from '../../lib/timeline';
import type { Event, Moved } from './shapes';
import type { Face } from './view';

const TIMES: Partial<Record<Event['event'], number>> = {
  thrown: 750,
  moved: 320,
  pushed: 420,
  bonus: 1150,
  power: 1150,
  life: 420,
  'nugget-lost': 420,
  'nuggets-found': 420,
  repaired: 450,
  'reactor-hit': 500,
  'no-effect': 300,
  sacrificed: 520,
  cleared: 420,
  placed: 420,
  flew: 260,
  fired: 260,
  eliminated: 420,
  'life-lost': 420,
  won: 900,
};

/** In real time nothing waits for a picture: cards are shown beside what goes on, and the rest is quicker. */
const HASTE = 0.5;
const BESIDE = new Set<Event['event']>(['bonus', 'power', 'thrown', 'won']);

/** Dice have to stop before anybody can read them; in real time they fell before they were told. */
const ROLL = 620;

/** A tile that is turned up is seen large with its name, and then goes. */
const READING = new Set<Event['event']>(['bonus', 'power']);

export function timeline(events: Event[], timed: boolean): Shown<Event>[] {
  if (timed) return inTurn(events, ({ event }) => (TIMES[event] ?? 0) * HASTE, { beside: BESIDE });
  const lands = ({ event }: Event) => (event === 'thrown' ? ROLL : 0);
  return inTurn(events, ({ event }) => TIMES[event] ?? 0, { lands, reading: READING });
}

/** What the dice of a seat will show once they have stopped; undefined for those that lie still. */
export function rolling(begun: Event[], seat: number, throws: number): (Face | undefined)[] {
  const thrown = begun.findLast((event) => event.event === 'thrown');
  if (thrown?.seat !== seat || thrown.throw <= throws) return [];
  return thrown.dice.map((face, number) => (thrown.rolled[number] ? face : undefined));
}

export interface Journey {
  /** Where the saucer stands now, and the cells it came through, with the moments at which it left each of them. */
  cell: string;
  legs: Leg[];
}

interface Leg {
  from: string;
  to: string;
  at: number;
  for: number;
  by: Moved['by'] | 'comet';
}

/** What was moved in this step: a saucer that a tile carries on makes one journey. */
export function journeys(shown: Shown<Event>[]): Journey[] {
  const made: Journey[] = [];
  for (const { event, at, for: time } of shown) {
    if (event.event !== 'moved' && event.event !== 'pushed') continue;
    const by = event.event === 'moved' ? event.by : 'comet';
    const leg: Leg = { from: event.from, to: event.to, at, for: time, by };
    const before = made.find((journey) => journey.cell === leg.from);
    if (before) Object.assign(before, { cell: leg.to, legs: [...before.legs, leg] });
    else made.push({ cell: leg.to, legs: [leg] });
  }
  return made;
}
