import { expect, test } from 'vitest';
import { end } from '../../lib/timeline';
import { drama as staged, type Drama } from './drama';
import type { Event, Fight as FightView } from './shapes';
import { components, fight } from './situations';
import { timeline, turning } from './timeline';
import { readBox } from './view';

const drama = (events: Event[], before: FightView | null, phantom: number): Drama =>
  staged(events, before, phantom, readBox(components));

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

test('one event is shown after the other, and a longer turn of the map takes longer', () => {
  const shown = timeline(duel);
  expect(shown[1]!.at).toBe(shown[0]!.for);
  expect(end(timeline([{ event: 'rotated', seat: 0, notches: 5 }]))).toBe(turning(5));
  expect(turning(5)).toBeGreaterThan(turning(1));
});

test('nothing comes true before its die has fallen, and then before anything else comes', () => {
  const [throwing] = timeline(duel).filter(({ event }) => event.event === 'threw');
  expect(throwing!.lands).toBeGreaterThan(0);
  for (const { lands, for: time } of timeline(duel)) expect(lands).toBeLessThanOrEqual(time);
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
  expect(at(9)).toMatchObject({ winner: 1, sides: [{ taken: true }, { taken: false }] });
  expect(at(10)).toMatchObject({ winner: 1 });
  expect(at(11)).toBeNull();
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
    { event: 'threw', seat: 1, face: 6, phantom: true, again: false },
    { event: 'rethrow', seat: 0, rival: 1 },
    { event: 'threw', seat: 1, face: 2, phantom: false, again: true },
  ];
  expect(drama(events.slice(0, 2), fight({ dice: [3, 0] }), -1)).toMatchObject({
    fight: { sides: [{ asked: true }, { die: 6, throws: 1 }] },
  });
  expect(drama(events, fight({ dice: [3, 0] }), -1)).toMatchObject({
    fight: { sides: [{ asked: false }, { die: 2, throws: 2 }] },
  });
});

test('while Shao’Naal is asked, the throw that stands keeps its sum', () => {
  const waiting = fight({ phantom: 0, committed: [true, true], cards: ['GA', '?'], dice: [3, 4], asked: 0 });
  expect(drama([], waiting, 0)).toMatchObject({ fight: { sides: [{ total: 5, asked: true }, { total: 0 }] } });
});

test('what a fight brings is told in its scene', () => {
  const end: Event[] = [
    { event: 'won-fight', seat: 1, rival: 0, how: 'strength' },
    { event: 'exiled', seat: 0 },
    { event: 'phantom-to', seat: 1, rival: 0 },
    { event: 'gained', seat: 1, count: 1, why: 'fight' },
  ];
  expect(drama(end, fight(), 0)).toMatchObject({ fight: { winner: 1, prize: { phantom: true, crystals: 1 } } });
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
