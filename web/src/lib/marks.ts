/** What is lit on a board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

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
