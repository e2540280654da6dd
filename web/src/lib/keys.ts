/** Keys that are meant for the board, whatever has the focus. */

const BUSY = 'a, button, input, select, textarea, summary, dialog, [role]';

/**
 * Hands a key to the board, unless it is the browser's or typed elsewhere on the page, or the board is only a picture.
 * What the board uses goes no further.
 */
export function keyTo(
  board: HTMLElement | undefined,
  event: KeyboardEvent,
  use: (event: KeyboardEvent, target: Element) => boolean,
): void {
  const target = event.target as Element;
  const elsewhere = target.closest(BUSY) !== null && !board?.contains(target);
  const picture = board?.closest('[inert]') != null;
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere || picture || !use(event, target)) return;
  event.preventDefault();
  event.stopPropagation();
}
