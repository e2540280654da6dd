import { describe, expect, test } from 'vitest';
import { command, cursorAt, letter, nearest } from './commands';
import { arcadeKey, cap, legend, next } from './keys';
import { components, defending, moving, offers, options, racing, rows, strategy } from './situations';
import { inHand, type Hand, type Held } from './taps';
import type { View } from './shapes';
import { GPS, readBox, readScene } from './view';

const box = readBox(components, options);

function hand(view: View, seat: number, actions: string[], held: Held = {}): Hand {
  const legal = offers(view, actions);
  return { scene: readScene(view, box), seat, offers: legal, held: inHand(legal, held) };
}

describe('two people at one keyboard', () => {
  test('have a side each', () => {
    expect(arcadeKey('KeyA', [0, 1])).toEqual({ seat: 0, command: 'left' });
    expect(arcadeKey('ArrowLeft', [0, 1])).toEqual({ seat: 1, command: 'left' });
    expect(arcadeKey('KeyQ', [0, 1])).toEqual({ seat: 0, command: 'throw' });
    expect(arcadeKey('Enter', [0, 1])).toEqual({ seat: 1, command: 'throw' });
    expect(arcadeKey('KeyH', [0, 1])).toBeNull();
  });

  test('and whoever is alone has both', () => {
    expect(arcadeKey('ArrowLeft', [0])).toEqual({ seat: 0, command: 'left' });
    expect(arcadeKey('KeyA', [1])).toEqual({ seat: 1, command: 'left' });
    expect(arcadeKey('Space', [1])).toEqual({ seat: 1, command: 'throw' });
    expect(arcadeKey('KeyA', [])).toBeNull();
  });

  test('see what is printed on their keys', () => {
    expect(cap('KeyW', null, 'en')).toBe('W');
    expect(cap('KeyW', null, 'fr')).toBe('Z');
    expect(cap('KeyW', new Map([['KeyW', 'ц']]), 'en')).toBe('Ц');
    expect(cap('↵', null, 'en')).toBe('↵');
  });

  test('read only of what there is', () => {
    expect(legend(1, true, false, 6).map(({ text }) => text)).not.toContain('board-key-gps');
    expect(legend(1, true, true, 6).map(({ text }) => text)).toContain('board-key-gps');
    expect(legend(0, false, true, 6).map(({ text }) => text)).not.toContain('board-key-fly');
    expect(legend(1, false, true, 3)).toContainEqual({ keys: ['1', '…', '3'], text: 'board-key-shoot' });
  });
});

describe('the Alien by keys', () => {
  const view = racing({ rows: rows({ b1: 'green', c4: 'green', c6: 'purple' }), dice: [['green', 'orange'], []] });
  const actions = ['throw', 'move c4 d4', 'move c4 c3', 'move b1 c1'];

  test('begins on the saucer that has come furthest and jumps from one to the next', () => {
    expect(cursorAt(hand(view, 0, actions), '')).toBe('c4');
    expect(command(hand(view, 0, actions), 'right', 'c4')).toEqual({ cursor: 'c6' });
    expect(command(hand(view, 0, actions), 'left', 'c4')).toEqual({ cursor: 'b1' });
    expect(command(hand(view, 0, actions), 'down', 'c4')).toBeNull();
  });

  test('takes a saucer and drives it', () => {
    expect(command(hand(view, 0, actions), 'act', 'c4')).toEqual({ meaning: { hold: { saucer: 'c4' } } });
    const holding = hand(view, 0, actions, { saucer: 'c4' });
    expect(command(holding, 'down', 'c4')).toEqual({ meaning: { act: 'move c4 d4' } });
    expect(command(holding, 'right', 'c4')).toEqual({ meaning: { why: 'move c4 c5' } });
    expect(command(holding, 'up', 'c4')).toEqual({ meaning: { hold: {} } });
    expect(command(holding, 'throw', 'c4')).toEqual({ meaning: { act: 'throw' } });
  });

  test('stops or goes on', () => {
    const asked = hand({ ...view, choices: ['stop c4', ''] }, 0, ['stop', 'move c4 d4']);
    expect(command(asked, 'act', '')).toEqual({ meaning: { act: 'stop' } });
    expect(command(asked, 'down', '')).toEqual({ meaning: { act: 'move c4 d4' } });
  });

  test('says ready by throwing', () => {
    expect(command(hand(racing({ phase: 'ready' }), 0, ['ready']), 'throw', '')).toEqual({ meaning: { act: 'ready' } });
  });
});

