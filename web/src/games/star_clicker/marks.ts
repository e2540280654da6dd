/** What is lit on the board: what can be tapped, what is in hand, what a list, a hint or the tutorial points at. */

import { lying, places, readMove, type Move } from './moves';
import { inHand, powered, type Hand } from './taps';
import type { Scene } from './view';

export type Use = 'press' | 'answer' | 'power' | 'destroy';

export interface Mark {
  use?: Use;
  held?: boolean;
  picked?: boolean;
  pointed?: boolean;
}

export type Marks = Map<string, Mark>;

export interface Sources {
  scene: Scene;
  hands: Hand[];
  picked: { seat: number; do: string } | null;
  point: string[];
}

type Marker = (place: string, more: Mark) => void;

export function readMarks({ scene, hands, picked, point }: Sources): Marks {
  const marks: Marks = new Map();
  const mark: Marker = (place, more) => void marks.set(place, { ...marks.get(place), ...more });
  for (const hand of hands) {
    for (const move of hand.actions.map(readMove)) markUse(move, hand, mark);
    markHeld(hand, mark);
  }
  if (picked) for (const place of places(picked.do, scene, picked.seat)) mark(place, { picked: true });
  for (const place of point.flatMap((name) => pointed(scene, name))) mark(place, { pointed: true });
  return marks;
}

/** The tutorial may point at a ship, a Creeper or the planet: wherever it stands. */
function pointed({ view, box, pilots }: Scene, name: string): string[] {
  const [kind, what = ''] = name.split('-');
  if (kind === 'ship') return pilots.filter((pilot) => pilot.colour === what).map((pilot) => `cell-${pilot.cell}`);
  if (kind === 'creeper') return [`cell-${view.creepers[what]}`];
  return name === 'planet' ? [`cell-${box.centre}`] : [name];
}

function markUse(move: Move, hand: Hand, mark: Marker): void {
  const { scene, pilot, actions, held } = hand;
  const { verb } = move;
  const armed = held.power === true && powered(actions).length > 0;
  if (verb === 'press' && !armed) mark(`button-${pilot.colour}-${move.place}`, { use: 'press' });
  else if (verb === 'copy') for (const place of lying(scene, pilot.seat, move.button!)) mark(place, { use: 'answer' });
  else if (verb === 'destroy' && !armed) mark(`cell-${pilot.cell}`, { use: 'destroy' });
  else if (verb === 'reveal' && armed) mark(`cell-${move.cell}`, { use: 'power' });
  else if (verb === 'push' && armed) mark(`cell-${scene.view.creepers[move.line!]}`, { use: 'power' });
  else if (verb === 'show' && armed) markShow(move, hand, mark);
}

/** What still fits to what has been chosen. */
function markShow({ place, colour, otherPlace }: Move, { pilot, held }: Hand, mark: Marker): void {
  const fits = !held.other || (held.other.colour === colour && held.other.place === otherPlace);
  if (fits) mark(`button-${pilot.colour}-${place}`, { use: 'power' });
  if (!held.place || held.place === place) mark(`button-${colour}-${otherPlace}`, { use: 'power' });
}

function markHeld({ pilot, actions, held }: Hand, mark: Marker): void {
  const { cell, place, other } = inHand(actions, held);
  if (cell) mark(`cell-${cell}`, { held: true });
  if (place) mark(`button-${pilot.colour}-${place}`, { held: true });
  if (other) mark(`button-${other.colour}-${other.place}`, { held: true });
}
