/** After a deal of the day: how bots and others fared, asked for until it is known. */
import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Trouble } from '../src/lib/api';
import type { TableStore } from '../src/lib/table.svelte';
import type { DealShown } from '../src/lib/wire';
import DealResult from '../src/ui/DealResult.svelte';

const found: DealShown = {
  day: '2026-11-18',
  seat: 0,
  score: 0,
  counts: true,
  bots: { easy: 0, normal: 1, hard: 0.5 },
  others: 2,
  better: 0,
  same: 2,
};
const dealOf = vi.hoisted(() => vi.fn());
vi.mock('../src/lib/api', async (original) => ({ ...(await original<typeof import('../src/lib/api')>()), dealOf }));

const store = { id: 't1', table: { deal: found.day }, say: () => 'Tiny' } as unknown as TableStore;
const text = (): string => document.body.textContent!.replace(/[\u2068\u2069]/g, '');

test('a room that does not answer is asked again by itself, under a heading', async () => {
  vi.useFakeTimers();
  dealOf.mockRejectedValueOnce(new Trouble(0, 'offline', ''));
  dealOf.mockResolvedValue(found);
  render(DealResult, { store });
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('does not answer');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(text()).toContain('the easy bot lost');
  expect(text()).toContain('nobody did better than you, 2 just as well.');
});

test('the line to share tells of all bots in one sentence', async () => {
  dealOf.mockResolvedValue(found);
  render(DealResult, { store });
  const line = (await screen.findByRole<HTMLTextAreaElement>('textbox')).value.replace(/[\u2068\u2069]/g, '');
  expect(line).toContain(': lost. On my seat, the easy bot lost, the normal bot won, and the hard bot drew. ');
});
