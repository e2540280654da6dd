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
  unseen?: Unseen;
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
  /**
   * How many the defender has left.
   */
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
  /**
   * A seat, 2 for a draw, or -1 while both sides can win.
   */
  winner: number;
}
/**
 * The Alien's tiles.
 */
export interface AlienTilesSeen {
  /**
   * How many are still to be turned.
   */
  left: number;
  /**
   * Those that were turned, the first first.
   */
  turned: ('engine' | 'life' | 'nugget' | 'reactor' | 'repair' | 'rift')[];
}
/**
 * The defender's tiles.
 */
export interface DefenderTilesSeen {
  /**
   * How many of each colour are still to be turned.
   */
  left: {
    [k: string]: number;
  };
  /**
   * By colour: those that were turned, the first first.
   */
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
  /**
   * How many the defender has left.
   */
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
  /**
   * A seat, 2 for a draw, or -1 while both sides can win.
   */
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
  /**
   * Those that were turned, the first first.
   */
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
  /**
   * By colour: those that were turned, the first first.
   */
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
  /**
   * Who threw.
   */
  seat: number;
  /**
   * What two dice show; none before the first throw.
   *
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
  /**
   * What the first die shows, to be put into words.
   */
  first: string | number;
  /**
   * What the second die shows, to be put into words.
   */
  second: string | number;
}
/**
 * The throws of the turn are final.
 */
export interface Kept {
  event: 'kept';
  /**
   * Whose turn it is.
   */
  seat: number;
}
/**
 * A turn is over.
 */
export interface Ended {
  event: 'ended';
  /**
   * Whose turn it was.
   */
  seat: number;
}
/**
 * Somebody is ready for the signal.
 */
export interface IsReady {
  event: 'ready';
  /**
   * Who is ready.
   */
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
  /**
   * Who threw.
   */
  seat: number;
  /**
   * When they land.
   */
  lands: number;
}
/**
 * A saucer has moved.
 */
export interface Moved {
  event: 'moved';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it was.
   */
  from: string;
  /**
   * Where it is now.
   */
  to: string;
  /**
   * What moved it: a die, or one of two tiles.
   */
  by: 'die' | 'engine' | 'rift';
}
/**
 * A saucer on a bonus cell has turned a tile.
 */
export interface Bonus {
  event: 'bonus';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where the saucer stands.
   */
  cell: string;
  /**
   * What was turned.
   */
  tile: string;
}
/**
 * A saucer has an extra life.
 */
export interface Life {
  event: 'life';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it stands.
   */
  cell: string;
}
/**
 * A saucer is back on the first line.
 */
export interface Repaired {
  event: 'repaired';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it stands now.
   */
  cell: string;
}
/**
 * The defender has lost a nugget.
 */
export interface NuggetLost {
  event: 'nugget-lost';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * How many are left.
   */
  left: number;
}
/**
 * The ship's reactor is damaged.
 */
export interface ReactorHit {
  event: 'reactor-hit';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
}
/**
 * The ship is free again.
 */
export interface Released {
  event: 'released';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
}
/**
 * A tile was turned for nothing.
 */
export interface NoEffect {
  event: 'no-effect';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * What was turned.
   */
  tile: string;
}
/**
 * The saucer on a bonus cell is gone, and its bonus with it.
 */
export interface LostBonus {
  event: 'lost-bonus';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where the saucer stood.
   */
  cell: string;
}
/**
 * A saucer and the asteroid ahead of it are gone.
 */
export interface Sacrificed {
  event: 'sacrificed';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it stood.
   */
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
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where it lay.
   */
  cell: string;
}
/**
 * The ship stands before another column.
 */
export interface Flew {
  event: 'flew';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where it stood before.
   */
  from: number;
  /**
   * Where it stands now.
   */
  to: number;
  /**
   * What moved it: the die, a nugget, a GPS, or its damaged reactor.
   */
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
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Along which it flies.
   */
  column: number;
  /**
   * Who fires.
   */
  from: 'ship' | 'tower';
  /**
   * What it can hit.
   */
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
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it stood.
   */
  cell: string;
}
/**
 * A shot has cost a saucer its extra life.
 */
export interface LifeLost {
  event: 'life-lost';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it stands.
   */
  cell: string;
}
/**
 * A pair of saucers has turned one of the defender's tiles.
 */
export interface Power {
  event: 'power';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * The saucers', and the tile's.
   */
  colour: string;
  /**
   * What was turned.
   */
  tile: string;
}
/**
 * The defender keeps a tile until it is used.
 */
