/** Puzzles on this device: which are solved, how many in a row at the first try, and which level one likes. */
import { noted } from './noted';
import type { PuzzleShown } from './wire';

const PLACE = 'ludotheque.puzzles';

export type Level = PuzzleShown['level'];
export const LEVELS: readonly Level[] = [1, 2, 3];

export interface Standing {
  /** Solved at the first try. */
  solved: string[];
  /** Not found at the first try: they come again. */
  missed: string[];
  streak: number;
  best: number;
  /** 0 for all of them. */
  level: Level | 0;
}

const NEW: Standing = { solved: [], missed: [], streak: 0, best: 0, level: 0 };

const read = (): Record<string, Standing> => noted<Standing>(PLACE);

class Book {
  games = $state.raw(read());
}
const book = new Book();

export function standing(game: string): Standing {
  return { ...NEW, ...book.games[game] };
}

function write(game: string, change: Partial<Standing>): void {
  const games = read();
  games[game] = { ...NEW, ...games[game], ...change };
  book.games = games;
  try {
    localStorage.setItem(PLACE, JSON.stringify(games));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

export const chooseLevel = (game: string, level: Level | 0): void => write(game, { level });

const without = (ids: string[], id: string): string[] => ids.filter((each) => each !== id);

/** The first answer to a puzzle was right or wrong; later ones change nothing, nor does a puzzle that was solved before. */
export function answered(game: string, id: string, right: boolean): void {
  const { solved, missed, streak, best } = standing(game);
  if (solved.includes(id)) return;
  const others = without(missed, id);
  if (!right) return write(game, { streak: 0, missed: [...others, id] });
  write(game, { solved: [...solved, id], missed: others, streak: streak + 1, best: Math.max(best, streak + 1) });
}

/** Those of a level, or all. */
export function ofLevel(puzzles: PuzzleShown[], level: Level | 0): PuzzleShown[] {
  return level ? puzzles.filter((puzzle) => puzzle.level === level) : puzzles;
}

/** The puzzle after another one: the next that is not solved yet, round and round; none when all are. */
export function following(puzzles: PuzzleShown[], id: string | null, solved: string[]): PuzzleShown | null {
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return round.find((puzzle) => !solved.includes(puzzle.id)) ?? null;
}

export interface Verdict {
  right: boolean;
  /** How much less it is worth than the answer, in hundredths of a game. */
  cost: number;
}

export function judged(puzzle: PuzzleShown, notation: string): Verdict {
  return { right: notation === puzzle.answer, cost: Math.round((puzzle.costs[notation] ?? 0) * 100) };
}

addEventListener('storage', (event) => {
  if (event.key === PLACE) book.games = read();
});
