import { describe, expect, test } from 'vitest';
import { drawn, type Held } from './moves';
import type { View } from './shapes';
import { choosing, components, fighting, offer, offers, rolling } from './situations';
import { inHand, tapCell, tapDie, tapOption, type Hand } from './taps';
import { readBox, readScene } from './view';

const box = readBox(components);

function hand(view: View, actions: string[], picked: Held = {}, seat = 0): Hand {
  const offered = offers(...actions);
  return { box, scene: readScene(view, box), seat, offers: offered, held: inHand(offered, picked) };
}

test('what an action draws, and where', () => {
  expect(drawn(offer('copy hat a1'))).toEqual({ option: 'hat', cell: 'a1' });
  expect(drawn(offer('tick b2'))).toEqual({ option: 'damage', cell: 'b2' });
  expect(drawn(offer('throw a1 b2'))).toBeNull();
});

describe('rolling', () => {
  test('the die rolls for its player and explains itself to the other', () => {
    expect(tapDie(hand(rolling(), ['roll']))).toEqual({ act: 'roll' });
    expect(tapDie(hand(rolling(1), []))).toEqual({ why: 'roll' });
  });

  test('a cell explains that the die comes first', () => {
    expect(tapCell(hand(rolling(), ['roll']), 0, 'b2')).toEqual({ why: 'copy snowball b2' });
  });
});

describe('choosing', () => {
  const both = choosing(4, 'hat:4/1 hat:4/2 . . .');
  const actions = ['copy gift a3', 'copy gift a4', 'tick a1'];

  test('option, then cell', () => {
    expect(tapOption(hand(both, actions), 'gift')).toEqual({ hold: { option: 'gift' } });
    expect(tapCell(hand(both, actions, { option: 'gift' }), 0, 'a3')).toEqual({ act: 'copy gift a3' });
  });

  test('cell, then option', () => {
    expect(tapCell(hand(both, actions), 0, 'a1')).toEqual({ hold: { cell: 'a1' } });
    expect(tapOption(hand(both, actions, { cell: 'a1' }), 'damage')).toEqual({ act: 'tick a1' });
  });

  test('tapping what is held lets go of it', () => {
    expect(tapOption(hand(both, actions, { option: 'gift' }), 'gift')).toEqual({ hold: {} });
    expect(tapCell(hand(both, actions, { cell: 'a1' }), 0, 'a1')).toEqual({ hold: {} });
  });

  test('the only option that can be carried out is in the hand already', () => {
    const one = ['copy gift a1', 'copy gift a2'];
    expect(tapCell(hand(choosing(4), one), 0, 'a2')).toEqual({ act: 'copy gift a2' });
    expect(tapOption(hand(choosing(4), one), 'damage')).toEqual({ why: 'tick a1' });
  });

  test('a taken cell, a full object and the candle explain themselves', () => {
    expect(tapCell(hand(both, actions, { option: 'gift' }), 0, 'a1')).toEqual({ why: 'copy gift a1' });
    expect(tapCell(hand(both, actions), 0, 'a2')).toEqual({ why: 'tick a2' });
    expect(tapCell(hand(both, actions, { option: 'damage' }), 0, 'e1')).toEqual({ why: 'tick e1' });
  });

  test("the rival's sheet cannot be hit yet", () => {
    expect(tapCell(hand(both, actions), 1, 'a1')).toEqual({ why: 'throw a1 a1' });
  });
});

describe('throwing', () => {
  const view = fighting('hat:4/1 shield:3/0 star:1/2 . .', 'shield:3/0 gift:3/1 . sugar:3/1 .');
  const actions = ['throw a1 a1', 'throw a1 a4', 'throw a3 a1', 'throw a3 a4'];

  test('thrower, then target', () => {
    expect(tapCell(hand(view, actions), 0, 'a1')).toEqual({ hold: { from: 'a1' } });
    expect(tapCell(hand(view, actions, { from: 'a1' }), 1, 'a4')).toEqual({ act: 'throw a1 a4' });
  });

  test('target, then thrower', () => {
    expect(tapCell(hand(view, actions), 1, 'a4')).toEqual({ hold: { to: 'a4' } });
    expect(tapCell(hand(view, actions, { to: 'a4' }), 0, 'a3')).toEqual({ act: 'throw a3 a4' });
  });

  test('another thrower takes the place of the first', () => {
    expect(tapCell(hand(view, actions, { from: 'a1' }), 0, 'a3')).toEqual({ hold: { from: 'a3' } });
  });

  test('a protected target, a line behind and an object without damage explain themselves', () => {
    expect(tapCell(hand(view, actions, { from: 'a1' }), 1, 'a2')).toEqual({ why: 'throw a1 a2' });
    expect(tapCell(hand(view, actions), 1, 'b2')).toEqual({ why: 'throw a1 b2' });
    expect(tapCell(hand(view, actions), 0, 'a2')).toEqual({ why: 'throw a2 a1' });
  });

  test('out of turn everything says so', () => {
    expect(tapCell(hand({ ...view, turn: 1 }, []), 0, 'a1')).toEqual({ why: 'throw a1 a1' });
    expect(tapCell(hand({ ...view, turn: 1 }, []), 1, 'a4')).toEqual({ why: 'throw a1 a4' });
  });
});
