/** Quick phrases: those of the house in its own texts, those of a game in the game's. */

import { say } from './texts.svelte';
import type { Args } from './protocol';

/** The phrases that are said at every table, in the order in which they are offered; the server knows no others. */
export const COMMON = [
  'hello',
  'good-luck',
  'your-turn',
  'one-moment',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'yes',
  'no',
  'another-game',
  'bye',
];

/** A phrase in this reader's language; `inGame` says a message of the game. */
export function phrase(id: string, inGame: (message: string, args?: Args) => string): string {
  return COMMON.includes(id) ? say(`phrase-${id}`) : inGame(`phrase-${id}`);
}
