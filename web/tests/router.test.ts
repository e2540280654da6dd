import { expect, test } from 'vitest';
import { placeOf, routeOf, to } from '../src/lib/router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/new/chess', { page: 'new', game: 'chess' }],
  ['/rules/chess', { page: 'rules', game: 'chess' }],
  ['/puzzles', { page: 'puzzles' }],
  ['/puzzles/chess', { page: 'solve', game: 'chess' }],
  ['/learn/chess/', { page: 'learn', game: 'chess' }],
  ['/t/abc', { page: 'table', table: 'abc', replay: false, look: 'table' }],
  ['/t/abc/replay', { page: 'table', table: 'abc', replay: true, look: 'table' }],
  ['/t/abc/screen', { page: 'table', table: 'abc', replay: false, look: 'screen' }],
  ['/t/abc/hand', { page: 'table', table: 'abc', replay: false, look: 'hand' }],
  ['/t/abc/hand/more', { page: 'lost' }],
  ['/t', { page: 'lost' }],
  ['/t/abc/else', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
  ['/t/%', { page: 'lost' }],
  ['/rules/%E0%A4%A', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test.each([
  ['https://host/t/abc#key', false, '/t/abc', 'key'],
  ['https://host/games/', true, '/', ''],
  ['https://host/games/index.html#/t/abc', true, '/t/abc', ''],
  ['https://host/games/#/rules/chess#rule-R5', true, '/rules/chess', 'rule-R5'],
])('%s', (address, behind, path, anchor) => {
  expect(placeOf(new URL(address), behind)).toEqual({ path, anchor });
});

test('a link leads where its address is read', () => {
  for (const behind of [false, true]) {
    const link = new URL(to('/rules/chess#rule-R5', behind), 'https://host/games/');
    expect(placeOf(link, behind)).toEqual({ path: '/rules/chess', anchor: 'rule-R5' });
  }
});
