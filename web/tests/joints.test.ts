/** A value is joined to the words around it as its language wants, in the client as in Python (tests/core/test_joints.py). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle, format } from '../src/lib/texts.svelte';

const python = readFileSync(join(import.meta.dirname, '../../tests/core/test_joints.py'), 'utf8');
const cases = [...python.matchAll(/^ {8}\("(fr|en)", "(.+)", "(.+)", "(.+)"\),$/gm)].map((found) => found.slice(1, 5));

test('the cases are read from the test of the other side', () => {
  expect(cases.length).toBeGreaterThan(20);
});

test.each(cases)('%s: %s with %s', (language, text, name, read) => {
  expect(format([bundle(language as 'fr' | 'en', `said = ${text!}`)], 'said', { name: name! })).toBe(read);
});
