import { expect, test } from 'vitest';
import type { Event, Flew, Pressed, Shown } from './shapes';
import { end, still } from '../../lib/timeline';
import { timeline } from './timeline';

const pressed: Pressed = { event: 'pressed', seat: 0, place: 1, button: 'fire yellow', name: '@button-fire-yellow' };
const flight: Flew = { event: 'flew', seat: 0, from: 'c4', to: 'a4', path: ['b4', 'a4'], colour: 'yellow' };

const lands = (event: Event) => {
  const [shown] = timeline([event]);
  return shown!.lands / shown!.for;
};

test('one event is shown after the other', () => {
  const shown = timeline([pressed, flight, { event: 'round', number: 2 }]);
  expect(shown[1]!.at).toBe(shown[0]!.for);
  expect(shown[2]!.at).toBe(shown[1]!.at + shown[1]!.for);
  expect(end(timeline([{ event: 'done', seat: 0 }]))).toBe(0);
  expect(end(timeline([{ event: 'attack-none', strength: 1 }]))).toBeGreaterThan(0);
  expect(end(timeline([flight]))).toBeGreaterThan(end(timeline([{ ...flight, path: ['b4'] }])));
});

test('a ship or a Creeper has arrived at the end of its way, and what is destroyed is gone at once', () => {
  expect(lands(flight)).toBe(1);
  expect(lands({ event: 'creeper-moved', line: 1, from: 'b2', to: 'c3', jumped: 0 })).toBe(1);
  expect(lands({ event: 'creeper-landed', line: 1, from: 'c3', jumped: 0 })).toBe(1);
  expect(lands({ event: 'creeper-arrived', line: 1, cell: 'a1', stack: 1, jumped: 0 })).toBe(0);
  expect(lands({ event: 'creeper-destroyed', line: 2, cell: 'a4', seat: 0 })).toBe(0);
});

test('what Brian shows stays long enough to be remembered, both buttons together', () => {
  const first: Shown = { event: 'shown', seat: 0, place: 1, button: 'fire violet', name: '@button-fire-violet' };
  const [one, other] = timeline([first, { ...first, seat: 1, place: 7 }]);
  expect(one!.for).toBeLessThan(1000);
  expect(other!.for).toBeGreaterThanOrEqual(3500);
  expect(end(still([one!, other!]))).toBe(end([one!, other!]));
});
