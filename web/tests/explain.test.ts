import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Explain } from '../src/lib/explain.svelte';

let board: HTMLElement;
let leave: () => void;
const explain = new Explain();
const tapped = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  board = document.createElement('div');
  board.innerHTML = '<button data-explain="a hat"></button><i></i>';
  board.firstElementChild!.addEventListener('click', tapped);
  document.body.append(board);
  leave = explain.on(board);
});

afterEach(() => {
  leave();
  board.remove();
  tapped.mockClear();
  vi.useRealTimers();
});

const thing = () => board.firstElementChild!;
const touch = { pointerType: 'touch', clientX: 5, clientY: 5 };

test('a mouse that rests on a thing is told what it is, until it goes on', async () => {
  await fireEvent.pointerMove(thing(), { pointerType: 'mouse' });
  expect(explain.told).toBeNull();
  vi.runAllTimers();
  await fireEvent.pointerMove(thing(), { pointerType: 'mouse' });
  expect(explain.told?.text).toBe('a hat');
  await fireEvent.pointerMove(board.lastElementChild!, { pointerType: 'mouse' });
  expect(explain.told).toBeNull();
});

test('a finger that stays is answered, and does nothing more', async () => {
  await fireEvent.pointerDown(thing(), touch);
  vi.runAllTimers();
  await fireEvent.pointerUp(thing(), touch);
  await fireEvent.click(thing());
  expect(explain.told?.text).toBe('a hat');
  expect(tapped).not.toHaveBeenCalled();
});

test('a tap is a tap, and takes the words away', async () => {
  explain.tell(board.firstElementChild as HTMLElement, board);
  await fireEvent.pointerDown(thing(), touch);
  await fireEvent.pointerUp(thing(), touch);
  await fireEvent.click(thing());
  vi.runAllTimers();
  expect(explain.told).toBeNull();
  expect(tapped).toHaveBeenCalledOnce();
});

test('a finger that moves on means something else', async () => {
  await fireEvent.pointerDown(thing(), touch);
  await fireEvent.pointerMove(thing(), { ...touch, clientX: 30 });
  vi.runAllTimers();
  expect(explain.told).toBeNull();
});
