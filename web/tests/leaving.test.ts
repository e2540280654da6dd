/** Whoever has left a page has left it: what still comes in for it, an answer or a moment, changes nothing any more. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { kept } from '../src/lib/kept.svelte';
import { TableStore } from '../src/lib/table.svelte';
import DealResult from '../src/ui/DealResult.svelte';
import TableRoom from '../src/ui/TableRoom.svelte';
import { person, room, step } from './seated';
import { line, onANewDevice, welcomed } from './sitting';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());

/** What is asked while the house is slow, each with what lets it answer. */
let asked: { url: string; answer: () => void }[];
let slow: boolean;

onANewDevice(async (url) => {
  if (slow) await new Promise<void>((answer) => asked.push({ url, answer }));
  if (url.includes('/history')) return Response.json({ steps: [step(0, [0]), step(1, [1])] });
  if (url.includes('/deal')) return Response.json({ bots: null, day: '2026-11-18', score: 1 });
  return room(url);
});

beforeEach(() => {
  [asked, slow] = [[], true];
  vi.spyOn(console, 'warn');
});

/** All that is under way comes to its end. */
async function answered(): Promise<void> {
  slow = false;
  for (const { answer } of asked) {
    answer();
    await new Promise((done) => setTimeout(done));
  }
  await tick();
}

const BOTH = [person('Ada'), person('Bo')];

test('the steps of a table come when nobody is there any more', async () => {
  render(TableRoom, { table: 't1', replay: false });
  welcomed(BOTH, step(1, [1]), { mine: [0, 1] });
  await tick();
  const before = kept('t1')?.seen;
  cleanup();
  expect(asked.filter(({ url }) => url.includes('/history'))).toHaveLength(2);
  await answered();
  expect(console.warn).not.toHaveBeenCalled();
  expect(kept('t1')?.seen).toEqual(before);
});

test('a game ends, and its end is not told on the next page', async () => {
  slow = false;
  render(TableRoom, { table: 't1', replay: false });
  welcomed(BOTH, step(1, [1]), { mine: [0, 1] });
  await screen.findByRole('region', { name: 'Board' });
  vi.useFakeTimers();
  line.tell({ type: 'update', ...step(2, [], false, { outcome: [1, 0] }) });
  await vi.advanceTimersByTimeAsync(1500);
  cleanup();
  const tab = document.body.appendChild(Object.assign(document.createElement('button'), { id: 'tab-result' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(document.activeElement).not.toBe(tab);
  expect(console.warn).not.toHaveBeenCalled();
});

test('nobody asks on for the bots of a deal', async () => {
  vi.useFakeTimers();
  render(DealResult, { store: new TableStore('t1') });
  await vi.advanceTimersByTimeAsync(10);
  cleanup();
  const before = asked.length;
  slow = false;
  for (const { answer } of asked) answer();
  slow = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(before).toBe(1);
  expect(asked).toHaveLength(before);
});
