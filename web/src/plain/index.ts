/** The board of a game that has none of its own here: what its view holds, as cards and tables, by the shapes it declares. */
import type { GameModule, Prompt } from '../lib/board';
import Board from './Board.svelte';
import type { Schema } from './shape';

function prompt(_view: unknown, seat: number | null, toAct: number[]): Prompt {
  if (!toAct.length) return { id: 'plain-over' };
  if (seat !== null && toAct.includes(seat)) return { id: 'plain-act' };
  return { id: 'plain-wait', args: { seat: toAct[0]! } };
}

export function plainModule(shape: Schema): GameModule {
  return { Board, shape, curtain: (view) => 'seat' in view, sounds: {}, prompt };
}
