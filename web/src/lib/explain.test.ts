import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Explain } from './explain.svelte';

let board: HTMLElement;
let explain: Explain;
let taps: number;
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="board"><button data-explain="a shield">x</button></div>';
  board = document.querySelector('#board')!;
  explain = new Explain();
  taps = 0;
  leave = explain.on(board);
  thing().addEventListener('click', () => (taps += 1));
});

afterEach(() => {
  leave();
  vi.useRealTimers();
});

function thing(): HTMLElement {
  return board.querySelector('button')!;
}

/** What the screen says of a finger, at a moment of its own. */
function finger(type: string, at: number): void {
  const event = new PointerEvent(type, { bubbles: true, pointerType: 'touch' });
  Object.defineProperty(event, 'timeStamp', { value: at });
  thing().dispatchEvent(event);
}

test('a finger that stays is told what a thing is, and means nothing more', () => {
  finger('pointerdown', 0);
  vi.advanceTimersByTime(600);
  expect(explain.told?.text).toBe('a shield');
  finger('pointerup', 600);
  thing().click();
  expect(explain.told?.text).toBe('a shield');
  expect(taps).toBe(0);
  finger('pointerdown', 2000);
  finger('pointerup', 2050);
  thing().click();
  expect(taps).toBe(1);
});

test('a tap stays a tap, however late a busy device hears that the finger was lifted', () => {
  finger('pointerdown', 0);
  vi.advanceTimersByTime(600);
  finger('pointerup', 80);
  thing().click();
  expect(explain.told).toBeNull();
  expect(taps).toBe(1);
});
