/** What is lit on the board: what can be tapped, and what a list, a hint or the tutorial points at. */

import type { Offer } from '../../lib/board';
import { MarksOf, type AnyMark, type Picked } from '../../lib/marks';
import { places } from './moves';
import type { Words } from './shapes';
import { slotOf, type Scene } from './view';

/** What a tap does is the verb of its action. */
export interface Mark extends AnyMark<Words['verb']> {
  /** The cards that a flight there costs. */
  fare?: number;
  /** By how many notches the map is turned to find this. */
  notches?: number;
}

export type Marks = MarksOf<Mark>;

export interface Sources {
  scene: Scene;
  offers: Offer<Words>[];
  picked: Picked<Words> | null;
  point: string[];
}

export function readMarks({ scene, offers, picked, point }: Sources): Marks {
  const marks = new MarksOf<Mark>();
  for (const offer of offers) {
    marks.addAll(places(offer, scene, scene.me), litBy(offer));
  }
  if (picked) marks.addAll(places(picked.offer, scene, picked.seat), { picked: true });
  for (const name of point) marks.addAll(pointed(scene, name), { pointed: true });
  return marks;
}

function litBy(offer: Offer<Words>): Mark {
  if (offer.verb === 'fly') return { use: offer.verb, fare: offer.cost };
  return offer.verb === 'rotate' ? { use: offer.verb, notches: offer.notches } : { use: offer.verb };
}

/** The tutorial may point at the ship of a player, at the adventure of a system, or at a player; it counts from 1. */
function pointed({ view }: Scene, name: string): string[] {
  const [kind, number = ''] = name.split('-');
  const seat = Number(number) - 1;
  const place = view.players[seat]?.place ?? -1;
  if (kind === 'ship') return [place > 0 ? `system-${place}` : 'red-glix'];
  if (kind === 'adventure') return [`slot-${slotOf(view, Number(number))}`];
  if (kind === 'player' || kind === 'crystals' || kind === 'kept') return [`player-${seat}`];
  return [name];
}
