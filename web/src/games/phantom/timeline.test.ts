import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drama, recalled } from './drama';
import { Playback, type Moment } from './playback.svelte';
import type { Event } from './shapes';
import { fight, player, situation } from './situations';
import { climax, linger, suspense, timeline, turning } from './timeline';

const duel: Event[] = [
  { event: 'decided', seat: 1 },
  { event: 'committed', seat: 0, card: true },
  { event: 'committed', seat: 1, card: false },
  { event: 'threw', seat: 0, face: 4, phantom: false, again: false },
  { event: 'shown', seat: 0, card: 'C8', name: '@kind-cannon', value: 8 },
  { event: 'total', seat: 0, total: 12, phantom: 0 },
  { event: 'threw', seat: 1, face: 6, phantom: true, again: false },
  { event: 'won-fight', seat: 1, rival: 0, how: 'phantom' },
  { event: 'takes-cards', seat: 0, rival: 1, own: true, card: 'C8', name: '@kind-cannon', value: 8 },
  { event: 'exiled', seat: 0 },
  { event: 'turn', seat: 1, round: 2 },
];

const flight: Event = { event: 'flew', seat: 0, from: 1, to: 2, route: 'free' };

test('one event is shown after the other, and a longer turn of the map takes longer', () => {
  const shown = timeline(duel);
  expect(shown[1]!.at).toBe(shown[0]!.for);
  expect(linger(duel)).toBe(shown.at(-1)!.at + shown.at(-1)!.for);
  expect(linger([{ event: 'rotated', seat: 0, notches: 5 }])).toBe(turning(5));
  expect(turning(5)).toBeGreaterThan(turning(1));
  expect(linger([])).toBe(0);
});

test('the board stays as it was until the dice have fallen', () => {
  expect(suspense(duel)).toBe(8);
  expect(climax(duel)).toBe(8);
  expect(suspense([flight])).toBe(0);
  const toss: Event[] = [
    { event: 'turn', seat: 0, round: 2 },
    { event: 'mine-tossed', seat: 0, explodes: true },
    { event: 'lost', seat: 0, count: 2, why: 'mine' },
  ];
  expect(suspense(toss)).toBe(2);
});

test('a fight is told throw by throw', () => {
  const at = (count: number) => {
    const scene = drama(duel.slice(0, count), fight({ phantom: 1, decided: [true, false], cards: ['C8', ''] }), 1);
    return scene && 'fight' in scene ? scene.fight : null;
  };
  expect(at(0)!.sides.map(({ decided, bonus }) => [decided, bonus])).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(at(3)!.sides.map(({ committed, card }) => [committed, card])).toEqual([
    [true, 'C8'],
    [false, ''],
  ]);
  expect(at(6)!.sides[0]).toMatchObject({ die: 4, card: 'C8', total: 12, throws: 1 });
  expect(at(8)).toMatchObject({ winner: 1, result: { how: 'phantom' } });
  expect(at(9)).toMatchObject({ winner: 1 });
  expect(at(10)).toBeNull();
});

test('what a rival commits lies face down', () => {
  const scene = drama(
    [
      { event: 'challenged', seat: 1, rival: 0, system: 4 },
      { event: 'committed', seat: 1, card: true },
    ],
    null,
    0,
  );
  expect(scene).toMatchObject({
    fight: {
      system: 4,
      sides: [
        { seat: 1, card: '?', bonus: false },
        { seat: 0, card: '', bonus: true },
      ],
    },
  });
});

test('after a tie the dice are thrown anew, with the same cards', () => {
  const tied: Event = { event: 'tied', seat: 0, rival: 1, total: 5 };
  const before = fight({ cards: ['D2', 'T1'], dice: [3, 4] });
  expect(drama([tied], before, -1)).toMatchObject({ fight: { tied: true, sides: [{ die: 3 }, { die: 4 }] } });
  const again = drama([tied, { event: 'threw', seat: 0, face: 1, phantom: false, again: false }], before, -1);
  expect(again).toMatchObject({
    fight: {
      tied: false,
      result: null,
      sides: [
        { die: 1, card: 'D2', throws: 1 },
        { die: 0, card: 'T1' },
      ],
    },
  });
});

test('Shao’Naal makes the rival throw again', () => {
  const events: Event[] = [
    { event: 'rethrow', seat: 0, rival: 1 },
    { event: 'threw', seat: 1, face: 2, phantom: false, again: true },
  ];
  expect(drama(events, fight({ dice: [3, 6], asked: 0 }), -1)).toMatchObject({
    fight: { sides: [{ used: true, asked: false }, { die: 2 }] },
  });
});

test('who lifts a curtain after a fight sees it', () => {
  const view = situation({ players: [player('jade', 0), player('crimson', 3)] });
  expect(recalled(duel, view)).toMatchObject({ attacker: 0, defender: 1, system: 3, phantom: -1 });
  expect(recalled([flight], view)).toBeNull();
  const playback = new Playback(vi.fn(), vi.fn());
  playback.next(moment(5, { events: duel, shared: true, motion: false }));
  expect(playback.told).toBe(8);
});

test('tokens and treasure dice are scenes of their own', () => {
  expect(drama([{ event: 'mine-tossed', seat: 0, explodes: true }], null, -1)).toMatchObject({
    toss: { token: 'mine', good: false },
  });
  expect(drama([{ event: 'blob-tossed', seat: 0, stays: true }], null, -1)).toMatchObject({
    toss: { token: 'blobulopode', good: true },
  });
  expect(drama([{ event: 'informers', seat: 0, face: 5, phantom: false }], null, -1)).toMatchObject({
    toss: { token: 'informer', face: 5 },
  });
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const moment = (step: number, more: Partial<Moment> = {}): Moment => ({
  step,
  seat: 0,
  view: situation({ round: step }),
  events: [],
  motion: true,
  shared: false,
  ...more,
});

test('events come on stage in their time, and the board follows when the dice lie', () => {
  const show = vi.fn();
  const playback = new Playback(show, vi.fn());
  playback.next(moment(1));
  playback.next(moment(2, { events: duel }));
  expect(playback.held).toMatchObject({ round: 1 });
  vi.advanceTimersByTime(timeline(duel)[3]!.at);
  expect(playback.told).toBe(4);
  vi.advanceTimersByTime(timeline(duel)[8]!.at - timeline(duel)[3]!.at);
  expect(playback.held).toBeNull();
  vi.advanceTimersByTime(linger(duel));
  expect([show.mock.calls.length, playback.told]).toEqual([duel.length, 0]);
});

test('what is skipped is over at once', () => {
  const playback = new Playback(vi.fn(), vi.fn());
  playback.next(moment(1));
  playback.next(moment(2, { events: duel }));
  vi.advanceTimersByTime(100);
  playback.stop();
  vi.advanceTimersByTime(linger(duel));
  expect([playback.told, playback.held]).toEqual([0, null]);
});

test('without motion a scene is shown as it ends; a jump or another seat shows none', () => {
  const hear = vi.fn();
  const playback = new Playback(vi.fn(), hear);
  playback.next(moment(1));
  playback.next(moment(2, { events: duel, motion: false }));
  expect([playback.told, playback.held, hear.mock.calls.length]).toEqual([8, null, duel.length]);
  playback.next(moment(7, { events: duel }));
  expect([playback.told, playback.before]).toEqual([0, null]);
  playback.next(moment(8, { events: duel, seat: 1 }));
  expect([playback.told, playback.held]).toEqual([0, null]);
});
