/** The board of Laaancez !, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { prompt } from './prompt';
import type { Components, Event, View, Words } from './shapes';
import { sounds } from './sounds';
import { targets } from './targets';
import { timeline } from './timeline';

const game: GameModule<View, Event, Components, Words> = {
  Board,
  curtain: (view) => view.phase === 'choose',
  sounds,
  prompt,
  passing: ['chose', 'chose-this'],
  timeline,
  targets,
};

export default game;
