/** When each event of a step is shown, and for how long: one after the other, so that everybody can follow. */
import type { GameEvent, Kind } from './board';

export interface Shown<E extends Kind = GameEvent> {
  event: E;
  at: number;
  for: number;
}

/** The events in their order, each for its time; what goes on beside others does not hold up the next. */
export function inTurn<E extends Kind>(
  events: E[],
  timeOf: (event: E) => number,
  beside: ReadonlySet<E['event']> = new Set(),
): Shown<E>[] {
  let now = 0;
  return events.map((event) => {
    const shown = { event, at: now, for: timeOf(event) };
    if (!beside.has(event.event)) now += shown.for;
    return shown;
  });
}

/** When the last of them has been shown. */
export function end<E extends Kind>(shown: Shown<E>[]): number {
  const last = shown.at(-1);
  return last ? last.at + last.for : 0;
}
