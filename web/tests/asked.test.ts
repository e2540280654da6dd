/** Answers out of turn, at a table of three: who is asked, who is away, what a bot did for them, and how all stand in the end. */
import { screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import turn from '../src/icons/turn.svg?inline';
import { keepInvite } from '../src/lib/kept.svelte';
import { news } from '../src/lib/news.svelte';
import type { Seat, Step } from '../src/lib/protocol';
import { inTurn } from '../src/lib/timeline';
import { open, person, step, table } from './seated';
import { onANewDevice } from './sitting';
import { log, sitDown, tell, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () =>
  (await import('./tiny')).tiny({
    curtain: (view) => (view as { secret?: boolean }).secret === true,
    timeline: (events) => inTurn(events, () => 0),
    standings: () => [2, 0, 1].map((seat, index) => ({ seat, place: index + 1, text: { id: `score-${seat}` } })),
  }),
);

onANewDevice();

const weasels: Seat[] = ['Ada', 'Ben', 'Cleo'].map(person);
const away = (answersIn: number | null): Seat[] =>
  weasels.map((seat) => (seat.name === 'Ben' ? { ...seat, here: false, answersIn } : seat));

/** Ada's turn, in which Ben has to answer. */
const dared = (n: number, more: Partial<Step> = {}): Step =>
  step(n, [1], false, { answering: [1], views: { 0: {}, 1: {}, 2: {} }, entry: { kind: 'act', seat: 0 }, ...more });

const players = (): string => screen.getByRole('list', { name: 'Players' }).textContent!;

test('whoever is asked is told so: on the page, in its title, by the icon', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">';
  await sitDown(weasels, step(0, [0]), { mine: [1] });
  await update(dared(1));
  await vi.waitFor(() => expect(screen.getByText(/^Yours to answer, out of turn/)).toBeTruthy());
  expect(document.title).toMatch(/^● You have to answer ·/);
  expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href).toBe(turn);
  expect(players()).toContain('to answer');
});

test('everybody else sees who is waited for', async () => {
  await sitDown(weasels, step(0, [0]));
  await update(dared(1));
  await vi.waitFor(() => expect(screen.getByText('Waiting for Ben.')).toBeTruthy());
  expect(news.text).toContain('Waiting for Ben.');
  expect(document.title).not.toContain('●');
  await update(step(2, [1]));
  await vi.waitFor(() => expect(screen.queryByText('Waiting for Ben.')).toBeNull());
});

test('if they are away, it says when a bot answers, once to a screen reader, and that it did', async () => {
  await sitDown(away(null), dared(1));
  await tell({ type: 'table', table: table(away(12)) });
  expect(screen.getByText('Waiting for Ben, who is away: a bot will answer in 12 seconds.')).toBeTruthy();
  expect(news.text).toContain('a bot will answer in 12 seconds');
  news.text = '';
  await tell({ type: 'table', table: table(away(11)) });
  expect(news.text).toBe('');
  await tell({ type: 'table', table: table(away(0)) });
  expect(screen.getByText('Ben is away: a bot is about to answer.')).toBeTruthy();
  await update(step(2, [1], false, { entry: { kind: 'act', seat: 1, absent: true } }));
  await tell({ type: 'table', table: table(away(null)) });
  await vi.waitFor(() => expect(log()).toContain('Ben was away: a bot answered, this once.'));
  await vi.waitFor(() => expect(news.text).toContain('Ben was away: a bot answered, this once.'));
  expect(screen.queryByText(/about to answer|Waiting for/)).toBeNull();
});

test('whoever is back decides for themselves', async () => {
  await sitDown(away(12), dared(1));
  await tell({ type: 'table', table: table(weasels) });
  expect(screen.getByText('Waiting for Ben.')).toBeTruthy();
});

test('three on one device: the curtain falls for whoever is asked', async () => {
  await sitDown(weasels, step(0, [0]), { mine: [0, 1, 2] });
  const secret = { 0: { secret: true }, 1: { secret: true }, 2: { secret: true } };
  await update(dared(1, { views: secret }));
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'Ben, you have to answer' })).toBeTruthy());
  screen.getByRole('button', { name: 'I am Ben, show me' }).click();
  await tick();
  expect(screen.getByText('Out of turn: Ben decides.')).toBeTruthy();
});

test('every open seat has its invitation on the table', async () => {
  for (const seat of [1, 2]) keepInvite('t1', seat, `K${seat}`);
  await sitDown([weasels[0]!, open, open], step(0, [0]));
  const links = within(screen.getByRole('region', { name: 'Invitation' })).getAllByRole('textbox');
  expect(links.map((link) => (link as HTMLInputElement).value.split('#')[1])).toEqual(['K1', 'K2']);
});

test('after the end everybody sees how all of them stand', async () => {
  await sitDown(weasels, step(9, [], false, { outcome: [0, 0, 1] }));
  expect(screen.getByRole('heading', { name: 'Cleo wins!' })).toBeTruthy();
  const places = within(screen.getByRole('list', { name: 'Standings' })).getAllByRole('listitem');
  expect(places.map((place) => place.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
    '1 Cleo score-2',
    '2 Ada score-0',
    '3 Ben score-1',
  ]);
});
