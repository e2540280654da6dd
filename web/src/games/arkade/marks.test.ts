import { describe, expect, test } from 'vitest';
import { readMarks, type Sources } from './marks';
import { places } from './moves';
import { components, defending, moving, offers, options } from './situations';
import type { View } from './shapes';
import { readBox, readScene } from './view';

const box = readBox(components, options);

function marks(view: View, actions: string[], more: Partial<Sources> = {}) {
  const scene = readScene(view, box);
  return readMarks({
    scene,
    players: [{ seat: view.turn, offers: offers(view, actions), held: {} }],
    picked: null,
    point: [],
    ...more,
  });
}

describe('what can be done is lit', () => {
  test('saucers to take and cells to enter', () => {
    const lit = marks(moving({ c4: 'green' }, ['green', 'orange']), ['move c4 d4']);
    expect(lit.get('cell-c4')?.use).toBe('take');
    expect(lit.get('cell-d4')?.use).toBe('go');
  });

  test('what a shot would hit, and where the ship can go', () => {
    const view = defending({ c2: 'green' }, ['green', 3], { ship: 2 });
    const lit = marks(view, ['shoot 2', 'fly', 'nugget left', 'nugget right']);
    expect(lit.get('cell-c2')?.use).toBe('aim');
    expect(lit.get('zone-1')?.use).toBe('spend');
    expect(lit.get('zone-3')?.use).toBe('fly');
  });

  test('an asteroid only for the saucer in hand', () => {
    const view = moving({ c4: 'green', d4: 'asteroid' }, ['green', 'orange']);
    expect(marks(view, ['sacrifice c4']).get('cell-d4')).toBeUndefined();
    const players = [{ seat: 0, offers: offers(view, ['sacrifice c4']), held: { saucer: 'c4' } }];
    expect(marks(view, [], { players }).get('cell-d4')?.use).toBe('crash');
  });
});

test('an action touches the places that the tutorial can point at', () => {
  const view = defending({}, ['green', 4], { ship: 2 });
  const touched = (notation: string, seat: number) => places(offers(view, [notation])[0]!, readScene(view, box), seat);
  expect(touched('fly', 1)).toEqual(['fly', 'zone-4']);
  expect(touched('nugget left', 1)).toEqual(['nugget-left', 'zone-1']);
  expect(touched('throw 2', 1)).toEqual(['throw-1', 'die-1-2']);
  expect(touched('sacrifice c4', 0)).toEqual(['cell-c4', 'cell-d4']);
  expect(touched('tower 3', 1)).toEqual(['cell-h3']);
  expect(touched('end', 1)).toEqual(['end-1']);
});
