/** Actions in words: what a line of notation does, and which places of the board it touches. */

import { HOLDS, slotOf, type Hold, type Scene } from './view';

export interface Move {
  verb: string;
  adventurer?: string;
  system?: number;
  hold?: Hold | undefined;
  card?: string;
  sort?: string;
  /** A seat, from 0. */
  rival?: number;
  notches?: number;
}

/** What is done with a card of the hand. */
export const SPENDING = ['pay', 'commit', 'bury', 'discard'];

export function readMove(notation: string): Move {
  const [verb = '', first = '', second = ''] = notation.split(' ');
  if (verb === 'adventurer') return { verb, adventurer: first };
  if (verb === 'berth' || verb === 'fly') return { verb, system: Number(first) };
  if (verb === 'take' || verb === 'place') return { verb, hold: HOLDS.find((hold) => hold === first) };
  if (SPENDING.includes(verb)) return { verb, card: first };
  if (verb === 'steal') return { verb, sort: first, rival: Number(second) - 1 };
  if (verb === 'hand') return { verb, rival: Number(first) - 1 };
  if (verb === 'rotate') return { verb, notches: Number(first) };
  return { verb };
}

/** What is done on the board itself needs no button of its own. */
const TAPPED = [...SPENDING, 'fly', 'berth'];
/** Doing without comes last. */
export const WITHOUT = ['pass', 'stay', 'bare', 'give', 'accept'];

/** The answers that have a button, in the order of their numbers. */
export function answers<Offer extends { do: string }>(offers: Offer[]): Offer[] {
  const rank = (offer: Offer) => Number(WITHOUT.includes(readMove(offer.do).verb));
  return offers
    .filter((offer) => !TAPPED.includes(readMove(offer.do).verb))
    .sort((one, other) => rank(one) - rank(other));
}

/** The names of the places that an action touches, the same names that the tutorial points with. */
export function places(notation: string, scene: Scene, seat: number): string[] {
  const { verb, adventurer, system, hold, card, sort, rival, notches } = readMove(notation);
  const place = scene.view.players[seat]?.place ?? -1;
  if (adventurer) return [`adventurer-${adventurer}`];
  if (system) return [`system-${system}`];
  if (hold) return [`hold-${hold}`];
  if (card) return [`card-${card}`];
  if (verb === 'turn') return ['pile'];
  if (verb === 'stay') return ['stay', `system-${place}`];
  if (verb === 'live') return place > 0 ? ['live', `slot-${slotOf(scene.view, place)}`] : ['live'];
  if (sort) return [`steal-${sort}-${rival}`, `player-${rival}`];
  if (rival !== undefined) return [`hand-${rival}`, `player-${rival}`];
  if (notches) return [`rotate-${notches}`];
  return [verb];
}
