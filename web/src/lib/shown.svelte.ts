/** What a board does when something else is shown. */
import { untrack } from 'svelte';

/** Runs `after` when the board shows something else than before, and `before` while it still shows the old. */
export function onChange(shown: () => unknown, after: () => void, before: () => void = () => undefined): void {
  let last = untrack(shown);
  $effect.pre(() => {
    if (shown() !== last) untrack(before);
  });
  $effect(() => {
    if (shown() === last) return;
    last = shown();
    untrack(after);
  });
}
