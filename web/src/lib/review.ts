/** A review as people look at it: the curve, what happened at a point of it, and what a seat's game came to. */
import type { Review, ReviewShown, ReviewStep } from './wire';

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
  const together = points.every((chances) => chances.every((chance) => chance === chances[0]));
  const drawn = together ? Math.min(seats, 1) : seats;
  return { entries, lines: Array.from({ length: drawn }, (_, seat) => points.map((chances) => chances[seat]!)) };
}

/** The point that stands for what is on the table after an entry. */
export function pointAt(entries: number[], entry: number): number {
  return Math.max(
    0,
    entries.findLastIndex((each) => each <= entry),
  );
}

/** A chance, or a change of it, in hundredths. */
export const hundredths = (chance: number): number => Math.round(chance * 100) || 0;

export const CAUSES = ['luck', 'decision', 'secret', 'time', 'forfeit'] as const;
export type Cause = (typeof CAUSES)[number];

/** What changed a seat's chance at a step by a hundredth or more, the most first. */
export function causesAt(step: ReviewStep, seat: number): { cause: Cause; change: number }[] {
  return CAUSES.map((cause) => ({ cause, change: hundredths(step[cause][seat] ?? 0) }))
    .filter(({ change }) => change !== 0)
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change));
}

/** A message of the client's texts, with what fills it. */
export interface Line {
  id: string;
  args: Record<string, number>;
}

/** What a game came to for a seat, in plain sentences: luck, mistakes, and whatever else weighed. */
export function summary(review: Review, seat: number): Line[] {
  const { luck, noise, mistakes, cost, secret, time, forfeit } = review.totals[seat]!;
  const lines: Line[] = [];
  const lucky = hundredths(luck);
  const told = Math.abs(luck) > 2 * noise && lucky !== 0;
  lines.push({
    id: !told ? 'review-luck-even' : lucky > 0 ? 'review-luck-good' : 'review-luck-bad',
    args: count(lucky),
  });
  lines.push(
    mistakes
      ? { id: 'review-mistakes', args: { mistakes, ...count(hundredths(cost)) } }
      : { id: 'review-flawless', args: {} },
  );
  for (const [id, change] of [
    ['review-secret', secret],
    ['review-time', time],
    ['review-forfeit', forfeit],
  ] as const)
    if (hundredths(change)) lines.push({ id, args: { change: hundredths(change) } });
  return lines;
}

const count = (change: number): { count: number } => ({ count: Math.abs(change) });
