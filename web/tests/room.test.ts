/** A game room that is away, or that answers without having a whole page for us. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitRoom, room } from '../src/lib/room.svelte';
import { takeNewer } from '../src/lib/shell';

let answers = true;
const asked = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => {
    asked();
    return answers ? Promise.resolve(new Response('{"warming_up": false}')) : Promise.reject(new Error('away'));
  });
});
afterEach(() => {
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.mockClear();
});

test('it is knocked at until it is back, less and less often', async () => {
  answers = false;
  const leave = awaitRoom();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBeGreaterThan(4);
  expect(asked.mock.calls.length).toBeLessThan(13);
  const before = room.returns;
  answers = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(room.returns).toBe(before + 1);
  leave();
});

test('one that is back and still has no page for us is not asked every second', async () => {
  answers = true;
  const ends = Date.now() + 60_000;
  while (Date.now() < ends) {
    const [returns, leave] = [room.returns, awaitRoom()];
    while (room.returns === returns) await vi.advanceTimersByTimeAsync(500);
    leave();
  }
  expect(asked.mock.calls.length).toBeLessThan(13);
});

test('a page whose parts are gone takes the newer one, and not again at once', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<script type="module" src="/assets/newer.js">')));
  const own = document.createElement('script');
  own.setAttribute('src', '/assets/older.js');
  vi.spyOn(document, 'querySelector').mockReturnValue(own);
  await takeNewer();
  expect(reload).toHaveBeenCalledTimes(1);
  void takeNewer();
  await vi.advanceTimersByTimeAsync(5000);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(reload).toHaveBeenCalledTimes(2);
});
