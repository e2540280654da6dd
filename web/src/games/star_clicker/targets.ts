/** What people point at on Star Clicker's board. */

import type { Targets } from '../../lib/targets';

export const targets: Targets = {
  things: {
    creeper: (line) => `creeper-${line}`,
    cell: (cell) => `cell-${cell}`,
    line: (line) => `line-${line}`,
    jammers: (sector) => `jammers-${sector}`,
    button: (place) => `button-${place}`,
    seen: (place) => `button-${place}`,
    places: (group) => `group-${group}`,
  },
  words(name) {
    const [kind = '', first = '', place = ''] = name.split('-');
    if (kind === 'cell') return { id: 'target-cell', args: { cell: first } };
    if (kind === 'line' || kind === 'creeper') return { id: `target-${kind}`, args: { line: first } };
    if (kind === 'ship' || kind === 'energy') return { id: `target-${kind}`, args: { ship: `@ship-${first}` } };
    if (kind === 'button') return { id: 'target-button', args: { ship: `@ship-${first}`, place } };
    if (kind === 'group') return { id: 'target-group', args: { group: first } };
    if (kind === 'jammers' && first) return { id: 'target-jammers-of', args: { sector: first } };
    return { id: `target-${name}` };
  },
};
