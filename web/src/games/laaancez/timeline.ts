/** How long what has happened is shown, so that everybody can follow. */

import type { Event } from './shapes';

export const FLIGHT = 560;
export const FOLD = 480;
export const ROLL = 850;
export const DRAWING = 480;
export const FALL = 3600;
export const BANNER = 1300;

/** How long a step is looked at before the next: both choices are drawn at once, and whatever folds folds together. */
export function linger(events: Event[]): number {
  const seen = new Set(events.map((event) => event.event));
  let time = 0;
  if (seen.has('rolled')) time += ROLL;
  if (seen.has('copy-done') || seen.has('tick-done')) time += DRAWING + 200;
  if (seen.has('combat')) time += BANNER - 400;
  if (seen.has('thrown')) time += FLIGHT + 450;
  if (seen.has('folded')) time += FOLD;
  return time;
}
