/** What the offered actions do on the sheets, and which of them are open with what has been picked up. */

import type { Offer } from '../../lib/board';
import type { Throw, Words } from './shapes';
import { DAMAGE, objectNamed, type Drawn } from './view';

/** What the player has picked up so far. */
export interface Held {
  option?: string;
  cell?: string;
  from?: string;
  to?: string;
}

/** The notation for carrying out an option in a cell. */
export function draw(option: string, cell: string): string {
  return option === DAMAGE ? `tick ${cell}` : `copy ${option} ${cell}`;
}

/** The notation for a throw. */
export function throwing(from: string, to: string): string {
  return `throw ${from} ${to}`;
}

/** What an action draws, and where; null if it draws nothing. */
export function drawn(words: Words): Drawn | null {
  if (words.verb === 'tick') return { option: DAMAGE, cell: words.cell };
  if (words.verb === 'copy') return { option: objectNamed(words.object), cell: words.cell };
  return null;
}

/** What can still be drawn with what is in the hand. */
export function drawings(offers: Offer<Words>[], held: Held = {}): Drawn[] {
  return offers
    .map(drawn)
    .filter((each) => each !== null)
    .filter(({ option, cell }) => fits(held.option, option) && fits(held.cell, cell));
}

/** What can still be thrown with what is in the hand. */
export function throws(offers: Offer<Words>[], held: Held = {}): Throw[] {
  return offers
    .filter((offer) => offer.verb === 'throw')
    .filter(({ from, to }) => fits(held.from, from) && fits(held.to, to));
}

function fits(held: string | undefined, value: string): boolean {
  return held === undefined || held === value;
}
