/** What a key means: numbers choose what is asked for, letters do what has a name, arrows walk from one thing to the next. */

import { wayOf } from '../../lib/arrows';
import type { KeyHelp, Offer } from '../../lib/board';
import { isOffered, type Meaning } from '../../lib/taps';
import { SPENDING, answers } from './moves';
import type { Words } from './shapes';
import { tapCard, tapSystem } from './taps';
import { sorted, type Scene } from './view';

/** Null: the key means nothing now. */
export function letter(scene: Scene, offers: Offer<Words>[], key: string): Meaning | null {
  if (/^[1-9]$/.test(key)) return number(scene, offers, Number(key));
  const wishes = LETTERS[key];
  const act = wishes?.find((wish) => isOffered(offers, wish));
  return act ? { act } : null;
}

const LETTERS: Record<string, string[]> = {
  c: ['turn'],
  n: ['pass', 'stay', 'bare', 'give', 'accept'],
  v: ['live', 'rethrow'],
};

/** A system where one may go, a card of the hand where one is to be spent, otherwise the n-th answer. */
function number(scene: Scene, offers: Offer<Words>[], digit: number): Meaning | null {
  const verbs = new Set(offers.map((offer) => offer.verb));
  if (verbs.has('fly') || verbs.has('berth'))
    return digit <= scene.view.systems ? tapSystem(scene, offers, digit) : null;
  if (SPENDING.some((verb) => verbs.has(verb))) {
    const card = sorted(scene.view.players[scene.me]?.cards ?? [])[digit - 1];
    return card ? tapCard(scene, offers, card) : null;
  }
  const answer = answers(offers)[digit - 1];
  return answer ? { act: answer.do } : null;
}

/** The keys of the board, for the help. */
export function legend(seat: number): KeyHelp[] {
  const help: [string[], string][] = [
    [['1', '…', '9'], 'board-key-number'],
    [['C'], 'board-key-turn'],
    [['N'], 'board-key-pass'],
    [['V'], 'board-key-live'],
    [['D'], 'board-key-details'],
    [['←', '→'], 'board-key-arrows'],
  ];
  return help.map(([keys, text]) => ({ seat, keys, text }));
}

/** The neighbour that an arrow leads to among `count` things in a row or a ring; -1: no arrow. */
export function next(here: number, count: number, key: string): number {
  const { rows, columns } = wayOf(key);
  const step = rows + columns;
  return step && count ? (here + step + count) % count : -1;
}
