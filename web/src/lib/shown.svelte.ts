/** What a board does when another step is shown. */
import { untrack } from 'svelte';

/** Runs `after` when the board shows another step than before, and `before` while it still shows the old one. */
export function onStep(step: () => number, after: () => void, before: () => void = () => undefined): void {
  let shown = untrack(step);
  $effect.pre(() => {
    if (step() !== shown) untrack(before);
  });
  $effect(() => {
    if (step() === shown) return;
    shown = step();
    untrack(after);
  });
}
