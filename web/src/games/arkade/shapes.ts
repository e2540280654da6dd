/** The shapes of arkade, made by `python -m tools.shapes` from its `shapes.py`: do not edit. */

export type View = Knowledge;
export type Event =
  | Thrown
  | Kept
  | Ended
  | IsReady
  | Countdown
  | Go
  | Tossed
  | Moved
  | Bonus
  | Life
  | Repaired
  | NuggetLost
  | ReactorHit
  | Released
  | NoEffect
  | LostBonus
  | Sacrificed
  | Cleared
  | Flew
  | Fired
  | Eliminated
  | LifeLost
  | Power
  | TileKept
  | NuggetsFound
  | Placed
  | Pushed
  | Won
  | Drawn;
export type Words =
  | Ready
  | Throw
  | Keep
  | End
  | Stop
  | Move
  | Sacrifice
  | Clear
  | Rift
  | Repair
  | Fly
  | Nugget
  | Gps
  | Shoot
  | Blast
  | Asteroid
  | Field
  | Tower
  | Comet;

export interface Arkade {
  view?: View;
  knowledge?: Knowledge;
  position?: Position;
  events?: Event;
  words?: Words;
  components?: Components;
}
/**
 * What everybody sees, all of it told.
 */
export interface Knowledge {
  /**
   * In strategy only `play` and `over`.
   */
  phase: 'countdown' | 'over' | 'play' | 'ready';
  /**
   * Milliseconds since the beginning of an arcade game.
   */
  clock: number;
  /**
   * Arcade only: who is ready for the signal.
   *
   * @minItems 2
   * @maxItems 2
   */
  ready?: boolean[];
  /**
   * Arcade only: when the countdown ends.
   */
  starts?: number;
  /**
   * Whose turn it is; nobody's in the arcade.
   */
  turn: number;
  /**
   * Turns completed, both players'.
   */
  turns: number;
  /**
   * Throws of this turn; in the arcade all that have landed.
   */
  throws: number;
  /**
   * Whether the throws of this turn are final.
   */
  kept: boolean;
  /**
   * The lines of the board from the Alien's first, a word for a cell.
   */
  rows: string[];
  /**
   * The column before which the ship stands.
   */
  ship: number;
  nuggets: number;
  /**
   * What the two dice of each side show: the Alien's colours, the fire die's colour and the movement die's column.
   *
   * @minItems 2
   * @maxItems 2
   */
  dice: (string | number)[][];
  /**
   * Which of these dice have been used.
   *
   * @minItems 2
   * @maxItems 2
   */
  used: boolean[][];
  /**
   * When dice that are in the air land.
   *
   * @minItems 2
   * @maxItems 2
   */
  lands: number[];
  /**
   * How many saucers of each colour are off the board.
   */
  out: {
    [k: string]: number;
  };
  /**
   * How many of each colour have been eliminated by shots in the whole game.
   */
  shot: {
    [k: string]: number;
  };
  alien: AlienTilesSeen;
  defender: DefenderTilesSeen;
  /**
   * Empty if in order; damaged from the defender's next turn on; holding the ship; the ship has obeyed it.
   */
  reactor: '' | 'held' | 'moored' | 'next';
  /**
   * Arcade: throws that landed while the ship was held.
   */
  held: number;
  /**
   * The open choice of each side: `stop d5`, `rift d`, `repair`, `asteroid`, `field`, `tower`, `comet 1`, or none.
   *
   * @minItems 2
   * @maxItems 2
   */
  choices: string[];
  winner: number;
}
export interface AlienTilesSeen {
  /**
   * How many are still to be turned.
   */
  left: number;
  turned: ('engine' | 'life' | 'nugget' | 'reactor' | 'repair' | 'rift')[];
}
export interface DefenderTilesSeen {
  /**
   * How many of each colour are still to be turned.
   */
  left: {
    [k: string]: number;
  };
  turned: {
    [k: string]: ('ammo' | 'asteroid' | 'comet-1' | 'comet-2' | 'field' | 'gps' | 'nugget-1' | 'nugget-2' | 'tower')[];
  };
  /**
   * The colours of the super ammo that is kept.
   */
  ammo: string[];
  /**
   * How many GPS tiles are kept.
   */
  gps: number;
}
/**
 * The whole state.
 */
