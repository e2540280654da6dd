/** What is lit on the board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

import { MarksOf, type AnyMark, type Picked } from '../../lib/marks';
import { isOffered } from '../../lib/taps';
import { ahead, bare, foot, nuggetTo, places, toolOf, type Offers } from './moves';
import type { Blast, Move, Nugget, Repair, Sacrifice, Shoot, Words } from './shapes';
import type { Held } from './taps';
import { dieColumn, firstIn, GPS, type Scene } from './view';

export type Use = 'take' | 'go' | 'answer' | 'crash' | 'clear' | 'aim' | 'fly' | 'spend';

export type Mark = AnyMark<Use>;
export type Marks = MarksOf<Mark>;

/** A player of this device: what the seat may do, and what it holds. */
export interface Player {
  seat: number;
  offers: Offers;
  held: Held;
}

export interface Sources {
  scene: Scene;
  players: Player[];
  picked: Picked<Words> | null;
  point: string[];
}

export function readMarks({ scene, players, picked, point }: Sources): Marks {
  const marks = new MarksOf<Mark>();
  for (const player of players) {
    for (const offer of player.offers) markUse(offer, scene, player, marks);
    markHeld(player, marks);
  }
  if (picked) marks.addAll(places(picked.offer, scene, picked.seat), { picked: true });
  for (const name of point) marks.addAll(pointed(scene, name), { pointed: true });
  return marks;
}

/** The tutorial may point at the ship, or at a whole line. */
function pointed(scene: Scene, name: string): string[] {
  if (name === 'ship') return [`zone-${scene.ship}`];
  if (!name.startsWith('line-')) return [name];
  return scene.cells.flat().flatMap((cell) => (cell.name[0] === name.slice(5) ? [`cell-${cell.name}`] : []));
}

function markUse(words: Words, scene: Scene, { held, offers }: Player, marks: Marks): void {
  if (words.verb === 'move') markStep(words, scene, held, marks);
  else if (words.verb === 'sacrifice') markCrash(words, scene, held, marks);
  else if (words.verb === 'clear') marks.add(`cell-${words.cell}`, { use: 'clear' });
  else if (words.verb === 'repair') markRepair(words, held, marks);
  else if (words.verb === 'tower') marks.add(`cell-${foot(scene, words.column)}`, { use: 'answer' });
  else if (words.verb === 'fly') marks.add(`zone-${words.column}`, { use: 'fly' });
  else if (words.verb === 'nugget' && !held.tool) markNugget(words, scene, isOffered(offers, 'fly'), marks);
  else if (words.verb === 'gps' && held.tool === GPS) marks.add(`zone-${words.column}`, { use: 'fly' });
  else if (words.verb === 'shoot' && !held.tool) markShot(words, scene, marks);
  else if (words.verb === 'blast' && held.tool === toolOf(words)) markShot(words, scene, marks);
  else if ('cell' in words) marks.add(`cell-${words.cell}`, { use: 'answer' });
}

function markStep(words: Move, scene: Scene, held: Held, marks: Marks): void {
  const going = scene.choices[0]!.kind === 'stop';
  if (!going && !(held.to && held.to !== words.to)) marks.add(`cell-${words.from}`, { use: 'take' });
  if (going || !held.saucer || held.saucer === words.from) marks.add(`cell-${words.to}`, { use: 'go' });
}

function markCrash(words: Sacrifice, scene: Scene, held: Held, marks: Marks): void {
  marks.add(`cell-${words.cell}`, { use: 'take' });
  if (held.saucer !== words.cell) return;
  for (const cell of ahead(scene, words.cell)) marks.add(`cell-${cell}`, { use: 'crash' });
}

/** No nugget is spent on a cell that the die brings the ship to for nothing. */
function markNugget(words: Nugget, scene: Scene, free: boolean, marks: Marks): void {
  const to = nuggetTo(scene, words.way);
  if (to !== dieColumn(scene) || !free) marks.add(`zone-${to}`, { use: 'spend' });
}

function markShot(words: Shoot | Blast, scene: Scene, marks: Marks): void {
  marks.add(`zone-${words.column}`, { use: 'aim' });
  const target = firstIn(scene, words.column);
  if (target) marks.add(`cell-${target.name}`, { use: 'aim' });
}

function markRepair(words: Repair, held: Held, marks: Marks): void {
  const colour = bare(words.saucer);
  marks.add(`repair-${colour}`, { use: 'take' });
  if (held.colour === colour) marks.add(`cell-${words.cell}`, { use: 'answer' });
}

function markHeld({ seat, held }: Player, marks: Marks): void {
  for (const cell of [held.saucer, held.to]) if (cell) marks.add(`cell-${cell}`, { held: true });
  if (held.tool) marks.add(held.tool === GPS ? GPS : `ammo-${held.tool}`, { held: true });
  if (held.colour) marks.add(`repair-${held.colour}`, { held: true });
  if (held.die) marks.add(`die-${seat}-${held.die}`, { held: true });
}
