/** The page of a game's puzzles: what it says of tries and of the row, and when all are solved. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { Trouble } from '../src/lib/api';
import type { BoardProps } from '../src/lib/board';
import { answered, standing } from '../src/lib/puzzles.svelte';
import type { PuzzleShown } from '../src/lib/wire';
import Solve from '../src/pages/Solve.svelte';

const action = (name: string) => ({ do: name, verb: name });
const puzzle = (id: string, level: 1 | 2 = 1): PuzzleShown => ({
  id,
  level,
  seat: 0,
  seats: 2,
  options: {},
  view: {},
  actions: [action('right'), action('wrong')],
  answer: 'right',
  chance: 0.8,
  costs: { wrong: 0.21 },
  reason: { reason: 'proven' },
});
let puzzles: PuzzleShown[] = [];
let board: BoardProps;
vi.mock('../src/lib/api', async (original) => ({
  ...(await original<typeof import('../src/lib/api')>()),
  puzzlesOf: () =>
    puzzles.length
      ? Promise.resolve({ puzzles, components: {}, facts: {} })
      : Promise.reject(new Trouble(404, 'no-game', '')),
}));
vi.mock('../src/lib/games', async () =>
  (await import('./tiny')).tiny({ Board: ((_: unknown, props: BoardProps) => (board = props)) as never }),
);

const GAME_WORDS =
  'title = Tiny\naction-right = Go right\naction-wrong = Go wrong\nrole-0 = Alien\n    .the = the Alien\n';
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(GAME_WORDS)));
  puzzles = [puzzle('a'), puzzle('b', 2)];
});

/** Every test has a game of its own, since what is solved stays. */
let games = 0;
let game = '';
beforeEach(() => void (game = `tiny${games++}`));

const open = (): unknown => render(Solve, { route: { game } });
const told = (): string => document.querySelector('.told')!.textContent!;
const press = async (name: string): Promise<void> => {
  await fireEvent.click(await screen.findByRole('button', { name }));
};

test('a cost is told in games, and only the first try counts', async () => {
  answered(game, 'before', true);
  open();
  await press('Go wrong');
  expect(told()).toContain('Go wrong (wins 21 in 100 fewer)');
  expect(told()).toContain('Your row ends at 1.');
  await press('Go right');
  expect(told()).toContain('Right!');
  expect(told()).toContain('this one will come again');
  expect(standing(game)).toMatchObject({ streak: 0, missed: ['a'], solved: ['before'] });
});

test('what is found at once needs no more words, and the row is said', async () => {
  open();
  await press('Go right');
  expect(told()).not.toContain('again');
  expect(screen.getByRole('status').textContent).toContain('In a row: 1.');
});

test('a side of its own is called as in a sentence', async () => {
  open();
  await screen.findByRole('button', { name: 'Go right' });
  expect(told()).toContain('You are the Alien.');
});

test('that something is not possible is said until there is an answer', async () => {
  open();
  await screen.findByRole('button', { name: 'Go right' });
  board.why!(0, 'nothing');
  expect((await screen.findByRole('alert')).textContent).toBe('That is not possible now.');
  await press('Answer');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('when all are solved the page says so, and going through them again counts nothing', async () => {
  answered(game, 'b', true);
  open();
  await press('Go right');
  await press('Next');
  expect(await screen.findByText('All puzzles of this game are solved!')).toBeTruthy();
  await press('Again, without counting');
  await press('Go wrong');
  expect(standing(game)).toMatchObject({ streak: 2, solved: ['b', 'a'], missed: [] });
  await press('Go right');
  expect(told()).toContain('You have solved this one before');
});

test('a level that is solved leads on to the others', async () => {
  answered(game, 'b', true);
  open();
  await fireEvent.change(await screen.findByRole('combobox'), { target: { value: '2' } });
  expect(await screen.findByText('All puzzles of this level are solved!')).toBeTruthy();
  await press('All levels');
  expect(await screen.findByRole('button', { name: 'Go right' })).toBeTruthy();
});

test('where there is no such game, the title says so, and the way home is there', async () => {
  puzzles = [];
  open();
  await screen.findByRole('heading', { name: 'There is no such game' });
  await vi.waitFor(() => expect(document.title).toBe('There is no such game · Ludothèque'));
  expect(document.querySelector('header')).not.toBeNull();
});