export interface TileKept {
  event: 'tile-kept';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * What is kept.
   */
  tile: string;
  /**
   * The tile's, which is what super ammo hits.
   */
  colour: string;
}
/**
 * The defender has found nuggets.
 */
export interface NuggetsFound {
  event: 'nuggets-found';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * How many.
   */
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
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * What it is.
   */
  thing: string;
  /**
   * Where it stands.
   */
  cell: string;
}
/**
 * A comet has driven a saucer back.
 */
export interface Pushed {
  event: 'pushed';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it was.
   */
  from: string;
  /**
   * Where it is now.
   */
  to: string;
}
/**
 * Somebody has won.
 */
export interface Won {
  event: 'won';
  /**
   * Who it is.
   */
  seat: number;
  /**
   * A saucer has landed; none is left; or the Alien gave up the last one.
   */
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
  /**
   * Both, or one: the Alien's first or second, the defender's for fire or for movement.
   */
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
  /**
   * Where the saucer stands.
   */
  cell: string;
  /**
   * Its colour.
   */
  saucer: string;
}
/**
 * Move a saucer by a die.
 */
export interface Move {
  verb: 'move';
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it stands.
   */
  from: string;
  /**
   * Where it goes.
   */
  to: string;
}
/**
 * Give up a saucer to remove the asteroid ahead of it.
 */
export interface Sacrifice {
  verb: 'sacrifice';
  /**
   * Where the saucer stands.
   */
  cell: string;
  /**
   * Its colour.
   */
  saucer: string;
}
/**
 * Remove a magnetic field by a die.
 */
export interface Clear {
  verb: 'clear';
  /**
   * Where it lies.
   */
  cell: string;
}
/**
 * Send a saucer through the rift.
 */
export interface Rift {
  verb: 'rift';
  /**
   * Where the saucer stands.
   */
  cell: string;
  /**
   * Its colour.
   */
  saucer: string;
}
/**
 * Bring a saucer back on to the first line.
 */
export interface Repair {
  verb: 'repair';
  /**
   * Its colour.
   */
  saucer: string;
  /**
   * Where it comes to.
   */
  cell: string;
}
/**
 * Move the ship by the die.
 */
export interface Fly {
  verb: 'fly';
  /**
   * Where it goes.
   */
  column: number;
}
/**
 * Move the ship by a nugget.
 */
export interface Nugget {
  verb: 'nugget';
  /**
   * To a lower column, or to a higher one.
   */
  way: 'left' | 'right';
}
/**
 * Move the ship by a GPS.
 */
export interface Gps {
  verb: 'gps';
  /**
   * Where it goes.
   */
  column: number;
}
/**
 * Shoot with the fire die.
 */
export interface Shoot {
  verb: 'shoot';
  /**
   * Along which the shot flies.
   */
  column: number;
  /**
   * What it can hit.
   */
  colour: string;
}
/**
 * Shoot with super ammo.
 */
export interface Blast {
  verb: 'blast';
  /**
   * Along which the shot flies.
   */
  column: number;
  /**
   * What it can hit.
   */
  colour: string;
}
/**
 * Put down the asteroid.
 */
export interface Asteroid {
  verb: 'asteroid';
  /**
   * Where it goes.
   */
  cell: string;
}
/**
 * Put down the magnetic field.
 */
export interface Field {
  verb: 'field';
  /**
   * Where it goes.
   */
  cell: string;
}
/**
 * Put down the mini tower.
 */
export interface Tower {
  verb: 'tower';
  /**
   * Where it goes.
   */
  column: number;
}
/**
 * Drive a saucer back.
 */
export interface Comet {
  verb: 'comet';
  /**
   * Where the saucer stands.
   */
  cell: string;
  /**
   * Its colour.
   */
  saucer: string;
}
export interface Components {
  /**
   * The name of the game's folder.
   */
  game: string;
  /**
   * Of saucers, dice and tiles.
   */
  colours: Colour[];
  board: Size;
  cells: Cells;
  sides: Sides;
  layouts: Layouts;
  dice: DiceSet;
  nuggets: Number2;
  clearing: Clearing;
  tiles: TileSet;
  time: Time;
  limits: Lengths;
}
export interface Colour {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * As the rest of the file and the texts of the game know it.
   */
  name: string;
}
/**
 * Its size.
 */
