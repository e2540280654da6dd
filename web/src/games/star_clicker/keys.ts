/** What a key means for a pilot, and the way over the map with the arrows. */

import { wayOf } from '../../lib/arrows';
import type { LegendLine } from '../../lib/board';
import { cellName, whereIs } from '../../lib/grid';
import { isOffered, tried } from '../../lib/taps';
import { tapOther, tapOwn, tapPower, type Hand, type Meaning } from './taps';
import type { Scene } from './view';

/** The cell that an arrow key leads to from here; here itself at the edge. */
export function next({ cells }: Scene, here: string, key: string): string {
  const { rows, columns } = wayOf(key);
  const { row, column } = whereIs(here);
  return cells[row + rows]?.[column + columns] ? cellName(row + rows, column + columns) : here;
}

/** What the keys do, for the help: at level 1 there are no powers, and only some fly several ships. */
export function legend(level: number, ships: number): LegendLine[] {
  return [
    { keys: ['1', '…', '9'], text: 'board-key-press' },
    { keys: ['X'], text: 'board-key-destroy' },
    { keys: ['B'], text: 'board-key-buy' },
    { keys: ['D'], text: 'board-key-done' },
    ...(level > 1
      ? [
          { keys: ['P'], text: 'board-key-power' },
          { keys: ['0', '1', '2'], text: 'board-key-further' },
        ]
      : []),
    ...(level > 2 ? [{ keys: ['A', 'B', 'C'], text: 'board-key-rays' }] : []),
    { keys: ['←', '↑', '↓', '→', '↵'], text: 'board-key-map' },
    ...(ships > 1 ? [{ keys: ['S'], text: 'board-key-ship' }] : []),
  ];
}

/** Null: the key means nothing now. */
export function letter(hand: Hand, key: string): Meaning | null {
  const { phase } = hand.scene.view;
  if (phase === 'over') return null;
  if (phase === 'rays') return 'abc'.includes(key) ? tried(hand.offers, `rays ${key.toUpperCase()}`) : null;
  if (phase === 'further' && isOffered(hand.offers, 'go')) return lengthen(hand, key);
  if (/^[1-9]$/.test(key)) return digit(hand, Number(key));
  if (key === 'p') return tapPower(hand);
  const plain: Record<string, string> = { b: 'buy', d: 'done', x: 'destroy' };
  return plain[key] ? tried(hand.offers, plain[key]) : null;
}

function lengthen({ offers }: Hand, key: string): Meaning | null {
  if (key === 'g' || key === '0') return { act: 'go' };
  return key === '1' || key === '2' ? tried(offers, `further ${key}`) : null;
}

/** A number is the n-th answer of a replicator, a button of one's own, or, once that is chosen, one of the only other pilot. */
function digit(hand: Hand, number: number): Meaning | null {
  const { scene, pilot, held } = hand;
  const answers = hand.offers.filter((offer) => offer.verb === 'copy');
  if (answers.length) return answers[number - 1] ? { act: answers[number - 1]!.do } : null;
  const [other, more] = scene.pilots.filter((each) => each.seat !== pilot.seat);
  if (held.power && held.place && other && !more) return tapOther(hand, other.colour, number);
  return tapOwn(hand, number);
}
