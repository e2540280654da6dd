/** What a tap on a board means: an action to do, one whose refusal is worth explaining, or something to hold for the next tap. */

export type Meaning<Held = never> = { act: string } | { why: string } | { hold: Held };

/** The first of these wishes that is legal; if none is, why the first is not. */
export function tried(actions: string[], ...wishes: [string, ...string[]]): { act: string } | { why: string } {
  const act = wishes.find((wish) => actions.includes(wish));
  return act === undefined ? { why: wishes[0] } : { act };
}
