/** Whole seconds until a moment by the clock of this device, as they go by. Made while a component is. */
const TICK = 250;

export class Countdown {
  private now = $state(Date.now());

  constructor(private readonly until: () => number | null) {
    $effect(() => {
      if (until() === null) return;
      this.now = Date.now();
      const ticking = setInterval(() => (this.now = Date.now()), TICK);
      return () => clearInterval(ticking);
    });
  }

  /** Null where nothing is waited for. */
  get left(): number | null {
    const until = this.until();
    return until === null ? null : Math.max(0, Math.ceil((until - this.now) / 1000));
  }
}
