/** When a game is over the board shows its own ending first; then the result is told, and the board lies open again. */
import { motion } from './settings.svelte';
import type { TableStore } from './table.svelte';

/** How long one looks at the ending that the board shows. */
const ENDING = 2600;

export class Ending {
  /** The result is told: nothing lies over the board any more. */
  told = $state(false);
  /** The game was not over yet when we came. */
  played = false;
  private coming = false;

  /** `ready`: there is something to look at. `tell` is done when it is time. */
  constructor(store: TableStore, ready: () => boolean, tell: () => void = () => undefined) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    $effect(() => () => clearTimeout(timer));
    $effect(() => {
      if (ready() && !store.over) this.played = true;
      if (!ready() || !store.ended || this.coming) return;
      this.coming = true;
      timer = setTimeout(
        () => {
          this.told = true;
          tell();
        },
        this.played && motion() ? ENDING : 0,
      );
    });
  }
}
