/** Things on a board that people point at: how they are found there, and what they are called. */
import type { Prompt } from './board';

/**
 * The names are those that lessons point with; the server knows which of them everybody sees. A thing that has no
 * attribute of its own has its name in `data-target`; where others are folded away behind it, theirs too.
 */
export interface Targets {
  /** The data attributes of the board's things, and the name that the value of each makes; nothing if it is none. */
  things: Record<string, (value: string) => string | null>;
  /** A thing in words: a message of the game's texts. */
  words(name: string): Prompt;
}

/** What an element is, and what else is behind it. */
function namesOf(element: Element, { things }: Targets): string[] {
  const own = Object.entries(things).map(([attribute, name]) => {
    const value = element.getAttribute(`data-${attribute}`);
    return value === null ? null : name(value);
  });
  const more = element.getAttribute('data-target')?.split(' ') ?? [];
  return [...own.filter((name) => name !== null), ...more];
}

/** What is meant by an element: the innermost thing that it is part of. */
export function meant(element: Element | null, within: Element, targets: Targets): string | null {
  for (let each = element; each && each !== within; each = each.parentElement) {
    const [name] = namesOf(each, targets);
    if (name !== undefined) return name;
  }
  return null;
}

/** The thing under a point of the window; what lies over the board and is none is looked through. */
export function under(x: number, y: number, within: Element, targets: Targets): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const name = within.contains(element) ? meant(element, within, targets) : null;
    if (name !== null) return name;
  }
  return null;
}

/** Where a thing is drawn on the board. */
export function placesOf(name: string, within: Element, targets: Targets): Element[] {
  const marked = [...Object.keys(targets.things), 'target'].map((attribute) => `[data-${attribute}]`);
  return [...within.querySelectorAll(marked.join())].filter((element) => namesOf(element, targets).includes(name));
}

/** Where it is seen now. */
export function sightsOf(name: string, within: Element, targets: Targets): Element[] {
  return placesOf(name, within, targets).filter((element) => element.getClientRects().length > 0);
}
