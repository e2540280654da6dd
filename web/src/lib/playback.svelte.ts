/**
 * One playback for all that a person perceives of a step: its events come on stage one after the other, and board,
 * gauges, log, sound and screen reader follow it. Nothing is shown or said before it has come to it.
 */
import { tick } from 'svelte';
import { after } from './frames';
import type { Frame, GameEvent, View } from './protocol';
import { end, type Shown } from './timeline';

/** Milliseconds in which even a slow device draws a picture. */
const SEEN = 50;

/** A step to be seen: the view before it, when each event comes, and what changes with it. */
export interface Film {
  before: View;
  shown: Shown[];
  frames: Frame[];
}

export class Playback {
  /** How things stand on stage; null while nothing is played. */
  view = $state.raw<View | null>(null);
  /** How many events of the step have come on stage, and how many of them have come true and are told. */
  begun = $state(0);
  told = $state(0);
  /** What comes on stage now, each with its delay, for the board to move; another beat, other cues. */
  cues = $state.raw<Shown[]>([]);
  beat = $state(0);

  private drawn = true;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done: (() => void) | null = null;
  /** When the last film ended: how it ended is seen before the next one begins. */
  private ended = -SEEN;

  /** `tell` is called with each event as it comes true. */
  constructor(private tell: (event: GameEvent) => void) {}

  /** Play a film at some speed, then call `done`; events of the same moment come together. */
  play({ before, shown, frames }: Film, speed: number, done: () => void): void {
    this.stop();
    this.view = before;
    this.done = done;
    const paced = shown.map((each) => {
      return { ...each, at: each.at / speed, for: each.for / speed, lands: each.lands / speed };
    });
    const moments = paced.flatMap(({ at, lands }) => [at, at + lands]).sort((a, b) => a - b);
    const last = end(paced);
    const ahead = moments.filter((moment, index) => moment < last && moment !== moments[index - 1]);
    this.wait(Math.max(performance.now(), this.ended + SEEN), 0, [...ahead, last], paced, frames);
  }

  /** A device that is late catches up, but not so fast that two moments run together: what came between is seen. */
  private wait(began: number, now: number, [moment, ...ahead]: number[], shown: Shown[], frames: Frame[]): void {
    const left = began + moment! - performance.now();
    const least = Math.min(moment! - now, SEEN);
    this.timer = setTimeout(
      () => {
        this.reach(moment!, shown, frames);
        // At once with the last that is told, lest a picture in between show that and not yet what came of it.
        if (ahead.length === 0) this.finish();
        else this.wait(began, moment!, ahead, shown, frames);
      },
      Math.max(left, least),
    );
  }

  private reach(moment: number, shown: Shown[], frames: Frame[]): void {
    while (this.told < shown.length && shown[this.told]!.at + shown[this.told]!.lands <= moment) {
      this.view = after(this.view!, frames[this.told]!);
      this.tell(shown[this.told]!.event);
      this.told += 1;
    }
    const come = shown.filter(({ at }, index) => at <= moment && index >= this.begun);
    if (come.length === 0) return;
    this.begun += come.length;
    this.cue(come.map((each) => ({ ...each, at: 0 })));
  }

  /** Let the board move these now. What comes before it was drawn comes together. */
  cue(shown: Shown[]): void {
    this.cues = this.drawn ? shown : [...this.cues, ...shown];
    this.drawn = false;
    void tick().then(() => (this.drawn = true));
    this.beat += 1;
  }

  private finish(): void {
    const done = this.done;
    this.ended = performance.now();
    this.clear();
    done?.();
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.view = null;
    this.begun = this.told = 0;
    this.done = null;
  }

  /** Leave it at that: whoever stops it shows what is so now. Everything that moves comes to rest. */
  stop(): void {
    if (this.view === null) return;
    this.clear();
    this.drawn = true;
    this.cue([]);
  }
}
