/** A game that the server knows as a plugin, and that has no folder in this client: it is played on the plain board. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cover } from '../src/lib/covers';
import { gameModule } from '../src/lib/games';
import type { BoardProps } from '../src/lib/board';
import type { Box } from '../src/lib/protocol';
import { settings, type Language } from '../src/lib/settings.svelte';
import { GameTexts } from '../src/lib/texts.svelte';
import Home from '../src/pages/Home.svelte';
import Board from '../src/plain/Board.svelte';
import { lookOf, resolved, titleOf, type Schema } from '../src/plain/shape';
import BoxSheet from '../src/ui/BoxSheet.svelte';
import PlainCover from '../src/ui/PlainCover.svelte';

const box: Box = {
  name: 'magpies',
  title: 'Magpies',
  seats: [2, 3],
  age: 6,
  minutes: 2,
  ready: true,
  tutorial: false,
  credits: { authors: [], developers: [], illustrators: [], publishers: [] },
} as Partial<Box> as Box;

const seat = { type: 'integer', format: 'seat' };
const schema: Schema = {
  properties: { view: { $ref: '#/$defs/View' } },
  $defs: {
    View: {
      type: 'object',
      properties: {
        seat,
        turn: seat,
        lot: { type: 'integer' },
        coins: { type: 'array', format: 'by-seat', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
        nests: { type: 'array', items: { $ref: '#/$defs/Nest' } },
        grid: { type: 'array', items: { type: 'array', items: {} } },
      },
    },
    Nest: { type: 'object', properties: { owner: seat, full: { type: 'boolean' } } },
  },
};
const view = {
  seat: 0,
  turn: 1,
  lot: 5,
  coins: [3, null],
  nests: [{ owner: 0, full: true }],
  grid: [
    ['', 'red'],
    ['red', '?'],
  ],
};
const files: Record<Language, string> = {
  en: 'blurb = All that glitters.\nfield-lot = On offer\nvalue-red = a ruby\naction-bid = Bid { $coins }\naction-pass = Pass',
  fr: 'blurb = Tout ce qui brille.\nfield-lot = À prendre\nvalue-red = un rubis',
};

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => {
    const language = url.slice(-2) as Language;
    if (url.includes('/texts/')) return Promise.resolve(new Response(files[language]));
    const told = url.endsWith('shelf') ? { boxes: [box] } : url.endsWith('shapes') ? schema : { steps: [] };
    return Promise.resolve(new Response(JSON.stringify(told)));
  });
});

afterEach(() => {
  settings.language = 'en';
});

async function shown(language: Language, more: Partial<BoardProps> = {}): Promise<void> {
  settings.language = language;
  const texts = new GameTexts('magpies');
  await texts.load();
  const names = ['Ada', 'Bob'];
  const props = { view, names, actions: {}, picked: null, say: texts.speaker(() => names), shape: schema, ...more };
  render(Board, props as Partial<BoardProps> as BoardProps);
}

test('there is a plain cover, and a plain board that knows the shape of its view', async () => {
  expect(cover('magpies')).toBe(PlainCover);
  const game = await gameModule('magpies');
  expect(game.shape).toEqual(schema);
  expect(game.curtain(view)).toBe(true);
  expect(game.prompt(view, 1, [1])).toEqual({ id: 'plain-act' });
  expect(game.prompt(view, 0, [1])).toEqual({ id: 'plain-wait', args: { seat: 1 } });
  expect(game.prompt(view, 0, [])).toEqual({ id: 'plain-over' });
});

test('the shelf shows its title, and nothing of its picture is read out', async () => {
  render(Home);
  const button = await screen.findByRole('button', { name: /^Magpies/ });
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('its box offers to play, in its own words', async () => {
  render(BoxSheet, { box, close: () => {} });
  expect(await screen.findByText('All that glitters.')).toBeTruthy();
  expect(screen.getByText('Play')).toBeTruthy();
});

test('fields have the names that the texts give them, or their own', async () => {
  await shown('fr');
  expect(screen.getByText('À prendre')).toBeTruthy();
  expect(screen.getByText('Turn').nextElementSibling!.textContent).toContain('Bob');
  expect(screen.queryByText('Seat')).toBeNull();
});

test('what each player has stands side by side, and what is hidden says so', async () => {
  await shown('en');
  const rows = within(screen.getByRole('table', { name: 'What each player has' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent!.trim())).toEqual(['Coins', 'Ada3', 'Bobhidden']);
});

test('lists of lists are grids, lists of tables are tables', async () => {
  await shown('en');
  const grid = within(screen.getByRole('table', { name: 'Grid' })).getAllByRole('cell');
  expect(grid.map((cell) => cell.textContent)).toEqual(['', '', 'a ruby', 'a ruby', 'hidden']);
  expect(within(screen.getByRole('table', { name: 'Nests' })).getAllByRole('cell')[1]!.textContent).toContain('Ada');
});

test('what can be done is below, of several seats with their names', async () => {
  const act = vi.fn();
  const actions = { 0: [{ do: 'bid 1', verb: 'bid', coins: 1 }], 1: [{ do: 'pass', verb: 'pass' }] };
  await shown('en', { actions, act, picked: { seat: 1, do: 'pass' } });
  const [bid, pass] = within(screen.getByRole('list', { name: 'What you can do' })).getAllByRole('button');
  expect(bid!.textContent).toContain('Ada · Bid 1');
  expect(pass!.classList.contains('picked')).toBe(true);
  await fireEvent.click(pass!);
  expect(act).toHaveBeenCalledExactlyOnceWith(1, 'pass');
});

test('a shape is found behind references and choices', () => {
  const choice = { anyOf: [{ type: 'null' }, { $ref: '#/$defs/Nest' }] };
  expect(resolved(schema, choice, { owner: 0 })).toBe(schema.$defs.Nest);
  expect(lookOf(['a b', 'c d'], {})).toBe('grid');
  expect(lookOf(['a', 'b'], {})).toBe('list');
  expect(titleOf((id) => id, 'last_throw')).toBe('Last throw');
  expect(titleOf(() => 'Dernier jet', 'last_throw')).toBe('Dernier jet');
});
