/** The clocks of the people at one table: the server says when they begin and end, this device counts in between. */
import type { Seat } from './protocol';

/** A clock by the time of this device: what is left as it stands, or until when it runs, or until when it waits. */
export interface SeatClock {
  left: number;
  runs: number | null;
  waits: number | null;
}

/** So many seconds before the end somebody is told that their time runs out. */
export const WARNINGS = [30, 10];

export class Clocks {
  seats = $state.raw<(SeatClock | null)[]>([]);
  private warnings: ReturnType<typeof setTimeout>[] = [];

  /** `warn` is called with the seconds that one of our seats has left. */
  constructor(private readonly warn: (seat: number, seconds: number) => void) {}

  set(seats: Seat[], mine: number[]): void {
    this.stop();
    const now = Date.now();
    this.seats = seats.map(({ clock }) =>
      clock === null
        ? null
        : {
            left: clock.left,
            runs: clock.running ? now + clock.left * 1000 : null,
            waits: clock.away === null ? null : now + clock.away * 1000,
          },
    );
    for (const seat of mine) this.watch(seat, seats[seat]?.clock ?? null);
  }

  private watch(seat: number, clock: Seat['clock']): void {
    if (!clock?.running) return;
    for (const seconds of WARNINGS.filter((each) => each < clock.left))
      this.warnings.push(setTimeout(() => this.warn(seat, seconds), (clock.left - seconds) * 1000));
  }

  stop(): void {
    for (const warning of this.warnings) clearTimeout(warning);
    this.warnings = [];
  }
}

/** Minutes and seconds, and hours where there are any. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const parts = hours ? [hours, two(minutes)] : [minutes];
  return [...parts, two(Math.floor(seconds) % 60)].join(':');
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
