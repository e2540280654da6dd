/** What the board shows, read from the view and the component file. No rules: only what is printed and what stands where. */

import { cellName } from '../../lib/grid';
import type { OptionValue } from '../../lib/protocol';
import type { Components, Unseen, View, Words } from './shapes';
import { readThing, type Thing } from './things';

export const ALIEN = 0;
export const DEFENDER = 1;

/** A GPS among what is kept, where super ammo goes by its colour. */
export const GPS = 'gps';

/** The component set and the side of the board in play. */
export interface Box {
  colours: string[];
  cells: string[][];
  /** The colour of the frame around each bonus cell. */
  bonus: Map<string, string>;
  /** The faces of each player's dice, in the order in which they are numbered. */
  dice: Face[][][];
  /** Throws of a turn; 0 in the arcade, where nobody counts them. */
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

/** A colour, or a number on the movement die. */
export type Face = string | number;

export interface Die {
  face: Face;
  used: boolean;
}

/** What can be asked is what can be answered. */
const CHOICES = ['stop', 'rift', 'repair', 'asteroid', 'field', 'tower', 'comet'] as const satisfies Words['verb'][];

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
  open: Open;
}

/** After the end, of the tiles that still lie by their backs: those that are turned later, and which the others might have been. */
export interface Open {
  later: string[];
  never: string[];
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
  tiles: View['alien'] & { open: Open };
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
      [fire.faces, movement.faces],
    ],
    throws: typeof options.throws === 'number' ? options.throws : 0,
    tiles: options.tiles !== false,
  };
}

/** `last` is how things stand in the end, for who looks back. */
export function readScene(view: View, box: Box, unseen: Unseen | null = null, last: View = view): Scene {
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
      faces.map((face, number) => ({ face, used: view.used[seat]?.[number] ?? false })),
    ),
    falling: view.lands.map((at) => at >= 0),
    tiles: { ...view.alien, open: open(view.alien.turned, last.alien.turned, unseen?.alien) },
    scores: box.colours.map((colour) => ({
      colour,
      out: view.out[colour] ?? 0,
      shot: view.shot[colour] ?? 0,
      left: view.defender.left[colour] ?? 0,
      turned: view.defender.turned[colour] ?? [],
      open: open(view.defender.turned[colour], last.defender.turned[colour], unseen?.defender[colour]),
    })),
    ammo: view.defender.ammo,
    gps: view.defender.gps,
    reactor: view.reactor,
    choices: view.choices.map(readChoice),
    winner: view.winner,
    countdown: view.phase === 'countdown' ? Math.max(0, (view.starts ?? 0) - view.clock) : 0,
  };
}

/** Before the end nothing is told of what lies by its back. */
function open(turned: string[] = [], last: string[] = [], unseen: string[] | undefined): Open {
  return unseen ? { later: last.slice(turned.length), never: unseen } : { later: [], never: [] };
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

export function saucers(scene: Scene): Cell[] {
  return scene.cells.flat().filter((cell) => cell.thing?.kind === 'saucer');
}

/** What the defender keeps for later: the colours of super ammo, and GPS. */
export function toolsOf({ ammo, gps }: Scene): string[] {
  return gps ? [...ammo, GPS] : ammo;
}

/** The cell that the movement die shows, 0 while it shows none. */
export function dieColumn(scene: Scene): number {
  const face = scene.dice[DEFENDER]?.[1]?.face;
  return typeof face === 'number' ? face : 0;
}

/** The saucer that a shot in this column would meet. */
export function firstIn(scene: Scene, column: number): Cell | undefined {
  return scene.cells
    .map((row) => row[column - 1])
    .filter((cell) => cell?.thing?.kind === 'saucer')
    .at(-1);
}

/** What an end is for whoever looks: their own, or for people of both sides and of none somebody's. */
export function endFor(winner: number, mine: number[]): 'won' | 'lost' | 'seen' | 'draw' {
  if (winner > DEFENDER) return 'draw';
  if (mine.length !== 1) return 'seen';
  return mine[0] === winner ? 'won' : 'lost';
}
