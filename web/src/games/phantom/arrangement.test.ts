import { expect, test } from 'vitest';
import { arrange } from './arrangement';

test.each([
  [360, 424, 'folded'],
  [360, 468, 'folded'],
  [390, 670, 'below'],
  [768, 850, 'tall'],
  [440, 400, 'beside'],
  [704, 470, 'wide'],
  [930, 590, 'wide'],
  [1500, 930, 'wide'],
])('in a box of %i by %i the dock is %s', (width, height, wanted) => {
  expect(arrange(width, height, false)).toBe(wanted);
});

test('without a hand there is more room', () => {
  expect(arrange(390, 560, true)).toBe('below');
  expect(arrange(390, 560, false)).toBe('folded');
});
