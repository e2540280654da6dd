/** What is lit on the board: what can be tapped, what is in hand, what a list, a hint or the tutorial points at. */

import { MarksOf, type AnyMark, type Picked } from '../../lib/marks';
import { lying, places } from './moves';
import type { Show, Words } from './shapes';
import { inHand, powered, type Hand } from './taps';
import type { Scene } from './view';

export type Use = 'press' | 'answer' | 'power' | 'destroy';

export type Mark = AnyMark<Use>;
export type Marks = MarksOf<Mark>;

export interface Sources {
  scene: Scene;
  hands: Hand[];
  picked: Picked<Words> | null;
  point: string[];
}

export function readMarks({ scene, hands, picked, point }: Sources): Marks {
  const marks = new MarksOf<Mark>();
  for (const hand of hands) {
    for (const offer of hand.offers) markUse(offer, hand, marks);
    markHeld(hand, marks);
  }
  if (picked) marks.addAll(places(picked.offer, scene, picked.seat), { picked: true });
  for (const name of point) marks.addAll(pointed(scene, name), { pointed: true });
  return marks;
}

/** The tutorial may point at a ship, a Creeper or the planet: wherever it stands. */
function pointed({ view, box, pilots }: Scene, name: string): string[] {
  const [kind, what = ''] = name.split('-');
  if (kind === 'ship') return pilots.filter((pilot) => pilot.colour === what).map((pilot) => `cell-${pilot.cell}`);
  if (kind === 'creeper') return [`cell-${view.creepers[what]}`];
  return name === 'planet' ? [`cell-${box.centre}`] : [name];
}

function markUse(words: Words, hand: Hand, marks: Marks): void {
  const { scene, pilot, offers, held } = hand;
  const armed = held.power === true && powered(offers).length > 0;
  if (words.verb === 'press' && !armed) marks.add(`button-${pilot.colour}-${words.place}`, { use: 'press' });
  else if (words.verb === 'copy') marks.addAll(lying(scene, pilot.seat, words.button), { use: 'answer' });
  else if (words.verb === 'destroy' && !armed) marks.add(`cell-${pilot.cell}`, { use: 'destroy' });
  else if (words.verb === 'reveal' && armed) marks.add(`cell-${words.cell}`, { use: 'power' });
  else if (words.verb === 'push' && armed) marks.add(`cell-${scene.view.creepers[words.line]}`, { use: 'power' });
  else if (words.verb === 'show' && armed) markShow(words, hand, marks);
}

/** What still fits to what has been chosen. */
function markShow({ place, colour, 'other-place': otherPlace }: Show, { pilot, held }: Hand, marks: Marks): void {
  const fits = !held.other || (held.other.colour === colour && held.other.place === otherPlace);
  if (fits) marks.add(`button-${pilot.colour}-${place}`, { use: 'power' });
  if (!held.place || held.place === place) marks.add(`button-${colour}-${otherPlace}`, { use: 'power' });
}

function markHeld({ pilot, offers, held }: Hand, marks: Marks): void {
  const { cell, place, other } = inHand(offers, held);
  if (cell) marks.add(`cell-${cell}`, { held: true });
  if (place) marks.add(`button-${pilot.colour}-${place}`, { held: true });
  if (other) marks.add(`button-${other.colour}-${other.place}`, { held: true });
}
