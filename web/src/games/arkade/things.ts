/** What can stand on a cell. */

export type Thing =
  { kind: 'saucer'; colour: string; life: boolean; spent: boolean } | { kind: 'asteroid' | 'field' | 'tower' };

/** A word of the view: `.`, `green+*`, `asteroid`. A `+` is an extra life, a `*` a saucer that no die moves again. */
export function readThing(word: string): Thing | null {
  if (word === '.') return null;
  if (word === 'asteroid' || word === 'field' || word === 'tower') return { kind: word };
  return { kind: 'saucer', colour: word.replace(/[+*]/g, ''), life: word.includes('+'), spent: word.includes('*') };
}
