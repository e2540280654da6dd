import { describe, expect, test } from 'vitest';
import { components, defending, moving, offers, options, racing, strategy } from './situations';
import { inHand, tapCell, tapColour, tapDie, tapShoot, tapThrow, tapTool, tapZone, type Hand, type Held } from './taps';
import type { View } from './shapes';
import { GPS, readBox, readScene } from './view';

const box = readBox(components, options);

function hand(view: View, actions: string[], held: Held = {}, seat = view.turn): Hand {
  const legal = offers(view, actions);
  return { scene: readScene(view, box), seat, offers: legal, held: inHand(legal, held) };
}

describe('the Alien', () => {
  const view = moving({ c4: 'green', b3: 'orange', c2: 'purple' }, ['green', 'orange']);
  const actions = ['move c4 d4', 'move c4 c3', 'move c2 c3', 'end'];

  test('picks a saucer, then its cell', () => {
    expect(tapCell(hand(view, actions), 'c4')).toEqual({ hold: { saucer: 'c4' } });
    expect(tapCell(hand(view, actions, { saucer: 'c4' }), 'd4')).toEqual({ act: 'move c4 d4' });
  });

  test('puts it down by tapping it again', () => {
    expect(tapCell(hand(view, actions, { saucer: 'c4' }), 'c4')).toEqual({ hold: {} });
  });

  test('taps the cell at once if only one saucer can go there', () => {
    expect(tapCell(hand(view, actions), 'd4')).toEqual({ act: 'move c4 d4' });
  });

  test('then says which, if several can', () => {
    expect(tapCell(hand(view, actions), 'c3')).toEqual({ hold: { to: 'c3' } });
    expect(tapCell(hand(view, actions, { to: 'c3' }), 'c2')).toEqual({ act: 'move c2 c3' });
  });

  test('is told why for the step that was probably meant', () => {
    expect(tapCell(hand(view, actions), 'b3')).toEqual({ why: 'move b3 c3' });
    expect(tapCell(hand(view, actions), 'd2')).toEqual({ why: 'move c2 d2' });
    expect(tapCell(hand(view, actions), 'g5')).toEqual({ why: 'move f5 g5' });
    expect(tapCell(hand(view, actions), 'a1')).toEqual({ why: 'move a2 a1' });
  });

  test('is told for a far cell what forbids the way, by a step that is an action', () => {
    expect(tapCell(hand(view, actions, { saucer: 'c4' }), 'h1')).toEqual({ why: 'move c4 d3' });
    expect(tapCell(hand(view, actions, { saucer: 'c4' }), 'e4')).toEqual({ why: 'move c4 d5' });
    expect(tapCell(hand(view, actions, { saucer: 'c4' }), 'c6')).toEqual({ why: 'move c4 d5' });
    expect(tapCell(hand(view, actions, { saucer: 'c4' }), 'a4')).toEqual({ why: 'move c4 b4' });
    const edge = moving({ c6: 'green' }, ['green', 'orange']);
    expect(tapCell(hand(edge, ['move c6 d6'], { saucer: 'c6' }), 'f6')).toEqual({ why: 'move c6 d5' });
  });

  test('gives a saucer up only when it has been picked', () => {
    const blocked = moving({ c4: 'green', d4: 'asteroid' }, ['green', 'orange']);
    const ways = ['sacrifice c4', 'end'];
    expect(tapCell(hand(blocked, ways), 'd4')).toEqual({ hold: { saucer: 'c4' } });
    expect(tapCell(hand(blocked, ways, { saucer: 'c4' }), 'd4')).toEqual({ act: 'sacrifice c4' });
    expect(tapCell(hand(blocked, ['end']), 'd4')).toEqual({ why: 'sacrifice c4' });
  });

  test('taps a magnetic field to switch it off', () => {
    const barred = moving({ c4: 'green', d4: 'field' }, ['green', 'orange']);
    expect(tapCell(hand(barred, ['clear d4']), 'd4')).toEqual({ act: 'clear d4' });
    expect(tapCell(hand(barred, ['end']), 'd4')).toEqual({ why: 'clear d4' });
  });

  test('stops where the saucer is, or goes on', () => {
    const asked = moving({ d5: 'orange' }, ['orange', 'green'], { choices: ['stop d5', ''] });
    expect(tapCell(hand(asked, ['stop', 'move d5 d4']), 'd5')).toEqual({ act: 'stop' });
    expect(tapCell(hand(asked, ['stop', 'move d5 d4']), 'd4')).toEqual({ act: 'move d5 d4' });
  });

  test('answers a rift and a repair on the board', () => {
    const rift = moving({ c2: 'green' }, ['orange', 'green'], { choices: ['rift d', ''] });
    expect(tapCell(hand(rift, ['rift c2']), 'c2')).toEqual({ act: 'rift c2' });
    const repair = moving({}, ['orange', 'green'], { choices: ['repair', ''] });
    const ways = ['repair green a1', 'repair orange a1'];
    expect(tapCell(hand(repair, ways), 'a1')).toEqual({ why: 'repair green a1' });
    expect(tapCell(hand(repair, ways), 'c1')).toEqual({ why: 'clear c1' });
    expect(tapColour(hand(repair, ways), 'orange')).toEqual({ hold: { colour: 'orange' } });
    expect(tapCell(hand(repair, ways, { colour: 'orange' }), 'a1')).toEqual({ act: 'repair orange a1' });
    expect(tapCell(hand(repair, ['repair green a1']), 'a1')).toEqual({ act: 'repair green a1' });
  });
});

