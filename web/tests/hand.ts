/** The hand of a seat, for tests: whoever has the board on another screen must do without it. */

/** A situation, and what has to be tapped in the hand for each action that is offered there. */
export interface Deeds<V> {
  view: V;
  seat?: number;
  taps: Record<string, string[]>;
}

/** Each action for itself, with all that are offered beside it. */
export function eachOf<V>(
  all: Deeds<V>[],
): { name: string; view: V; seat: number; offered: string[]; taps: string[] }[] {
  return all.flatMap(({ view, seat = 0, taps }) =>
    Object.entries(taps).map(([name, own]) => ({ name, view, seat, offered: Object.keys(taps), taps: own })),
  );
}

/** The kinds of actions that these situations offer, and all that the game has words for. */
export function kinds<V>(all: Deeds<V>[], texts: string): { done: string[]; told: string[] } {
  const done = all.flatMap(({ taps }) => Object.keys(taps).map((notation) => notation.split(' ')[0]!));
  const told = [...texts.matchAll(/^action-([a-z]+) =/gm)].map(([, verb]) => verb!);
  return { done: [...new Set(done)].sort(), told: told.sort() };
}
