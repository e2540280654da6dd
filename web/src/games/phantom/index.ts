/** The board of Star Connection: Phantom, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { legend } from './keys';
import { prompt } from './prompt';
import type { Components, Event, View, Words } from './shapes';
import { sounds } from './sounds';
import { standings } from './standings';
import { targets } from './targets';
import { timeline } from './timeline';

const game: GameModule<View, Event, Components, Words> = {
  Board,
  curtain: (view) => view.phase !== 'over',
  sounds,
  prompt,
  passing: ['decided'],
  timeline,
  targets,
  standings,
  keys: (_, seats) => seats.slice(0, 1).flatMap(legend),
};

export default game;
