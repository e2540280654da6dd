/** The standard set and small situations for the tests of the board. */

import type { Components, PilotView, View } from './view';

export const components: Components = {
  board: {
    rows: [
      'z 2 2 2 2 2 z',
      '8 z 2 2 2 z 4',
      '8 8 . . . 4 4',
      '8 8 . o . 4 4',
      '8 8 . . . 4 4',
      '8 z 6 6 6 z 4',
      'z 6 6 6 6 6 z',
    ],
  },
  lines: ['a1 b2 c3', 'a4 b4 c4', 'a7 b6 c5', 'd7 d6 d5', 'g7 f6 e5', 'g4 f4 e4', 'g1 f2 e3', 'd1 d2 d3'].map(
    (cells, index) => ({
      number: index + 1,
      cells,
    }),
  ),
  ships: [
    { colour: 'yellow', edge: 'north', start: 'c4' },
    { colour: 'blue', edge: 'east', start: 'd5' },
    { colour: 'green', edge: 'south', start: 'e4' },
    { colour: 'violet', edge: 'west', start: 'd3' },
  ],
  groups: [
    { name: 'A', buttons: ['fire yellow', 'fire green', 'propulsion blue'] },
    { name: 'B', buttons: ['fire blue', 'propulsion violet', 'replicator'] },
    { name: 'C', buttons: ['fire violet', 'propulsion yellow', 'propulsion green'] },
  ],
  motherships: [
    { level: 1, stacks: [5, 5, 5, 5], strengths: [1, 1, 1] },
    { level: 4, stacks: [6, 6, 5, 5], strengths: [2, 3, 3] },
  ],
};

const STARTS: Record<string, string> = { yellow: 'c4', blue: 'd5', green: 'e4', violet: 'd3' };
const MIX = { jammer: 2, probe: 1, energy: 1, accelerator: 1, empty: 3 };

export function pilot(colour: string, more: Partial<PilotView> = {}): PilotView {
  const face = Array.from({ length: 9 }, () => '?');
  return {
    colour,
    cell: STARTS[colour]!,
    energy: 1,
    owes: 2,
    bought: false,
    power: false,
    done: false,
    broken: false,
    buttons: face,
    ...more,
  };
}

/** Nine places with these buttons face up: `{ 4: 'replicator' }`. */
export function faces(up: Record<number, string>): string[] {
  return Array.from({ length: 9 }, (_, index) => up[index + 1] ?? '?');
}

/** All tiles hidden but those given. */
export function tiles(given: Record<string, string> = {}): string[] {
  return components.board.rows.map((row, line) =>
    row
      .split(' ')
      .map(
        (zone, column) => given[`${'abcdefg'[line]}${column + 1}`] ?? (zone === '.' || zone === 'o' ? '.' : 'hidden'),
      )
      .join(' '),
  );
}

/** As at the start, with two pilots, with these changes. */
export function situation(more: Partial<View> = {}): View {
  return {
    phase: 'pilots',
    actor: -1,
    pending: '',
    round: 1,
    level: 1,
    tiles: tiles(),
    left: { 2: MIX, 4: MIX, 6: MIX, 8: MIX, zone: { jammer: 0, probe: 3, energy: 2, accelerator: 2, empty: 1 } },
    creepers: { 1: 'a1', 3: 'a7', 5: 'g7', 7: 'g1' },
    shields: 4,
    stacks: [5, 5, 5, 5],
    reserve: 7,
    lost: 0,
    deck: 12,
    floppy: null,
    discards: [],
    unseen: ['attack 2|3687', 'problem fire yellow 4|6312'],
    outage: false,
    problem: '',
    jammers: { 2: 0, 4: 0, 6: 0, 8: 0 },
    probes: 0,
    neutralised: [],
    tokens: 0,
    winner: -1,
    rating: 0,
    pilots: [pilot('yellow'), pilot('blue')],
    ...more,
  };
}
