/** On a narrow screen the page scrolls under the hand: what a lesson, a choice or a scene is about comes into sight by itself. */

const LESSON = '.starmap .pointed, .dock .pointed';
const AT_THE_DOCK = '.dock:has(.lit)';
const SCENE_OR_CHOICE = '.overlay:not(:has([data-over])), .tray.mine:not(.still)';
/** Between what is shown and the tray. */
const GAP = 12;

export function bringIntoSight(board: HTMLElement, smooth: boolean): void {
  if (readsElsewhere(board)) return;
  const go = (goal: Element, block: ScrollLogicalPosition) =>
    goal.scrollIntoView({ behavior: smooth ? 'smooth' : 'instant', block });
  const tray = board.querySelector('.tray')?.getBoundingClientRect();
  const [pointed, dock, map] = [LESSON, AT_THE_DOCK, '.window'].map((place) => board.querySelector<HTMLElement>(place));
  if (pointed) return go(pointed, 'center');
  if (map && board.querySelector(SCENE_OR_CHOICE) && !inSight(map, tray)) go(map, 'start');
  if (!dock || !tray) return;
  dock.style.scrollMarginBottom = `${tray.height + GAP}px`;
  go(dock, 'nearest');
}

/** Whoever plays by the list, or reads the log, stays there. */
function readsElsewhere(board: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !board.contains(at);
}

/** Above the tray, which lies over the page while something is asked. */
function inSight(goal: Element, tray: DOMRect | undefined): boolean {
  const { top, bottom } = goal.getBoundingClientRect();
  return top >= 0 && bottom <= Math.min(innerHeight, tray?.top ?? Infinity);
}
