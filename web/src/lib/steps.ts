/** The steps of a game as they come in: several perspectives on one step join, and what was hidden again can be left out. */

import type { Step } from './protocol';

function merged(known: Step | undefined, step: Step): Step {
  if (!known) return step;
  return {
    ...known,
    ...step,
    events: { ...known.events, ...step.events },
    views: { ...known.views, ...step.views },
    actions: { ...known.actions, ...step.actions },
  };
}

/** All steps known, in order, with those that have come: new ones, or known ones from one more perspective. */
export function joined(known: Step[], come: Step[]): Step[] {
  const [first] = come;
  if (come.length === 1 && first!.n > (known.at(-1)?.n ?? -1)) return [...known, first!];
  const all = new Map(known.map((step) => [step.n, step]));
  for (const step of come) all.set(step.n, merged(all.get(step.n), step));
  return [...all.values()].sort((a, b) => a.n - b.n);
}

/** A step as it may be remembered: without what was hidden again in it. */
export function lasting(step: Step): Step {
  if (!Object.values(step.events).some((events) => events.some((event) => event.gone))) return step;
  const kept = Object.entries(step.events).map(([key, events]) => [key, events.filter((event) => !event.gone)]);
  return { ...step, events: Object.fromEntries(kept) };
}
