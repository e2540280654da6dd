import { describe, expect, test } from 'vitest';
import { letter, next } from './keys';
import { readMarks } from './marks';
import { places } from './moves';
import type { View } from './shapes';
import { components, faces, offer, pilot, situation, tiles } from './situations';
import { inHand, tapCell, tapOther, tapOwn, tapPower, type Hand, type Held } from './taps';
import { readBox, readScene } from './view';

function hand(actions: string[], more: Partial<View> = {}, held: Held = {}, seat = 0): Hand {
  const scene = readScene(situation({ level: 4, ...more }), readBox(components, 4));
  return { scene, pilot: scene.pilots[seat]!, offers: actions.map(offer), held };
}

const crew = { pilots: [pilot('violet'), pilot('blue')] };

describe('a tap', () => {
  test('on a button presses it, or asks why not', () => {
    expect(tapOwn(hand(['press 5']), 5)).toEqual({ act: 'press 5' });
    expect(tapOwn(hand([]), 5)).toEqual({ why: 'press 5' });
  });

  test('on a face-up button of another pilot answers the replicator', () => {
    const pilots = [pilot('yellow'), pilot('blue', { buttons: faces({ 2: 'fire green' }) })];
    const asked: Partial<View> = { phase: 'copy', actor: 0, pilots };
    expect(tapOther(hand(['copy fire green'], asked), 'blue', 2)).toEqual({ act: 'copy fire green' });
    expect(tapOther(hand(['copy fire green'], asked), 'blue', 3)).toEqual({ why: 'press 3' });
  });

  test('on the cell of the own ship destroys what is under it', () => {
    expect(tapCell(hand(['destroy'], { tiles: tiles({ c4: 'jammer' }) }), 'c4')).toEqual({ act: 'destroy' });
    expect(tapCell(hand([]), 'c4')).toEqual({ why: 'destroy' });
  });

  test('Lily takes her power first: by its lever, or by a first tap on the tile', () => {
    const actions = ['reveal b2'];
    expect(tapPower(hand(actions))).toEqual({ hold: { power: true } });
    expect(tapCell(hand(actions, {}, { power: true }), 'b2')).toEqual({ act: 'reveal b2' });
    expect(tapCell(hand(actions), 'b2')).toEqual({ hold: { power: true, cell: 'b2' } });
    expect(tapCell(hand(actions), 'b3')).toEqual({ why: 'reveal b3' });
    expect(tapPower(hand([]))).toEqual({ why: 'reveal a2' });
  });

  test('Wendy points at a Creeper; an empty cell is asked about by a line without one', () => {
    const wendy = (held: Held, cell: string) => tapCell(hand(['push 1'], {}, held, 1), cell);
    expect(wendy({ power: true }, 'a1')).toEqual({ act: 'push 1' });
    expect(wendy({ power: true }, 'b3')).toEqual({ why: 'push 2' });
  });

  test('Brian chooses his own button and that of another, in either order', () => {
    const actions = ['show 4 blue 7', 'show 4 blue 8', 'show 5 blue 7'];
    const armed = hand(actions, crew, { power: true });
    expect(tapOwn(armed, 4)).toEqual({ hold: { power: true, place: 4 } });
    expect(tapOwn(armed, 1)).toEqual({ why: 'show 1 blue 1' });
    expect(tapOther(hand(actions, crew, { power: true, place: 4 }), 'blue', 7)).toEqual({ act: 'show 4 blue 7' });
    expect(tapOther(armed, 'blue', 8)).toEqual({ hold: { power: true, other: { colour: 'blue', place: 8 } } });
    expect(tapOwn(hand(actions, crew, { power: true, other: { colour: 'blue', place: 7 } }), 5)).toEqual({
      act: 'show 5 blue 7',
    });
  });

  test('a power that can no longer be used leaves the hand', () => {
    expect(inHand([offer('press 1')], { power: true, place: 4 })).toEqual({});
    expect(inHand([offer('show 4 blue 7')], { power: true, place: 4 })).toEqual({ power: true, place: 4 });
  });
});

