/** Finding words in texts the way people type them: without accents, in any case, with any apostrophe or space. */

/** Where a word was found: from, and up to, a place in the text. */
export type Span = [from: number, to: number];

/** A piece of a text, found or not. */
export interface Piece {
  text: string;
  found: boolean;
}

const PLAIN: Record<string, string> = { '’': "'", '\u00a0': ' ', '\u202f': ' ', œ: 'oe', æ: 'ae' };

function plainly(character: string): string {
  const bare = character
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return PLAIN[bare] ?? bare;
}

/** The text in plain letters, and the place in it that each of them comes from. */
function folded(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const letters = plainly(character);
    for (let letter = 0; letter < letters.length; letter++) places.push(place);
    plain += letters;
    place += character.length;
  }
  return { plain, places: [...places, place] };
}

/** The words that somebody looks for. */
export function wordsOf(query: string): string[] {
  return folded(query).plain.split(/\s+/).filter(Boolean);
}

/** Whether a text has all of these words, or begins some of its own with them. */
export function hasAll(text: string, words: string[]): boolean {
  const { plain } = folded(text);
  return words.every((word) => starts(plain, word).length > 0);
}

/** Where a word, or a longer one that begins like it, stands. */
function starts(plain: string, word: string): number[] {
  const found: number[] = [];
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(plain[at - 1]!)) found.push(at);
  }
  return found;
}

function spans(text: string, words: string[]): Span[] {
  const { plain, places } = folded(text);
  const all = words.flatMap((word) => starts(plain, word).map((at): Span => [places[at]!, places[at + word.length]!]));
  const merged: Span[] = [];
  for (const [from, to] of all.sort(([one], [other]) => one - other)) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The text cut where the words were found. */
export function pieces(text: string, words: string[]): Piece[] {
  const cut: Piece[] = [];
  let done = 0;
  for (const [from, to] of spans(text, words)) {
    if (from > done) cut.push({ text: text.slice(done, from), found: false });
    cut.push({ text: text.slice(from, to), found: true });
    done = to;
  }
  if (done < text.length || !cut.length) cut.push({ text: text.slice(done), found: false });
  return cut;
}
