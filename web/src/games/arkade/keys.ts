/** The keyboard: two sets of keys for two people at once, letters for whoever takes their time, and the way of the arrows. */

import { cellName, whereIs } from '../../lib/grid';
import { wayOf } from '../../lib/arrows';
import type { LegendLine } from '../../lib/board';
import { ALIEN, type Scene } from './view';

export type Command = 'up' | 'down' | 'left' | 'right' | 'throw' | 'act' | 'gps';

/** Keys by their place on the keyboard, whatever letter is printed there. */
const LEFT: Record<string, Command> = {
  KeyW: 'up',
  KeyA: 'left',
  KeyS: 'down',
  KeyD: 'right',
  KeyQ: 'throw',
  KeyE: 'act',
};

const RIGHT: Record<string, Command> = {
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowDown: 'down',
  ArrowRight: 'right',
  Enter: 'throw',
  NumpadEnter: 'throw',
  KeyO: 'act',
  KeyP: 'gps',
};

const ALONE: Record<string, Command> = { ...LEFT, ...RIGHT, Space: 'throw', KeyR: 'gps' };

/** In arcade: whose key this is and what it says. Whoever plays alone at the keyboard has both sets. */
export function arcadeKey(code: string, mine: number[]): { seat: number; command: Command } | null {
  if (mine.length === 1) return ALONE[code] ? { seat: mine[0]!, command: ALONE[code] } : null;
  for (const seat of mine) {
    const command = (seat === ALIEN ? LEFT : RIGHT)[code];
    if (command) return { seat, command };
  }
  return null;
}

/** What the keys do: places of keys, to be shown as `cap` says. */
export function legend(seat: number, timed: boolean, tiles: boolean, columns: number): LegendLine[] {
  if (seat === ALIEN) return timed ? ALIEN_RACING : [...TURN, ...END];
  const own = timed ? DEFENDER_RACING : [...TURN, ...defenderTurn(columns)];
  const kept = timed ? ['KeyO', 'KeyP'] : ['B', 'G'];
  const tools = tiles
    ? [
        { keys: [kept[0]!], text: 'board-key-blast' },
        { keys: [kept[1]!], text: 'board-key-gps' },
      ]
    : [];
  return [...own, ...tools, ...(timed ? [] : END)];
}

const TURN: LegendLine[] = [
  { keys: ['T'], text: 'board-key-throw' },
  { keys: ['1', '2'], text: 'board-key-die' },
  { keys: ['K'], text: 'board-key-keep' },
  { keys: ['←', '↑', '↓', '→', '↵'], text: 'board-key-board' },
];

function defenderTurn(columns: number): LegendLine[] {
  return [
    { keys: ['F'], text: 'board-key-fly' },
    { keys: ['1', '…', String(columns)], text: 'board-key-shoot' },
    { keys: ['N', 'M'], text: 'board-key-nugget' },
  ];
}

const END: LegendLine[] = [{ keys: ['E'], text: 'board-key-end' }];

const ALIEN_RACING: LegendLine[] = [
  { keys: ['KeyQ'], text: 'board-key-throw' },
  { keys: ['KeyW', 'KeyA', 'KeyS', 'KeyD'], text: 'board-key-choose' },
  { keys: ['KeyE'], text: 'board-key-take' },
];

const DEFENDER_RACING: LegendLine[] = [
  { keys: ['↵'], text: 'board-key-throw' },
  { keys: ['↑'], text: 'board-key-fire' },
  { keys: ['↓'], text: 'board-key-fly' },
  { keys: ['←', '→'], text: 'board-key-nugget' },
];

const AZERTY: Record<string, string> = { KeyW: 'Z', KeyA: 'Q', KeyQ: 'A' };

/** What is printed on a key: as the browser knows it, or as keyboards of the page's language have it. */
export function cap(code: string, layout: ReadonlyMap<string, string> | null, language: string): string {
  if (!code.startsWith('Key')) return code;
  const printed = layout?.get(code) ?? (language === 'fr' ? AZERTY[code] : undefined);
  return (printed ?? code.slice(3)).toUpperCase();
}

/** The place that an arrow key leads to from here; here itself at the edge. */
export function next(scene: Scene, here: string, key: string): string {
  const { rows, columns } = wayOf(key);
  const { row, column } = whereOf(scene, here);
  const size = { rows: scene.cells.length + 1, columns: scene.cells[0]!.length };
  const reached = { row: row + rows, column: column + columns };
  if (reached.row < 0 || reached.row >= size.rows || reached.column < 0 || reached.column >= size.columns) return here;
  return reached.row === scene.cells.length
    ? `zone-${reached.column + 1}`
    : `cell-${cellName(reached.row, reached.column)}`;
}

function whereOf(scene: Scene, place: string): { row: number; column: number } {
  const [kind, name = ''] = place.split('-');
  return kind === 'zone' ? { row: scene.cells.length, column: Number(name) - 1 } : whereIs(name);
}
