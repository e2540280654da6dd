/** The board of Arkade, and what the table around it needs to know. */

import type { GameModule } from '../../lib/board';
import Board from './Board.svelte';
import { legend } from './keys';
import { printed } from './keyboard.svelte';
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
  passing: ['tossed'],
  keys: (view, seats) =>
    seats.flatMap((seat) =>
      legend(seat, view.turn < 0, hasTiles(view), view.rows[0]!.split(' ').length).map(({ keys, text }) => ({
        seat,
        keys: keys.map(printed),
        text,
      })),
    ),
};

/** Somebody holds tiles, or has turned one. */
function hasTiles({ alien, defender }: View): boolean {
  return alien.left > 0 || alien.turned.length > 0 || defender.ammo.length > 0 || defender.gps > 0;
}

export default game;
