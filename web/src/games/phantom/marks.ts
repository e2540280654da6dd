/** What is lit on the board: what can be tapped, and what a list, a hint or the tutorial points at. */

import { places, readMove } from './moves';
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

/** An action as the table offers it, with what fills its text. */
export interface Offer {
  do: string;
  cost?: unknown;
}

export interface Sources {
  scene: Scene;
  offers: Offer[];
  picked: { seat: number; do: string } | null;
  point: string[];
}

export function readMarks({ scene, offers, picked, point }: Sources): Marks {
  const marks: Marks = new Map();
  const mark = (place: string, more: Mark) => void marks.set(place, { ...marks.get(place), ...more });
  for (const offer of offers) {
    const { verb } = readMove(offer.do);
    const fare = verb === 'fly' ? Number(offer.cost ?? 0) : undefined;
    for (const place of places(offer.do, scene, scene.me)) mark(place, fare === undefined ? { use: verb } : { use: verb, fare });
  }
  if (picked) for (const place of places(picked.do, scene, picked.seat)) mark(place, { picked: true });
  for (const place of point.flatMap((name) => pointed(scene, name))) mark(place, { pointed: true });
  return marks;
}

/** The tutorial may point at a ship or at the adventure before a ship: wherever it is. */
function pointed({ view }: Scene, name: string): string[] {
  const [kind, number = ''] = name.split('-');
  const place = view.players[Number(number) - 1]?.place ?? -1;
  if (kind === 'ship') return [place > 0 ? `system-${place}` : 'red-glix'];
  if (kind === 'adventure') return place > 0 ? [`slot-${slotOf(view, place)}`] : [];
  if (kind === 'player') return [`player-${Number(number) - 1}`];
  return [name];
}
