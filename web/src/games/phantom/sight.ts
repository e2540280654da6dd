/** On a narrow screen the page scrolls under the hand: what a lesson, a scene or a choice is about comes into sight by itself. */

const LESSON = '.starmap .pointed, .dock .pointed';
const SCENE_OR_CHOICE = '.overlay:not(:has([data-over])), .tray.mine:not(.still)';

export function bringIntoSight(board: HTMLElement, smooth: boolean): void {
  const pointed = board.querySelector(LESSON);
  const map = board.querySelector(SCENE_OR_CHOICE) && board.querySelector('.window');
  const goal = pointed ?? map;
  if (!goal || readsElsewhere(board) || (!pointed && inSight(goal, board.querySelector('.tray')))) return;
  goal.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant', block: pointed ? 'center' : 'start' });
}

/** Whoever plays by the list, or reads the log, stays there. */
function readsElsewhere(board: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !board.contains(at);
}

/** Above the tray, which lies over the page while something is asked. */
function inSight(goal: Element, tray: Element | null): boolean {
  const { top, bottom } = goal.getBoundingClientRect();
  return top >= 0 && bottom <= Math.min(innerHeight, tray?.getBoundingClientRect().top ?? Infinity);
}
