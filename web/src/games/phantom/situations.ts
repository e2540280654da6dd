/** The standard set and small situations for the tests of the board. */

import type { Components, FightView, PlayerView, View } from './view';

const ADVENTURES =
  'exploration DT 2,exploration TT 3,exploration DTC 4,resupply T,drone NT,ambush C,mine D,blobulopode S,titans CD,allegiance G,asteroids T,black-market G,informer N,shao-naal G,safe GS';

export const components: Components = {
  limits: { hold: { value: 10 }, hand: { value: 7 } },
  maps: [
    { systems: 6, routes: [0, 1, 2] },
    { systems: 8, routes: [0, 1, 2] },
  ],
  adventurers: ['crimson', 'amber', 'jade', 'azure', 'violet'].map((name) => ({ name })),
  adventures: ADVENTURES.split(',').map((line) => {
    const [kind = '', cost = '', crystals] = line.split(' ');
    return crystals ? { kind, cost, crystals: Number(crystals) } : { kind, cost };
  }),
};

export function player(adventurer: string, place: number, more: Partial<PlayerView> = {}): PlayerView {
  const cards = more.cards ?? [];
  return { adventurer, place, crystals: 2, safe: 0, hand: cards.length, cards, low: 0, kept: [], ...more };
}

export function fight(more: Partial<FightView> = {}): FightView {
  return {
    attacker: 0,
    defender: 1,
    system: 4,
    phantom: -1,
    decided: [false, false],
    committed: [null, null],
    cards: ['', ''],
    dice: [0, 0],
    used: [false, false],
    asked: -1,
    ...more,
  };
}

/** Two players on the small map, the first about to equip, with these changes. */
export function situation(more: Partial<View> = {}): View {
  return {
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
