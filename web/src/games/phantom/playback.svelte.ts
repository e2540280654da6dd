/** The events of a step, brought on stage one after the other; while dice roll, the board stays as it was. */

import type { Shown } from '../../lib/timeline';
import type { Event, View } from './shapes';
import { climax, suspense, timeline } from './timeline';

export interface Moment {
  step: number;
  seat: number | null;
  view: View;
  events: Event[];
  motion: boolean;
  /** Several people share the screen: whoever lifts the curtain is shown what happened behind it. */
  shared: boolean;
}

export class Playback {
  /** How many events have come on stage; 0 when nothing is played. */
  told = $state(0);
  /** The view before this step, while the board still shows it. */
  held = $state.raw<View | null>(null);
  /** The view before this step. */
  before = $state.raw<View | null>(null);
  private last: Moment | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** `show` moves things; `hear` makes an event sound when it comes on stage. */
  constructor(
    private show: (shown: Shown<Event>) => void,
    private hear: (event: Event) => void,
  ) {}

  /** A new step; without motion its scenes are shown as they end. Only what follows on the step before is played. */
  next(moment: Moment): void {
    const last = this.last;
    this.last = moment;
    if (last?.step === moment.step) return;
    this.stop();
    const follows = last ? last.seat === moment.seat && moment.step === last.step + 1 : moment.shared;
    this.before = (follows && last?.view) || null;
    if (!follows) return;
    if (moment.motion) this.play(moment);
    else this.stand(moment);
  }

  private stand({ events }: Moment): void {
    this.told = climax(events);
    for (const event of events) this.hear(event);
  }

  private play({ events }: Moment): void {
    const shown = timeline(events);
    const held = suspense(events);
    const end = shown.at(-1);
    if (!end) return;
    if (held) this.held = this.before;
    shown.forEach((each, index) => this.later(each.at, () => this.reach(each, index, held)));
    this.later(end.at + end.for, () => this.stop());
  }

  private reach(shown: Shown<Event>, index: number, held: number): void {
    this.told = index + 1;
    if (index >= held) this.held = null;
    this.show(shown);
    this.hear(shown.event);
  }

  private later(delay: number, run: () => void): void {
    this.timers.push(setTimeout(run, delay));
  }

  /** On to what is so now. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.told = 0;
    this.held = null;
  }
}
