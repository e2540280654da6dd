/** What is lit on the board: what can be tapped, and what a list, a hint or the tutorial points at. */

import type { Offer } from '../../lib/board';
import { places } from './moves';
import type { Words } from './shapes';
import { slotOf, type Scene } from './view';

export interface Mark {
  /** The verb of the action that a tap does. */
  use?: string;
  /** The cards that a flight there costs. */
  fare?: number;
  picked?: boolean;
  pointed?: boolean;
}

export type Marks = Map<string, Mark>;

export interface Sources {
  scene: Scene;
  offers: Offer<Words>[];
  picked: { seat: number; do: string } | null;
  point: string[];
}

export function readMarks({ scene, offers, picked, point }: Sources): Marks {
  const marks: Marks = new Map();
  const mark = (place: string, more: Mark) => void marks.set(place, { ...marks.get(place), ...more });
  for (const offer of offers) {
    const lit = offer.verb === 'fly' ? { use: offer.verb, fare: offer.cost } : { use: offer.verb };
    for (const place of places(offer.do, scene, scene.me)) mark(place, lit);
  }
  if (picked) for (const place of places(picked.do, scene, picked.seat)) mark(place, { picked: true });
  for (const place of point.flatMap((name) => pointed(scene, name))) mark(place, { pointed: true });
  return marks;
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
