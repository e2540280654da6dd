import { describe, expect, test } from 'vitest';
import { besideSpot, idleSpot, routePath, shipSpot, slotSpot, systemSpot } from './chart';
import { components, fight, player, situation } from './situations';
import {
  adventureAt,
  around,
  awaited,
  load,
  readAdventure,
  readBox,
  readCard,
  readScene,
  slotOf,
  sorted,
} from './view';

const box = readBox(components);
const scene = (more = {}, me = 0) => readScene(situation(more), box, me);

describe('cards', () => {
  test('a card has a kind and a value, a Galaxol has its hold and counts as the component file says', () => {
    expect(readCard('D7', box)).toMatchObject({ kind: 'D', value: 7, hold: '' });
    expect(readCard('GB', box)).toMatchObject({ kind: 'G', value: 1, hold: 'B' });
    expect(load(['D7', 'GB', 'T2'], box)).toBe(10);
    const heavy = { ...box, galaxols: { A: 1, B: 3 } };
    expect(load(['D7', 'GA', 'GB'], heavy)).toBe(11);
  });

  test('hands are sorted by kind, then value, Galaxols last', () => {
    expect(sorted(['GB', 'T7', 'GA', 'D8', 'D2', 'N1'])).toEqual(['D2', 'D8', 'T7', 'N1', 'GA', 'GB']);
  });

  test('an adventure says its cost, what it brings and whether it is kept', () => {
    expect(readAdventure('exploration DTC', box)).toMatchObject({
      kind: 'exploration',
      cost: ['D', 'T', 'C'],
      crystals: 4,
      kept: false,
    });
    expect(readAdventure('safe GS', box)).toMatchObject({ cost: ['G', 'S'], crystals: 0, kept: true });
    expect(readAdventure('allegiance G', box).crystals).toBe(1);
  });
});

describe('the ring', () => {
  test('the Phantom keeps beside its companion, further in than any adventure', () => {
    const reach = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 50, y - 50);
    for (const count of [6, 8])
      for (let system = 1; system <= count; system++) {
        const [ship, phantom] = [systemSpot(system, count), besideSpot(systemSpot(system, count))];
        expect(Math.hypot(phantom.x - ship.x, phantom.y - ship.y)).toBeGreaterThan(4);
        expect(reach(phantom)).toBeLessThan(reach(ship));
      }
    expect(reach(idleSpot(60))).toBeCloseTo(8);
  });

  test('the map turns under the adventures', () => {
    expect(slotOf({ systems: 6, turned: 0 }, 1)).toBe(1);
    expect(slotOf({ systems: 6, turned: 2 }, 5)).toBe(1);
    const turned = scene({ turned: 2 });
    expect(turned.slots[0]!.system).toBe(5);
    expect(turned.systems[0]!.slot).toBe(3);
    expect(adventureAt(turned, 0)!.name).toBe('titans CD');
    expect(adventureAt(turned, 0, 5)!.name).toBe('black-market G');
  });

  test('six systems are all linked; on eight the opposites are not', () => {
    const fares = (routes: { fare: number }[]) =>
      [0, 1, 2].map((fare) => routes.filter((route) => route.fare === fare).length);
    expect(fares(scene().routes)).toEqual([6, 6, 3]);
    expect(fares(scene({ systems: 8 }).routes)).toEqual([8, 8, 8]);
  });

  test('everything lies on the map, adventures outside the rim', () => {
    for (const count of [6, 8]) {
      for (let number = 1; number <= count; number++) {
        const [system, slot] = [systemSpot(number, count), slotSpot(number, count)];
        const reach = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 50, y - 50);
        expect(reach(system)).toBeCloseTo(26);
        expect(reach(slot)).toBeGreaterThan(reach(system) + 10);
        expect(Math.max(Math.abs(slot.x - 50), Math.abs(slot.y - 50))).toBeCloseTo(39.4);
      }
    }
  });

  test('ships at one place stand beside each other, and a route round Red-Glix bends', () => {
    expect(shipSpot(2, 6, 0, 1, 0)).toEqual(systemSpot(2, 6));
    expect(shipSpot(0, 6, 0, 2, 0)).not.toEqual(shipSpot(0, 6, 1, 2, 0));
    expect(routePath(1, 4, 6)).toContain('Q33.00 50.00');
    expect(routePath(1, 2, 6, 0)).not.toEqual(routePath(1, 2, 6, 0.5));
  });
});

describe('players', () => {
  test('what is known of a hand, and how much is not', () => {
    const [, rival] = scene().players;
    expect(rival).toMatchObject({ cards: ['C4'], unknown: 2, tone: 0, total: 2 });
  });

  test('they sit round the table from oneself', () => {
    const players = [player('jade', 1), player('crimson', 4), player('amber', 2)];
    expect(around(scene({ players }, 1), 1).map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(around(scene({ players }, -1), -1).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  test('who is awaited: the fighters, the one who is asked, or whose turn it is', () => {
    expect(awaited(situation())).toEqual([0]);
    expect(awaited(situation({ phase: 'fight', fight: fight({ decided: [true, false] }) }))).toEqual([1]);
    expect(awaited(situation({ phase: 'rethrow', fight: fight({ asked: 1 }) }))).toEqual([1]);
    expect(awaited(situation({ phase: 'titans', owed: { asked: [1] } }))).toEqual([1]);
    expect(awaited(situation({ phase: 'hand', mine: 1 }))).toEqual([1]);
    expect(awaited(situation({ phase: 'over' }))).toEqual([]);
  });
});
