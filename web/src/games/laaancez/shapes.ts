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
  /**
   * What is to be done: roll the die, choose an option, throw, or nothing any more.
   */
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
  /**
   * What is to be done: roll the die, choose an option, throw, or nothing any more.
   */
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
  /**
   * Who rolled.
   */
  seat: number;
  /**
   * The result.
   */
  die: number;
}
/**
 * Somebody chose, in secret.
 */
export interface Chose {
  event: 'chose';
  /**
   * Who chose.
   */
  seat: number;
}
/**
 * What somebody chose, for their own eyes.
 */
export interface ChoseThis {
  event: 'chose-this';
  /**
   * Who chose.
   */
  seat: number;
  /**
   * What it was.
   */
  verb: 'copy' | 'pass' | 'tick';
  /**
   * What is copied or ticked; nothing for a pass.
   */
  object?: string;
  /**
   * Where it is copied to, or stands.
   */
  cell?: string;
  /**
   * What a ticked object will do.
   */
  damage?: number;
}
/**
 * An object was copied into a cell.
 */
export interface CopyDone {
  event: 'copy-done';
  /**
   * Whose sheet it is.
   */
  seat: number;
  /**
   * What was copied.
   */
  object: string;
  /**
   * Where it stands now.
   */
  cell: string;
}
/**
 * One more damage was ticked.
 */
export interface TickDone {
  event: 'tick-done';
  /**
   * Whose sheet it is.
   */
  seat: number;
  /**
   * What was ticked.
   */
  object: string;
  /**
   * Where it stands.
   */
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
  /**
   * Who did nothing.
   */
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
  /**
   * Who threw.
   */
  seat: number;
  /**
   * What was thrown.
   */
  object: string;
  /**
   * The cell of the thrower.
   */
  from: string;
  /**
   * What was hit.
   */
  target: string;
  /**
   * The cell that was hit.
   */
  to: string;
  /**
   * What the thrower does.
   */
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
  /**
   * What it was.
   */
  object: string;
  /**
   * Where it stood.
   */
  cell: string;
}
/**
 * A line was folded away.
 */
export interface Folded {
  event: 'folded';
  /**
   * Whose sheet it is.
   */
  seat: number;
  /**
   * The letter of a line, from the front: `a` is the first, the last is the candle's.
   */
  line: string;
}
/**
 * Somebody has nothing but the candle left.
 */
export interface OnCandle {
  event: 'on-candle';
  /**
   * Whose sheet it is.
   */
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
  /**
   * What is ticked.
   */
  object: string;
  /**
   * Where it stands.
   */
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
  /**
   * What is copied.
   */
  object: string;
  /**
   * Where it is copied to.
   */
  cell: string;
}
/**
 * Throw an object at another.
 */
export interface Throw {
  verb: 'throw';
  /**
   * What is thrown.
   */
  object: string;
  /**
   * The cell of the thrower.
   */
  from: string;
  /**
   * What it is thrown at.
   */
  target: string;
  /**
   * The cell that it is thrown at.
   */
  to: string;
  /**
   * What the thrower does.
   */
  damage: number;
}
/**
 * The component file.
 */
export interface Components {
  /**
   * The name of the game's folder.
   */
  game: string;
  sheet: SheetRows;
  candle: Candle;
  /**
   * All objects, in the order in which actions number them.
   */
  objects: Throwable[];
  /**
   * The results, from 1 on.
   */
  die: Face[];
}
/**
 * The sheet of each player.
 */
export interface SheetRows {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
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
  damage: Number1;
  second?: Number2;
}
/**
 * How many it has at first.
 */
export interface Number {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * What it does when it is thrown.
 */
export interface Number1 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * How many that of player 2 has, who throws second; as many as that of player 1, if nothing is said.
 */
export interface Number2 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * An object.
 */
export interface Throwable {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * As the texts of the game know it, without its article.
   */
  name: string;
  /**
   * How many it has when it is copied.
   */
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
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Objects to copy, or `damage` to tick one more damage.
   */
  options: string[];
}
