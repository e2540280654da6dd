/** The board of Laaancez !, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { linger } from './effects';
import { prompt } from './prompt';
import { sounds } from './sounds';
import type { View } from './view';

const game: GameModule = {
  Board,
  curtain: (view) => (view as View).phase === 'choose',
  sounds,
  prompt,
  passing: ['chose', 'chose-this'],
  linger,
};

export default game;
