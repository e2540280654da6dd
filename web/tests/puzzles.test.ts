import { beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleShown } from '../src/lib/wire';

type Book = typeof import('../src/lib/puzzles.svelte');

const puzzle = (id: string, level: 1 | 2 | 3 = 1): PuzzleShown => ({
  id,
  level,
  seat: 0,
  seats: 2,
  options: {},
  view: {},
  actions: [],
  answer: 'right',
  chance: 0.7,
  costs: { wrong: 0.126 },
  reason: { reason: 'proven' },
});
const three = [puzzle('a'), puzzle('b', 2), puzzle('c')];

let book: Book;
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  book = await import('../src/lib/puzzles.svelte');
});

test('an answer is judged without anybody', () => {
  expect(book.judged(three[0]!, 'right')).toEqual({ right: true, cost: 0 });
  expect(book.judged(three[0]!, 'wrong')).toEqual({ right: false, cost: 13 });
});

test('what is right at the first try makes the row longer, a slip ends it, and the best is kept', () => {
  book.answered('chess', 'a', true);
  book.answered('chess', 'b', true);
  expect(book.standing('chess')).toMatchObject({ streak: 2, best: 2, solved: ['a', 'b'], missed: [] });
  book.answered('chess', 'c', false);
  expect(book.standing('chess')).toMatchObject({ streak: 0, best: 2, solved: ['a', 'b'], missed: ['c'] });
  book.answered('chess', 'c', true);
  expect(book.standing('chess')).toMatchObject({ streak: 1, best: 2, solved: ['a', 'b', 'c'], missed: [] });
  expect(book.standing('go')).toMatchObject({ streak: 0, best: 0, solved: [] });
});

test('what is solved counts no more, neither for the row nor against it', () => {
  book.answered('chess', 'a', true);
  book.answered('chess', 'a', true);
  book.answered('chess', 'a', false);
  expect(book.standing('chess')).toMatchObject({ streak: 1, best: 1, solved: ['a'], missed: [] });
});

test('it is all there after a reload', async () => {
  book.answered('chess', 'a', true);
  book.chooseLevel('chess', 2);
  vi.resetModules();
  const again: Book = await import('../src/lib/puzzles.svelte');
  expect(again.standing('chess')).toMatchObject({ streak: 1, solved: ['a'], level: 2 });
});

test('what is kept and cannot be read counts as nothing', async () => {
  localStorage.setItem('ludotheque.puzzles', '{');
  vi.resetModules();
  const again: Book = await import('../src/lib/puzzles.svelte');
  expect(again.standing('chess').streak).toBe(0);
});

test('next comes what is not solved, round and round; and when all is, none', () => {
  expect(book.following(three, null, [])?.id).toBe('a');
  expect(book.following(three, 'a', ['b'])?.id).toBe('c');
  expect(book.following(three, 'c', [])?.id).toBe('a');
  expect(book.following(three, 'b', ['a', 'c'])?.id).toBe('b');
  expect(book.following(three, 'a', ['a', 'b', 'c'])).toBeNull();
  expect(book.following([], null, [])).toBeNull();
});

test('a level is chosen', () => {
  expect(book.ofLevel(three, 0)).toEqual(three);
  expect(book.ofLevel(three, 2).map(({ id }) => id)).toEqual(['b']);
  expect(book.ofLevel(three, 3)).toEqual([]);
});
