/** What the board shows, read from the view and the component file. No rules: only what is printed and what stands where. */

import type { Components, SheetSeen, Throwable, View } from './shapes';

/** An object as it is printed, wherever that is known from. */
export type Printed = Required<Omit<Throwable, 'provenance'>>;

/** The component set: what is printed on the sheets and beside the die. */
export interface Box {
  rows: number[];
  objects: Map<string, Printed>;
  /** By seat. */
  candles: Printed[];
  die: string[][];
  /** The widest row, and the boxes for damage that every object has on paper. */
  columns: number;
  boxes: number;
}

export interface Standing extends Printed {
  left: number;
  ticked: number;
}

export interface Cell {
  name: string;
  line: string;
  object: Standing | null;
  /** A living neighbour wards off throws. */
  shielded: boolean;
}

export interface Line {
  name: string;
  cells: Cell[];
  folded: boolean;
  fighting: boolean;
}

export interface Sheet {
  lines: Line[];
}

/** An option of the die carried out: an object drawn into a cell, or one more damage ticked there. */
export interface Drawn {
  option: string;
  cell: string;
}

/** Whether somebody has chosen, and what they draw, where that is known and anything at all. */
export interface Choice {
  made: boolean;
  drawn: Drawn | null;
}

/** A view with its sheets and choices read. */
export interface Scene extends Omit<View, 'sheets' | 'choices'> {
  sheets: Sheet[];
  choices: Choice[];
}

export const CANDLE = 'candle';
export const DAMAGE = 'damage';

export function readBox(components: Components): Box {
  const objects = components.objects.map((thing) => ({ ...thing, protects: thing.protects ?? false }));
  const damage = components.candle.damage.value;
  const { hearts, second = hearts } = components.candle;
  const candle = { name: CANDLE, damage, limit: damage, protects: false };
  return {
    rows: components.sheet.rows,
    objects: new Map(objects.map((thing) => [thing.name, thing])),
    candles: [hearts, second].map((number) => ({ ...candle, hearts: number.value })),
    die: components.die.map((face) => face.options),
    columns: Math.max(...components.sheet.rows),
    boxes: Math.max(damage, ...objects.map((thing) => thing.limit)),
  };
}

export function readScene(view: View, box: Box): Scene {
  const fights = view.phase === 'combat' || view.phase === 'over';
  const sheets = view.sheets.map((sheet, seat) => readSheet(sheet, seat, box, fights));
  return { ...view, sheets, choices: view.choices.map(readChoice) };
}

/** A choice as the view writes it: `copy hat a1`, `tick b2`, `pass`, `?` for a secret, nothing for none. */
function readChoice(choice: string): Choice {
  const [verb, ...rest] = choice.split(' ');
  const cell = rest.at(-1);
  const drawn = cell === undefined ? null : { option: verb === 'tick' ? DAMAGE : rest[0]!, cell };
  return { made: choice !== '', drawn };
}

/** The object whose text a word refers to: `hat` for `@object-hat`. */
export function objectNamed(reference: string): string {
  return reference.replace(/^@object-/, '');
}

function readSheet(sheet: SheetSeen, seat: number, box: Box, fights: boolean): Sheet {
  const rows = sheet.rows.map((row) => row.split(' ').map((word) => readObject(word, box)));
  const candle = box.candles[seat]!;
  const lines = [...rows, [standing(candle, sheet.candle, candle.damage)]].map((row, number) => {
    const name = lineName(number);
    return {
      name,
      cells: row.map((object, column) => ({
        name: `${name}${column + 1}`,
        line: name,
        object,
        shielded: object !== null && !guards(object) && [row[column - 1], row[column + 1]].some(guards),
      })),
      folded: fights && name < sheet.line,
      fighting: fights && name === sheet.line,
    };
  });
  return { lines };
}

function readObject(word: string, box: Box): Standing | null {
  if (word === '.') return null;
  const [name = '', points = ''] = word.split(':');
  const printed = box.objects.get(name) ?? { name, hearts: 1, damage: 0, limit: 0, protects: false };
  const [left = printed.hearts, ticked = printed.damage] = points ? points.split('/').map(Number) : [];
  return standing(printed, left, ticked);
}

function standing(printed: Printed, left: number, ticked: number): Standing {
  return { ...printed, left, ticked };
}

function guards(object: Standing | null | undefined): boolean {
  return !!object && object.protects && object.left > 0;
}

export function lineName(number: number): string {
  return String.fromCharCode(97 + number);
}

export function cells(sheet: Sheet): Cell[] {
  return sheet.lines.flatMap((line) => line.cells);
}

/** Who has won, once a candle is out. */
export function winner(scene: Scene): number | null {
  if (scene.phase !== 'over') return null;
  const out = scene.sheets.findIndex((sheet) => cells(sheet).at(-1)?.object?.left === 0);
  return out < 0 ? null : 1 - out;
}
