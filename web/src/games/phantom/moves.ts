/** What the offered actions ask for, and which places of the board they touch. */

import type { Offer } from '../../lib/board';
import type { Words } from './shapes';
import { slotOf, type Scene } from './view';

type Verb = Words['verb'];

/** What is done with a card of the hand. */
export const SPENDING: Verb[] = ['pay', 'commit', 'bury', 'discard'];

/** Where one flies. */
const FLYING: Verb[] = ['fly', 'berth'];
/** What is done on the map or with a card has no number among the answers. */
const TAPPED: Verb[] = [...SPENDING, ...FLYING];
/** What is done at the dock or on the map needs no button of its own. */
const SHOWN: Verb[] = ['take', 'place', 'rotate'];
/** What is chosen from a list that lies over the map. */
const LISTED: Verb[] = ['adventurer', 'steal', 'hand'];
/** Doing without comes last. */
export const WITHOUT: Verb[] = ['pass', 'stay', 'bare', 'give', 'accept'];

/** Everything else, in the order of its numbers. */
export function answers(offers: Offer<Words>[]): Offer<Words>[] {
  const rank = (offer: Offer<Words>) => Number(WITHOUT.includes(offer.verb));
  return offers.filter((offer) => !TAPPED.includes(offer.verb)).sort((one, other) => rank(one) - rank(other));
}

/** The few answers that are buttons beside the hand. */
export function buttons(offers: Offer<Words>[]): Offer<Words>[] {
  return answers(offers).filter(({ verb }) => !SHOWN.includes(verb) && !LISTED.includes(verb));
}

/** What is done on the map and at the dock, for whoever has them on another screen. */
export function ways(offers: Offer<Words>[]): Offer<Words>[] {
  return offers.filter(({ verb }) => FLYING.includes(verb) || SHOWN.includes(verb));
}

export function listed(offers: Offer<Words>[]): Offer<Words>[] {
  return offers.filter(({ verb }) => LISTED.includes(verb));
}

/** The names of the places that an action touches, the same names that the tutorial points with. */
export function places(words: Words, scene: Scene, seat: number): string[] {
  const place = scene.view.players[seat]?.place ?? -1;
  if ('adventurer' in words) return [`adventurer-${words.adventurer}`];
  if ('system' in words) return [`system-${words.system}`];
  if ('hold' in words) return [`hold-${words.hold}`];
  if ('card' in words) return [`card-${words.card}`];
  if (words.verb === 'turn') return ['pile'];
  if (words.verb === 'stay') return ['stay', `system-${place}`];
  if (words.verb === 'live') return place > 0 ? ['live', `slot-${slotOf(scene.view, place)}`] : ['live'];
  if (words.verb === 'steal') return [`steal-${words.sort}-${words.rival}`, `player-${words.rival}`];
  if (words.verb === 'hand') return [`hand-${words.rival}`, `player-${words.rival}`];
  if (words.verb === 'rotate') return [`rotate-${words.notches}`, `slot-${slotAhead(scene, seat, words.notches)}`];
  return [words.verb];
}

/** The slot before which a player lies when the map has been turned. */
function slotAhead({ view }: Scene, seat: number, notches: number): number {
  return slotOf({ systems: view.systems, turned: view.turned + notches }, view.players[seat]?.place ?? 0);
}
