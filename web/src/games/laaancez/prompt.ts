/** The one line that says what to do now. */

import type { Prompt } from '../../lib/board';
import type { View } from './shapes';

export function prompt(view: View, seat: number | null, toAct: number[]): Prompt {
  const mine = seat !== null && toAct.includes(seat);
  if (view.phase === 'over') return ending(view, seat);
  if (view.phase === 'choose') return choosing(seat, toAct, mine);
  if (view.phase === 'combat') {
    return mine
      ? { id: 'board-prompt-throw', args: { line: view.sheets[seat]!.line } }
      : { id: 'board-prompt-throws', args: { seat: view.turn } };
  }
  return mine ? { id: 'board-prompt-roll' } : { id: 'board-prompt-rolls', args: { seat: view.turn } };
}

function choosing(seat: number | null, toAct: number[], mine: boolean): Prompt {
  if (mine) return { id: 'board-prompt-choose' };
  if (seat === null) return { id: 'board-prompt-choosing' };
  return { id: 'board-prompt-chosen', args: { seat: toAct[0] ?? 1 - seat } };
}

function ending(view: View, seat: number | null): Prompt {
  const winner = view.sheets[0]!.candle === 0 ? 1 : 0;
  const id = seat === null ? 'board-prompt-over' : seat === winner ? 'board-prompt-won' : 'board-prompt-lost';
  return { id, args: { seat: winner } };
}
