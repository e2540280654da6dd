import { describe, expect, test } from 'vitest';
import { components, choosing, fighting, sheet } from './situations';
import type { View } from './shapes';
import { cells, readBox, readScene, winner } from './view';

const box = readBox(components);

function cell(view: View, seat: number, name: string) {
  return cells(readScene(view, box).sheets[seat]!).find((each) => each.name === name)!;
}

describe('the component file', () => {
  test('gives the widest row and the boxes printed for damage', () => {
    expect(box.columns).toBe(5);
    expect(box.boxes).toBe(4);
    expect(box.candles.map((candle) => candle.hearts)).toEqual([2, 3]);
    expect(box.candles[0]).toMatchObject({ damage: 1, limit: 1 });
  });
});

describe('a sheet', () => {
  test('has a cell for every word and the candle behind them', () => {
    const names = cells(readScene(choosing(3), box).sheets[0]!).map((each) => each.name);
    expect(names.join(' ')).toBe('a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 d1 d2 d3 e1');
  });

  test('says what stands where, with hearts left and damage ticked', () => {
    const view = fighting('hat:3/2 . . . .', 'gift:3/1 . . . .');
    expect(cell(view, 0, 'a1').object).toMatchObject({ name: 'hat', hearts: 4, left: 3, ticked: 2, limit: 2 });
    expect(cell(view, 0, 'a2').object).toBeNull();
  });

  test('keeps an object that the component file does not know', () => {
    const view = fighting('sleigh:2/1 . . . .', 'gift:3/1 . . . .');
    expect(cell(view, 0, 'a1').object).toMatchObject({ name: 'sleigh', left: 2, ticked: 1 });
  });

  test('shows protection by a living shield next to it, and by none that is destroyed or further off', () => {
    const view = fighting('hat:4/1 shield:3/0 shield:3/0 . star:1/1', 'hat:4/1 shield:0/0 star:1/1 . .');
    expect(['a1', 'a2', 'a3', 'a5'].map((name) => cell(view, 0, name).shielded)).toEqual([true, false, false, false]);
    expect(['a1', 'a3'].map((name) => cell(view, 1, name).shielded)).toEqual([false, false]);
  });

  test('folds the lines before the one that fights, in combat only', () => {
    const view = fighting('hat:0/1 . . . .', 'hat:4/1 . . . .');
    view.sheets[0] = sheet('hat:0/1 . . . .', { line: 'c' });
    const lines = readScene(view, box).sheets[0]!.lines;
    expect(lines.map((line) => line.folded)).toEqual([true, true, false, false, false]);
    expect(lines.map((line) => line.fighting)).toEqual([false, false, true, false, false]);
    expect(readScene(choosing(3), box).sheets[0]!.lines.some((line) => line.fighting || line.folded)).toBe(false);
  });
});

test('a choice is one that is known, secret, not made, or nothing to draw', () => {
  const choices = ['copy hat a3', 'tick b2', '?', 'pass', ''].map((choice) => {
    return readScene(choosing(3, '. . . . .', [choice, '']), box).choices[0];
  });
  expect(choices).toEqual([
    { made: true, drawn: { option: 'hat', cell: 'a3' } },
    { made: true, drawn: { option: 'damage', cell: 'b2' } },
    { made: true, drawn: null },
    { made: true, drawn: null },
    { made: false, drawn: null },
  ]);
});

test('the winner is the player whose candle still burns', () => {
  const view = fighting('. . . . .', '. . . . .');
  expect(winner(readScene(view, box))).toBeNull();
  view.phase = 'over';
  view.sheets[0]!.candle = 0;
  expect(winner(readScene(view, box))).toBe(1);
});
