/** When each event of a step comes on stage, and for how long: one after the other, so that everybody can follow. */
import type { GameEvent, Kind } from './board';

/** So many times as fast goes what moves where nothing moves. */
export const STILL = 3;

export interface Shown<E extends Kind = GameEvent> {
  event: E;
  /** Milliseconds after the beginning of the step. */
  at: number;
  /** So long nothing else comes. */
  for: number;
  /** So long after it came on stage it has come true: a die has stopped, a shot has hit. Only then is it told. */
  lands: number;
  /** It is shown to be read or remembered, and is gone afterwards: its time is as long without motion. */
  reading: boolean;
}

interface Manner<E extends Kind> {
  /** What goes on beside others, and does not hold up the next. */
  beside?: ReadonlySet<E['event']>;
  lands?: (event: E) => number;
  /** What is shown to be read or remembered. */
  reading?: ReadonlySet<E['event']>;
}

/** The events in their order, each for its time. */
export function inTurn<E extends Kind>(
  events: E[],
  timeOf: (event: E) => number,
  { beside = new Set(), lands = () => 0, reading = new Set() }: Manner<E> = {},
): Shown<E>[] {
  let now = 0;
  return events.map((event) => {
    const kind = event.event;
    const shown = { event, at: now, for: timeOf(event), lands: lands(event), reading: reading.has(kind) };
    if (!beside.has(kind)) now += shown.for;
    return shown;
  });
}

/** The same without motion: in the same order, only sooner; but people read as they do. */
export function still<E extends Kind>(shown: Shown<E>[]): Shown<E>[] {
  let saved = 0;
  return shown.map((each, index) => {
    const at = each.at - saved;
    if (each.reading) return { ...each, at };
    const next = shown[index + 1]?.at ?? each.at;
    saved += next - each.at - (next - each.at) / STILL;
    return { ...each, at, for: each.for / STILL, lands: each.lands / STILL };
  });
}

/** When the last of them has been shown. */
export function end<E extends Kind>(shown: Shown<E>[]): number {
  const last = shown.at(-1);
  return last ? last.at + last.for : 0;
}
