/** Answers out of turn, at a table of three: who is asked, who is away, what a bot did for them, and how all stand in the end. */
import { render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../src/lib/board';
import { forget, keepInvite, keepKey } from '../src/lib/kept.svelte';
import { news } from '../src/lib/news.svelte';
import type { Seat, Step } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import TableRoom from '../src/ui/TableRoom.svelte';
import { FakeLine } from './fake-line';
import { open, person, room, step, table } from './seated';

vi.mock('../src/lib/games', async () => {
  const Board = (await import('../src/ui/PlainCover.svelte')).default as unknown as GameModule['Board'];
  const game: GameModule = {
    Board,
    curtain: (view) => (view as { secret?: boolean }).secret === true,
    sounds: {},
    prompt: () => ({ id: 'play' }),
    linger: () => 0,
    standings: () => [2, 0, 1].map((seat, index) => ({ seat, place: index + 1, text: { id: `score-${seat}` } })),
  };
  return { gameModule: () => Promise.resolve(game), cover: () => Board };
});

let line: FakeLine;
const weasels: Seat[] = ['Ada', 'Ben', 'Cleo'].map(person);
const away = (answersIn: number | null): Seat[] =>
  weasels.map((seat) => (seat.name === 'Ben' ? { ...seat, here: false, answersIn } : seat));

/** Ada's turn, in which Ben has to answer. */
const dared = (n: number, more: Partial<Step> = {}): Step =>
  step(n, [1], false, { answering: [1], views: { 0: {}, 1: {}, 2: {} }, entry: { kind: 'act', seat: 0 }, ...more });

async function sitDown(now: Step, seats = weasels, mine = [0]): Promise<void> {
  render(TableRoom, { table: 't1', replay: false });
  line.onopen!();
  line.tell({ type: 'welcome', table: table(seats), you: { seats: mine, host: true, invited: [] }, now, next: null });
  await screen.findByRole('list', { name: 'Players' });
}

async function tell(message: object): Promise<void> {
  line.tell(message);
  await tick();
}

const log = (): string => screen.getByRole('region', { name: 'The game so far' }).textContent!;
const players = (): string => screen.getByRole('list', { name: 'Players' }).textContent!;

beforeEach(() => {
  settings.language = 'en';
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('WebSocket', function () {
    return (line = new FakeLine());
  });
  vi.stubGlobal('fetch', room);
  keepKey('t1', 'K');
});

afterEach(() => {
  forget('t1');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('whoever is asked is told so: on the page, in its title, by the icon', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  await sitDown(step(0, [0]), weasels, [1]);
  await tell({ type: 'update', ...dared(1) });
  await vi.waitFor(() => expect(screen.getByText(/^It is not your turn, but/)).toBeTruthy());
  expect(document.title).toMatch(/^● You are asked ·/);
  expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href).toContain('favicon-turn');
  expect(players()).toContain('to answer');
});

test('everybody else sees who is waited for', async () => {
  await sitDown(step(0, [0]));
  await tell({ type: 'update', ...dared(1) });
  await vi.waitFor(() => expect(screen.getByText('Waiting for Ben.')).toBeTruthy());
  expect(news.text).toContain('Waiting for Ben.');
  expect(document.title).not.toContain('●');
  await tell({ type: 'update', ...step(2, [1]) });
  await vi.waitFor(() => expect(screen.queryByText('Waiting for Ben.')).toBeNull());
});

test('if they are away, it says when a bot answers, once to a screen reader, and that it did', async () => {
  await sitDown(dared(1), away(null));
  await tell({ type: 'table', table: table(away(12)) });
  expect(screen.getByText('Ben is asked and is away: in 12 seconds a bot answers.')).toBeTruthy();
  expect(news.text).toContain('in 12 seconds a bot answers');
  news.text = '';
  await tell({ type: 'table', table: table(away(11)) });
  expect(news.text).toBe('');
  await tell({ type: 'table', table: table(away(0)) });
  expect(screen.getByText('Ben is away: a bot is about to answer.')).toBeTruthy();
  await tell({ type: 'update', ...step(2, [1], false, { entry: { kind: 'act', seat: 1, absent: true } }) });
  await tell({ type: 'table', table: table(away(null)) });
  await vi.waitFor(() => expect(log()).toContain('Ben was away: a bot answered, this once.'));
  expect(news.text).toContain('Ben was away: a bot answered, this once.');
  expect(screen.queryByText(/about to answer|Waiting for/)).toBeNull();
});

test('whoever is back decides for themselves', async () => {
  await sitDown(dared(1), away(12));
  await tell({ type: 'table', table: table(weasels) });
  expect(screen.getByText('Waiting for Ben.')).toBeTruthy();
});

test('three on one device: the curtain falls for whoever is asked', async () => {
  await sitDown(step(0, [0]), weasels, [0, 1, 2]);
  const secret = { 0: { secret: true }, 1: { secret: true }, 2: { secret: true } };
  await tell({ type: 'update', ...dared(1, { views: secret }) });
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Ben, you are asked' })).toBeTruthy());
  screen.getByRole('button', { name: 'I am Ben, show me' }).click();
  await tick();
  expect(screen.getByText('Out of turn: Ben decides.')).toBeTruthy();
});

test('every open seat has its invitation on the table', async () => {
  for (const seat of [1, 2]) keepInvite('t1', seat, `K${seat}`);
  await sitDown(step(0, [0]), [weasels[0]!, open, open]);
  const links = within(screen.getByRole('region', { name: 'Invitation' })).getAllByRole('textbox');
  expect(links.map((link) => (link as HTMLInputElement).value.split('#')[1])).toEqual(['K1', 'K2']);
});

test('after the end everybody sees how all of them stand', async () => {
  await sitDown(step(9, [], false, { outcome: [0, 0, 1] }));
  expect(screen.getByRole('heading', { name: 'Cleo wins!' })).toBeTruthy();
  const places = within(screen.getByRole('list', { name: 'How everybody stands' })).getAllByRole('listitem');
  expect(places.map((place) => place.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
    '1 Cleo score-2',
    '2 Ada score-0',
    '3 Ben score-1',
  ]);
});