export interface Position {
  /**
   * In strategy only `play` and `over`.
   */
  phase?: 'countdown' | 'over' | 'play' | 'ready';
  /**
   * Milliseconds since the beginning of an arcade game.
   */
  clock?: number;
  /**
   * Arcade only: who is ready for the signal.
   *
   * @minItems 2
   * @maxItems 2
   */
  ready?: boolean[];
  /**
   * Arcade only: when the countdown ends.
   */
  starts?: number;
  /**
   * Whose turn it is; nobody's in the arcade.
   */
  turn?: number;
  /**
   * Turns completed, both players'.
   */
  turns?: number;
  /**
   * Throws of this turn; in the arcade all that have landed.
   */
  throws?: number;
  /**
   * Whether the throws of this turn are final.
   */
  kept?: boolean;
  /**
   * The lines of the board from the Alien's first, a word for a cell.
   */
  rows?: string[];
  /**
   * The column before which the ship stands.
   */
  ship?: number;
  nuggets?: number;
  /**
   * What the two dice of each side show: the Alien's colours, the fire die's colour and the movement die's column.
   *
   * @minItems 2
   * @maxItems 2
   */
  dice?: (string | number)[][];
  /**
   * Which of these dice have been used.
   *
   * @minItems 2
   * @maxItems 2
   */
  used?: boolean[][];
  /**
   * When dice that are in the air land.
   *
   * @minItems 2
   * @maxItems 2
   */
  lands?: number[];
  /**
   * How many saucers of each colour are off the board.
   */
  out?: {
    [k: string]: number;
  };
  /**
   * How many of each colour have been eliminated by shots in the whole game.
   */
  shot?: {
    [k: string]: number;
  };
  alien?: AlienHand;
  defender?: DefenderHand;
  /**
   * Empty if in order; damaged from the defender's next turn on; holding the ship; the ship has obeyed it.
   */
  reactor?: '' | 'held' | 'moored' | 'next';
  /**
   * Arcade: throws that landed while the ship was held.
   */
  held?: number;
  /**
   * The open choice of each side: `stop d5`, `rift d`, `repair`, `asteroid`, `field`, `tower`, `comet 1`, or none.
   *
   * @minItems 2
   * @maxItems 2
   */
  choices?: string[];
  winner?: number;
  /**
   * Where the generator stands; left out, it starts from a fixed seed.
   *
   * @minItems 4
   * @maxItems 4
   */
  rng?: number[];
}
/**
 * The Alien's tiles.
 */
export interface AlienHand {
  /**
   * How many are still to be turned.
   */
  left?: number;
  turned?: ('engine' | 'life' | 'nugget' | 'reactor' | 'repair' | 'rift')[];
}
/**
 * The defender's tiles.
 */
export interface DefenderHand {
  /**
   * How many of each colour are still to be turned.
   */
  left?: {
    [k: string]: number;
  };
  turned?: {
    [k: string]: ('ammo' | 'asteroid' | 'comet-1' | 'comet-2' | 'field' | 'gps' | 'nugget-1' | 'nugget-2' | 'tower')[];
  };
  /**
   * The colours of the super ammo that is kept.
   */
  ammo?: string[];
  /**
   * How many GPS tiles are kept.
   */
  gps?: number;
}
/**
 * Dice lie on the table.
 */
export interface Thrown {
  event: 'thrown';
  seat: number;
  /**
   * @maxItems 2
   */
  dice: (string | number)[];
  /**
   * Which of the two were thrown.
   *
   * @minItems 2
   * @maxItems 2
   */
  rolled: boolean[];
  /**
   * The number of the throw in this turn, 0 in the arcade.
   */
  throw: number;
  first: string | number;
  /**
   * What the two dice show, to be put into words.
   */
  second: string | number;
}
/**
 * The throws of the turn are final.
 */
export interface Kept {
  event: 'kept';
  seat: number;
}
/**
 * A turn is over.
 */
export interface Ended {
  event: 'ended';
  seat: number;
}
/**
 * Somebody is ready for the signal.
 */
export interface IsReady {
  event: 'ready';
  seat: number;
}
/**
 * Both are ready.
 */
export interface Countdown {
  event: 'countdown';
  /**
   * Milliseconds to the signal.
   */
  ms: number;
}
/**
 * The signal.
 */
