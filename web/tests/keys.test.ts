import { afterEach, expect, test, vi } from 'vitest';
import { keyTo } from '../src/lib/keys';

const board = document.createElement('div');
const inside = board.appendChild(document.createElement('button'));
const outside = document.createElement('button');
document.body.append(board, outside);

const use = vi.fn(() => true);
const listener = (event: KeyboardEvent) => keyTo(board, event, use);
addEventListener('keydown', listener, true);
afterEach(() => use.mockClear());

function pressed(on: Element, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 'd', bubbles: true, cancelable: true, ...more });
  on.dispatchEvent(event);
  return event;
}

test('a key on the board, or on nothing in particular, is the board’s', () => {
  expect(pressed(inside).defaultPrevented).toBe(true);
  expect(pressed(document.body).defaultPrevented).toBe(true);
  expect(use).toHaveBeenCalledTimes(2);
});

test('a key on something beside the board, or of the browser, is not', () => {
  for (const event of [pressed(outside), pressed(inside, { ctrlKey: true }), pressed(inside, { altKey: true })])
    expect(event.defaultPrevented).toBe(false);
  expect(use).not.toHaveBeenCalled();
});

test('what the board has no use for goes on', () => {
  use.mockReturnValueOnce(false);
  expect(pressed(inside).defaultPrevented).toBe(false);
});

test('a board that is only a picture hears nothing', () => {
  board.inert = true;
  expect(pressed(document.body).defaultPrevented).toBe(false);
  board.inert = false;
});
