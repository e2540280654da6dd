/** People and bots who play together: room for people, one choice of all, game after game, and what must be remembered. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../src/lib/board';
import { forget, keepKey, kept, keysFor } from '../src/lib/kept.svelte';
import { progress } from '../src/lib/progress.svelte';
import type { Seat, Step, Table } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import Home from '../src/pages/Home.svelte';
import TableRoom from '../src/ui/TableRoom.svelte';
import { FakeLine } from './fake-line';
import { bot, person, room, step, table } from './seated';

vi.mock('../src/lib/games', async () => {
  const Board = (await import('../src/ui/PlainCover.svelte')).default as unknown as GameModule['Board'];
  const game: GameModule = { Board, curtain: () => false, sounds: {}, prompt: () => ({ id: 'play' }), linger: () => 0 };
  return { gameModule: () => Promise.resolve(game), cover: () => Board };
});

let line: FakeLine;
let asked: string[];
let told: Step[];
const crew: Seat[] = [person('Ada'), person('Ben'), { ...bot, name: 'Robo' }];
const campaign = { option: 'level', step: 1, of: 4, next: 2 };
const next = { table: 't2', seats: ['S'], host: 'H', watch: null };

async function sitDown(
  now: Step,
  more: Partial<Table> = {},
  mine = [0],
  following: object | null = null,
): Promise<void> {
  render(TableRoom, { table: 't1', replay: false });
  line.onopen!();
  const shown = table(crew, { freeOrder: true, memory: true, campaign, options: { level: 1 }, ...more });
  line.tell({ type: 'welcome', table: shown, you: { seats: mine, host: true, invited: [] }, now, next: following });
  await screen.findByRole('region', { name: 'Board' });
}

async function update(now: Step): Promise<void> {
  line.tell({ type: 'update', ...now });
  await tick();
}

const button = (name: string | RegExp): HTMLElement | null => screen.queryByRole('button', { name });
const log = (): string => screen.getByRole('region', { name: 'The game so far' }).textContent!;
const sent = (type: string): object[] => line.requests.filter((request) => request.type === type);

beforeEach(() => {
  settings.language = 'en';
  localStorage.clear();
  asked = [];
  told = [];
  history.replaceState(null, '', '/t/t1');
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('WebSocket', function () {
    return (line = new FakeLine());
  });
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return url.includes('history') ? Promise.resolve(new Response(JSON.stringify({ steps: told }))) : room(url);
  });
  keepKey('t1', 'K');
});

afterEach(() => {
  forget('t1');
  forget('t2');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('where bots leave room, a tap lets them go on', async () => {
  const free = { leading: [0, 1], actions: { 0: [{ do: 'go 0', verb: 'go' }] } };
  await sitDown(step(0, [0, 1, 2], false, free));
  expect(screen.getByText('leaves you room')).toBeTruthy();
  await fireEvent.click(button('Bots, go on')!);
  expect(sent('nudge').length).toBe(1);
  await update(step(1, [0, 1, 2], false, { ...free, leading: [] }));
  expect(button('Bots, go on')).toBeNull();
});

test('bots hold back only for people who are here', async () => {
  crew[1] = { ...crew[1]!, here: false };
  await sitDown(step(0, [1, 2], false, { leading: [1] }));
  expect(button('Bots, go on')).toBeNull();
  crew[1] = person('Ben');
});

test('a choice in common shows who proposes what, and one tap agrees', async () => {
  const actions = { 0: [{ do: 'rays A', verb: 'rays' }] };
  const proposed = (n: number, seat: number, proposals: Step['proposals']): Step =>
    step(n, [0, 1, 2], false, { proposals, actions, events: {}, entry: { kind: 'propose', seat } });
  await sitDown(step(0, [0, 1, 2], false, { proposals: [], actions }));
  const panel = within(screen.getByRole('region', { name: 'Choose together' }));
  expect(panel.getByText(/Make a proposal/)).toBeTruthy();
  line.tell({ type: 'table', table: table(crew, { freeOrder: true, decidesIn: 12 }) });
  await update(proposed(1, 1, [{ seat: 1, action: 'rays A' }]));
  expect(panel.getByText('Ben')).toBeTruthy();
  expect(panel.getByText(/In 12 seconds most voices decide/)).toBeTruthy();
  await fireEvent.click(panel.getByRole('button', { name: 'Agree: action-rays' }));
  expect(sent('act')).toMatchObject([{ seat: 0, action: 'rays A' }]);
  await update(
    proposed(
      2,
      0,
      [1, 0].map((seat) => ({ seat, action: 'rays A' })),
    ),
  );
  expect(panel.getByText('Ben, Ada')).toBeTruthy();
  expect(panel.queryByRole('button')).toBeNull();
  await update(step(3, [0]));
  expect(screen.queryByRole('region', { name: 'Choose together' })).toBeNull();
});

test('what was hidden again leaves the page: log, looking back, playing on', async () => {
  await sitDown(step(0, [0]));
  await update(step(1, [0], false, { events: { 0: [{ event: 'pressed-five' }] } }));
  await vi.waitFor(() => expect(log()).toContain('pressed-five'));
  const hiding = [{ event: 'last-look', gone: true }, { event: 'covered' }];
  await update(step(2, [0], false, { events: { 0: hiding }, veil: 2 }));
  await vi.waitFor(() => expect(log()).toContain('event-covered'));
  expect(log()).toContain('left to your memory');
  expect(log()).not.toMatch(/pressed-five|last-look/);
  expect(button('Look back')).toBeNull();
  await update(step(3, [0], false, { veil: 2 }));
  await vi.waitFor(() => expect(button('Look back')).not.toBeNull());
  await fireEvent.click(button('Look back')!);
  expect(screen.getByText('Step 1 of 1')).toBeTruthy();
  expect(button('Play on from here')).toBeNull();
  expect(document.body.innerHTML).not.toMatch(/pressed-five|last-look/);
});

test('steps that come late from the history are not let in behind the veil', async () => {
  told = [step(1, [0], false, { events: { 0: [{ event: 'pressed-five' }] } }), step(2, [0], false, { veil: 2 })];
  await sitDown(step(2, [0], false, { veil: 2, events: { 0: [{ event: 'covered' }] } }));
  expect(log()).not.toContain('pressed-five');
});

test('after the end everything is fetched and may be read again', async () => {
  await sitDown(step(2, [0], false, { veil: 2 }));
  told = [0, 1, 2, 3].map((n) => step(n, [], false, { events: { 0: [{ event: `told-${n}` }] } }));
  asked = [];
  await update(step(3, [], false, { outcome: [0, 0, 0] }));
  await vi.waitFor(() => expect(log()).toContain('told-1'));
  expect(asked).toEqual(['/api/tables/t1/history?seat=0']);
});

test('after a victory everybody rises to the next level, and who asks takes all along', async () => {
  await sitDown(step(5, [], false, { outcome: [1, 1, 1] }));
  expect(screen.getByRole('heading', { name: 'You have won, all together!' })).toBeTruthy();
  await fireEvent.click(button('Next level')!);
  expect(sent('again')).toMatchObject([{ options: { level: 2 } }]);
  line.tell({ type: 'again', next });
  await vi.waitFor(() => expect(location.pathname).toBe('/t/t2'));
  expect(keysFor('t2')).toEqual(['S', 'H']);
  expect(kept('t2')).toMatchObject({ game: 'tiny', host: 'H' });
});

test('after a defeat the same is played again', async () => {
  await sitDown(step(5, [], false, { outcome: [0, 0, 0] }));
  expect(button('Next level')).toBeNull();
  await fireEvent.click(button('Play again')!);
  expect(sent('again')).toMatchObject([{ options: {} }]);
});

test('who was away, or looks back, is shown the way and not taken along', async () => {
  await sitDown(step(5, [], false, { outcome: [1, 1, 1] }), {}, [0], next);
  expect(location.pathname).toBe('/t/t1');
  expect(screen.getByRole('link', { name: 'To the next game' }).getAttribute('href')).toBe('/t/t2');
  expect(button('Play again')).toBeNull();
});

test('the shelf shows how far a group has come, whatever it lost since', async () => {
  await sitDown(step(5, [], false, { outcome: [1, 1, 1] }));
  expect(progress()).toMatchObject([{ names: ['Ada', 'Ben'], won: 1, step: 1, of: 4, table: 't1' }]);
  await update(step(6, [0], false));
  expect(progress()).toMatchObject([{ won: 1, step: 1, table: 't1' }]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ boxes: [] }))));
  render(Home);
  const card = within(await screen.findByRole('region', { name: 'Your campaigns' }));
  expect(card.getByText(/1 of 4 won/)).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/t/t1');
});
