/** The games that are over, and how one stands with the same people. */
import { keptTables, type KeptTable } from './kept.svelte';

export type Result = 'won' | 'lost' | 'drawn' | 'watched';

export interface Tally {
  others: string;
  won: number;
  lost: number;
  drawn: number;
}

/** Finished games, the newest first; lessons are none. */
export function played(): KeptTable[] {
  return keptTables().filter(({ seen }) => seen?.over && !seen.lesson);
}

export function resultOf({ seen }: KeptTable): Result {
  const outcome = seen?.outcome;
  if (!outcome?.length || !seen!.mine.length) return 'watched';
  const [best, own] = [Math.max(...outcome), Math.max(...seen!.mine.map((seat) => outcome[seat] ?? 0))];
  if (own < best || best === 0) return 'lost';
  const rivals = outcome.some((score, seat) => score === best && !seen!.mine.includes(seat));
  return rivals && best < 1 ? 'drawn' : 'won';
}

/** Everybody but oneself, as one writes them. */
export function othersAt({ seen }: KeptTable): string {
  return (seen?.names ?? []).filter((_, seat) => !seen!.mine.includes(seat)).join(', ');
}

/** The running score against the same people, those met most often first. */
export function tallies(games: KeptTable[]): Tally[] {
  const all = new Map<string, Tally>();
  for (const game of games) {
    const [others, result] = [othersAt(game), resultOf(game)];
    if (!others || result === 'watched') continue;
    const tally = all.get(others) ?? { others, won: 0, lost: 0, drawn: 0 };
    tally[result] += 1;
    all.set(others, tally);
  }
  const count = ({ won, lost, drawn }: Tally): number => won + lost + drawn;
  return [...all.values()].filter((tally) => count(tally) > 1).sort((a, b) => count(b) - count(a));
}
