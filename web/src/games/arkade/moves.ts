/** Actions in words: what a line of notation does, and which places of the board it touches. */

import { cellName } from '../../lib/grid';
import { ALIEN, beside, dieColumn, type Scene } from './view';

export interface Move {
  verb: string;
  cell?: string;
  to?: string;
  column?: number;
  colour?: string;
  way?: 'left' | 'right';
  die?: number;
}

export function readMove(notation: string): Move {
  const [verb = '', first = '', second = ''] = notation.split(' ');
  if (verb === 'move') return { verb, cell: first, to: second };
  if (verb === 'repair') return { verb, colour: first, to: second };
  if (verb === 'blast') return { verb, colour: first, column: Number(second) };
  if (verb === 'nugget') return { verb, way: first === 'left' ? 'left' : 'right' };
  if (verb === 'throw') return first ? { verb, die: Number(first) } : { verb };
  if (['shoot', 'gps', 'tower'].includes(verb)) return { verb, column: Number(first) };
  return first ? { verb, cell: first } : { verb };
}

export function readMoves(actions: string[]): Move[] {
  return actions.map(readMove);
}

/** The ship's cell that a nugget would bring it to. */
export function nuggetTo(scene: Scene, way: 'left' | 'right'): number {
  return scene.ship + (way === 'left' ? -1 : 1);
}

/** The names of the places that an action touches, the same names that the tutorial points with. */
export function places(notation: string, scene: Scene, seat: number): string[] {
  const move = readMove(notation);
  const cells = [move.cell, move.to].flatMap((cell) => (cell ? [`cell-${cell}`] : []));
  if (move.verb === 'throw') return [`throw-${seat}`, ...thrownDice(move, seat)];
  if (move.verb === 'sacrifice') return [...cells, ...below(scene, move.cell!)];
  if (move.verb === 'stop') return [`stop-${seat}`, `cell-${scene.choices[ALIEN]?.what}`];
  if (move.verb === 'fly') return ['fly', `zone-${dieColumn(scene)}`];
  if (move.verb === 'nugget') return [`nugget-${move.way}`, `zone-${nuggetTo(scene, move.way!)}`];
  if (move.verb === 'gps') return ['gps', `zone-${move.column}`];
  if (move.verb === 'shoot') return ['shoot', `zone-${move.column}`];
  if (move.verb === 'blast') return [`ammo-${move.colour}`, `zone-${move.column}`];
  if (move.verb === 'tower') return [`cell-${cellName(scene.cells.length - 1, move.column! - 1)}`];
  if (move.verb === 'repair') return [...cells, `repair-${move.colour}`];
  return cells.length ? cells : [`${move.verb}-${seat}`];
}

function thrownDice(move: Move, seat: number): string[] {
  return [1, 2].filter((die) => !move.die || move.die === die).map((die) => `die-${seat}-${die}`);
}

function below(scene: Scene, cell: string): string[] {
  const ahead = beside(scene, cell, 1, 0);
  return ahead ? [`cell-${ahead.name}`] : [];
}
