/** Playing a game again: how long each step stays, and how a moment is written. */
import type { Step } from './protocol';

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

const PACE = 900;
/** Nobody sits through a break again. */
const LONGEST = 3000;

/** Milliseconds from one step to the next at speed 1: as it was, in a game with a clock; a steady pace in others. */
export function pause(step: Step, next: Step): number {
  if (step.at === null || next.at === null) return PACE;
  return Math.min(LONGEST, next.at - step.at);
}

/** The speed beside this one. */
export function beside(speed: Speed, by: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + by] ?? speed;
}

/** A speed as people write it: ½. */
export function spelled(speed: Speed): string {
  return { 0.25: '¼', 0.5: '½' }[speed as number] ?? String(speed);
}

/** A moment of the table's clock: 1:05. */
export function moment(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
