/**
 * The locks of the browser: one page has each, and has it no longer when it is closed. A page that is not secure has
 * none; there, every tab is on its own, and the rows decide who was first.
 */

interface Held {
  /** Lets it go. */
  release(): void;
}

export class Locks {
  private readonly held = new Map<string, Held>();

  constructor(private readonly locks: LockManager | undefined = navigator.locks) {}

  /** Whether it is ours at once; if not, `later` is called when it is. */
  claim(name: string, later: () => void): Promise<boolean> {
    const { locks } = this;
    if (!locks || this.held.has(name)) return Promise.resolve(true);
    return new Promise((give) => {
      const waiting = new AbortController();
      let granted = false;
      const hold = (): Promise<void> => {
        granted = true;
        return new Promise((release) => this.held.set(name, { release }));
      };
      void locks.request(name, { ifAvailable: true }, (lock) => {
        give(lock !== null);
        if (lock) return hold();
        this.held.set(name, { release: () => waiting.abort() });
        void locks
          .request(name, { signal: waiting.signal }, () => {
            if (!granted) later();
            return hold();
          })
          .catch(() => undefined);
        return undefined;
      });
    });
  }

  release(name: string): void {
    this.held.get(name)?.release();
    this.held.delete(name);
  }

  /** `free` is called once, when nobody has it any more. */
  watch(name: string, free: () => void): void {
    void this.locks?.request(name, () => free());
  }
}
