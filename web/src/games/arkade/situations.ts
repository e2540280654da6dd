/** The standard set and small situations for the tests of the board. */

import file from '../../../../src/ludotheque/games/arkade/components.toml?raw';
import type { Offer } from '../../lib/board';
import { offering } from '../../../tests/board';
import { standard } from '../../../tests/components';
import type { Components, View, Words } from './shapes';

const TURN = ['green orange purple', 'orange purple green', 'purple green orange'].map((row) => `${row} ${row}`);

export const components = standard<Components>(file);

const spoken = offering<Words>({
  throw: 'die',
  stop: 'cell',
  move: 'from to',
  sacrifice: 'cell',
  clear: 'cell',
  rift: 'cell',
  repair: 'saucer cell',
  fly: 'column',
  nugget: 'way',
  gps: 'column',
  shoot: 'column',
  blast: 'colour column',
  asteroid: 'cell',
  field: 'cell',
  tower: 'column',
  comet: 'cell',
});

/** The notation counts dice and leaves out where the die leads; the words name both, and say what a colour is of. */
function offer(notation: string, { choices, dice }: View): Offer<Words> {
  const made = spoken(notation);
  if (made.verb === 'throw')
    return { ...made, dice: notation === 'throw' ? 'both' : notation.endsWith('1') ? 'first' : 'second' };
  if (made.verb === 'stop') return { ...made, cell: choices[0]!.slice(5) };
  if (made.verb === 'fly') return { ...made, column: dice[1]![1] as number };
  if (made.verb === 'repair') return { ...made, saucer: `@saucer-${made.saucer}` };
  return made.verb === 'blast' ? { ...made, colour: `@colour-${made.colour}` } : made;
}

/** Legal actions of a situation, by their notation. */
export const offers = (view: View, notations: string[]): Offer<Words>[] =>
  notations.map((notation) => offer(notation, view));

export const options = { mode: 'strategy', side: 'classic', throws: 3, tiles: true };

const none = { green: 0, orange: 0, purple: 0 };

/** A board with these things on it: `{ c4: 'green+' }`. */
export function rows(things: Record<string, string>): string[] {
  return [...'abcdefgh'].map((line) => [1, 2, 3, 4, 5, 6].map((column) => things[`${line}${column}`] ?? '.').join(' '));
}

const START: View = {
  phase: 'play',
  clock: 0,
  turn: 0,
  turns: 0,
  throws: 0,
  kept: false,
  rows: [TURN[0]!, TURN[1]!, ...rows({}).slice(2)],
  ship: 1,
  nuggets: 6,
  dice: [[], []],
  used: [
    [false, false],
    [false, false],
  ],
  lands: [-1, -1],
  out: none,
  shot: none,
  alien: { left: 6, turned: [] },
  defender: {
    left: { green: 2, orange: 2, purple: 2 },
    turned: { green: [], orange: [], purple: [] },
    ammo: [],
    gps: 0,
  },
  reactor: '',
  held: 0,
  choices: ['', ''],
  winner: -1,
};

/** Strategy, as at the start, with these changes. */
export function strategy(more: Partial<View> = {}): View {
  return { ...START, ...more };
}

/** The Alien's turn after the final throw. */
export function moving(things: Record<string, string>, dice: string[], more: Partial<View> = {}): View {
  return strategy({ rows: rows(things), dice: [dice, []], throws: 1, kept: true, ...more });
}

/** The defender's turn after the final throw. */
export function defending(things: Record<string, string>, dice: [string, number], more: Partial<View> = {}): View {
  return strategy({ rows: rows(things), turn: 1, dice: [[], dice], throws: 1, kept: true, ...more });
}

/** Arcade: no turns, dice fall. */
export function racing(more: Partial<View> = {}): View {
  return strategy({ turn: -1, clock: 5000, ready: [true, true], starts: 3000, ...more });
}
