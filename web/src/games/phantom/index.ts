/** The board of Star Connection: Phantom, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { legend } from './keys';
import { prompt } from './prompt';
import type { Components, Event, View, Words } from './shapes';
import { standings } from './standings';
import { linger } from './timeline';

const game: GameModule<View, Event, Components, Words> = {
  Board,
  curtain: (view) => view.phase !== 'over',
  /** The board makes each event sound when it shows it. */
  sounds: {},
  prompt,
  passing: ['decided'],
  linger,
  standings,
  keys: (_, seats) => seats.slice(0, 1).flatMap(legend),
};

export default game;
