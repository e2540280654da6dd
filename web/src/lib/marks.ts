/** What is lit on a board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

import type { Offer, Pick } from './board';
import { offerOf } from './taps';

export interface AnyMark<Use extends string = string> {
  use?: Use;
  held?: boolean;
  picked?: boolean;
  pointed?: boolean;
}

/** The marks of a board by the names of its places, the same names that the tutorial points with. */
export class MarksOf<Mark extends AnyMark> extends Map<string, Mark> {
  /** Mark a place, besides what it is marked with already. */
  add(place: string, more: Mark): void {
    this.set(place, { ...this.get(place), ...more });
  }

  addAll(places: string[], more: Mark): void {
    for (const place of places) this.add(place, more);
  }
}

/** An offer that a list or a hint points at. */
export interface Picked<W> {
  seat: number;
  offer: Offer<W>;
}

/** What is pointed at, found among what is offered. */
export function pickedOf<W>(actions: Record<number, Offer<W>[]>, pick: Pick | null): Picked<W> | null {
  const offer = pick && offerOf(actions[pick.seat] ?? [], pick.do);
  return offer ? { seat: pick.seat, offer } : null;
}
