/** The one line that says what to do now. */

import type { Prompt } from '../../lib/board';
import type { View } from './shapes';
import { ALIEN, readChoice, type Choice } from './view';

export function prompt(view: View, seat: number | null, toAct: number[]): Prompt {
  if (view.phase === 'over') return ending(view, seat);
  if (view.phase === 'ready') return starting(view, seat);
  if (view.phase === 'countdown') return { id: 'board-prompt-countdown' };
  if (view.turn < 0) return racing(view, seat);
  const mine = seat !== null && seat === view.turn;
  const asked = toAct.find((other) => view.choices[other] !== '');
  if (asked !== undefined) return asking(view, asked, asked === seat);
  if (!mine) return { id: `board-prompt-turn-${view.turn}`, args: { seat: view.turn } };
  if (view.throws === 0) return { id: 'board-prompt-throw' };
  if (!view.kept) return { id: 'board-prompt-again' };
  return { id: seat === ALIEN ? 'board-prompt-move' : 'board-prompt-shoot' };
}

function asking(view: View, asked: number, mine: boolean): Prompt {
  if (!mine) return { id: 'board-prompt-choosing', args: { seat: asked } };
  return question(readChoice(view.choices[asked]!));
}

/** What an open choice asks: the steps of a comet are a number, and put into words as one. */
export function question({ kind, what }: Choice): Prompt {
  return { id: `board-ask-${kind}`, args: { what: kind === 'comet' ? Number(what) : what } };
}

function starting(view: View, seat: number | null): Prompt {
  if (seat === null) return { id: 'board-prompt-gathering' };
  return { id: view.ready?.[seat] ? 'board-prompt-waiting' : 'board-prompt-ready' };
}

function racing(view: View, seat: number | null): Prompt {
  if (seat === null) return { id: 'board-prompt-race' };
  if (view.choices[seat] !== '') return asking(view, seat, true);
  return { id: `board-prompt-race-${seat}` };
}

function ending(view: View, seat: number | null): Prompt {
  if (view.winner > 1) return { id: 'board-prompt-draw' };
  const end = view.winner === ALIEN ? 'landed' : 'saved';
  if (seat === null) return { id: `board-prompt-${end}`, args: { seat: view.winner } };
  return { id: `board-prompt-${end}-${seat === view.winner ? 'won' : 'lost'}` };
}
