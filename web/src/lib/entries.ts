/** What is told of entries that are no events of the game: who sits where now, who gave up, for whom a bot decided. */
import type { Entry, Step } from './protocol';
import { say } from './texts.svelte';

/** Whether a person comes to a seat with this step, and does not only change the name there. */
export function comes({ n, entry }: Step, steps: Step[]): boolean {
  if (entry.kind !== 'seat' || entry.holder !== 'person') return false;
  const before = steps.findLast((step) => step.n < n && step.entry.kind === 'seat' && step.entry.seat === entry.seat);
  return before?.entry.holder !== 'person';
}

/** The line of the log for the entry itself, beside its events; nothing for most. */
export function entryLine(step: Step, steps: Step[], names: string[]): string | null {
  const { entry } = step;
  const player = names[entry.seat ?? -1] ?? '';
  if (entry.kind === 'undo') return say('log-undo', { player });
  if (entry.kind === 'forfeit') return say(`log-${entry.why!}`, { player });
  if (entry.kind === 'seat') return seatLine(entry, comes(step, steps), player);
  if (entry.absent) return say('stood-in', { player });
  return entry.late ? say('log-late', { player }) : null;
}

function seatLine({ seat, holder, level, name }: Entry, comes: boolean, player: string): string {
  const number = seat! + 1;
  // Whoever had neither a name nor a role is called as before the bot came.
  const before = player === say('name-bot', { seat: number }) ? say('name-player', { seat: number }) : player;
  const args = { player: name || before, seat: number, level: level ?? '' };
  return say(holder === 'person' && !comes ? 'log-named' : `log-sits-${holder!}`, args);
}