describe('dice', () => {
  const thrown = strategy({ dice: [['green', 'orange'], []], throws: 1 });
  const actions = ['throw', 'throw 1', 'throw 2', 'keep'];

  test('are thrown together, or the one that was tapped', () => {
    expect(tapThrow(hand(thrown, actions))).toEqual({ act: 'throw' });
    expect(tapDie(hand(thrown, actions), 2)).toEqual({ hold: { die: 2 } });
    expect(tapThrow(hand(thrown, actions, { die: 2 }))).toEqual({ act: 'throw 2' });
    expect(tapDie(hand(thrown, actions, { die: 2 }), 2)).toEqual({ hold: {} });
  });

  test('are thrown by a tap on them while none lies there', () => {
    expect(tapDie(hand(strategy(), ['throw']), 1)).toEqual({ act: 'throw' });
  });

  test('shoot and fly when the defender has kept them', () => {
    const view = defending({ c1: 'green' }, ['green', 4]);
    expect(tapDie(hand(view, ['shoot 1', 'fly', 'end']), 1)).toEqual({ act: 'shoot 1' });
    expect(tapDie(hand(view, ['shoot 1', 'fly', 'end']), 2)).toEqual({ act: 'fly' });
  });
});

describe('the defender', () => {
  const view = defending({ c1: 'green', d5: 'orange', h5: 'tower' }, ['orange', 4], {
    ship: 2,
    defender: { left: {}, turned: {}, ammo: ['orange'], gps: 1 },
  });
  const actions = ['fly', 'shoot 5', 'nugget left', 'nugget right', 'gps 1', 'gps 6', 'blast orange 5', 'end'];

  test('flies by the die, by a nugget, or learns why not', () => {
    expect(tapZone(hand(view, actions), 4)).toEqual({ act: 'fly' });
    expect(tapZone(hand(view, actions), 1)).toEqual({ act: 'nugget left' });
    expect(tapZone(hand(view, actions), 3)).toEqual({ act: 'nugget right' });
    expect(tapZone(hand(view, actions), 6)).toEqual({ why: 'gps 6' });
  });

  test('shoots in the column tapped, and pulls the trigger where it hits', () => {
    expect(tapCell(hand(view, actions), 'd5')).toEqual({ act: 'shoot 5' });
    expect(tapCell(hand(view, actions), 'c1')).toEqual({ why: 'shoot 1' });
    expect(tapZone(hand(view, actions), 2)).toEqual({ why: 'shoot 2' });
    expect(tapShoot(hand(view, actions))).toEqual({ act: 'shoot 5' });
    expect(tapShoot(hand(view, ['end']))).toEqual({ why: 'shoot 2' });
  });

  test('holds a GPS for its cell; ammo with one target is fired', () => {
    expect(tapTool(hand(view, actions), GPS)).toEqual({ hold: { tool: GPS } });
    expect(tapZone(hand(view, actions, { tool: GPS }), 6)).toEqual({ act: 'gps 6' });
    expect(tapZone(hand(view, actions, { tool: GPS }), 2)).toEqual({ why: 'gps 2' });
    expect(tapTool(hand(view, actions), 'orange')).toEqual({ act: 'blast orange 5' });
    expect(tapTool(hand(view, ['end']), 'orange')).toEqual({ why: 'blast orange 2' });
  });

  test('answers its tiles on the board', () => {
    const asteroid = defending({}, ['orange', 4], { choices: ['', 'asteroid'] });
    expect(tapCell(hand(asteroid, ['asteroid c4']), 'c4')).toEqual({ act: 'asteroid c4' });
    expect(tapCell(hand(asteroid, ['asteroid c4']), 'd1')).toEqual({ why: 'asteroid d1' });
    const tower = defending({}, ['orange', 4], { choices: ['', 'tower'] });
    expect(tapCell(hand(tower, ['tower 3']), 'h3')).toEqual({ act: 'tower 3' });
    expect(tapZone(hand(tower, ['tower 3']), 3)).toEqual({ act: 'tower 3' });
  });
});

test('what leads to nothing any more is put down', () => {
  expect(inHand(offers(strategy(), ['move c4 d4']), { saucer: 'c4', tool: GPS, die: 1 })).toEqual({ saucer: 'c4' });
  expect(inHand(offers(strategy(), ['throw']), { saucer: 'c4' })).toEqual({});
});

test('in real time a rival’s move leaves the hand alone', () => {
  const view = racing({ rows: moving({ c4: 'green' }, []).rows, dice: [['green', 'orange'], []] });
  expect(hand(view, ['move c4 d4', 'throw'], { saucer: 'c4' }, 0).held).toEqual({ saucer: 'c4' });
});
