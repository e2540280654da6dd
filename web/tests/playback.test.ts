/** One playback for board, gauges and log: nothing is seen or told before the event that brings it about. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { after } from '../src/lib/frames';
import { Playback, type Film } from '../src/lib/playback.svelte';
import type { GameEvent } from '../src/lib/protocol';
import { end, inTurn, STILL, still } from '../src/lib/timeline';

const told: string[] = [];
let playback: Playback;

const events: GameEvent[] = [{ event: 'rolled' }, { event: 'hit' }, { event: 'lost' }];
const film: Film = {
  before: { die: 1, hearts: [3, 3] },
  shown: inTurn(events, () => 100, { lands: ({ event }) => (event === 'rolled' ? 60 : 0) }),
  frames: [[[['die'], 6]], [[['hearts', 1], 2]], [[['hearts', 1], 1]]],
};

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  playback = new Playback(({ event }) => told.push(event));
});
afterEach(() => vi.useRealTimers());

const now = () => [playback.begun, playback.told, playback.view];

test('a frame changes what it names and shares the rest', () => {
  const view = { hearts: [3, 3], ship: { cell: 'a1' } };
  const next = after(view, [[['hearts', 0], 2]]) as typeof view;
  expect(next).toEqual({ hearts: [2, 3], ship: { cell: 'a1' } });
  expect(next.ship).toBe(view.ship);
  expect(view.hearts).toEqual([3, 3]);
  expect(after(view, [[[], { other: 1 }]])).toEqual({ other: 1 });
});

test('every event comes in its time, and is told with its view when it has come true', () => {
  const done = vi.fn();
  playback.play(film, 1, done);
  vi.advanceTimersByTime(1);
  expect(now()).toEqual([1, 0, film.before]);
  expect(playback.cues.map(({ event }) => event.event)).toEqual(['rolled']);
  vi.advanceTimersByTime(60);
  expect(now()).toEqual([1, 1, { die: 6, hearts: [3, 3] }]);
  vi.advanceTimersByTime(40);
  expect(now()).toEqual([2, 2, { die: 6, hearts: [3, 2] }]);
  expect(told).toEqual(['rolled', 'hit']);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect([done.mock.calls.length, playback.view, told]).toEqual([1, null, ['rolled', 'hit', 'lost']]);
});

test('how a film ended is seen before the next one begins, and what comes later waits for nothing', () => {
  playback.play(film, 1, vi.fn());
  vi.advanceTimersByTime(300);
  playback.play(film, 1, vi.fn());
  vi.advanceTimersByTime(49);
  expect(now()).toEqual([0, 0, film.before]);
  vi.advanceTimersByTime(1);
  expect(now()).toEqual([1, 0, film.before]);
  vi.advanceTimersByTime(350);
  playback.play(film, 1, vi.fn());
  vi.advanceTimersByTime(1);
  expect(now()).toEqual([1, 0, film.before]);
});

test('a faster film tells the same, sooner', () => {
  const done = vi.fn();
  playback.play(film, 4, done);
  vi.advanceTimersByTime(75);
  expect(told).toEqual(['rolled', 'hit', 'lost']);
  expect(done).toHaveBeenCalledOnce();
});

test('without motion everything comes sooner, but what is to be read stays as long', () => {
  const shown = still(inTurn(events, () => 300, { lands: () => 60, reading: new Set(['hit']) }));
  expect(shown.map(({ at }) => at)).toEqual([0, 300 / STILL, 300 / STILL + 300]);
  expect(shown.map((each) => each.for)).toEqual([300 / STILL, 300, 300 / STILL]);
  expect(shown.map(({ lands }) => lands)).toEqual([60 / STILL, 60, 60 / STILL]);
  expect(end(shown)).toBe(300 + (2 * 300) / STILL);
});

test('events without a time of their own come together, in their order', () => {
  const shown = inTurn(events, () => 0);
  playback.play({ ...film, shown }, 1, vi.fn());
  vi.advanceTimersByTime(0);
  expect(told).toEqual(['rolled', 'hit', 'lost']);
});

test('what ends a step is told and done at one moment, with no picture in between', () => {
  const done = vi.fn();
  playback.play({ ...film, shown: inTurn(events, ({ event }) => (event === 'lost' ? 0 : 100)) }, 1, done);
  vi.advanceTimersByTime(199);
  expect([told, vi.getTimerCount()]).toEqual([['rolled', 'hit'], 1]);
  vi.advanceTimersByTime(1);
  expect([told, done.mock.calls.length]).toEqual([['rolled', 'hit', 'lost'], 1]);
});

test('what is stopped tells nothing more, and everything that moves is let go', () => {
  const done = vi.fn();
  playback.play(film, 1, done);
  vi.advanceTimersByTime(70);
  const { beat } = playback;
  playback.stop();
  vi.advanceTimersByTime(1000);
  expect([told, playback.view, playback.cues, playback.beat]).toEqual([['rolled'], null, [], beat + 1]);
  expect(done).not.toHaveBeenCalled();
});
