/**
 * Where a value meets the words around it: French elides and contracts there, and a sentence opens with a capital.
 * Fluent marks where its values stand; so `de { $player }` is right whoever plays. As `core/joints.py` does it.
 */

const MARKS = /[\u2068\u2069]/g;
const OPENING = /(^|[.!?…][\s»”]+)(\u2068+)(the |le |la |les |l’)/gu;
const ELIDED = /(?<!\p{L})(d|qu)e (?=\u2068+(?:[aeiouàâéèêëîïôûœæ]|y(?![aeiou]))\p{L})/giu;
const CONTRACTED = /(?<!\p{L})(de|De|à|À) (\u2068+)(les?) /gu;
const CONTRACTIONS: Record<string, string> = { 'de le': 'du', 'de les': 'des', 'à le': 'au', 'à les': 'aux' };

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A text as it is read, of one whose values are marked. */
export function joined(text: string, language: string): string {
  const met = language === 'fr' ? text.replace(CONTRACTED, contracted).replace(ELIDED, '$1’') : text;
  return met
    .replace(OPENING, (_, before: string, marks: string, article: string) => before + marks + capital(article))
    .replace(MARKS, '');
}

/** One word for two, with the capital of the first. */
function contracted(_: string, preposition: string, marks: string, article: string): string {
  const short = CONTRACTIONS[`${preposition.toLowerCase()} ${article}`]!;
  return `${preposition === preposition.toLowerCase() ? short : capital(short)} ${marks}`;
}
