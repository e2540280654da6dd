/** What people point at: every thing that a game names is drawn on its board, and there are words for each of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import ArkadeBoard from '../src/games/arkade/Board.svelte';
import * as arkadeTests from '../src/games/arkade/situations';
import { targets as arkade } from '../src/games/arkade/targets';
import LaaancezBoard from '../src/games/laaancez/Board.svelte';
import * as laaancezTests from '../src/games/laaancez/situations';
import { targets as laaancez } from '../src/games/laaancez/targets';
import PhantomBoard from '../src/games/phantom/Board.svelte';
import * as phantomTests from '../src/games/phantom/situations';
import { targets as phantom } from '../src/games/phantom/targets';
import StarClickerBoard from '../src/games/star_clicker/Board.svelte';
import * as starClickerTests from '../src/games/star_clicker/situations';
import { targets as starClicker } from '../src/games/star_clicker/targets';
import { meant, placesOf, type Targets } from '../src/lib/targets';
import { bundle, format } from '../src/lib/texts.svelte';
import { showBoard } from './board';

/** Of every kind of name that a game's `targets()` gives, one or more. */
const games: [string, Targets, string][] = [
  ['arkade', arkade, 'ship nuggets out tiles-0 tiles-1 die-0-2 die-1-1 die-1-2 zone-3 line-a cell-c4'],
  ['laaancez', laaancez, 'die sheet-0 candle-1 cell-0-a3 cell-1-a2'],
  ['phantom', phantom, 'target reserve deck red-glix pile discards hold-A player-1 ship-2 system-3 slot-4'],
  [
    'star_clicker',
    starClicker,
    'planet shields jammers mothership floppy ship-blue energy-blue group-A jammers-2 line-1 creeper-1 button-blue-3 cell-c4',
  ],
];

/** Boards on which all of it is there: on the way to a fight and in it, with a line folded away. */
const boards: Record<string, () => HTMLElement[]> = {
  arkade: () => {
    const { components, options, strategy } = arkadeTests;
    return [showBoard(ArkadeBoard, { 0: [] }, { view: strategy(), components, options }).container];
  },
  laaancez: () => {
    const { components, fighting, rolling } = laaancezTests;
    const folded = fighting('hat:4/1 . . . .', 'hat:0/1 . . . .');
    folded.sheets[1]!.line = 'b';
    const views = [rolling(), folded];
    return views.map((view) => showBoard(LaaancezBoard, { 0: [] }, { view, components }).container);
  },
  phantom: () => {
    const { components, situation } = phantomTests;
    return [showBoard(PhantomBoard, { 0: [] }, { view: situation(), components }).container];
  },
  star_clicker: () => {
    const { components, situation } = starClickerTests;
    return [showBoard(StarClickerBoard, { 0: [] }, { view: situation(), components }).container];
  },
};

const texts = join(import.meta.dirname, '../../src/ludotheque/games');

test.each(games)('%s: every thing that can be pointed at is drawn', (game, targets, names) => {
  const drawn = boards[game]!();
  const places = (name: string) => drawn.flatMap((board) => placesOf(name, board, targets));
  expect(names.split(' ').filter((name) => places(name).length === 0)).toEqual([]);
});

test.each(games)('%s: each of them has words of its own in both languages', (game, targets, names) => {
  for (const language of ['en', 'fr'] as const) {
    const words = bundle(language, readFileSync(join(texts, game, 'texts', `${language}.ftl`), 'utf8'));
    const said = names.split(' ').map((name) => {
      const { id, args } = targets.words(name);
      return format([words], id, { player: 'Ada', ...args });
    });
    expect(said.filter((text) => /target-|\{|@/.test(text))).toEqual([]);
    expect(new Set(said).size).toBe(said.length);
  }
});

test('the innermost thing is meant, and nothing outside of the board', () => {
  document.body.innerHTML =
    '<main data-sheet="0"><div id="board" data-sheet="1"><p data-cell="1-a3"><b>x</b></p></div>';
  const board = document.getElementById('board')!;
  expect(meant(document.querySelector('b'), board, laaancez)).toBe('cell-1-a3');
  expect(meant(board, board, laaancez)).toBeNull();
});
