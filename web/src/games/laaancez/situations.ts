/** The standard set and small situations for the tests of the board. */

import type { Components, View } from './view';

function thing(name: string, hearts: number, damage: number, limit: number, protects = false) {
  return { name, hearts, damage, limit, protects };
}

export const components: Components = {
  sheet: { rows: [5, 5, 3, 3] },
  candle: { hearts: { value: 3 }, damage: { value: 1 } },
  objects: [
    thing('snowball', 2, 1, 2),
    thing('star', 1, 1, 4),
    thing('shield', 4, 0, 0, true),
    thing('hat', 4, 1, 2),
    thing('sugar', 3, 1, 3),
    thing('gift', 3, 1, 2),
    thing('bauble', 2, 1, 4),
    thing('gingerbread', 3, 1, 1),
    thing('fir', 4, 1, 3),
  ],
  die: [
    ['snowball', 'star'],
    ['shield', 'damage'],
    ['hat', 'sugar'],
    ['gift', 'damage'],
    ['bauble', 'gingerbread'],
    ['fir', 'damage'],
  ].map((options) => ({ options })),
};

const EMPTY = ['. . . . .', '. . . . .', '. . .', '. . .'];

type SheetSeen = View['sheets'][number];

export function sheet(first: string, more: Partial<SheetSeen> = {}): SheetSeen {
  return { rows: [first, ...EMPTY.slice(1)], candle: 3, line: 'a', ...more };
}

export function choosing(die: number, first = '. . . . .', choices = ['', '']): View {
  return { phase: 'choose', turn: 0, die, sheets: [sheet(first), sheet('. . . . .')], choices };
}

export function rolling(turn = 0): View {
  return { phase: 'roll', turn, die: 0, sheets: [sheet('. . . . .'), sheet('. . . . .')], choices: ['', ''] };
}

export function fighting(own: string, rival: string, turn = 0): View {
  return { phase: 'combat', turn, die: 0, sheets: [sheet(own), sheet(rival)], choices: ['', ''] };
}
