/** A review as people look at it: the curve, what happened at a point of it, and what a seat's game came to. */
import type { ReviewShown, ReviewStep, Totals } from './wire';

/** Everybody's chance from step to step; where all win or lose together, one line for the crew. */
export interface Curve {
  /** The entry of the log that each point stands after. */
  entries: number[];
  /** A line for each seat, in the order of seats, with one chance for each point. */
  lines: number[][];
}

export function curveOf({ sketch, review }: ReviewShown): Curve {
  const entries = review ? review.steps.map(({ entry }) => entry) : (sketch?.entries ?? []);
  const points = review ? review.steps.map(({ chances }) => chances) : (sketch?.chances ?? []);
  const seats = points[0]?.length ?? 0;
  const crew = points.every((chances) => chances.every((chance) => chance === chances[0]));
  const drawn = crew ? Math.min(seats, 1) : seats;
  return { entries, lines: Array.from({ length: drawn }, (_, seat) => points.map((chances) => chances[seat]!)) };
}

/** The point that stands for what is on the table after an entry. */
export function pointAt(entries: number[], entry: number): number {
  return Math.max(
    0,
    entries.findLastIndex((each) => each <= entry),
  );
}

/** A chance, or a change of it, in hundredths: a loss is rounded as the gain that it is to others. */
export const hundredths = (chance: number): number => Math.sign(chance) * Math.round(Math.abs(chance) * 100) || 0;

/** Chances in hundredths that come to as much together as the chances do: those nearest to the next one are rounded up. */
export function together(chances: number[]): number[] {
  const exact = chances.map((chance) => 100 * chance);
  const whole = exact.map(Math.floor);
  const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
  const seats = chances.map((_, seat) => seat).sort((one, other) => (exact[other]! % 1) - (exact[one]! % 1));
  for (const seat of seats.slice(0, Math.round(sum(exact)) - sum(whole))) whole[seat]! += 1;
  return whole;
}

/** Whose chance a point of the curve changed most, and by how much; `start` is what it began with. */
export function swing({ lines }: Curve, start: number[], point: number): { seat: number; change: number } {
  const changes = lines.map((line, seat) => line[point]! - (line[point - 1] ?? start[seat]!));
  const sizes = changes.map((change) => Math.abs(hundredths(change)));
  const seat = sizes.indexOf(Math.max(...sizes));
  return { seat, change: changes[seat]! };
}

export const CAUSES = ['luck', 'decision', 'secret', 'time', 'forfeit'] as const;
export type Cause = (typeof CAUSES)[number];

/** What changed a seat's chance at a step by a hundredth or more, the most first. */
export function causesAt(step: ReviewStep, seat: number): { cause: Cause; change: number }[] {
  return CAUSES.map((cause) => ({ cause, change: step[cause][seat] ?? 0 }))
    .filter(({ change }) => hundredths(change) !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

/** A message of the client's texts, with what fills it: a change of a chance with its sign, an amount without. */
export interface Line {
  id: string;
  args: { change?: number; amount?: number; mistakes?: number };
}

/** What befell a seat, or all of a crew: luck, and whatever else weighed. */
export function fortune({ luck, noise, secret, time, forfeit }: Totals): Line[] {
  const told = Math.abs(luck) > 2 * noise && hundredths(luck) !== 0;
  const id = !told ? 'review-luck-even' : luck > 0 ? 'review-luck-good' : 'review-luck-bad';
  const others = [
    { id: 'review-secret', args: { change: secret } },
    { id: 'review-time', args: { change: time } },
    { id: 'review-forfeit', args: { change: forfeit } },
  ];
  return [{ id, args: { amount: luck } }, ...others.filter(({ args }) => hundredths(args.change))];
}

/** What a seat's own decisions came to. */
export function mistaken({ mistakes, cost }: Totals): Line {
  return mistakes ? { id: 'review-mistakes', args: { mistakes, amount: cost } } : { id: 'review-flawless', args: {} };
}
