/** The game in words: which events of each step are still worth a line. */
import type { GameEvent, Step } from './protocol';

export interface Page {
  step: Step;
  events: GameEvent[];
}

/** Without the events that only bridged a wait (`passing`) and whose seat has been heard of since. */
export function lasting(pages: Page[], passing: string[]): Page[] {
  const heard = new Set<number>();
  const last = (event: GameEvent): boolean => {
    if (passing.includes(event.event)) return !heard.has(event.seat!);
    if (event.seat !== undefined) heard.add(event.seat);
    return true;
  };
  const backwards = [...pages].reverse();
  return backwards
    .map(({ step, events }) => ({ step, events: [...events].reverse().filter(last).reverse() }))
    .reverse();
}
