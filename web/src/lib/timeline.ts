/** When each event of a step is shown, and for how long: one after the other, so that everybody can follow. */
import type { GameEvent } from './protocol';

export interface Shown {
  event: GameEvent;
  at: number;
  for: number;
}

/** The events in their order, each for its time; what goes on beside others does not hold up the next. */
export function inTurn(events: GameEvent[], timeOf: (event: GameEvent) => number, beside = new Set<string>()): Shown[] {
  let now = 0;
  return events.map((event) => {
    const shown = { event, at: now, for: timeOf(event) };
    if (!beside.has(event.event)) now += shown.for;
    return shown;
  });
}

/** When the last of them has been shown. */
export function end(shown: Shown[]): number {
  const last = shown.at(-1);
  return last ? last.at + last.for : 0;
}
