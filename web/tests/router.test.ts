import { expect, test } from 'vitest';
import { routeOf } from '../src/lib/router.svelte';

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
