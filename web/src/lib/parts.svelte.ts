/** Parts of a board that its first decision does not need: effects, the end, a closer look. */
import { atRest } from './later';

/** They come once, when the page is at rest, or at once when something of them is to be seen. */
export class Parts<All> {
  all = $state.raw<All | null>(null);

  constructor(private readonly load: () => Promise<All>) {}

  async fetch(): Promise<void> {
    this.all ??= await this.load();
  }

  /** For the time of a board: `wanted` says that something of them is to be seen. */
  await(wanted: () => boolean): void {
    $effect(() => atRest(() => this.fetch()));
    $effect(() => {
      if (wanted()) void this.fetch().catch(() => undefined);
    });
  }
}