export interface Go {
  event: 'go';
}
/**
 * Dice are in the air.
 */
export interface Tossed {
  event: 'tossed';
  seat: number;
  lands: number;
}
/**
 * A saucer has moved.
 */
export interface Moved {
  event: 'moved';
  seat: number;
  saucer: string;
  from: string;
  to: string;
  by: 'die' | 'engine' | 'rift';
}
/**
 * A saucer on a bonus cell has turned a tile.
 */
export interface Bonus {
  event: 'bonus';
  seat: number;
  cell: string;
  tile: string;
}
/**
 * A saucer has an extra life.
 */
export interface Life {
  event: 'life';
  seat: number;
  saucer: string;
  cell: string;
}
/**
 * A saucer is back on the first line.
 */
export interface Repaired {
  event: 'repaired';
  seat: number;
  saucer: string;
  cell: string;
}
/**
 * The defender has lost a nugget.
 */
export interface NuggetLost {
  event: 'nugget-lost';
  seat: number;
  left: number;
}
/**
 * The ship's reactor is damaged.
 */
export interface ReactorHit {
  event: 'reactor-hit';
  seat: number;
}
/**
 * The ship is free again.
 */
export interface Released {
  event: 'released';
  seat: number;
}
/**
 * A tile was turned for nothing.
 */
export interface NoEffect {
  event: 'no-effect';
  seat: number;
  tile: string;
}
/**
 * The saucer on a bonus cell is gone, and its bonus with it.
 */
export interface LostBonus {
  event: 'lost-bonus';
  seat: number;
  cell: string;
}
/**
 * A saucer and the asteroid ahead of it are gone.
 */
export interface Sacrificed {
  event: 'sacrificed';
  seat: number;
  saucer: string;
  cell: string;
  /**
   * The asteroid's cell.
   */
  asteroid: string;
}
/**
 * A magnetic field is gone.
 */
export interface Cleared {
  event: 'cleared';
  seat: number;
  cell: string;
}
/**
 * The ship stands before another column.
 */
export interface Flew {
  event: 'flew';
  seat: number;
  from: number;
  to: number;
  by: 'die' | 'gps' | 'nugget' | 'reactor';
  /**
   * Of a nugget: how many are left.
   */
  left?: number;
}
/**
 * A shot.
 */
export interface Fired {
  event: 'fired';
  seat: number;
  column: number;
  from: 'ship' | 'tower';
  colour: string;
  /**
   * Whether it was super ammo.
   */
  ammo: boolean;
  /**
   * The cell that is hit.
   */
  target: string;
}
/**
 * A shot has taken a saucer off the board.
 */
export interface Eliminated {
  event: 'eliminated';
  seat: number;
  saucer: string;
  cell: string;
}
/**
 * A shot has cost a saucer its extra life.
 */
export interface LifeLost {
  event: 'life-lost';
  seat: number;
  saucer: string;
  cell: string;
}
/**
 * A pair of saucers has turned one of the defender's tiles.
 */
export interface Power {
  event: 'power';
  seat: number;
  colour: string;
  tile: string;
}
/**
 * The defender keeps a tile until it is used.
 */
export interface TileKept {
  event: 'tile-kept';
  seat: number;
  tile: string;
  colour: string;
}
/**
 * The defender has found nuggets.
 */
export interface NuggetsFound {
  event: 'nuggets-found';
  seat: number;
  count: number;
  /**
   * How many there are now.
   */
  left: number;
}
/**
 * An obstacle stands on the board.
 */
export interface Placed {
  event: 'placed';
  seat: number;
  thing: string;
  cell: string;
}
/**
 * A comet has driven a saucer back.
 */
export interface Pushed {
  event: 'pushed';
  seat: number;
  saucer: string;
  from: string;
  to: string;
}
/**
 * Somebody has won.
 */
export interface Won {
  event: 'won';
  seat: number;
  how: 'landed' | 'sacrificed-last' | 'wiped-out';
}
/**
 * The game was too long for anybody to win.
 */
export interface Drawn {
  event: 'drawn';
}
/**
 * Say that one is ready for the signal.
 */
export interface Ready {
  verb: 'ready';
}
/**
 * Throw dice.
 */
export interface Throw {
  verb: 'throw';
  dice: 'both' | 'fire' | 'first' | 'movement' | 'second';
}
/**
 * Throw no more in this turn.
 */
