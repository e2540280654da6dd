import { describe, expect, test } from 'vitest';
import type { Offer } from '../../lib/board';
import { legend, letter, next } from './keys';
import { readMarks } from './marks';
import { places } from './moves';
import { components, offer, offers, player, situation } from './situations';
import { tapCard, tapHold, tapSystem } from './taps';
import type { View, Words } from './shapes';
import { readBox, readScene } from './view';

const box = readBox(components);
const scene = (more: Partial<View> = {}) => readScene(situation(more), box, 0);

describe('taps', () => {
  test('a card is spent as it is asked for', () => {
    expect(tapCard(scene({ phase: 'fare' }), offers('pay D3', 'pay T7'), 'D3')).toEqual({ act: 'pay D3' });
    expect(tapCard(scene({ phase: 'fight' }), offers('commit D3', 'bare'), 'D3')).toEqual({ act: 'commit D3' });
    expect(tapCard(scene({ phase: 'cut' }), offers('bury D3'), 'T7')).toEqual({ why: 'bury T7' });
    expect(tapCard(scene({ phase: 'titans' }), offers('discard T7', 'give'), 'D3')).toEqual({ why: 'discard D3' });
    expect(tapCard(scene({ phase: 'cost' }), offers('pay GA'), 'D3')).toEqual({ why: 'pay D3' });
  });

  test('a hold is taken, or takes in the card turned up', () => {
    expect(tapHold(scene(), offers('take A', 'turn'), 'A')).toEqual({ act: 'take A' });
    expect(tapHold(scene({ phase: 'place' }), offers('place A', 'place B'), 'B')).toEqual({ act: 'place B' });
    expect(tapHold(scene({ phase: 'place' }), offers('place A'), 'B')).toEqual({ why: 'place B' });
  });

  test('a system is flown to; at one’s own one stays, or lives the adventure', () => {
    expect(tapSystem(scene({ phase: 'move' }), offers('stay', 'fly 3'), 3)).toEqual({ act: 'fly 3' });
    expect(tapSystem(scene({ phase: 'move' }), offers('stay', 'fly 3'), 1)).toEqual({ act: 'stay' });
    expect(tapSystem(scene({ phase: 'adventure' }), offers('live', 'pass'), 1)).toEqual({ act: 'live' });
    expect(tapSystem(scene({ phase: 'move' }), offers('stay', 'fly 3'), 5)).toEqual({ why: 'fly 5' });
    expect(tapSystem(scene({ phase: 'berth' }), offers('berth 2'), 4)).toEqual({ why: 'berth 4' });
  });
});

describe('keys', () => {
  test('a number is a system, a card of the hand, or an answer', () => {
    expect(letter(scene({ phase: 'move' }), offers('stay', 'fly 3'), '3')).toEqual({ act: 'fly 3' });
    expect(letter(scene({ phase: 'fare' }), offers('pay D3', 'pay T7', 'pay GA'), '2')).toEqual({ act: 'pay T7' });
    expect(letter(scene(), offers('pass', 'take A', 'take B', 'turn'), '2')).toEqual({ act: 'take B' });
    expect(letter(scene(), offers('take A'), '5')).toBeNull();
    expect(letter(scene({ phase: 'move' }), offers('stay', 'fly 3'), '7')).toBeNull();
  });

  test('letters do what has a name, if it can be done', () => {
    expect(letter(scene(), offers('turn', 'pass'), 'c')).toEqual({ act: 'turn' });
    expect(letter(scene(), offers('stay', 'fly 2'), 'n')).toEqual({ act: 'stay' });
    expect(letter(scene(), offers('rethrow', 'accept'), 'v')).toEqual({ act: 'rethrow' });
    expect(letter(scene(), offers('pass'), 'v')).toBeNull();
    expect(letter(scene(), offers('pass'), 'x')).toBeNull();
    expect(legend(1).every(({ seat }) => seat === 1)).toBe(true);
  });

  test('arrows go round', () => {
    expect([next(0, 6, 'ArrowLeft'), next(5, 6, 'ArrowRight'), next(2, 6, 'Enter')]).toEqual([5, 0, -1]);
  });
});

describe('places', () => {
  test('an action touches what a tutorial can point at', () => {
    const where = (notation: string) => places(offer(notation), scene({ turned: 1 }), 0);
    expect(where('fly 4')).toEqual(['system-4']);
    expect(where('take B')).toEqual(['hold-B']);
    expect(where('turn')).toEqual(['pile']);
    expect(where('stay')).toEqual(['stay', 'system-1']);
    expect(where('live')).toEqual(['live', 'slot-2']);
    expect(where('steal cards 2')).toEqual(['steal-cards-1', 'player-1']);
    expect(where('hand 2')).toEqual(['hand-1', 'player-1']);
    expect(where('rotate 3')).toEqual(['rotate-3', 'slot-5']);
    expect(where('discard T7')).toEqual(['card-T7']);
    expect(where('adventurer jade')).toEqual(['adventurer-jade']);
    expect(where('bare')).toEqual(['bare']);
  });

  test('what can be done is lit, with its fare; what is picked or pointed at as well', () => {
    const flights: Offer<Words>[] = [
      { do: 'fly 3', verb: 'fly', system: 3, cost: 1, rival: -1 },
      { do: 'stay', verb: 'stay' },
    ];
    const marks = readMarks({
      scene: scene(),
      offers: flights,
      picked: { seat: 0, offer: flights[0]! },
      point: ['ship-2', 'adventure-2', 'player-1'],
    });
    expect(marks.get('system-3')).toEqual({ use: 'fly', fare: 1, picked: true });
    expect(marks.get('system-1')).toEqual({ use: 'stay' });
    expect(['system-4', 'slot-2', 'player-0'].map((place) => marks.get(place)?.pointed)).toEqual([true, true, true]);
    const exiled = scene({ players: [player('jade', 1), player('crimson', 0)] });
    expect(readMarks({ scene: exiled, offers: [], picked: null, point: ['ship-2'] }).has('red-glix')).toBe(true);
  });
});
