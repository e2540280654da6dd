/** The one line that says what to do now, or whom everybody waits for. */

import type { Prompt } from '../../lib/board';
import type { View } from './shapes';
import { awaited } from './view';

/** An action, by its notation. */
interface Done {
  do: string;
}

export function prompt(view: View, seat: number | null, toAct: number[], actions: Done[] = []): Prompt {
  if (view.phase === 'over') return ending(view, seat);
  if (view.phase === 'fight' || view.phase === 'rethrow') {
    if (!view.fight) return { id: 'board-prompt-fought' };
    if (awaited(view).length === 0) return { id: 'board-prompt-dice' };
  }
  if (seat !== null && toAct.includes(seat)) return asked(view, seat, actions);
  if (view.phase === 'fight' && view.fight) return watching(view, toAct);
  return { id: `board-prompt-${view.phase}-other`, args: { seat: toAct[0] ?? view.turn } };
}

/** As the board itself sees it, which is not told whom the table waits for. */
export function promptOf(view: View, me: number, actions: Done[]): Prompt {
  return prompt(view, me < 0 ? null : me, awaited(view), actions);
}

function asked(view: View, seat: number, actions: Done[]): Prompt {
  const { phase, fight, owed, turn } = view;
  const rival = fight && (fight.attacker === seat ? fight.defender : fight.attacker);
  const id = `board-prompt-${phase}`;
  const can = (wish: string) => !actions.length || actions.some((action) => action.do === wish);
  if (phase === 'move' && view.players[seat]?.place === 0) return { id: 'board-prompt-leave' };
  if (phase === 'equipment' && view.revealed)
    return { id: can('turn') ? 'board-prompt-equipment-more' : 'board-prompt-equipment-last' };
  if (phase === 'adventure' && !can('live')) return { id: 'board-prompt-adventure-dear' };
  if (phase === 'fare') return { id, args: { count: owed.cards ?? 0 } };
  if (phase === 'cost') return { id, args: { count: owed.symbols?.length ?? 0 } };
  if (phase === 'steal') return { id, args: { count: (owed.units ?? 0) - (owed.victims?.length ?? 0) } };
  if (phase === 'titans') return { id, args: { seat: turn } };
  return rival === null ? { id } : { id, args: { seat: rival } };
}

/** Both still decide, or one. */
function watching({ fight }: View, toAct: number[]): Prompt {
  if (toAct.length > 1)
    return { id: 'board-prompt-fight-both', args: { seat: fight!.attacker, rival: fight!.defender } };
  return { id: 'board-prompt-fight-other', args: { seat: toAct[0] ?? fight!.defender } };
}

function ending({ winner }: View, seat: number | null): Prompt {
  return { id: seat !== null && winner === seat ? 'board-prompt-won' : 'board-prompt-over', args: { seat: winner } };
}
