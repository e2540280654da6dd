/** What the board shows, read from the view and the component file. No rules: only what is printed and what stands where. */

import { cellName, whereIs } from '../../lib/grid';
import type { OptionValue } from '../../lib/protocol';
import type { Components, View } from './shapes';
import { readThing, type Thing } from './things';

export const ALIEN = 0;
export const DEFENDER = 1;

/** The component set and the side of the board in play. */
export interface Box {
  colours: string[];
  cells: string[][];
  /** The colour of the frame around each bonus cell. */
  bonus: Map<string, string>;
  /** The faces of each player's dice, in the order in which they are numbered. */
  dice: string[][][];
  throws: number;
  tiles: boolean;
}

export interface Cell {
  name: string;
  row: number;
  column: number;
  colour: string;
  bonus: string | null;
  thing: Thing | null;
}

export interface Die {
  face: string;
  used: boolean;
}

const CHOICES = ['stop', 'rift', 'repair', 'asteroid', 'field', 'tower', 'comet'] as const;

export interface Choice {
  /** Empty where nothing is asked. */
  kind: (typeof CHOICES)[number] | '';
  /** The cell of the saucer that may stop, the line of the rift, the steps of the comet. */
  what: string;
}

/** One colour's way to the defender's next tile. */
export interface Score {
  colour: string;
  out: number;
  shot: number;
  left: number;
  turned: string[];
}

export interface Scene {
  timed: boolean;
  phase: View['phase'];
  ready: boolean[];
  turn: number;
  turns: number;
  throws: number;
  final: boolean;
  cells: Cell[][];
  ship: number;
  nuggets: number;
  /** The dice of each seat; empty until they are thrown and while they fall. */
  dice: Die[][];
  falling: boolean[];
  tiles: View['alien'];
  scores: Score[];
  ammo: string[];
  gps: number;
  reactor: View['reactor'];
  choices: Choice[];
  winner: number;
  /** Milliseconds from this view to the start. */
  countdown: number;
}

export function readBox(components: Components, options: Record<string, OptionValue>): Box {
  const { alien, fire, movement } = components.dice;
  const side = options.side === 'advanced' ? components.sides.advanced : components.sides.classic;
  const cells = components.cells.colours.map((row) => row.split(' '));
  return {
    colours: components.colours.map(({ name }) => name),
    cells,
    bonus: new Map(Object.entries(side.bonus)),
    dice: [
      [alien.faces, alien.faces],
      [fire.faces, movement.faces.map(String)],
    ],
    throws: Number(options.throws ?? 3),
    tiles: options.tiles !== false,
  };
}

export function readScene(view: View, box: Box): Scene {
  return {
    timed: view.turn < 0,
    phase: view.phase,
    ready: view.ready ?? [true, true],
    turn: view.turn,
    turns: view.turns,
    throws: view.throws,
    final: view.kept,
    cells: view.rows.map((words, row) => words.split(' ').map((word, column) => readCell(box, row, column, word))),
    ship: view.ship,
    nuggets: view.nuggets,
    dice: view.dice.map((faces, seat) =>
      faces.map((face, number) => ({ face: String(face), used: view.used[seat]?.[number] ?? false })),
    ),
    falling: view.lands.map((at) => at >= 0),
    tiles: view.alien,
    scores: box.colours.map((colour) => ({
      colour,
      out: view.out[colour] ?? 0,
      shot: view.shot[colour] ?? 0,
      left: view.defender.left[colour] ?? 0,
      turned: view.defender.turned[colour] ?? [],
    })),
    ammo: view.defender.ammo,
    gps: view.defender.gps,
    reactor: view.reactor,
    choices: view.choices.map(readChoice),
    winner: view.winner,
    countdown: view.phase === 'countdown' ? Math.max(0, (view.starts ?? 0) - view.clock) : 0,
  };
}

function readCell(box: Box, row: number, column: number, word: string): Cell {
  const name = cellName(row, column);
  return {
    name,
    row,
    column,
    colour: box.cells[row]?.[column] ?? '',
    bonus: box.bonus.get(name) ?? null,
    thing: readThing(word),
  };
}

export function readChoice(choice: string): Choice {
  const [kind, what = ''] = choice.split(' ');
  return { kind: CHOICES.find((each) => each === kind) ?? '', what };
}

export function cellAt(scene: Scene, name: string): Cell | undefined {
  const { row, column } = whereIs(name);
  return scene.cells[row]?.[column];
}

/** The cell so many rows and columns further on, if the board has one. */
export function beside(scene: Scene, name: string, rows: number, columns: number): Cell | undefined {
  const { row, column } = whereIs(name);
  return scene.cells[row + rows]?.[column + columns];
}

export function saucers(scene: Scene): Cell[] {
  return scene.cells.flat().filter((cell) => cell.thing?.kind === 'saucer');
}

/** The cell that the movement die shows, 0 while it shows none. */
export function dieColumn(scene: Scene): number {
  return Number(scene.dice[DEFENDER]?.[1]?.face ?? 0);
}

/** The saucer that a shot in this column would meet. */
export function firstIn(scene: Scene, column: number): Cell | undefined {
  return scene.cells
    .map((row) => row[column - 1])
    .filter((cell) => cell?.thing?.kind === 'saucer')
    .at(-1);
}
