/** The shapes of laaancez, made by `python -m tools.shapes` from its `shapes.py`: do not edit. */

export type Knowledge = View;
export type Event =
  Rolled | Chose | ChoseThis | CopyDone | TickDone | PassDone | Combat | Thrown | Destroyed | Folded | OnCandle | Won;
export type Words = Roll | Pass | Tick | Copy | Throw;

export interface Laaancez {
  view?: View;
  knowledge?: Knowledge;
  position?: Position;
  events?: Event;
  words?: Words;
  components?: Components;
}
/**
 * What somebody at the table, or watching, knows.
 */
export interface View {
  /**
   * Who knows it.
   */
  seat: number;
  phase: 'choose' | 'combat' | 'over' | 'roll';
  /**
   * Who rolls; while choosing, who rolled; in combat, who throws.
   */
  turn: number;
  /**
   * The result to choose from.
   */
  die: number;
  /**
   * By seat.
   *
   * @minItems 2
   * @maxItems 2
   */
  sheets: SheetSeen[];
  /**
   * By seat: the action chosen, `?` for one that is still secret.
   *
   * @minItems 2
   * @maxItems 2
   */
  choices: string[];
}
/**
 * One player's sheet.
 */
export interface SheetSeen {
  /**
   * Row by row from the front, a word for a cell: `.` for a hole, `hat:4/1` for a hat with 4 hearts and damage 1.
   */
  rows: string[];
  /**
   * The hearts that the candle has left.
   */
  candle: number;
  /**
   * The line that fights.
   */
  line: string;
}
/**
 * Everything.
 */
export interface Position {
  phase: 'choose' | 'combat' | 'over' | 'roll';
  /**
   * By seat.
   *
   * @minItems 2
   * @maxItems 2
   */
  sheets: SheetSetUp[];
  /**
   * Who rolls; while choosing, who rolled; in combat, who throws.
   */
  turn?: number;
  /**
   * The result to choose from.
   */
  die?: number;
  /**
   * By seat: the action chosen.
   *
   * @minItems 2
   * @maxItems 2
   */
  choices?: string[];
  /**
   * Where chance stands; at a fixed place, if nothing is said.
   *
   * @minItems 4
   * @maxItems 4
   */
  rng?: number[];
}
/**
 * One player's sheet as somebody sets it up.
 */
export interface SheetSetUp {
  /**
   * As in `SheetSeen`; an object without numbers is as it is copied.
   */
  rows: string[];
  /**
   * The hearts that the candle has left; all of them, if nothing is said.
   */
  candle?: number;
  /**
   * The line that fights.
   */
  line?: string;
}
/**
 * Somebody rolled the die.
 */
export interface Rolled {
  event: 'rolled';
  seat: number;
  die: number;
}
/**
 * Somebody chose, in secret.
 */
export interface Chose {
  event: 'chose';
  seat: number;
}
/**
 * What somebody chose, for their own eyes.
 */
export interface ChoseThis {
  event: 'chose-this';
  seat: number;
  verb: 'copy' | 'pass' | 'tick';
  object?: string;
  cell?: string;
  damage?: number;
}
/**
 * An object was copied into a cell.
 */
export interface CopyDone {
  event: 'copy-done';
  seat: number;
  object: string;
  cell: string;
}
/**
 * One more damage was ticked.
 */
export interface TickDone {
  event: 'tick-done';
  seat: number;
  object: string;
  cell: string;
  /**
   * What the object does now.
   */
  damage: number;
}
/**
 * Somebody could carry out neither option.
 */
export interface PassDone {
  event: 'pass-done';
  seat: number;
}
/**
 * A sheet is complete, and combat begins.
 */
export interface Combat {
  event: 'combat';
}
/**
 * An object was thrown at another.
 */
export interface Thrown {
  event: 'thrown';
  seat: number;
  object: string;
  /**
   * The cell of the thrower.
   */
  from: string;
  target: string;
  /**
   * The cell that was hit.
   */
  to: string;
  damage: number;
  /**
   * The hearts that were crossed out.
   */
  lost: number;
  /**
   * The hearts that the target has left.
   */
  left: number;
}
/**
 * An object has lost its last heart.
 */
export interface Destroyed {
  event: 'destroyed';
  /**
   * Whose it was.
   */
  seat: number;
  object: string;
  cell: string;
}
/**
 * A line was folded away.
 */
export interface Folded {
  event: 'folded';
  seat: number;
  line: string;
}
/**
 * Somebody has nothing but the candle left.
 */
export interface OnCandle {
  event: 'on-candle';
  seat: number;
}
/**
 * A candle is out.
 */
export interface Won {
  event: 'won';
  /**
   * Who has won.
   */
  seat: number;
}
/**
 * Roll the die.
 */
export interface Roll {
  verb: 'roll';
}
/**
 * Do nothing, for nothing can be done.
 */
export interface Pass {
  verb: 'pass';
}
/**
 * Tick one more damage.
 */
export interface Tick {
  verb: 'tick';
  object: string;
  cell: string;
  /**
   * What the object will do then.
   */
  damage: number;
}
/**
 * Copy an object into a free cell.
 */
export interface Copy {
  verb: 'copy';
  object: string;
  cell: string;
}
/**
 * Throw an object at another.
 */
export interface Throw {
  verb: 'throw';
  object: string;
  /**
   * The cell of the thrower.
   */
  from: string;
  target: string;
  /**
   * The cell that it is thrown at.
   */
  to: string;
  damage: number;
}
/**
 * The component file.
 */
export interface Components {
  game: string;
  sheet: SheetRows;
  candle: Candle;
  objects: Throwable[];
  die: Face[];
}
/**
 * The sheet of each player.
 */
export interface SheetRows {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * How many cells each line has, from the front; the candle stands alone behind them.
   */
  rows: number[];
}
/**
 * The candle of each player.
 */
export interface Candle {
  hearts: Number;
  damage: Number;
}
/**
 * An entry that is just a number.
 */
export interface Number {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * An object.
 */
export interface Throwable {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  name: string;
  hearts: number;
  /**
   * Ticked when it is copied.
   */
  damage: number;
  /**
   * The most that can be ticked.
   */
  limit: number;
  /**
   * Whether it shields its neighbours while it lives.
   */
  protects?: boolean;
}
/**
 * A result of the die.
 */
export interface Face {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Objects to copy, or `damage` to tick one more damage.
   */
  options: string[];
}
