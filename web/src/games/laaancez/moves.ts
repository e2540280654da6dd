/** Actions in words: what a line of notation does, and which of them are open with what has been picked up. */

import { DAMAGE } from './view';

/** An option of the die carried out: an object drawn into a cell, or one more damage ticked there. */
export interface Drawn {
  verb: 'copy' | 'tick';
  option: string;
  cell: string;
}

export type Move = { verb: 'roll' } | { verb: 'pass' } | Drawn | { verb: 'throw'; from: string; to: string };

/** What the player has picked up so far. */
export interface Held {
  option?: string;
  cell?: string;
  from?: string;
  to?: string;
}

export function readMove(notation: string): Move | null {
  const [verb, first = '', second = ''] = notation.split(' ');
  if (verb === 'roll' || verb === 'pass') return { verb };
  if (verb === 'tick') return { verb, option: DAMAGE, cell: first };
  if (verb === 'copy') return { verb, option: first, cell: second };
  if (verb === 'throw') return { verb, from: first, to: second };
  return null;
}

export function draw(option: string, cell: string): string {
  return option === DAMAGE ? `tick ${cell}` : `copy ${option} ${cell}`;
}

export function throwing(from: string, to: string): string {
  return `throw ${from} ${to}`;
}

/** The actions that are still open with what is in the hand. */
export function open(actions: string[], held: Held): Move[] {
  return actions
    .map(readMove)
    .filter((move): move is Move => move !== null)
    .filter((move) => {
      if (move.verb === 'throw') return fits(held.from, move.from) && fits(held.to, move.to);
      if (move.verb === 'copy' || move.verb === 'tick')
        return fits(held.option, move.option) && fits(held.cell, move.cell);
      return true;
    });
}

function fits(held: string | undefined, value: string): boolean {
  return held === undefined || held === value;
}