describe('the defender by keys', () => {
  const view = racing({ rows: rows({ c2: 'green' }), ship: 2, dice: [[], ['green', 4]] });
  const actions = ['throw', 'fly', 'shoot 2', 'nugget left', 'nugget right'];

  test('steers with the arrows', () => {
    const steering = hand(view, 1, actions);
    expect(command(steering, 'left', '')).toEqual({ meaning: { act: 'nugget left' } });
    expect(command(steering, 'up', '')).toEqual({ meaning: { act: 'shoot 2' } });
    expect(command(steering, 'down', '')).toEqual({ meaning: { act: 'fly' } });
    expect(command(steering, 'act', '')).toBeNull();
  });

  test('aims a GPS with them', () => {
    const found = { ...view, defender: { ...view.defender, gps: 1 } };
    const aiming = hand(found, 1, [...actions, 'gps 1', 'gps 3'], { tool: GPS });
    expect(command(aiming, 'right', '')).toEqual({ cursor: 'h3' });
    expect(command(aiming, 'throw', 'h3')).toEqual({ meaning: { act: 'gps 3' } });
  });

  test('moves over the cells that answer', () => {
    const asked = hand({ ...view, choices: ['', 'asteroid'] }, 1, ['asteroid c4', 'asteroid e4', 'asteroid e6']);
    expect(command(asked, 'down', 'c4')).toEqual({ cursor: 'e4' });
    expect(command(asked, 'throw', 'e4')).toEqual({ meaning: { act: 'asteroid e4' } });
  });
});

describe('letters and numbers in strategy', () => {
  test('throw, keep and end', () => {
    const view = strategy({ dice: [['green', 'orange'], []], throws: 1 });
    const throwing = hand(view, 0, ['throw', 'throw 1', 'throw 2', 'keep']);
    expect(letter(throwing, 't')).toEqual({ act: 'throw' });
    expect(letter(throwing, '2')).toEqual({ hold: { die: 2 } });
    expect(letter(throwing, '5')).toBeNull();
    expect(letter(throwing, 'k')).toEqual({ act: 'keep' });
    expect(letter(throwing, 'e')).toEqual({ why: 'end' });
    expect(letter(throwing, 'f')).toBeNull();
  });

  test('numbers are columns once the dice are kept', () => {
    const shooting = hand(defending({ c1: 'green' }, ['green', 4]), 1, ['shoot 1', 'fly', 'nugget right', 'end']);
    expect(letter(shooting, '1')).toEqual({ act: 'shoot 1' });
    expect(letter(shooting, '3')).toEqual({ why: 'shoot 3' });
    expect(letter(shooting, 'm')).toEqual({ act: 'nugget right' });
    expect(letter(hand(moving({}, ['green', 'green']), 0, ['end']), '1')).toBeNull();
  });
});

test('the nearest is ahead first, then little aside', () => {
  expect(nearest(['a1', 'c2', 'd1'], 'b1', [1, 0])).toBe('d1');
  expect(nearest(['a1'], 'a1', [1, 0])).toBeUndefined();
});

test('the arrow keys lead over the cells to the ship’s zone, and no further', () => {
  const scene = readScene(strategy(), box);
  expect(next(scene, 'cell-g3', 'ArrowDown')).toBe('cell-h3');
  expect(next(scene, 'cell-h3', 'ArrowDown')).toBe('zone-3');
  expect(next(scene, 'zone-3', 'ArrowDown')).toBe('zone-3');
  expect(next(scene, 'zone-3', 'ArrowUp')).toBe('cell-h3');
  expect(next(scene, 'cell-a1', 'ArrowLeft')).toBe('cell-a1');
});