export interface Keep {
  verb: 'keep';
}
/**
 * End the turn.
 */
export interface End {
  verb: 'end';
}
/**
 * Stop on a bonus cell, for its bonus.
 */
export interface Stop {
  verb: 'stop';
  cell: string;
  saucer: string;
}
/**
 * Move a saucer by a die.
 */
export interface Move {
  verb: 'move';
  saucer: string;
  from: string;
  to: string;
}
/**
 * Give up a saucer to remove the asteroid ahead of it.
 */
export interface Sacrifice {
  verb: 'sacrifice';
  cell: string;
  saucer: string;
}
/**
 * Remove a magnetic field by a die.
 */
export interface Clear {
  verb: 'clear';
  cell: string;
}
/**
 * Send a saucer through the rift.
 */
export interface Rift {
  verb: 'rift';
  cell: string;
  saucer: string;
}
/**
 * Bring a saucer back on to the first line.
 */
export interface Repair {
  verb: 'repair';
  saucer: string;
  cell: string;
}
/**
 * Move the ship by the die.
 */
export interface Fly {
  verb: 'fly';
  column: number;
}
/**
 * Move the ship by a nugget.
 */
export interface Nugget {
  verb: 'nugget';
  way: 'left' | 'right';
}
/**
 * Move the ship by a GPS.
 */
export interface Gps {
  verb: 'gps';
  column: number;
}
/**
 * Shoot with the fire die.
 */
export interface Shoot {
  verb: 'shoot';
  column: number;
  colour: string;
}
/**
 * Shoot with super ammo.
 */
export interface Blast {
  verb: 'blast';
  column: number;
  colour: string;
}
/**
 * Put down the asteroid.
 */
export interface Asteroid {
  verb: 'asteroid';
  cell: string;
}
/**
 * Put down the magnetic field.
 */
export interface Field {
  verb: 'field';
  cell: string;
}
/**
 * Put down the mini tower.
 */
export interface Tower {
  verb: 'tower';
  column: number;
}
/**
 * Drive a saucer back.
 */
export interface Comet {
  verb: 'comet';
  cell: string;
  saucer: string;
}
export interface Components {
  game: string;
  colours: Colour[];
  board: Size;
  cells: Cells;
  sides: Sides;
  layouts: Layouts;
  dice: DiceSet;
  nuggets: Number;
  clearing: Clearing;
  tiles: TileSet;
  time: Time;
  limits: Limits;
}
export interface Colour {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  name: string;
}
export interface Size {
  columns: Number;
  rows: Number;
}
/**
 * An entry that is just a number.
 */
export interface Number {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
export interface Cells {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  colours: string[];
}
export interface Sides {
  classic: Side;
  advanced: Side;
}
export interface Side {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  bonus: {
    [k: string]: string;
  };
}
export interface Layouts {
  base: Layout;
  simplified: Layout;
}
export interface Layout {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  saucers: string[];
}
export interface DiceSet {
  alien: ColourDie;
  fire: ColourDie;
  movement: NumberDie;
}
export interface ColourDie {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  faces: string[];
}
export interface NumberDie {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  faces: number[];
}
export interface Clearing {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  colour: string;
}
export interface TileSet {
  alien: AlienTiles;
  defender: DefenderTiles;
}
export interface AlienTiles {
  hand: Number;
  life: Number;
  engine: Number;
  rift: Number;
  nugget: Number;
  repair: Number;
  reactor: Number;
}
export interface DefenderTiles {
  hand: Number;
  colours: {
    [k: string]: ColourTiles;
  };
}
export interface ColourTiles {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  kinds: ('ammo' | 'asteroid' | 'comet-1' | 'comet-2' | 'field' | 'gps' | 'nugget-1' | 'nugget-2' | 'tower')[];
}
/**
 * Milliseconds.
 */
export interface Time {
  countdown: Number1;
  alien?: Number2;
  defender?: Number3;
  fall?: Number4;
}
/**
 * An entry that is just a number.
 */
export interface Number1 {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * An entry that is just a number.
 */
export interface Number2 {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * An entry that is just a number.
 */
export interface Number3 {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * An entry that is just a number.
 */
export interface Number4 {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
export interface Limits {
  turns: Number;
  throws: Number;
}