describe('a key', () => {
  test('presses, buys, destroys, takes the power, is done', () => {
    const actions = ['press 7', 'buy', 'destroy', 'done', 'reveal b2'];
    expect(['7', 'b', 'x', 'd', 'p'].map((key) => letter(hand(actions), key))).toEqual([
      { act: 'press 7' },
      { act: 'buy' },
      { act: 'destroy' },
      { act: 'done' },
      { hold: { power: true } },
    ]);
    expect(letter(hand(actions), 'q')).toBeNull();
    expect(letter(hand([]), 'd')).toEqual({ why: 'done' });
  });

  test('answers a choice', () => {
    const copying = hand(['copy fire green', 'copy propulsion blue'], { phase: 'copy', actor: 0 });
    expect(letter(copying, '2')).toEqual({ act: 'copy propulsion blue' });
    expect(letter(copying, '3')).toBeNull();
    const flying = hand(['go', 'further 1', 'further 2'], { phase: 'further', actor: 0 });
    expect(['g', '0', '2', 'b'].map((key) => letter(flying, key))).toEqual([
      { act: 'go' },
      { act: 'go' },
      { act: 'further 2' },
      null,
    ]);
    expect(letter(hand(['rays A', 'rays B', 'rays C'], { phase: 'rays' }), 'b')).toEqual({ act: 'rays B' });
  });

  test('with one other pilot two numbers are enough for Brian', () => {
    const actions = ['show 4 blue 7'];
    expect(letter(hand(actions, crew, { power: true }), '4')).toEqual({ hold: { power: true, place: 4 } });
    expect(letter(hand(actions, crew, { power: true, place: 4 }), '7')).toEqual({ act: 'show 4 blue 7' });
  });

  test('arrows lead over the map and stop at its edge', () => {
    const { scene } = hand([]);
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => next(scene, 'a1', key))).toEqual([
      'a1',
      'b1',
      'a1',
      'a2',
    ]);
  });
});

describe('what is lit', () => {
  const lit = (player: Hand) =>
    [...readMarks({ scene: player.scene, hands: [player], picked: null, point: [] })].filter(([, mark]) => mark.use);

  test('buttons to press, and the ship that can destroy', () => {
    expect(lit(hand(['press 3', 'destroy']))).toEqual([
      ['button-yellow-3', { use: 'press' }],
      ['cell-c4', { use: 'destroy' }],
    ]);
  });

  test('a power lights its targets only while it is in hand', () => {
    expect(lit(hand(['press 3', 'reveal b2']))).toEqual([['button-yellow-3', { use: 'press' }]]);
    expect(lit(hand(['press 3', 'reveal b2'], {}, { power: true }))).toEqual([['cell-b2', { use: 'power' }]]);
  });

  test('what Brian has chosen narrows what he can choose', () => {
    const chosen = lit(hand(['show 4 blue 7', 'show 5 blue 8'], crew, { power: true, place: 4 })).map(
      ([place]) => place,
    );
    expect(chosen).toContain('button-blue-7');
    expect(chosen).not.toContain('button-blue-8');
  });

  test('what the tutorial and the list point at, wherever it stands', () => {
    const { scene } = hand([]);
    const marks = readMarks({
      scene,
      hands: [],
      picked: { seat: 0, offer: offer('press 2') },
      point: ['ship-blue', 'creeper-3', 'planet', 'done'],
    });
    expect([...marks].filter(([, mark]) => mark.pointed).map(([place]) => place)).toEqual([
      'cell-d5',
      'cell-a7',
      'cell-d4',
      'done',
    ]);
    expect(marks.get('button-yellow-2')).toEqual({ picked: true });
  });

  test('every action has its places', () => {
    const { scene } = hand([]);
    const at = (notation: string, seat = 0) => places(offer(notation), scene, seat);
    expect(at('copy fire green')).toEqual(['copy-fire-green']);
    expect(at('push 3', 1)).toEqual(['power', 'cell-a7']);
    expect(at('show 4 blue 7')).toEqual(['power', 'button-yellow-4', 'button-blue-7']);
    expect(['further 2', 'rays B', 'go', 'destroy'].map((each) => at(each)[0])).toEqual([
      'further-2',
      'rays-B',
      'go',
      'destroy',
    ]);
  });
});
