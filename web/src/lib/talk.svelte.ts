/** What people say to each other at one table, as this device shows it: what was said, what is new, who is muted. */
import { kept, keepMuted } from './kept.svelte';
import type { Said } from './protocol';

/** The server keeps no more. */
const KEPT = 500;
/** How long words stay beside their speaker, at least and for each letter; and how long a finger points. */
const STAY = 3500;
const LETTER = 45;
export const POINTED = 6000;

/** Of what was said, what a tab of words shows; `key` tells two of them apart. */
export interface Heard extends Said {
  key: number;
}

export class Talk {
  private all = $state.raw<Heard[]>([]);
  /** The last words of each of the others, for a moment. */
  lately = $state.raw<Record<number, Heard>>({});
  /** What people point at, for a moment, one thing each. */
  pointings = $state.raw<Record<number, Heard>>({});
  /** How much was said since somebody looked. */
  unread = $state(0);
  /** Somebody looks. */
  private open = false;
  private keys = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(private readonly table: string) {}

  muted = $derived.by((): number[] => kept(this.table)?.muted ?? []);
  said = $derived(this.all.filter(({ seat }) => !this.muted.includes(seat)));

  mute(seat: number, on: boolean): void {
    keepMuted(this.table, on ? [...this.muted, seat] : this.muted.filter((each) => each !== seat));
    if (on) this.drop(({ seat: speaker }) => speaker === seat);
  }

  /** All that may be read now. What came while nobody of us was here is new. */
  replace(talk: Said[], fresh: boolean): void {
    const more = talk.length - this.all.length;
    this.all = talk.map((said) => this.heard(said));
    if (fresh && !this.open) this.unread += Math.max(0, more);
  }

  /** Somebody says something; whether it is to be heard here. */
  hear(said: Said, mine: boolean): boolean {
    const heard = this.heard(said);
    this.all = [...this.all, heard].slice(-KEPT);
    if (this.muted.includes(said.seat)) return false;
    if (said.point !== undefined) this.shortly('pointings', heard, POINTED);
    if (mine) return false;
    this.shortly('lately', heard, STAY + LETTER * (said.text?.length ?? 0));
    if (!this.open) this.unread += 1;
    return true;
  }

  /** Somebody looks at the talk, or no longer. */
  look(open: boolean): void {
    this.open = open;
    if (open) this.unread = 0;
  }

  /** What was said before this step is to be remembered. */
  forget(veil: number): void {
    this.all = this.all.filter(({ n }) => n >= veil);
    this.drop(({ n }) => n < veil);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private heard(said: Said): Heard {
    return { ...said, key: (this.keys += 1) };
  }

  private shortly(where: 'lately' | 'pointings', heard: Heard, time: number): void {
    this[where] = { ...this[where], [heard.seat]: heard };
    const timer = setTimeout(() => {
      this.timers = this.timers.filter((each) => each !== timer);
      this[where] = without(this[where], ({ key }) => key === heard.key);
    }, time);
    this.timers.push(timer);
  }

  private drop(which: (heard: Heard) => boolean): void {
    this.lately = without(this.lately, which);
    this.pointings = without(this.pointings, which);
  }
}

function without(heard: Record<number, Heard>, which: (heard: Heard) => boolean): Record<number, Heard> {
  return Object.fromEntries(Object.entries(heard).filter(([, each]) => !which(each)));
}
