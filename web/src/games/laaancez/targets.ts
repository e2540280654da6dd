/** What people point at on the board of Laaancez !. */

import type { Targets } from '../../lib/targets';

export const targets: Targets = {
  things: {
    cell: (place) => `cell-${place}`,
    sheet: (seat) => `sheet-${seat}`,
    die: () => 'die',
  },
  words(name) {
    const [kind = '', seat, cell = ''] = name.split('-');
    return seat === undefined ? { id: `target-${kind}` } : { id: `target-${kind}`, args: { seat: Number(seat), cell } };
  },
};
