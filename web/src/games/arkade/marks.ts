/** What is lit on the board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

import { nuggetTo, places, readMove, type Move } from './moves';
import { GPS, from, toolOf, type Held } from './taps';
import { cellName, dieColumn, firstIn, type Scene } from './view';

export type Use = 'take' | 'go' | 'answer' | 'crash' | 'clear' | 'aim' | 'fly' | 'spend';

export interface Mark {
  use?: Use;
  held?: boolean;
  picked?: boolean;
  pointed?: boolean;
}

export type Marks = Map<string, Mark>;

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

type Marker = (place: string, more: Mark) => void;

export function readMarks({ scene, players, picked, point }: Sources): Marks {
  const marks: Marks = new Map();
  const mark: Marker = (place, more) => void marks.set(place, { ...marks.get(place), ...more });
  for (const player of players) {
    for (const move of player.actions.map(readMove)) markUse(move, scene, player, mark);
    markHeld(player, mark);
  }
  if (picked) for (const place of places(picked.do, scene, picked.seat)) mark(place, { picked: true });
  for (const place of point.flatMap((name) => pointed(scene, name))) mark(place, { pointed: true });
  return marks;
}

/** The tutorial may point at the ship, or at a whole line. */
function pointed(scene: Scene, name: string): string[] {
  if (name === 'ship') return [`zone-${scene.ship}`];
  if (!name.startsWith('line-')) return [name];
  return scene.cells.flat().flatMap((cell) => (cell.name[0] === name.slice(5) ? [`cell-${cell.name}`] : []));
}

function markUse(move: Move, scene: Scene, { held, seat, actions }: Player, mark: Marker): void {
  if (move.verb === 'move') markStep(move, scene, held, mark);
  else if (move.verb === 'sacrifice') markCrash(move, scene, held, mark);
  else if (move.verb === 'clear') mark(`cell-${move.cell}`, { use: 'clear' });
  else if (move.verb === 'stop') mark(`cell-${scene.choices[seat]!.what}`, { use: 'answer' });
  else if (move.verb === 'repair') markRepair(move, held, mark);
  else if (move.verb === 'tower') mark(`cell-${cellName(scene.cells.length - 1, move.column! - 1)}`, { use: 'answer' });
  else if (move.verb === 'fly') mark(`zone-${dieColumn(scene)}`, { use: 'fly' });
  else if (move.verb === 'nugget' && !held.tool) markNugget(move, scene, actions.includes('fly'), mark);
  else if (move.verb === 'gps' && held.tool === GPS) mark(`zone-${move.column}`, { use: 'fly' });
  else if (move.verb === 'shoot' && !held.tool) markShot(move, scene, mark);
  else if (move.verb === 'blast') markBlast(move, scene, held, mark);
  else if (move.cell) mark(`cell-${move.cell}`, { use: 'answer' });
}

function markStep(move: Move, scene: Scene, held: Held, mark: Marker): void {
  const going = scene.choices[0]!.kind === 'stop';
  if (!going && !(held.to && held.to !== move.to)) mark(`cell-${move.cell}`, { use: 'take' });
  if (going || !held.saucer || held.saucer === move.cell) mark(`cell-${move.to}`, { use: 'go' });
}

function markCrash(move: Move, scene: Scene, held: Held, mark: Marker): void {
  mark(`cell-${move.cell}`, { use: 'take' });
  if (held.saucer === from(move)) mark(places('sacrifice ' + move.cell, scene, 0)[1]!, { use: 'crash' });
}

/** No nugget is spent on a cell that the die brings the ship to for nothing. */
function markNugget(move: Move, scene: Scene, free: boolean, mark: Marker): void {
  const to = nuggetTo(scene, move.way!);
  if (to !== dieColumn(scene) || !free) mark(`zone-${to}`, { use: 'spend' });
}

function markShot(move: Move, scene: Scene, mark: Marker): void {
  mark(`zone-${move.column}`, { use: 'aim' });
  const target = firstIn(scene, move.column!);
  if (target) mark(`cell-${target.name}`, { use: 'aim' });
}

function markBlast(move: Move, scene: Scene, held: Held, mark: Marker): void {
  if (held.tool === toolOf(move)) markShot(move, scene, mark);
}

function markRepair(move: Move, held: Held, mark: Marker): void {
  mark(`repair-${move.colour}`, { use: 'take' });
  if (held.colour === move.colour) mark(`cell-${move.to}`, { use: 'answer' });
}

function markHeld({ seat, held }: Player, mark: Marker): void {
  for (const cell of [held.saucer, held.to]) if (cell) mark(`cell-${cell}`, { held: true });
  if (held.tool) mark(held.tool === GPS ? GPS : `ammo-${held.tool}`, { held: true });
  if (held.colour) mark(`repair-${held.colour}`, { held: true });
  if (held.die) mark(`die-${seat}-${held.die}`, { held: true });
}
