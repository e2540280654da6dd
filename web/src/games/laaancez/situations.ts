/** The standard set and small situations for the tests of the board. */

import file from '../../../../src/ludotheque/games/laaancez/components.toml?raw';
import type { Offer } from '../../lib/board';
import { offering } from '../../../tests/board';
import { standard } from '../../../tests/components';
import type { Components, SheetSeen, View, Words } from './shapes';

export const components = standard<Components>(file);

const spoken = offering<Words>({ tick: 'cell', copy: 'object cell', throw: 'from to' });

/** Words refer to the text of an object. */
export function offer(notation: string): Offer<Words> {
  const made = spoken(notation);
  return made.verb === 'copy' ? { ...made, object: `@object-${made.object}` } : made;
}

export const offers = (...notations: string[]): Offer<Words>[] => notations.map(offer);

const EMPTY = ['. . . . .', '. . . . .', '. . .', '. . .'];

export function sheet(first: string, more: Partial<SheetSeen> = {}): SheetSeen {
  return { rows: [first, ...EMPTY.slice(1)], candle: 2, line: 'a', ...more };
}

export function choosing(die: number, first = '. . . . .', choices = ['', '']): View {
  return { seat: 0, phase: 'choose', turn: 0, die, sheets: [sheet(first), sheet('. . . . .')], choices };
}

export function rolling(turn = 0): View {
  return { seat: 0, phase: 'roll', turn, die: 0, sheets: [sheet('. . . . .'), sheet('. . . . .')], choices: ['', ''] };
}

export function fighting(own: string, rival: string, turn = 0): View {
  return { seat: 0, phase: 'combat', turn, die: 0, sheets: [sheet(own), sheet(rival)], choices: ['', ''] };
}
