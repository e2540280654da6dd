import { expect, test } from 'vitest';
import type { Flew, Pressed } from './shapes';
import { EDGE, PLANET, journeys, linger, timeline } from './timeline';

const pressed: Pressed = { event: 'pressed', seat: 0, place: 1, button: 'fire yellow', name: '@button-fire-yellow' };
const flight: Flew = { event: 'flew', seat: 0, from: 'c4', to: 'a4', path: ['b4', 'a4'], colour: 'yellow' };

test('one event is shown after the other', () => {
  const shown = timeline([pressed, flight, { event: 'round', number: 2 }]);
  expect(shown[1]!.at).toBe(shown[0]!.for);
  expect(shown[2]!.at).toBe(shown[1]!.at + shown[1]!.for);
  expect(linger([{ event: 'done', seat: 0 }])).toBe(0);
  expect(linger([{ event: 'attack-none', strength: 1 }])).toBeGreaterThan(0);
  expect(linger([flight])).toBeGreaterThan(linger([{ ...flight, path: ['b4'] }]));
});

test('a ship flies cell by cell, and an accelerator carries it on', () => {
  const [journey, more] = journeys(
    timeline([flight, { event: 'accelerated', seat: 0, from: 'a4', to: 'g4', path: ['g4'], colour: 'yellow' }]),
  );
  expect(more).toBeUndefined();
  expect(journey!.legs.map(({ from, to }) => `${from} ${to}`)).toEqual(['c4 b4', 'b4 a4', 'a4 g4']);
});

test('a Creeper lands, and on the same line another arrives', () => {
  const made = journeys(
    timeline([
      { event: 'creeper-moved', line: 1, from: 'b2', to: 'c3', jumped: 0 },
      { event: 'creeper-landed', line: 1, from: 'c3', jumped: 0 },
      { event: 'creeper-arrived', line: 1, cell: 'a1', stack: 1, jumped: 0 },
    ]),
  );
  expect(
    made.map(({ gone, born, legs }) => ({ gone, born, way: legs.map(({ from, to }) => `${from} ${to}`) })),
  ).toEqual([
    { gone: true, born: false, way: ['b2 c3', `c3 ${PLANET}`] },
    { gone: false, born: true, way: [`${EDGE} a1`] },
  ]);
});

test('a Creeper that is shot stays in sight until it is hit', () => {
  const [journey] = journeys(
    timeline([
      pressed,
      { event: 'fired', seat: 0, from: 'c4', to: 'a4', hit: 'creeper', colour: 'yellow' },
      { event: 'creeper-destroyed', line: 2, cell: 'a4', seat: 0 },
    ]),
  );
  expect(journey).toMatchObject({ cell: 'a4', gone: true, legs: [] });
  expect(journey!.until).toBeGreaterThan(0);
});
