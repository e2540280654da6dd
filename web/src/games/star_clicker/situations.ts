/** The standard set and small situations for the tests of the board. */

import file from '../../../../src/ludotheque/games/star_clicker/components.toml?raw';
import type { Offer } from '../../lib/board';
import { offering } from '../../../tests/board';
import { standard } from '../../../tests/components';
import type { Components, Copy, PilotShown, View, Words } from './shapes';
import { EMPTY, type Colour, type Face } from './view';

export const components = standard<Components>(file);

const spoken = offering<Words>({
  press: 'place',
  further: 'steps',
  reveal: 'cell',
  push: 'line',
  show: 'place colour other-place',
  rays: 'group',
});

/** The name of a button is two words. */
export function offer(notation: string): Offer<Words> {
  const made = spoken(notation);
  return made.verb === 'copy' ? { ...made, button: notation.slice(5) as Copy['button'] } : made;
}

const STARTS: Record<Colour, string> = { yellow: 'c4', blue: 'd5', green: 'e4', violet: 'd3' };
const MIX = { jammer: 2, probe: 1, energy: 1, accelerator: 1, empty: 3 };

export function pilot(colour: Colour, more: Partial<PilotShown> = {}): PilotShown {
  return {
    colour,
    cell: STARTS[colour],
    energy: 1,
    owes: 2,
    bought: false,
    power: false,
    done: false,
    broken: false,
    buttons: faces({}),
    ...more,
  };
}

/** Nine places with these buttons face up: `{ 4: 'replicator' }`. */
export function faces(up: Record<number, Face>): Face[] {
  return Array.from({ length: 9 }, (_, index) => up[index + 1] ?? EMPTY);
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
