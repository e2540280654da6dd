/** How long each event of a step is shown, one after the other, and when it has come true. */

import { inTurn, type Shown } from '../../lib/timeline';
import type { Event } from './shapes';

const TIMES: Partial<Record<Event['event'], number>> = {
  pressed: 520,
  'in-vain': 450,
  'power-back': 700,
  copied: 350,
  fired: 420,
  'creeper-destroyed': 480,
  'energy-lost': 450,
  'shield-lost': 650,
  turned: 520,
  'energy-found': 450,
  'jammer-destroyed': 850,
  'probe-destroyed': 700,
  neutralised: 600,
  bought: 250,
  power: 450,
  'pushed-back': 450,
  hidden: 600,
  reshuffled: 500,
  floppy: 1500,
  shuffled: 900,
  outage: 900,
  problem: 600,
  bug: 800,
  'bug-none': 400,
  attack: 900,
  'attack-none': 1000,
  'probe-calls': 600,
  'creeper-moved': 480,
  'creeper-landed': 600,
  'creeper-arrived': 520,
  'line-silent': 450,
  'stack-empty': 600,
  won: 1400,
  lost: 1400,
};

/** The part of its time after which an event has come true: a button has turned, a ship arrived, a shot hit. */
const LANDS: Partial<Record<Event['event'], number>> = {
  pressed: 0.5,
  hidden: 0.5,
  turned: 0.5,
  fired: 0.55,
  flew: 1,
  accelerated: 1,
  'pushed-back': 1,
  'creeper-moved': 1,
  'creeper-landed': 1,
};

const STEP = 280;
const FIRST_STEP = 120;
/** What Brian shows is to be remembered: the first button comes, then the other, and both stay long enough. */
const GLIMPSE = 900;
const REMEMBER = 3500;
/** What is shown and hidden again. */
const READING = new Set<Event['event']>(['shown']);

function timeOf(event: Event, next: Event | undefined): number {
  if (event.event === 'flew' || event.event === 'accelerated') return FIRST_STEP + STEP * event.path.length;
  if (event.event === 'shown') return next?.event === 'shown' ? GLIMPSE : REMEMBER;
  return TIMES[event.event] ?? 0;
}

export function timeline(events: Event[]): Shown<Event>[] {
  const times = new Map(events.map((event, index) => [event, timeOf(event, events[index + 1])]));
  const time = (event: Event) => times.get(event)!;
  return inTurn(events, time, { lands: (event) => time(event) * (LANDS[event.event] ?? 0), reading: READING });
}
