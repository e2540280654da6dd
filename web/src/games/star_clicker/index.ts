/** The board of Star Clicker, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { legend } from './keys';
import { prompt } from './prompt';
import type { Components, Event, View, Words } from './shapes';
import { sounds } from './sounds';
import { targets } from './targets';
import { timeline } from './timeline';

const game: GameModule<View, Event, Components, Words> = {
  Board,
  curtain: () => false,
  sounds,
  prompt,
  timeline,
  targets,
  keys: (view, [seat, ...more]) =>
    seat === undefined ? [] : legend(view.level, 1 + more.length).map((help) => ({ seat, ...help })),
};

export default game;
