import { expect, test } from 'vitest';
import type { Option } from '../src/lib/protocol';
import { choices } from '../src/lib/setup';

const options: Option[] = [
  { name: 'mode', values: ['slow', 'fast'], default: 'slow' },
  { name: 'throws', values: [3, 2], default: 3, only: { mode: 'slow' }, otherwise: [] },
  { name: 'tiles', values: [true, false], default: true, only: {}, otherwise: [{ when: { mode: 'fast' }, default: false }] },
];
const names = (picked: Record<string, string | number | boolean>): string[] =>
  choices(options, picked).offered.map((option) => option.name);

test('an option that needs another is there only with it, and keeps what was picked', () => {
  expect(names({})).toEqual(['mode', 'throws', 'tiles']);
  expect(names({ mode: 'fast', throws: 2 })).toEqual(['mode', 'tiles']);
  expect(choices(options, { mode: 'fast', throws: 2 }).chosen.throws).toBe(3);
  expect(choices(options, { mode: 'slow', throws: 2 }).chosen.throws).toBe(2);
});

test('a default follows what is chosen before it, until somebody picks', () => {
  expect(choices(options, {}).chosen).toEqual({ mode: 'slow', throws: 3, tiles: true });
  expect(choices(options, { mode: 'fast' }).chosen.tiles).toBe(false);
  expect(choices(options, { mode: 'fast', tiles: true }).chosen.tiles).toBe(true);
  expect(choices(options, { mode: 'slow', tiles: false }).chosen.tiles).toBe(false);
});

test('options of a box that names no such thing are as they were', () => {
  const plain: Option[] = [{ name: 'pay', values: ['one', 'all'], default: 'one' }];
  expect(choices(plain, { pay: 'all' })).toEqual({ offered: plain, chosen: { pay: 'all' } });
});
