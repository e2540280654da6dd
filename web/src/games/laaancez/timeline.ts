/** How long each event of a step is shown, one after the other, so that everybody can follow. */

import { inTurn, type Shown } from '../../lib/timeline';
import type { Event } from './shapes';

type Times = Partial<Record<Event['event'], number>>;

export const ROLL = 900;
export const DRAWING = 520;
export const FLIGHT = 560;
export const FOLD = 380;
export const STEP = 420;
export const BANNER = 1500;
export const FALL = 3600;
/** The banner has unrolled, and behind it the sheets draw up. */
const UNROLLED = 350;

const TIMES: Times = {
  rolled: ROLL + 150,
  chose: 350,
  'copy-done': DRAWING + 120,
  'tick-done': DRAWING + 120,
  'pass-done': DRAWING,
  combat: BANNER,
  thrown: FLIGHT + 450,
  destroyed: 350,
  folded: FOLD + STEP,
  'on-candle': 500,
  won: 1800,
};

/** A die has to stop, a throw to hit, and a line to turn over. */
const LANDS: Times = { rolled: ROLL, combat: UNROLLED, thrown: FLIGHT, folded: FOLD };

/** The banner goes again. */
const READING = new Set<Event['event']>(['combat']);

/** Both choices are drawn one after the other, and whatever folds folds in its turn. */
export function timeline(events: Event[]): Shown<Event>[] {
  return inTurn(events, ({ event }) => TIMES[event] ?? 0, {
    lands: ({ event }) => LANDS[event] ?? 0,
    reading: READING,
  });
}
