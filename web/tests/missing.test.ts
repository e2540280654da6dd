/** A table whose parts do not come at first: nobody waits for them for ever while the line is open. */
import { render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import TableRoom from '../src/ui/TableRoom.svelte';
import { person, room, step } from './seated';
import { line, onANewDevice, welcomed } from './sitting';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());

let asked = 0;

onANewDevice((url) => {
  if (!url.includes('/history')) return room(url);
  asked += 1;
  return asked === 1 ? Promise.reject(new Error('cut')) : room(url);
});

test('what was cut off is asked for again, once', async () => {
  vi.useFakeTimers();
  render(TableRoom, { table: 't1', replay: false });
  welcomed([person('Ada'), person('Bo')], step(1, [1]));
  await vi.advanceTimersByTimeAsync(1900);
  expect([asked, screen.queryByRole('region', { name: 'Board' })]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(200);
  line.tell({ type: 'pong' });
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Board' })).not.toBeNull());
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked).toBe(2);
});
