/** What the offered actions ask for, and which places of the board they touch. */

import type { Offer } from '../../lib/board';
import type { Words } from './shapes';
import { slotOf, type Scene } from './view';

type Verb = Words['verb'];

/** What is done with a card of the hand. */
export const SPENDING: Verb[] = ['pay', 'commit', 'bury', 'discard'];

/** What is done on the board itself needs no button of its own. */
const TAPPED: Verb[] = [...SPENDING, 'fly', 'berth'];
/** Doing without comes last. */
export const WITHOUT: Verb[] = ['pass', 'stay', 'bare', 'give', 'accept'];

/** The answers that have a button, in the order of their numbers. */
export function answers(offers: Offer<Words>[]): Offer<Words>[] {
  const rank = (offer: Offer<Words>) => Number(WITHOUT.includes(offer.verb));
  return offers.filter((offer) => !TAPPED.includes(offer.verb)).sort((one, other) => rank(one) - rank(other));
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
  if (words.verb === 'rotate') return [`rotate-${words.notches}`];
  return [words.verb];
}
