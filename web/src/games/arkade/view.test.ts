import { describe, expect, test } from 'vitest';
import { components, moving, options, racing, strategy } from './situations';
import type { Unseen, View } from './shapes';
import { readThing } from './things';
import { beside, cellAt } from '../../lib/grid';
import { ALIEN, DEFENDER, dieColumn, firstIn, readBox, readScene, saucers } from './view';

const box = readBox(components, options);

describe('the component file', () => {
  test('gives the bonus cells of the side in play', () => {
    expect(box.bonus.get('d1')).toBe('green');
    expect(readBox(components, { ...options, side: 'advanced' }).bonus.get('d1')).toBeUndefined();
    expect(readBox(components, { ...options, side: 'advanced' }).bonus.get('g5')).toBe('green');
  });

  test('gives the faces of the dice', () => {
    expect(box.dice[DEFENDER]![1]).toEqual([1, 2, 3, 4, 5, 6]);
    expect(box.dice[ALIEN]![0]).toHaveLength(6);
  });
});

describe('a cell', () => {
  const scene = readScene(moving({ c4: 'green+*', d4: 'asteroid', b4: 'orange' }, ['green', 'orange']), box);

  test('has its colour, its frame and what stands on it', () => {
    expect(cellAt(scene, 'c4')).toMatchObject({
      colour: 'purple',
      bonus: null,
      thing: { kind: 'saucer', colour: 'green', life: true, spent: true },
    });
    expect(cellAt(scene, 'd4')?.thing).toEqual({ kind: 'asteroid' });
    expect(cellAt(scene, 'd5')).toMatchObject({ bonus: 'orange', thing: null });
  });

  test('has neighbours, up to the edge of the board', () => {
    expect(beside(scene, 'c4', 1, 0)?.name).toBe('d4');
    expect(beside(scene, 'c6', 0, 1)).toBeUndefined();
    expect(beside(scene, 'a1', -1, 0)).toBeUndefined();
  });

  test('is hit if its saucer is the nearest to the ship, whatever lies before it', () => {
    expect(firstIn(scene, 4)?.name).toBe('c4');
    expect(firstIn(scene, 1)).toBeUndefined();
    expect(saucers(scene).map((cell) => cell.name)).toEqual(['b4', 'c4']);
  });
});

test('a word of the view names a thing', () => {
  expect(readThing('.')).toBeNull();
  expect(readThing('field')).toEqual({ kind: 'field' });
  expect(readThing('purple*')).toEqual({ kind: 'saucer', colour: 'purple', life: false, spent: true });
});

test('without turns it is real time, and dice may be in the air', () => {
  const scene = readScene(racing({ lands: [5600, -1], dice: [[], ['green', 4]] }), box);
  expect(scene.timed).toBe(true);
  expect(scene.falling).toEqual([true, false]);
  expect(dieColumn(scene)).toBe(4);
  expect(readScene(strategy(), box).timed).toBe(false);
});

test('the countdown is what is left at the moment of the view', () => {
  const scene = readScene(racing({ phase: 'countdown', clock: 1000, starts: 4000 }), box);
  expect(scene.countdown).toBe(3000);
  expect(readScene(racing(), box).countdown).toBe(0);
});

test('an open choice is read in two words', () => {
  const scene = readScene(strategy({ choices: ['stop c4', 'comet 2'] }), box);
  expect(scene.choices).toEqual([
    { kind: 'stop', what: 'c4' },
    { kind: 'comet', what: '2' },
  ]);
});

describe('tiles by their backs, after the end', () => {
  const unseen = { alien: ['life', 'rift'], defender: { green: ['gps'] } } as Unseen;

  test('lie open: what nobody turned, and looking back what is turned later', () => {
    const view = moving({ c4: 'green' }, ['green', 'orange']);
    const last: View = { ...view, alien: { left: 2, turned: [...view.alien.turned, 'engine'] } };
    expect(readScene(last, box, unseen).tiles.open).toEqual({ later: [], never: ['life', 'rift'] });
    expect(readScene(view, box, unseen, last).tiles.open).toEqual({ later: ['engine'], never: ['life', 'rift'] });
    expect(readScene(view, box).tiles.open).toEqual({ later: [], never: [] });
  });

  test('of the defender too, by colour', () => {
    const view = moving({ c4: 'green' }, ['green', 'orange']);
    const after = { ...view, defender: { ...view.defender, left: { green: 1, orange: 1 } } };
    expect(readScene(after, box, unseen).scores.map(({ open }) => open.never)).toEqual([['gps'], [], []]);
  });
});
