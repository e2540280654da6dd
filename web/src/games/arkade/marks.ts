/** What is lit on the board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

import { cellName } from '../../lib/grid';
import { MarksOf, type AnyMark } from '../../lib/marks';
import { nuggetTo, places, readMove, type Move } from './moves';
import { GPS, from, toolOf, type Held } from './taps';
import { dieColumn, firstIn, type Scene } from './view';

export type Use = 'take' | 'go' | 'answer' | 'crash' | 'clear' | 'aim' | 'fly' | 'spend';

export type Mark = AnyMark<Use>;
export type Marks = MarksOf<Mark>;

/** A player of this device: what the seat may do, and what it holds. */
export interface Player {
  seat: number;
  actions: string[];
  held: Held;
}

export interface Sources {
  scene: Scene;
  players: Player[];
  picked: { seat: number; do: string } | null;
  point: string[];
}

export function readMarks({ scene, players, picked, point }: Sources): Marks {
  const marks = new MarksOf<Mark>();
  for (const player of players) {
    for (const move of player.actions.map(readMove)) markUse(move, scene, player, marks);
    markHeld(player, marks);
  }
  if (picked) marks.addAll(places(picked.do, scene, picked.seat), { picked: true });
  for (const name of point) marks.addAll(pointed(scene, name), { pointed: true });
  return marks;
}

/** The tutorial may point at the ship, or at a whole line. */
function pointed(scene: Scene, name: string): string[] {
  if (name === 'ship') return [`zone-${scene.ship}`];
  if (!name.startsWith('line-')) return [name];
  return scene.cells.flat().flatMap((cell) => (cell.name[0] === name.slice(5) ? [`cell-${cell.name}`] : []));
}

function markUse(move: Move, scene: Scene, { held, seat, actions }: Player, marks: Marks): void {
  if (move.verb === 'move') markStep(move, scene, held, marks);
  else if (move.verb === 'sacrifice') markCrash(move, scene, held, marks);
  else if (move.verb === 'clear') marks.add(`cell-${move.cell}`, { use: 'clear' });
  else if (move.verb === 'stop') marks.add(`cell-${scene.choices[seat]!.what}`, { use: 'answer' });
  else if (move.verb === 'repair') markRepair(move, held, marks);
  else if (move.verb === 'tower')
    marks.add(`cell-${cellName(scene.cells.length - 1, move.column! - 1)}`, { use: 'answer' });
  else if (move.verb === 'fly') marks.add(`zone-${dieColumn(scene)}`, { use: 'fly' });
  else if (move.verb === 'nugget' && !held.tool) markNugget(move, scene, actions.includes('fly'), marks);
  else if (move.verb === 'gps' && held.tool === GPS) marks.add(`zone-${move.column}`, { use: 'fly' });
  else if (move.verb === 'shoot' && !held.tool) markShot(move, scene, marks);
  else if (move.verb === 'blast') markBlast(move, scene, held, marks);
  else if (move.cell) marks.add(`cell-${move.cell}`, { use: 'answer' });
}

function markStep(move: Move, scene: Scene, held: Held, marks: Marks): void {
  const going = scene.choices[0]!.kind === 'stop';
  if (!going && !(held.to && held.to !== move.to)) marks.add(`cell-${move.cell}`, { use: 'take' });
  if (going || !held.saucer || held.saucer === move.cell) marks.add(`cell-${move.to}`, { use: 'go' });
}

function markCrash(move: Move, scene: Scene, held: Held, marks: Marks): void {
  marks.add(`cell-${move.cell}`, { use: 'take' });
  if (held.saucer === from(move)) marks.add(places('sacrifice ' + move.cell, scene, 0)[1]!, { use: 'crash' });
}

/** No nugget is spent on a cell that the die brings the ship to for nothing. */
function markNugget(move: Move, scene: Scene, free: boolean, marks: Marks): void {
  const to = nuggetTo(scene, move.way!);
  if (to !== dieColumn(scene) || !free) marks.add(`zone-${to}`, { use: 'spend' });
}

function markShot(move: Move, scene: Scene, marks: Marks): void {
  marks.add(`zone-${move.column}`, { use: 'aim' });
  const target = firstIn(scene, move.column!);
  if (target) marks.add(`cell-${target.name}`, { use: 'aim' });
}

function markBlast(move: Move, scene: Scene, held: Held, marks: Marks): void {
  if (held.tool === toolOf(move)) markShot(move, scene, marks);
}

function markRepair(move: Move, held: Held, marks: Marks): void {
  marks.add(`repair-${move.colour}`, { use: 'take' });
  if (held.colour === move.colour) marks.add(`cell-${move.to}`, { use: 'answer' });
}

function markHeld({ seat, held }: Player, marks: Marks): void {
  for (const cell of [held.saucer, held.to]) if (cell) marks.add(`cell-${cell}`, { held: true });
  if (held.tool) marks.add(held.tool === GPS ? GPS : `ammo-${held.tool}`, { held: true });
  if (held.colour) marks.add(`repair-${held.colour}`, { held: true });
  if (held.die) marks.add(`die-${seat}-${held.die}`, { held: true });
}
