/** What the offered actions ask for, and which places of the board they touch. */

import type { Offer } from '../../lib/board';
import { cellName } from '../../lib/grid';
import type { Throw, Words } from './shapes';
import { beside } from '../../lib/grid';
import { dieColumn, GPS, type Scene } from './view';

export type Offers = Offer<Words>[];

const ALONE: Record<Throw['dice'], number> = { both: 0, first: 1, fire: 1, second: 2, movement: 2 };

/** The die that an action throws alone, 0 if it is none. */
export function dieAlone(words: Words): number {
  return words.verb === 'throw' ? ALONE[words.dice] : 0;
}

/** The saucer that an action moves or gives up. */
export function saucerOf(words: Words): string | undefined {
  if (words.verb === 'move') return words.from;
  return words.verb === 'sacrifice' ? words.cell : undefined;
}

/** What an action uses up: a GPS, or the super ammo of a colour. */
export function toolOf(words: Words): string | undefined {
  if (words.verb === 'gps') return GPS;
  return words.verb === 'blast' ? bare(words.colour) : undefined;
}

/** The colour of the saucer that an action brings back. */
export function repaired(words: Words): string | undefined {
  return words.verb === 'repair' ? bare(words.saucer) : undefined;
}

/** A value such as `@saucer-green` without what it is. */
export function bare(value: string): string {
  return value.replace(/^@[a-z]+-/, '');
}

/** The ship's cell that a nugget would bring it to. */
export function nuggetTo(scene: Scene, way: 'left' | 'right'): number {
  return scene.ship + (way === 'left' ? -1 : 1);
}

/** The cell of the last line in a column. */
export function foot(scene: Scene, column: number): string {
  return cellName(scene.cells.length - 1, column - 1);
}

/** The names of the places that an action touches, the same names that the tutorial points with. */
export function places(words: Words, scene: Scene, seat: number): string[] {
  if (words.verb === 'throw') return [`throw-${seat}`, ...thrownDice(words, seat)];
  if (words.verb === 'move') return [`cell-${words.from}`, `cell-${words.to}`];
  if (words.verb === 'sacrifice') return [words.cell, ...ahead(scene, words.cell)].map((cell) => `cell-${cell}`);
  if (words.verb === 'stop') return [`stop-${seat}`, `cell-${words.cell}`];
  if (words.verb === 'fly') return ['fly', `zone-${dieColumn(scene)}`];
  if (words.verb === 'nugget') return [`nugget-${words.way}`, `zone-${nuggetTo(scene, words.way)}`];
  if (words.verb === 'blast') return [`ammo-${bare(words.colour)}`, `zone-${words.column}`];
  if (words.verb === 'tower') return [`cell-${foot(scene, words.column)}`];
  if (words.verb === 'repair') return [`cell-${words.cell}`, `repair-${bare(words.saucer)}`];
  if ('column' in words) return [words.verb, `zone-${words.column}`];
  return 'cell' in words ? [`cell-${words.cell}`] : [`${words.verb}-${seat}`];
}

function thrownDice(words: Throw, seat: number): string[] {
  const alone = dieAlone(words);
  return [1, 2].filter((die) => !alone || alone === die).map((die) => `die-${seat}-${die}`);
}

/** The cell before a saucer, if the board has one. */
export function ahead(scene: Scene, cell: string): string[] {
  const next = beside(scene, cell, 1, 0);
  return next ? [next.name] : [];
}
