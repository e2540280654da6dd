/** How a game ended, as one says it: to those who played, or to somebody who was not there. */
import type { Prompt } from './board';
import { listed } from './texts.svelte';

export function winnersOf(outcome: number[]): number[] {
  const best = Math.max(...outcome);
  return outcome.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** A message of the house; `mine` are the seats of those to whom it is said. */
export function verdictOf(outcome: number[], names: string[], mine: number[] = []): Prompt {
  const [best, winners] = [Math.max(...outcome), winnersOf(outcome)];
  const players = listed(winners.map((seat) => names[seat] ?? ''));
  const all = winners.length === outcome.length;
  if (all && best === 0) return { id: 'end-lost-all' };
  if (all && best === 1) return mine.length ? { id: 'end-won-all' } : { id: 'end-won-crew', args: { players } };
  if (all) return { id: 'end-drawn' };
  if (winners.length > 1) return { id: 'end-shared', args: { players } };
  return mine.length === 1 && mine[0] === winners[0]
    ? { id: 'end-won-you' }
    : { id: 'end-won', args: { player: players } };
}
