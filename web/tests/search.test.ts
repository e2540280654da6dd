import { expect, it } from 'vitest';
import { hasAll, pieces, wordsOf } from '../src/lib/search';

const RULE = 'R7 L’étoile, derrière le sapin\u202f: œuvre d’Éloïse.';

it('finds words without their accents, in any case', () => {
  for (const query of ['etoile', 'ÉTOILE', 'sapin derriere', 'oeuvre', 'éloïse', "l'etoile", 'r7'])
    expect(hasAll(RULE, wordsOf(query)), query).toBe(true);
});

it('finds the beginnings of words, not their middles, and all words or none', () => {
  expect(hasAll(RULE, wordsOf('sap'))).toBe(true);
  expect(hasAll(RULE, wordsOf('apin'))).toBe(false);
  expect(hasAll(RULE, wordsOf('sapin lutin'))).toBe(false);
  expect(hasAll(RULE, wordsOf('   '))).toBe(true);
});

it('cuts a text where words were found, and loses nothing of it', () => {
  const cut = pieces(RULE, wordsOf('oeuvre etoile et'));
  expect(cut.filter(({ found }) => found).map(({ text }) => text)).toEqual(['étoile', 'œuvre']);
  expect(cut.map(({ text }) => text).join('')).toBe(RULE);
});

it('leaves a text whole in which there is nothing to find', () => {
  expect(pieces(RULE, [])).toEqual([{ text: RULE, found: false }]);
  expect(pieces('', wordsOf('x'))).toEqual([{ text: '', found: false }]);
});
