/** What a screen reader says of the things on the board. */

import { called, type Say } from '../../lib/board';
import type { Mark } from './marks';
import { firstIn, GPS, type Cell, type Die, type Face, type Open, type Scene, type Score } from './view';

export function colourName(say: Say, colour: string): string {
  return called(say, `colour-${colour}`, colour);
}

export function saucerName(say: Say, colour: string): string {
  return called(say, `saucer-${colour}`, colour);
}

export function tileName(say: Say, tile: string): string {
  return called(say, `tile-${tile}`, tile);
}

/** A tile's name, and what it does. */
export function tileMeaning(say: Say, tile: string): string {
  return `${tileName(say, tile)} · ${say(`tile-${tile}-does`)}`;
}

/** What cannot be seen of a cell at once: its bonus, and what lies on it or befell its saucer. */
export function cellMeaning(say: Say, { bonus, thing }: Cell): string | undefined {
  const parts = bonus === null ? [] : [say('board-cell-bonus', { colour: colourName(say, bonus) })];
  if (thing && thing.kind !== 'saucer') parts.push(tileMeaning(say, thing.kind));
  if (thing?.kind === 'saucer' && thing.life) parts.push(tileMeaning(say, 'life'));
  if (thing?.kind === 'saucer' && thing.spent) parts.push(say('board-spent'));
  return parts.join('. ') || undefined;
}

/** A GPS, of which there may be several, or the super ammo of a colour. */
export function toolName(say: Say, tool: string, count: number): string {
  return tool === GPS ? say('board-gps', { count }) : say('board-ammo', { colour: colourName(say, tool) });
}

export function toolMeaning(say: Say, tool: string, count: number): string {
  return `${toolName(say, tool, count)} · ${say(`tile-${tool === GPS ? GPS : 'ammo'}-does`)}`;
}

/** How many of a colour are gone, and what is still missing for its next tile. */
export function scoreName(say: Say, { colour, out, shot, left, open }: Score, tiles: boolean): string {
  const words = { colour: colourName(say, colour), out, left, more: 2 - (shot % 2) };
  return [say(tiles ? 'board-score-tiles' : 'board-score', words), ...openNames(say, open)].join(', ');
}

/** After the end: what is turned later, and what nobody turned, as it might have been. */
export function openNames(say: Say, { later, never }: Open): string[] {
  const named = (id: string, tiles: string[]): string[] =>
    tiles.length ? [say(id, { tiles: tiles.map((tile) => tileName(say, tile)).join(', ') })] : [];
  return [...named('board-later', later), ...named('board-never', never)];
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

function faceName(say: Say, face: Face): string {
  return typeof face === 'number' ? String(face) : colourName(say, face);
}
