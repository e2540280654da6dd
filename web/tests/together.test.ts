/** People and bots who play together: room for people, one choice of all, game after game, and what must be remembered. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, keepMuted, kept, keysFor } from '../src/lib/kept.svelte';
import { progress } from '../src/lib/progress.svelte';
import type { Seat, Step } from '../src/lib/protocol';
import Home from '../src/pages/Home.svelte';
import { inTurn } from '../src/lib/timeline';
import { bot, person, room, step, table } from './seated';
import { line, onANewDevice, sent, type Otherwise } from './sitting';
import { button, log, sitDown, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () =>
  (await import('./tiny')).tiny({ timeline: (events) => inTurn(events, () => 0) }),
);

onANewDevice((url) => {
  asked.push(url);
  return url.includes('history') ? Promise.resolve(new Response(JSON.stringify({ steps: told }))) : room(url);
});

let asked: string[];
let told: Step[];
const crew: Seat[] = [person('Ada'), person('Ben'), { ...bot, name: 'Robo' }];
const campaign = { option: 'level', step: 1, of: 4, next: 2 };
const next = { table: 't2', seats: ['S'], host: 'H', watch: null, places: [2, 0, 1] };

const level = { freeOrder: true, memory: true, campaign, options: { level: 1 } };

const meet = (now: Step, otherwise: Otherwise = {}): Promise<void> => sitDown(crew, now, { more: level, ...otherwise });

beforeEach(() => {
  asked = [];
  told = [];
  history.replaceState(null, '', '/t/t1');
});

afterEach(() => forget('t2'));

test('where bots leave room, a tap lets them go on', async () => {
  const free = { leading: [0, 1], actions: { 0: [{ do: 'go 0', verb: 'go' }] } };
  await meet(step(0, [0, 1, 2], false, free));
  expect(screen.getByText('waiting')).toBeTruthy();
  await fireEvent.click(button('Bots, go ahead')!);
  expect(sent('nudge').length).toBe(1);
  await update(step(1, [0, 1, 2], false, { ...free, leading: [] }));
  expect(button('Bots, go ahead')).toBeNull();
});

test('bots hold back only for people who are here', async () => {
  crew[1] = { ...crew[1]!, here: false };
  await meet(step(0, [1, 2], false, { leading: [1] }));
  expect(button('Bots, go ahead')).toBeNull();
  crew[1] = person('Ben');
});

test('a choice in common shows who proposes what, and one tap agrees', async () => {
  const actions = { 0: [{ do: 'rays A', verb: 'rays' }] };
  const proposed = (n: number, seat: number, proposals: Step['proposals']): Step =>
    step(n, [0, 1, 2], false, { proposals, actions, events: {}, entry: { kind: 'propose', seat } });
  await meet(step(0, [0, 1, 2], false, { proposals: [], actions }));
  await fireEvent.click(screen.getByRole('button', { name: /proposed/ }));
  const panel = within(screen.getByRole('dialog', { name: 'Choose together' }));
  expect(panel.getByText(/Make a proposal/)).toBeTruthy();
  line.tell({ type: 'table', table: table(crew, { freeOrder: true, decidesIn: 12 }) });
  await update(proposed(1, 1, [{ seat: 1, action: 'rays A' }]));
  expect(panel.getByText('Ben')).toBeTruthy();
  expect(panel.getByText(/In 12 seconds the majority decides/)).toBeTruthy();
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
  expect(panel.queryByRole('button', { name: /Agree/ })).toBeNull();
  await update(step(3, [0]));
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Choose together' })).toBeNull());
});

test('the only thing that is proposed stands in the line, and a tap beside it agrees', async () => {
  const actions = { 0: [{ do: 'rays A', verb: 'rays' }] };
  await meet(step(0, [0, 1, 2], false, { proposals: [{ seat: 1, action: 'rays A' }], actions }));
  expect(screen.getByText('Ben: action-rays')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Agree: action-rays' }));
  expect(sent('act')).toMatchObject([{ seat: 0, action: 'rays A' }]);
});

test('what was hidden again leaves the page: log, looking back, playing on', async () => {
  await meet(step(0, [0]));
  await update(step(1, [0], false, { events: { 0: [{ event: 'pressed-five' }] } }));
  await vi.waitFor(() => expect(log()).toContain('pressed-five'));
  const hiding = [{ event: 'last-look', gone: true }, { event: 'covered' }];
  await update(step(2, [0], false, { events: { 0: hiding }, veil: 2 }));
  await vi.waitFor(() => expect(log()).toContain('event-covered'));
  expect(log()).toContain('left to your memory');
  expect(log()).not.toMatch(/pressed-five|last-look/);
  await fireEvent.click(button('Menu')!);
  expect(button('Look back')).toBeNull();
  await update(step(3, [0], false, { veil: 2 }));
  await vi.waitFor(() => expect(button('Look back')).not.toBeNull());
  await fireEvent.click(button('Look back')!);
  expect(screen.getByText('Step 3 of 3')).toBeTruthy();
  expect(button('Play on from here')).toBeNull();
  expect(document.body.innerHTML).not.toMatch(/pressed-five|last-look/);
});

test('steps that come late from the history are not let in behind the veil', async () => {
  told = [step(1, [0], false, { events: { 0: [{ event: 'pressed-five' }] } }), step(2, [0], false, { veil: 2 })];
  await meet(step(2, [0], false, { veil: 2, events: { 0: [{ event: 'covered' }] } }));
  expect(log()).not.toContain('pressed-five');
});

test('after the end everything is fetched and may be read again', async () => {
  await meet(step(2, [0], false, { veil: 2 }));
  told = [0, 1, 2, 3].map((n) => step(n, [], false, { events: { 0: [{ event: `told-${n}` }] } }));
  asked = [];
  await update(step(3, [], false, { outcome: [0, 0, 0] }));
  await vi.waitFor(() => expect(log()).toContain('told-1'));
  expect(asked).toEqual(['/api/tables/t1/history?seat=0']);
});

test('after a victory everybody rises to the next level, and who asks takes all along', async () => {
  await meet(step(5, [], false, { outcome: [1, 1, 1] }));
  expect(screen.getByRole('heading', { name: 'You have won, all together!' })).toBeTruthy();
  await fireEvent.click(button('Next level')!);
  expect(sent('again')).toMatchObject([{ options: { level: 2 } }]);
  line.tell({ type: 'again', next });
  await vi.waitFor(() => expect(location.pathname).toBe('/t/t2'));
  expect(keysFor('t2')).toEqual(['S', 'H']);
  expect(kept('t2')).toMatchObject({ game: 'tiny', host: 'H' });
  expect(kept('t2')!.muted).toBeUndefined();
});

test('whoever is muted stays so at the next table, wherever they sit there', async () => {
  await meet(step(5, [], false, { outcome: [0, 0, 0] }));
  keepMuted('t1', [1]);
  line.tell({ type: 'again', next });
  await vi.waitFor(() => expect(location.pathname).toBe('/t/t2'));
  expect(kept('t2')!.muted).toEqual([0]);
});

test('after a defeat the same is played again', async () => {
  await meet(step(5, [], false, { outcome: [0, 0, 0] }));
  expect(button('Next level')).toBeNull();
  await fireEvent.click(button('Play again')!);
  expect(sent('again')).toMatchObject([{ options: {} }]);
});

test('who was away, or looks back, is shown the way and not taken along', async () => {
  await meet(step(5, [], false, { outcome: [1, 1, 1] }), { next });
  expect(location.pathname).toBe('/t/t1');
  expect(screen.getByRole('link', { name: 'To the next game' }).getAttribute('href')).toBe('/t/t2');
  expect(button('Play again')).toBeNull();
});

test('the shelf shows how far a group has come, whatever it lost since', async () => {
  await meet(step(5, [], false, { outcome: [1, 1, 1] }));
  expect(progress()).toMatchObject([{ names: ['Ada', 'Ben'], won: 1, step: 1, of: 4, table: 't1' }]);
  await update(step(6, [0], false));
  expect(progress()).toMatchObject([{ won: 1, step: 1, table: 't1' }]);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ boxes: [] }))));
  render(Home);
  const card = within(await screen.findByRole('region', { name: 'Your campaigns' }));
  expect(card.getByText(/Levels won: 1 of 4/)).toBeTruthy();
  expect(card.getByRole('link').getAttribute('href')).toBe('/t/t1');
});
