/** The one line that says what to do now. */

import type { Prompt } from '../../lib/board';
import type { PilotShown, View } from './shapes';

export function prompt(view: View, seat: number | null, toAct: number[]): Prompt {
  if (view.phase === 'over') return { id: view.winner === 1 ? 'board-prompt-won' : 'board-prompt-lost' };
  if (view.phase === 'rays') return { id: 'board-prompt-rays' };
  if (view.phase !== 'pilots') {
    const mine = view.actor === seat;
    return { id: mine ? `board-prompt-${view.phase}` : `board-prompt-${view.phase}-other`, args: { seat: view.actor } };
  }
  const pilot = seat === null ? undefined : view.pilots[seat];
  if (!pilot || !toAct.includes(seat!)) return { id: 'board-prompt-pilots', args: { round: view.round } };
  return flying(view, pilot);
}

function flying(view: View, { owes, done, cell, energy }: PilotShown): Prompt {
  if (owes > 0) return { id: view.outage ? 'board-prompt-outage' : 'board-prompt-press', args: { owes } };
  if (done) return { id: 'board-prompt-waiting', args: { count: view.pilots.filter((pilot) => !pilot.done).length } };
  const tile = view.tiles[cell.charCodeAt(0) - 97]!.split(' ')[Number(cell.slice(1)) - 1];
  return { id: tile === 'jammer' && energy > 0 ? 'board-prompt-jammer' : 'board-prompt-done' };
}
