/** What a screen reader says of the things on the board. */

import type { Say } from '../../lib/board';
import type { Mark } from './marks';
import { firstIn, type Cell, type Die, type Scene } from './view';

export function colourName(say: Say, colour: string): string {
  return named(say, `colour-${colour}`, colour);
}

export function saucerName(say: Say, colour: string): string {
  return named(say, `saucer-${colour}`, colour);
}

export function tileName(say: Say, tile: string): string {
  return named(say, `tile-${tile}`, tile);
}

/** A text, or the bare word where a box of somebody's own has a word that no text knows. */
function named(say: Say, id: string, word: string): string {
  const text = say(id);
  return text === id ? word : text;
}

export function cellLabel(say: Say, cell: Cell, mark: Mark): string {
  const parts = [say('board-cell', { cell: cell.name, colour: colourName(say, cell.colour) })];
  if (cell.bonus) parts.push(say('board-cell-bonus', { colour: colourName(say, cell.bonus) }));
  parts.push(...whatStands(say, cell), ...whatFor(say, mark));
  return parts.join(', ');
}

function whatStands(say: Say, { thing }: Cell): string[] {
  if (!thing) return [];
  if (thing.kind !== 'saucer') return [say(`thing-${thing.kind}`)];
  const parts = [saucerName(say, thing.colour)];
  if (thing.life) parts.push(say('board-life'));
  if (thing.spent) parts.push(say('board-spent'));
  return parts;
}

function whatFor(say: Say, mark: Mark): string[] {
  const parts = mark.use ? [say(`board-can-${mark.use}`)] : [];
  return mark.held ? [...parts, say('board-held')] : parts;
}

export function zoneLabel(say: Say, scene: Scene, column: number, mark: Mark): string {
  const parts = [say('board-zone', { column })];
  if (scene.ship === column) parts.push(say('board-ship'));
  const first = firstIn(scene, column)?.thing;
  if (first?.kind === 'saucer') parts.push(say('board-first', { saucer: saucerName(say, first.colour) }));
  return [...parts, ...whatFor(say, mark)].join(', ');
}

/** A die by its place: the Alien's two, the defender's for firing and for moving. */
export function dieLabel(say: Say, seat: number, number: number, die: Die | undefined, held: boolean): string {
  const kind = say(seat === 0 ? 'board-die-alien' : number === 1 ? 'board-die-fire' : 'board-die-movement', { number });
  const parts = [kind, die ? faceName(say, die.face) : say('board-die-none')];
  if (die?.used) parts.push(say('board-die-used'));
  if (held) parts.push(say('board-die-again'));
  return parts.join(', ');
}

function faceName(say: Say, face: string): string {
  return /^\d+$/.test(face) ? face : colourName(say, face);
}
