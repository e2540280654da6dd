import { beforeEach, expect, test, vi } from 'vitest';
import { Drag } from '../src/lib/drag.svelte';

const [drop, take] = [vi.fn(), vi.fn()];
const at = (x: number, more: Partial<PointerEvent> = {}) =>
  ({ button: 0, clientX: x, clientY: 0, ...more }) as PointerEvent;

function over(cell: string): HTMLElement {
  const node = document.createElement('div');
  node.dataset.cell = cell;
  document.elementFromPoint = () => node;
  return node;
}

beforeEach(() => {
  drop.mockReset();
  take.mockReset();
});

test('a thing is taken once it is pulled firmly, and told where it is let go', () => {
  const drag = new Drag<string>(drop, take);
  over('b2');
  drag.press(at(10), 'hat');
  drag.move(at(14));
  expect(drag.thing).toBeNull();
  drag.move(at(30));
  drag.move(at(40));
  expect([drag.thing, drag.x, drag.dx]).toEqual(['hat', 40, 30]);
  expect(take).toHaveBeenCalledExactlyOnceWith('hat');
  drag.release(at(40));
  expect(drop).toHaveBeenCalledExactlyOnceWith('hat', 'b2');
  expect(drag.thing).toBeNull();
});

test('a press without a move, one of another button, and a way back to where it began drop nothing', () => {
  const drag = new Drag<string>(drop, take);
  const origin = over('b2');
  drag.press(at(10), 'hat');
  drag.release(at(10));
  drag.press(at(10, { button: 2 }), 'hat');
  drag.move(at(90));
  drag.release(at(90));
  drag.press(at(10, { currentTarget: origin }), 'hat');
  drag.move(at(90));
  drag.release(at(12));
  expect(drop).not.toHaveBeenCalled();
});
