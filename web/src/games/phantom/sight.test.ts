import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bringIntoSight } from './sight';

const TRAY = '<div class="tray mine"></div>';
const seen = vi.fn<(options: ScrollIntoViewOptions, at: string) => void>();

/** A board of which the map lies between these lines of the screen, and the tray below 500. */
function lay(inside: string, [top, bottom]: [number, number] = [600, 900]): HTMLElement {
  document.body.innerHTML = `<button></button><div id="board"><div class="window">${inside}</div>${TRAY}</div>`;
  const at = (selector: string) => document.querySelector(selector)!;
  at('.window').getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  at('.tray').getBoundingClientRect = () => ({ top: 500, height: 200 }) as DOMRect;
  return at('#board') as HTMLElement;
}

beforeEach(() => {
  Element.prototype.scrollIntoView = function (this: Element, options) {
    seen(options as ScrollIntoViewOptions, this.className);
  };
});
afterEach(() => {
  seen.mockClear();
  document.body.innerHTML = '';
});

describe('what one is asked about comes into sight', () => {
  test('the map, when it does not lie above the hand', () => {
    bringIntoSight(lay(''), true);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ behavior: 'smooth', block: 'start' }, 'window');
  });

  test('nothing moves when it does, or when nothing is asked', () => {
    bringIntoSight(lay('', [0, 350]), false);
    const board = lay('');
    board.querySelector('.tray')!.classList.remove('mine');
    bringIntoSight(board, false);
    expect(seen).not.toHaveBeenCalled();
  });

  test('a scene is shown to those who only watch, but the end is not forced on anybody', () => {
    for (const scene of ['<div data-fight></div>', '<div data-over></div>']) {
      const board = lay(`<div class="overlay">${scene}</div>`);
      board.querySelector('.tray')!.classList.remove('mine');
      bringIntoSight(board, false);
    }
    expect(seen).toHaveBeenCalledTimes(1);
  });

  test('the dock too, above the hand, when something is to be done there', () => {
    const board = lay('', [0, 350]);
    board.insertAdjacentHTML('beforeend', '<div class="dock"><i class="lit"></i></div>');
    bringIntoSight(board, false);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'nearest' }, 'dock');
    expect(board.querySelector<HTMLElement>('.dock')!.style.scrollMarginBottom).toBe('212px');
  });

  test('what a lesson points at goes first, to the middle', () => {
    bringIntoSight(lay('<div class="starmap"><i class="pointed"></i></div>', [0, 350]), false);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant', block: 'center' }, 'pointed');
  });

  test('whoever is busy elsewhere on the page is left there', () => {
    const board = lay('');
    document.querySelector('button')!.focus();
    bringIntoSight(board, false);
    expect(seen).not.toHaveBeenCalled();
  });
});
