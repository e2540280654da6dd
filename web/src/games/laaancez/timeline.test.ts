import { expect, test } from 'vitest';
import { end } from '../../lib/timeline';
import type { Event } from './shapes';
import { timeline } from './timeline';

const copied: Event = { event: 'copy-done', seat: 0, object: '@object-hat', cell: 'a1' };
const thrown: Event = {
  event: 'thrown',
  seat: 0,
  object: '@object-hat',
  from: 'a1',
  target: '@object-star',
  to: 'a1',
  damage: 1,
  lost: 1,
  left: 0,
};

test('both choices are drawn one after the other', () => {
  const [first, second] = timeline([copied, { ...copied, seat: 1 }]);
  expect(second!.at).toBe(first!.at + first!.for);
  expect(first!.lands).toBe(0);
});

test('a throw hits before anything is destroyed, and a line has turned over before the next one folds', () => {
  const shown = timeline([
    thrown,
    { event: 'destroyed', seat: 1, object: '@object-star', cell: 'a1' },
    { event: 'folded', seat: 1, line: 'a' },
    { event: 'folded', seat: 1, line: 'b' },
  ]);
  for (const [number, each] of shown.entries()) {
    expect(each.lands).toBeLessThan(each.for);
    expect(shown[number + 1]?.at ?? end(shown)).toBe(each.at + each.for);
  }
  expect(shown.map(({ lands }) => lands > 0)).toEqual([true, false, true, true]);
});

test('the result of the die is known when it lies still', () => {
  expect(timeline([{ event: 'rolled', seat: 0, die: 3 }])[0]!.lands).toBeGreaterThan(0);
});
