/** What people point at on Phantom's board. */

import type { Targets } from '../../lib/targets';

/** The board counts players from 0, the names of things from 1. */
const nth = (kind: string) => (seat: string) => `${kind}-${Number(seat) + 1}`;

export const targets: Targets = {
  things: {
    ship: nth('ship'),
    system: (number) => `system-${number}`,
    slot: (number) => `slot-${number}`,
    'red-glix': () => 'red-glix',
    pile: () => 'pile',
    discards: () => 'discards',
    hold: (hold) => `hold-${hold}`,
    player: nth('player'),
  },
  words(name) {
    const [kind = '', which = ''] = name.split('-');
    if (kind === 'ship' || kind === 'player') return { id: `target-${kind}`, args: { seat: Number(which) - 1 } };
    if (kind === 'system' || kind === 'slot') return { id: `target-${kind}`, args: { number: which } };
    if (kind === 'hold') return { id: 'target-hold', args: { hold: which } };
    return { id: `target-${name}` };
  },
};