export interface Size {
  columns: Number;
  rows: Number1;
}
/**
 * How many columns the board has.
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
 * How many lines the board has, from the Alien's first to the defender's.
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
 * Their colours.
 */
export interface Cells {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Line by line from the Alien's first, a word for a cell.
   */
  colours: string[];
}
/**
 * Where the bonus cells are on each.
 */
export interface Sides {
  classic: Side;
  advanced: Side1;
}
/**
 * The one for the base game.
 */
export interface Side {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The cells with a frame, and its colour.
   */
  bonus: {
    [k: string]: string;
  };
}
/**
 * The other one.
 */
export interface Side1 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The cells with a frame, and its colour.
   */
  bonus: {
    [k: string]: string;
  };
}
/**
 * Where the saucers stand at first.
 */
export interface Layouts {
  base: Layout;
  simplified: Layout1;
}
/**
 * No colour faces itself.
 */
export interface Layout {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Line by line from the Alien's first, a word for a cell: a colour.
   */
  saucers: string[];
}
/**
 * Saucers of a colour stand in columns.
 */
export interface Layout1 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Line by line from the Alien's first, a word for a cell: a colour.
   */
  saucers: string[];
}
/**
 * The four of them.
 */
export interface DiceSet {
  alien: ColourDie;
  fire: ColourDie1;
  movement: NumberDie;
}
/**
 * Both of the Alien's.
 */
export interface ColourDie {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Colours.
   */
  faces: string[];
}
/**
 * The defender's that says what is hit.
 */
export interface ColourDie1 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Colours.
   */
  faces: string[];
}
/**
 * The defender's that says where the ship flies.
 */
export interface NumberDie {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Columns.
   */
  faces: number[];
}
/**
 * How many the defender has at first.
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
 * How a magnetic field is removed.
 */
export interface Clearing {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The colour of the die that removes a magnetic field.
   */
  colour: string;
}
/**
 * Both sides'.
 */
export interface TileSet {
  alien: AlienTiles;
  defender: DefenderTiles;
}
/**
 * The Alien's.
 */
export interface AlienTiles {
  hand: Number3;
  life: Number4;
  engine: Number5;
  rift: Number6;
  nugget: Number7;
  repair: Number8;
  reactor: Number9;
}
/**
 * How many are dealt for a game.
 */
export interface Number3 {
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
 * An entry that is just a number.
 */
export interface Number4 {
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
 * An entry that is just a number.
 */
export interface Number5 {
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
 * An entry that is just a number.
 */
export interface Number6 {
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
 * An entry that is just a number.
 */
export interface Number7 {
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
 * An entry that is just a number.
 */
export interface Number8 {
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
 * An entry that is just a number.
 */
export interface Number9 {
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
 * The defender's.
 */
export interface DefenderTiles {
  hand: Number10;
  /**
   * By colour.
   */
  colours: {
    [k: string]: ColourTiles;
  };
}
/**
 * How many of each colour are dealt for a game.
 */
export interface Number10 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
export interface ColourTiles {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * One for each tile.
   */
  kinds: ('ammo' | 'asteroid' | 'comet-1' | 'comet-2' | 'field' | 'gps' | 'nugget-1' | 'nugget-2' | 'tower')[];
}
/**
 * Milliseconds.
 */
export interface Time {
  countdown: Number11;
  alien?: Number12;
  defender?: Number13;
  fall?: Number14;
}
/**
 * To the signal, when both are ready.
 */
export interface Number11 {
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
 * How long the Alien's dice fall.
 */
export interface Number12 {
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
 * How long the defender's dice fall.
 */
export interface Number13 {
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
 * In files made for the first rules: how long all dice fall.
 */
export interface Number14 {
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
 * When a game is a draw.
 */
export interface Lengths {
  turns: Number15;
  throws: Number16;
}
/**
 * After so many turns of both together nobody wins.
 */
export interface Number15 {
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
 * After so many throws of an arcade game nobody wins.
 */
export interface Number16 {
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
 * The tiles that nobody has turned, drawn for the end only: they might have been so.
 */
export interface Unseen {
  /**
   * The Alien's.
   */
  alien: ('engine' | 'life' | 'nugget' | 'reactor' | 'repair' | 'rift')[];
  /**
   * By colour: the defender's.
   */
  defender: {
    [k: string]: ('ammo' | 'asteroid' | 'comet-1' | 'comet-2' | 'field' | 'gps' | 'nugget-1' | 'nugget-2' | 'tower')[];
  };
}
