/** What a tap means: an action to do, or one whose refusal is worth explaining. */

import type { Offer } from '../../lib/board';
import { tried, type Meaning } from '../../lib/taps';
import { SPENDING } from './moves';
import type { View, Words } from './shapes';
import type { Hold, Scene } from './view';

const ASKED: Partial<Record<View['phase'], string>> = { cut: 'bury', fight: 'commit', titans: 'discard' };

/** A card of one's hand: spent in whatever way is asked for now. */
export function tapCard({ view }: Scene, offers: Offer<Words>[], card: string): Meaning {
  const asked = ASKED[view.phase] ?? 'pay';
  return tried(offers, `${asked} ${card}`, ...SPENDING.map((verb) => `${verb} ${card}`));
}

export function tapHold({ view }: Scene, offers: Offer<Words>[], hold: Hold): Meaning {
  const [take, place] = [`take ${hold}`, `place ${hold}`];
  return view.phase === 'place' ? tried(offers, place, take) : tried(offers, take, place);
}

/** A system: to begin there, to fly there, or, where one's own ship is, to stay or to live its adventure. */
export function tapSystem({ view, me }: Scene, offers: Offer<Words>[], system: number): Meaning {
  const here = view.players[me]?.place === system;
  const [fly, berth] = [`fly ${system}`, `berth ${system}`];
  if (here) return tried(offers, 'stay', 'live', fly, berth);
  return view.phase === 'berth' ? tried(offers, berth, fly) : tried(offers, fly, berth);
}
