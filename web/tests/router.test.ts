import { expect, test } from 'vitest';
import { routeOf } from '../src/lib/router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/new/chess', { page: 'new', game: 'chess' }],
  ['/rules/chess', { page: 'rules', game: 'chess' }],
  ['/learn/chess/', { page: 'learn', game: 'chess' }],
  ['/t/abc', { page: 'table', table: 'abc', replay: false }],
  ['/t/abc/replay', { page: 'table', table: 'abc', replay: true }],
  ['/t', { page: 'lost' }],
  ['/t/abc/else', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});
