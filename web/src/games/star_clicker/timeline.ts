/** How long each event of a step is shown, one after the other, so that everybody can follow. */

import { end, inTurn, type Shown } from '../../lib/timeline';
import type { Accelerated, Event, Flew } from './shapes';

const TIMES: Partial<Record<Event['event'], number>> = {
  pressed: 380,
  'in-vain': 450,
  'power-back': 700,
  copied: 350,
  fired: 380,
  'creeper-destroyed': 420,
  'energy-lost': 400,
  'shield-lost': 600,
  turned: 480,
  'energy-found': 400,
  'jammer-destroyed': 850,
  'probe-destroyed': 700,
  neutralised: 600,
  bought: 250,
  power: 450,
  'pushed-back': 420,
  shown: 1300,
  hidden: 550,
  reshuffled: 500,
  floppy: 1500,
  shuffled: 900,
  outage: 800,
  problem: 600,
  bug: 800,
  'bug-none': 400,
  attack: 650,
  'attack-none': 1000,
  'probe-calls': 600,
  'creeper-moved': 450,
  'creeper-landed': 600,
  'creeper-arrived': 500,
  'line-silent': 450,
  'stack-empty': 500,
  won: 1000,
  lost: 1000,
};
const STEP = 280;
const FIRST_STEP = 120;

function timeOf(event: Event): number {
  const flight = event.event === 'flew' || event.event === 'accelerated';
  return flight ? FIRST_STEP + STEP * event.path.length : (TIMES[event.event] ?? 0);
}

export const timeline = (events: Event[]): Shown<Event>[] => inTurn(events, timeOf);

/** How long a step is looked at before the next. */
export const linger = (events: Event[]): number => end(timeline(events));

export interface Leg {
  from: string;
  to: string;
  at: number;
  for: number;
}

/** A ship or a Creeper on its way through one step. */
export interface Journey {
  /** `ship 0` by its seat, `creeper 3` by its line. */
  who: string;
  legs: Leg[];
  /** It comes into sight with the first leg, from the edge of the board. */
  born: boolean;
  /** Where it is gone at the end of the last leg, or at `until` without any. */
  gone: boolean;
  cell: string;
  until: number;
}

export const EDGE = 'edge';
export const PLANET = 'planet';

export function journeys(shown: Shown<Event>[]): Journey[] {
  const made: Journey[] = [];
  const add = (who: string, legs: Leg[], more: Partial<Journey> = {}) => {
    const [first] = legs;
    const before = made.find((each) => each.who === who && !each.gone && !more.born);
    if (before) Object.assign(before, { ...more, legs: [...before.legs, ...legs] });
    else made.push({ who, legs, born: false, gone: false, cell: first?.from ?? '', until: first?.at ?? 0, ...more });
  };
  for (const { event, at, for: time } of shown) {
    const leg = (start: string, end: string): Leg => ({ from: start, to: end, at, for: time });
    if (event.event === 'flew' || event.event === 'accelerated') add(`ship ${event.seat}`, steps(event, at, time));
    else if (event.event === 'creeper-moved' || event.event === 'pushed-back')
      add(`creeper ${event.line}`, [leg(event.from, event.to)]);
    else if (event.event === 'creeper-arrived') add(`creeper ${event.line}`, [leg(EDGE, event.cell)], { born: true });
    else if (event.event === 'creeper-landed')
      add(`creeper ${event.line}`, [leg(event.from || EDGE, PLANET)], { gone: true, born: !event.from });
    else if (event.event === 'creeper-destroyed')
      add(`creeper ${event.line}`, [], { gone: true, cell: event.cell, until: at });
  }
  return made;
}

/** A flight, cell by cell. */
function steps({ from, path }: Flew | Accelerated, at: number, time: number): Leg[] {
  const stops = [from, ...path];
  const each = time / (stops.length - 1);
  return stops.slice(1).map((to, index) => ({ from: stops[index]!, to, at: at + index * each, for: each }));
}
