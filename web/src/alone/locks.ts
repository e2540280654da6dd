/**
 * The locks of the browser: one page has each, and has it no longer when it is closed. A page that is not secure has
 * none; there, every tab is on its own, and the rows decide who was first.
 */

interface Held {
  /** Whether it is ours already; else it is waited for. */
  ours: boolean;
  /** Lets it go, or waits no longer. */
  release(): void;
}

export class Locks {
  private readonly held = new Map<string, Held>();

  constructor(private readonly locks: LockManager | undefined = navigator.locks) {}

  /** Whether it is ours at once; if not, `later` is called when it is. */
  claim(name: string, later: () => void): Promise<boolean> {
    const { locks } = this;
    const known = this.held.get(name);
    if (!locks || known) return Promise.resolve(known?.ours ?? true);
    return new Promise((give) => {
      const waiting = new AbortController();
      const hold = (): Promise<void> => new Promise((release) => this.held.set(name, { ours: true, release }));
      void locks.request(name, { ifAvailable: true }, (lock) => {
        give(lock !== null);
        if (lock) return hold();
        this.held.set(name, { ours: false, release: () => waiting.abort() });
        void locks
          .request(name, { signal: waiting.signal }, () => {
            const held = hold();
            later();
            return held;
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
