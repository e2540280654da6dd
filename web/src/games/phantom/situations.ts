/** The standard set and small situations for the tests of the board. */

import file from '../../../../src/ludotheque/games/phantom/components.toml?raw';
import type { Offer } from '../../lib/board';
import { offering } from '../../../tests/board';
import { standard } from '../../../tests/components';
import type { Components, Fight, Player, View, Words } from './shapes';

export const components = standard<Components>(file);

const spoken = offering<Words>({
  adventurer: 'adventurer',
  berth: 'system',
  fly: 'system',
  take: 'hold',
  place: 'hold',
  pay: 'card',
  commit: 'card',
  bury: 'card',
  discard: 'card',
  steal: 'sort rival',
  hand: 'rival',
  rotate: 'notches',
});

/** The notation counts players from 1, the words from 0. */
export function offer(notation: string): Offer<Words> {
  const made = spoken(notation);
  return made.verb === 'steal' || made.verb === 'hand' ? { ...made, rival: made.rival - 1 } : made;
}

export const offers = (...notations: string[]): Offer<Words>[] => notations.map(offer);

export function player(adventurer: string, place: number, more: Partial<Player> = {}): Player {
  const cards = more.cards ?? [];
  const rest = { crystals: 2, safe: 0, hand: cards.length, cards, open: [], seen: [], low: 0, kept: [] };
  return { adventurer, place, ...rest, ...more };
}

export function fight(more: Partial<Fight> = {}): Fight {
  return {
    attacker: 0,
    defender: 1,
    system: 4,
    phantom: -1,
    decided: [false, false],
    committed: [null, null],
    cards: ['', ''],
    open: [false, false],
    dice: [0, 0],
    used: [false, false],
    asked: -1,
    ...more,
  };
}

/** Two players on the small map, the first about to equip, with these changes. */
export function situation(more: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: 'equipment',
    turn: 0,
    first: 0,
    round: 2,
    target: 21,
    systems: 6,
    turned: 0,
    slots: ['exploration DT', 'black-market G', 'titans CD', 'asteroids T', 'safe GS', 'exploration DTC'],
    players: [player('jade', 1, { cards: ['D3', 'GA', 'T7'] }), player('crimson', 4, { cards: ['C4'], hand: 3 })],
    phantom: -1,
    mine: -1,
    blobulopode: -1,
    pile: 40,
    under: [],
    buried: [],
    shuffled: [],
    discards: [],
    holds: { A: ['C3', 'GA'], B: ['N6'] },
    drawn: '',
    revealed: false,
    deck: 44,
    past: [],
    lived: [],
    reserve: 68,
    fight: null,
    owed: {},
    winner: -1,
    ...more,
  };
}
