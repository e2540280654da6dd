/** The board of Star Clicker, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { legend } from './keys';
import { prompt } from './prompt';
import { sounds } from './sounds';
import { linger } from './timeline';
import type { View } from './view';

const game: GameModule = {
  Board,
  curtain: () => false,
  sounds,
  prompt,
  linger,
  keys: (view, [seat, ...more]) =>
    seat === undefined ? [] : legend((view as View).level, 1 + more.length).map((help) => ({ seat, ...help })),
};

export default game;
