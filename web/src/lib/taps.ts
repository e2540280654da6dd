/** What a tap on a board means: an action to do, one whose refusal is worth explaining, or something to hold for the next tap. */

export type Meaning<Held = never> = { act: string } | { why: string } | { hold: Held };

interface Done {
  do: string;
}

/** The offer that is written like this, if it is offered. */
export function offerOf<O extends Done>(offers: O[], notation: string): O | undefined {
  return offers.find((offer) => offer.do === notation);
}

export function isOffered(offers: Done[], notation: string): boolean {
  return offerOf(offers, notation) !== undefined;
}

/** The first of these wishes that is legal; if none is, why the first is not. */
export function tried(offers: Done[], ...wishes: [string, ...string[]]): { act: string } | { why: string } {
  const act = wishes.find((wish) => isOffered(offers, wish));
  return act === undefined ? { why: wishes[0] } : { act };
}
