/** What has changed in things that are folded away since somebody last looked at them. */
import { untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';

export class Unseen {
  private seen = new SvelteMap<string, string>();

  /** Somebody looks at a thing as it is now. */
  see(thing: string, now: string): void {
    untrack(() => this.seen.set(thing, now));
  }

  /** What was never looked at has nothing new. */
  isNew(thing: string, now: string): boolean {
    return (this.seen.get(thing) ?? now) !== now;
  }
}
