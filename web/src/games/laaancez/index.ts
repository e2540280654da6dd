/** The board of Laaancez !, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { prompt } from './prompt';
import type { Components, Event, View } from './shapes';
import { sounds } from './sounds';
import { linger } from './timeline';

const game: GameModule<View, Event, Components> = {
  Board,
  curtain: (view) => view.phase === 'choose',
  sounds,
  prompt,
  passing: ['chose', 'chose-this'],
  linger,
};

export default game;
