/** Keeps the keyboard on the board when what had the focus is folded away or put aside. */

/** The part of the board that has the focus: a sheet, or what lies between the sheets. */
export function focusedPart(board: HTMLElement): string | null {
  const focused = document.activeElement;
  if (!board.contains(focused)) return null;
  return focused!.closest<HTMLElement>('[data-sheet]')?.dataset.sheet ?? 'between';
}

/** Give the focus to the same part, if nothing has it any more. */
export function refocus(board: HTMLElement, part: string | null): void {
  if (part === null || (document.activeElement && document.activeElement !== document.body)) return;
  const sheet = part === 'between' ? '.own' : `[data-sheet="${part}"]`;
  const die = part === 'between' ? board.querySelector<HTMLElement>('[data-die]') : null;
  (die ?? board.querySelector<HTMLElement>(`${sheet} [data-cell][tabindex="0"]`))?.focus();
}
