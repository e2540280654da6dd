import { describe, expect, test } from 'vitest';
import { components, pilot, situation, tiles } from './situations';
import type { View } from './shapes';
import { cellAt } from '../../lib/grid';
import { destroyed, floppyOf, readBox, readButton, readScene, sidesOf } from './view';

const scene = (more: Partial<View> = {}) => readScene(situation(more), readBox(components, more.level ?? 1));

test('the map is read: zones, tiles, planet, start cells', () => {
  const seen = scene({ tiles: tiles({ b4: 'jammer', a2: '.' }) });
  expect(cellAt(seen, 'b4')).toMatchObject({ zone: '2', tile: 'jammer', planet: false });
  expect(cellAt(seen, 'a2')).toMatchObject({ zone: '2', tile: '' });
  expect(cellAt(seen, 'b2')).toMatchObject({ zone: 'z', tile: 'hidden' });
  expect(cellAt(seen, 'd4')).toMatchObject({ zone: '', centre: true, planet: true });
  expect(cellAt(seen, 'e4')?.start?.colour).toBe('green');
  expect(cellAt(seen, 'c4')?.ship?.seat).toBe(0);
});

describe('a Creeper about to land', () => {
  const lands = (creepers: Record<string, string>) => (cell: string) => cellAt(scene({ creepers }), cell)?.lands;

  test('stands before the planet', () => expect(lands({ 3: 'c5' })('c5')).toBe('next'));
  test('jumps the ship on its start cell (S8)', () => expect(lands({ 2: 'b4' })('b4')).toBe('over-ship'));
  test('is not yet there with a free cell ahead', () => expect(lands({ 2: 'a4' })('a4')).toBe(''));
});

test('a floppy disk wakes a line for each pilot', () => {
  const floppy = floppyOf(readBox(components, 1), 'problem fire yellow 4|6312');
  expect(floppy).toMatchObject({ kind: 'problem', button: 'fire yellow', group: '', probe: 4, lines: [6, 3, 1, 2] });
  expect(floppyOf(readBox(components, 1), 'ion-guns A 4|8163')).toMatchObject({
    kind: 'ion-guns',
    group: 'A',
    button: '',
  });
  expect(scene({ floppy }).called).toEqual([6, 3]);
  expect(scene({ floppy, pilots: [pilot('yellow'), pilot('blue'), pilot('green')] }).called).toEqual([6, 3, 1]);
});

test('what is printed: groups, strengths of the level, edges of the lines', () => {
  const box = readBox(components, 4);
  expect(box.groups[1]).toEqual({
    name: 'B',
    places: [4, 5, 6],
    buttons: ['fire blue', 'propulsion violet', 'replicator'],
  });
  expect(box.strengths).toEqual([2, 3, 3]);
  expect(box.lines.map((line) => sidesOf(box, line).join(' '))).toEqual([
    'north west',
    'north',
    'north east',
    'east',
    'south east',
    'south',
    'south west',
    'west',
  ]);
  expect(readButton('fire green', box)).toMatchObject({ kind: 'fire', ship: { edge: 'south', tone: 2 } });
  expect(readButton('replicator', box)).toEqual({ kind: 'replicator', ship: null });
});

test('jammers are counted over the sectors', () => {
  expect(destroyed(situation({ jammers: { 2: 1, 4: 2, 6: 0, 8: 0 } }))).toEqual({ done: 3, of: 8 });
});
