/** How far each group of people has come in a campaign, as this device has seen it. */
import { noted } from './noted';
import type { OptionValue } from './protocol';

const PLACE = 'ludotheque.progress';
const MOST = 40;

export interface Progress {
  game: string;
  names: string[];
  /** The option that rises, its furthest value that was won, and which that is of how many; 0 before the first victory. */
  option: string;
  won: OptionValue | null;
  step: number;
  of: number;
  /** Where they played last. */
  table: string;
  at: number;
}

const read = (): Record<string, Progress> => noted<Progress>(PLACE);

class Book {
  groups = $state.raw(read());
}
const book = new Book();

/** The same people at the same game, in whatever order they sit. */
function groupOf(game: string, names: string[]): string {
  return JSON.stringify([game, ...[...names].sort()]);
}

/** A table of a campaign was seen; `step` is what it has won, 0 if nothing yet. */
export function keepProgress(seen: Omit<Progress, 'at'>): void {
  const groups = read();
  const group = groupOf(seen.game, seen.names);
  const before = groups[group];
  const furthest = before && before.step >= seen.step ? { won: before.won, step: before.step } : {};
  groups[group] = { ...seen, ...furthest, at: Date.now() };
  const newest = Object.entries(groups).sort(([, a], [, b]) => b.at - a.at);
  book.groups = Object.fromEntries(newest.slice(0, MOST));
  try {
    localStorage.setItem(PLACE, JSON.stringify(book.groups));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Every group that has won something, the one that played last first. */
export function progress(): Progress[] {
  return Object.values(book.groups)
    .filter((group) => group.step > 0)
    .sort((a, b) => b.at - a.at);
}

addEventListener('storage', (event) => {
  if (event.key === PLACE) book.groups = read();
});
