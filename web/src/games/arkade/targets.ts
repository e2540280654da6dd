/** What people point at on Arkade's board. */

import type { Targets } from '../../lib/targets';

export const targets: Targets = {
  things: {
    cell: (cell) => `cell-${cell}`,
    zone: (column) => `zone-${column}`,
    die: (die) => `die-${die}`,
    tiles: (seat) => `tiles-${seat}`,
    nuggets: () => 'nuggets',
  },
  words(name) {
    const [kind = '', first = '', second = ''] = name.split('-');
    if (kind === 'cell') return { id: 'target-cell', args: { cell: first } };
    if (kind === 'zone') return { id: 'target-zone', args: { column: first } };
    if (kind === 'line') return { id: 'target-line', args: { line: first } };
    if (kind === 'die') return { id: `target-die-${first}`, args: { number: Number(second) } };
    return { id: `target-${name}` };
  },
};
