import { expect, test } from 'vitest';
import { next } from './keys';
import { choosing, components } from './situations';
import { readBox, readScene } from './view';

const lines = readScene(choosing(3), readBox(components)).sheets[0]!.lines;

test.each([
  ['a2', 'ArrowRight', 'a3'],
  ['a1', 'ArrowLeft', 'a1'],
  ['a5', 'Home', 'a1'],
  ['a1', 'End', 'a5'],
  ['a2', 'ArrowDown', 'b2'],
  ['b5', 'ArrowDown', 'c3'],
  ['c2', 'ArrowUp', 'b3'],
  ['d1', 'ArrowDown', 'e1'],
  ['e1', 'ArrowDown', 'e1'],
  ['a3', 'Enter', 'a3'],
])('from %s %s leads to %s', (here, key, there) => {
  expect(next(lines, here, key)).toBe(there);
});
