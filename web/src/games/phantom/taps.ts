/** What a tap means: an action to do, or one whose refusal is worth explaining. */

import { SPENDING } from './moves';
import type { Hold, Scene } from './view';

export type Meaning = { act: string } | { why: string };

export function tried(actions: string[], ...wishes: string[]): Meaning {
  const act = wishes.find((wish) => actions.includes(wish));
  return act ? { act } : { why: wishes[0]! };
}

const ASKED: Partial<Record<string, string>> = { cut: 'bury', fight: 'commit', titans: 'discard' };

/** A card of one's hand: spent in whatever way is asked for now. */
export function tapCard({ view }: Scene, actions: string[], card: string): Meaning {
  const asked = ASKED[view.phase] ?? 'pay';
  return tried(actions, `${asked} ${card}`, ...SPENDING.map((verb) => `${verb} ${card}`));
}

export function tapHold({ view }: Scene, actions: string[], hold: Hold): Meaning {
  const wishes = [`take ${hold}`, `place ${hold}`];
  return tried(actions, ...(view.phase === 'place' ? wishes.reverse() : wishes));
}

/** A system: to begin there, to fly there, or, where one's own ship is, to stay or to live its adventure. */
export function tapSystem({ view, me }: Scene, actions: string[], system: number): Meaning {
  const here = view.players[me]?.place === system;
  const flight = view.phase === 'berth' ? [`berth ${system}`, `fly ${system}`] : [`fly ${system}`, `berth ${system}`];
  return here ? tried(actions, 'stay', 'live', ...flight) : tried(actions, ...flight);
}
