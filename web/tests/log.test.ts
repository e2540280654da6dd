import { expect, test } from 'vitest';
import { lasting } from '../src/lib/log';
import type { GameEvent, Step } from '../src/lib/protocol';

const page = (n: number, ...events: GameEvent[]) => ({ step: { n } as Step, events });
const sealed = (seat: number): GameEvent => ({ event: 'sealed', seat });
const shown = (seat: number): GameEvent => ({ event: 'shown', seat });
const kinds = (...pages: ReturnType<typeof page>[]) =>
  lasting(pages, ['sealed']).map(({ events }) => events.map((event) => `${event.event} ${event.seat}`));

test('a sealed choice is told until it is shown', () => {
  expect(kinds(page(1, sealed(0)), page(2, sealed(1)))).toEqual([['sealed 0'], ['sealed 1']]);
  expect(kinds(page(1, sealed(0)), page(2, shown(1)))).toEqual([['sealed 0'], ['shown 1']]);
  expect(kinds(page(1, sealed(0)), page(2, sealed(1), shown(0), shown(1)), page(3, sealed(0)))).toEqual([
    [],
    ['shown 0', 'shown 1'],
    ['sealed 0'],
  ]);
});
