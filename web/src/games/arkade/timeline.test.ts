import { expect, test } from 'vitest';
import type { Event } from './shapes';
import { end } from '../../lib/timeline';
import { journeys, timeline } from './timeline';
import { sounds } from './sounds';

const MOVED: Event = { event: 'moved', seat: 0, saucer: '@saucer-green', from: 'c4', to: 'd4', by: 'die' };
const THROWN: Event = {
  event: 'thrown',
  seat: 0,
  dice: ['green', 'green'],
  rolled: [true, true],
  throw: 1,
  first: '@colour-green',
  second: '@colour-green',
};
const BONUS: Event = { event: 'bonus', seat: 0, cell: 'd4', tile: '@tile-engine' };
const DRIVEN: Event = { event: 'moved', seat: 0, saucer: '@saucer-green', from: 'd4', to: 'e4', by: 'engine' };

test('in strategy one event is shown after the other, and the step waits for all of them', () => {
  const shown = timeline([MOVED, BONUS, DRIVEN], false);
  expect(shown.map(({ at }) => at)).toEqual([0, 320, 1470]);
  expect(end(shown)).toBe(1790);
});

test('dice are read when they have stopped', () => {
  const [thrown] = timeline([THROWN], false);
  expect(thrown!.lands).toBeGreaterThan(0);
  expect(thrown!.lands).toBeLessThan(thrown!.for);
  expect(timeline([THROWN], true)[0]!.lands).toBe(0);
});

test('in real time a tile that turns holds nothing up', () => {
  const shown = timeline([MOVED, BONUS, DRIVEN], true);
  expect(shown.map(({ at }) => at)).toEqual([0, 160, 160]);
});

test('a saucer that a tile carries on makes one journey', () => {
  const made = journeys(timeline([MOVED, BONUS, DRIVEN], false));
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({
    cell: 'e4',
    legs: [
      { from: 'c4', to: 'd4' },
      { from: 'd4', to: 'e4', by: 'engine' },
    ],
  });
});

test('a shot is heard as a falling tone', () => {
  const [piouuu] = sounds.fired!;
  expect(piouuu!.wave).toBe('square');
  expect(piouuu!.to!).toBeLessThan(piouuu!.from / 10);
});
