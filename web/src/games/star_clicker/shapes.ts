/** The shapes of star_clicker, made by `python -m tools.shapes` from its `shapes.py`: do not edit. */

export type Event =
  | Pressed
  | InVain
  | PowerBack
  | Copied
  | Fired
  | CreeperDestroyed
  | EnergyLost
  | ShieldLost
  | Flew
  | Accelerated
  | Turned
  | EnergyFound
  | EnergyNone
  | JammerDestroyed
  | Neutralised
  | ProbeDestroyed
  | Bought
  | Power
  | PushedBack
  | Shown
  | SaidDone
  | AllHidden
  | Reshuffled
  | FloppyDrawn
  | Shuffled
  | RaysChosen
  | Outage
  | Problem
  | Bug
  | BugNone
  | ProbeCalls
  | CreeperMoved
  | CreeperLanded
  | CreeperArrived
  | LineSilent
  | StackEmpty
  | Attack
  | AttackNone
  | RoundBegan
  | Won
  | Lost;
export type Words = Press | Buy | Copy | Go | Further | Destroy | Reveal | Push | Show | Rays | Done;

export interface StarClicker {
  view?: View;
  knowledge?: Knowledge;
  position?: Position;
  events?: Event;
  words?: Words;
  components?: Components;
  unseen?: Unseen;
}
/**
 * What everybody is shown.
 */
export interface View {
  /**
   * Who is asked: all pilots in any order, one whose replicator copies, Max before he flies, all for ion rays, nobody.
   */
  phase: 'copy' | 'further' | 'over' | 'pilots' | 'rays';
  /**
   * Who must answer, in phases `copy` and `further`.
   */
  actor: number;
  /**
   * The button whose effect waits for the answer.
   */
  pending: '' | 'propulsion blue' | 'propulsion green' | 'propulsion violet' | 'propulsion yellow' | 'replicator';
  /**
   * The number of a round, from 1.
   */
  round: number;
  /**
   * Of difficulty.
   */
  level: number;
  /**
   * From the north, a word for a cell: what lies open there, `hidden`, or `.` where no tile lies.
   *
   * @minItems 7
   * @maxItems 7
   */
  tiles: string[];
  left: HiddenByZone;
  /**
   * By line, where there is one.
   */
  creepers: {
    [k: string]: string;
  };
  /**
   * How many the planet has left.
   */
  shields: number;
  /**
   * From the left: how many Creepers each has.
   *
   * @minItems 4
   * @maxItems 4
   */
  stacks: number[];
  /**
   * Energy that is nobody's.
   */
  reserve: number;
  /**
   * Creepers that left the game: they reached the planet, or it was lost as they came.
   */
  lost: number;
  /**
   * How many floppy disks lie face down.
   */
  deck: number;
  /**
   * The one that was drawn last.
   */
  floppy: Floppy | null;
  /**
   * The floppy disks that were drawn since the last shuffle, by name.
   */
  discards: string[];
  /**
   * The floppy disks that may be in the deck.
   */
  unseen: string[];
  /**
   * Whether the power is out.
   */
  outage: boolean;
  /**
   * The button that is switched off.
   */
  problem:
    | ''
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  jammers: Jammers;
  /**
   * How many are destroyed.
   */
  probes: number;
  /**
   * Lines to which no new Creeper comes.
   */
  neutralised: number[];
  /**
   * Broken-replicator tokens that lie face down.
   */
  tokens: number;
  /**
   * 1 once all jammers are destroyed, 0 once the game is lost, -1 before.
   */
  winner: number;
  /**
   * The level of success: at level 4, the probes destroyed; 0 where there is none.
   */
  rating: number;
  /**
   * By seat.
   */
  pilots: PilotShown[];
}
/**
 * How many tiles are hidden in each sector and in the fifth zone.
 */
export interface HiddenByZone {
  '2': Hidden;
  '4': Hidden1;
  '6': Hidden2;
  '8': Hidden3;
  zone: Hidden4;
}
/**
 * How many tiles of each kind are hidden in a zone.
 */
export interface Hidden {
  /**
   * How many of them.
   */
  jammer: number;
  /**
   * How many of them.
   */
  probe: number;
  /**
   * How many of them.
   */
  energy: number;
  /**
   * How many of them.
   */
  accelerator: number;
  /**
   * How many of them.
   */
  empty: number;
}
/**
 * How many tiles of each kind are hidden in a zone.
 */
export interface Hidden1 {
  /**
   * How many of them.
   */
  jammer: number;
  /**
   * How many of them.
   */
  probe: number;
  /**
   * How many of them.
   */
  energy: number;
  /**
   * How many of them.
   */
  accelerator: number;
  /**
   * How many of them.
   */
  empty: number;
}
/**
 * How many tiles of each kind are hidden in a zone.
 */
export interface Hidden2 {
  /**
   * How many of them.
   */
  jammer: number;
  /**
   * How many of them.
   */
  probe: number;
  /**
   * How many of them.
   */
  energy: number;
  /**
   * How many of them.
   */
  accelerator: number;
  /**
   * How many of them.
   */
  empty: number;
}
/**
 * How many tiles of each kind are hidden in a zone.
 */
export interface Hidden3 {
  /**
   * How many of them.
   */
  jammer: number;
  /**
   * How many of them.
   */
  probe: number;
  /**
   * How many of them.
   */
  energy: number;
  /**
   * How many of them.
   */
  accelerator: number;
  /**
   * How many of them.
   */
  empty: number;
}
/**
 * The fifth zone.
 */
export interface Hidden4 {
  /**
   * How many of them.
   */
  jammer: number;
  /**
   * How many of them.
   */
  probe: number;
  /**
   * How many of them.
   */
  energy: number;
  /**
   * How many of them.
   */
  accelerator: number;
  /**
   * How many of them.
   */
  empty: number;
}
/**
 * A floppy disk.
 */
export interface Floppy {
  /**
   * `problem fire yellow 4|6312`: its kind, group or button, the probe's line and the others.
   */
  name: string;
  /**
   * What a floppy disk does when it is drawn.
   */
  kind: 'attack' | 'bug' | 'double-attack' | 'ion-guns' | 'ion-rays' | 'outage' | 'problem';
  /**
   * What ion guns shuffle.
   */
  group: '' | 'A' | 'B' | 'C';
  /**
   * What a technical problem switches off.
   */
  button:
    | ''
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  /**
   * Called in by a ship on a probe.
   */
  probe: number;
  /**
   * One for each pilot, from the top.
   */
  lines: number[];
}
/**
 * How many jammers of each sector are destroyed.
 */
export interface Jammers {
  /**
   * How many jammers of a sector are destroyed.
   */
  '2': number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '4': number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '6': number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '8': number;
}
/**
 * A pilot as everybody is shown.
 */
export interface PilotShown {
  /**
   * Of a ship, of an edge of the board, of a button.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * Where the ship stands.
   */
  cell: string;
  /**
   * Creepers or energy.
   */
  energy: number;
  /**
   * Presses that must still be made in this round.
   */
  owes: number;
  /**
   * Whether a press was bought in this round.
   */
  bought: boolean;
  /**
   * Whether the power was used in this round.
   */
  power: boolean;
  /**
   * Whether nothing more is wanted in this round.
   */
  done: boolean;
  /**
   * Whether the replicator is broken.
   */
  broken: boolean;
  /**
   * What lies face up.
   *
   * @minItems 9
   * @maxItems 9
   */
  buttons: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
  /**
   * With a notebook, and after the end: what was seen since the last shuffle of each group.
   *
   * @minItems 9
   * @maxItems 9
   */
  known?: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
}
/**
 * What everybody may know, with perfect memory.
 */
export interface Knowledge {
  /**
   * Who is asked: all pilots in any order, one whose replicator copies, Max before he flies, all for ion rays, nobody.
   */
  phase: 'copy' | 'further' | 'over' | 'pilots' | 'rays';
  /**
   * Who must answer, in phases `copy` and `further`.
   */
  actor: number;
  /**
   * The button whose effect waits for the answer.
   */
  pending: '' | 'propulsion blue' | 'propulsion green' | 'propulsion violet' | 'propulsion yellow' | 'replicator';
  /**
   * The number of a round, from 1.
   */
  round: number;
  /**
   * Of difficulty.
   */
  level: number;
  /**
   * From the north, a word for a cell: what lies open there, `hidden`, or `.` where no tile lies.
   *
   * @minItems 7
   * @maxItems 7
   */
  tiles: string[];
  left: HiddenByZone1;
  /**
   * By line, where there is one.
   */
  creepers: {
    [k: string]: string;
  };
  /**
   * How many the planet has left.
   */
  shields: number;
  /**
   * From the left: how many Creepers each has.
   *
   * @minItems 4
   * @maxItems 4
   */
  stacks: number[];
  /**
   * Energy that is nobody's.
   */
  reserve: number;
  /**
   * Creepers that left the game: they reached the planet, or it was lost as they came.
   */
  lost: number;
  /**
   * How many floppy disks lie face down.
   */
  deck: number;
  /**
   * The one that was drawn last.
   */
  floppy: Floppy | null;
  /**
   * The floppy disks that were drawn since the last shuffle, by name.
   */
  discards: string[];
  /**
   * The floppy disks that may be in the deck.
   */
  unseen: string[];
  /**
   * Whether the power is out.
   */
  outage: boolean;
  /**
   * The button that is switched off.
   */
  problem:
    | ''
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  jammers: Jammers1;
  /**
   * How many are destroyed.
   */
  probes: number;
  /**
   * Lines to which no new Creeper comes.
   */
  neutralised: number[];
  /**
   * Broken-replicator tokens that lie face down.
   */
  tokens: number;
  /**
   * 1 once all jammers are destroyed, 0 once the game is lost, -1 before.
   */
  winner: number;
  /**
   * The level of success: at level 4, the probes destroyed; 0 where there is none.
   */
  rating: number;
  /**
   * By seat.
   */
  pilots: PilotKnown[];
}
/**
 * How many tiles are hidden in each sector and in the fifth zone.
 */
export interface HiddenByZone1 {
  '2': Hidden;
  '4': Hidden1;
  '6': Hidden2;
  '8': Hidden3;
  zone: Hidden4;
}
/**
 * How many jammers of each sector are destroyed.
 */
export interface Jammers1 {
  /**
   * How many jammers of a sector are destroyed.
   */
  '2': number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '4': number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '6': number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '8': number;
}
/**
 * A pilot as somebody with perfect memory knows.
 */
export interface PilotKnown {
  /**
   * Of a ship, of an edge of the board, of a button.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * Where the ship stands.
   */
  cell: string;
  /**
   * Creepers or energy.
   */
  energy: number;
  /**
   * Presses that must still be made in this round.
   */
  owes: number;
  /**
   * Whether a press was bought in this round.
   */
  bought: boolean;
  /**
   * Whether the power was used in this round.
   */
  power: boolean;
  /**
   * Whether nothing more is wanted in this round.
   */
  done: boolean;
  /**
   * Whether the replicator is broken.
   */
  broken: boolean;
  /**
   * What lies face up.
   *
   * @minItems 9
   * @maxItems 9
   */
  buttons: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
  /**
   * What was seen since the last shuffle of each group.
   *
   * @minItems 9
   * @maxItems 9
   */
  known: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
  /**
   * By place: when it was last seen, 0 for never.
   *
   * @minItems 9
   * @maxItems 9
   */
  seen: number[];
}
/**
 * Everything, each part as in `Knowledge`; what is left out is as at the start, or follows from the rest.
 */
export interface Position {
  /**
   * Who is asked: all pilots in any order, one whose replicator copies, Max before he flies, all for ion rays, nobody.
   */
  phase?: 'copy' | 'further' | 'over' | 'pilots' | 'rays';
  /**
   * Who must answer, in phases `copy` and `further`.
   */
  actor?: number;
  /**
   * The button whose effect waits for the answer.
   */
  pending?: '' | 'propulsion blue' | 'propulsion green' | 'propulsion violet' | 'propulsion yellow' | 'replicator';
  /**
   * The number of a round, from 1.
   */
  round?: number;
  /**
   * Of difficulty.
   */
  level?: number;
  /**
   * From the north, a word for a cell: what lies open there, `hidden`, or `.` where no tile lies.
   *
   * @minItems 7
   * @maxItems 7
   */
  tiles?: string[];
  left?: HiddenByZone2;
  /**
   * By line, where there is one.
   */
  creepers?: {
    [k: string]: string;
  };
  /**
   * How many the planet has left.
   */
  shields?: number;
  /**
   * From the left: how many Creepers each has.
   *
   * @minItems 4
   * @maxItems 4
   */
  stacks?: number[];
  /**
   * Energy that is nobody's.
   */
  reserve?: number;
  /**
   * Creepers that left the game.
   */
  lost?: number;
  /**
   * How many floppy disks lie face down.
   */
  deck?: number;
  /**
   * The one that was drawn last; its name is enough.
   */
  floppy?: string | Floppy | null;
  /**
   * The floppy disks that were drawn since the last shuffle, by name.
   */
  discards?: string[];
  /**
   * The floppy disks that may be in the deck.
   */
  unseen?: string[];
  /**
   * Whether the power is out.
   */
  outage?: boolean;
  /**
   * The button that is switched off.
   */
  problem?:
    | ''
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  jammers?: JammersSetUp;
  /**
   * How many are destroyed.
   */
  probes?: number;
  /**
   * Lines to which no new Creeper comes.
   */
  neutralised?: number[];
  /**
   * Broken-replicator tokens that lie face down.
   */
  tokens?: number;
  /**
   * 1 once all jammers are destroyed, 0 once the game is lost, -1 before.
   */
  winner?: number;
  /**
   * The level of success.
   */
  rating?: number;
  /**
   * By seat.
   */
  pilots?: PilotSetUp[];
  /**
   * Where chance stands; at a fixed place, if nothing is said.
   *
   * @minItems 4
   * @maxItems 4
   */
  rng?: number[];
}
/**
 * How many tiles are hidden in each sector and in the fifth zone.
 */
export interface HiddenByZone2 {
  '2': Hidden;
  '4': Hidden1;
  '6': Hidden2;
  '8': Hidden3;
  zone: Hidden4;
}
/**
 * How many jammers of each sector are destroyed; of one that is not named, none.
 */
export interface JammersSetUp {
  /**
   * How many jammers of a sector are destroyed.
   */
  '2'?: number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '4'?: number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '6'?: number;
  /**
   * How many jammers of a sector are destroyed.
   */
  '8'?: number;
}
/**
 * A pilot as somebody sets the game up; what is left out is as at the start.
 */
export interface PilotSetUp {
  /**
   * Of a ship, of an edge of the board, of a button.
   */
  colour?: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * Where the ship stands.
   */
  cell?: string;
  /**
   * Creepers or energy.
   */
  energy?: number;
  /**
   * Presses that must still be made in this round.
   */
  owes?: number;
  /**
   * Whether a press was bought in this round.
   */
  bought?: boolean;
  /**
   * Whether the power was used in this round.
   */
  power?: boolean;
  /**
   * Whether nothing more is wanted in this round.
   */
  done?: boolean;
  /**
   * Whether the replicator is broken.
   */
  broken?: boolean;
  /**
   * By place; `?` for one that lies face down, or that nobody knows.
   *
   * @minItems 9
   * @maxItems 9
   */
  buttons?: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
  /**
   * What was seen since the last shuffle of each group.
   *
   * @minItems 9
   * @maxItems 9
   */
  known?: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
  /**
   * By place: when it was last seen, 0 for never.
   *
   * @minItems 9
   * @maxItems 9
   */
  seen?: number[];
}
/**
 * Somebody pressed a button.
 */
export interface Pressed {
  event: 'pressed';
  /**
   * Who pressed it.
   */
  seat: number;
  /**
   * Of a button on its dashboard.
   */
  place: number;
  /**
   * What a button does.
   */
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator';
  /**
   * The button, to be put into words.
   */
  name: string;
}
/**
 * A button did nothing.
 */
export interface InVain {
  event: 'in-vain';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * What a button does.
   */
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator';
  /**
   * The button, to be put into words.
   */
  name: string;
  /**
   * The power is out, the button is switched off, the replicator broken, there is nothing to copy, or no way.
   */
  why: 'broken' | 'hemmed-in' | 'nothing' | 'outage' | 'problem';
}
/**
 * A replicator ended an outage.
 */
export interface PowerBack {
  event: 'power-back';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
}
/**
 * A replicator copied a button.
 */
export interface Copied {
  event: 'copied';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * What it does this time.
   */
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  /**
   * The button, to be put into words.
   */
  name: string;
}
/**
 * A ship fired towards an edge.
 */
export interface Fired {
  event: 'fired';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where it stands.
   */
  from: string;
  /**
   * The cell that was hit, or the last one before the edge.
   */
  to: string;
  /**
   * What was hit; the edge is nothing.
   */
  hit: 'creeper' | 'edge' | 'planet' | 'ship';
  /**
   * Of the edge.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
}
/**
 * A Creeper was hit.
 */
export interface CreeperDestroyed {
  event: 'creeper-destroyed';
  /**
   * Whose energy it becomes.
   */
  seat: number;
  /**
   * An assault line.
   */
  line: number;
  /**
   * Where it stood.
   */
  cell: string;
}
/**
 * A friendly shot cost an energy.
 */
export interface EnergyLost {
  event: 'energy-lost';
  /**
   * Whose it was.
   */
  seat: number;
}
/**
 * The planet lost a shield.
 */
export interface ShieldLost {
  event: 'shield-lost';
  /**
   * How many it has now.
   */
  left: number;
}
/**
 * A propulsion moved a ship.
 */
export interface Flew {
  event: 'flew';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where it was.
   */
  from: string;
  /**
   * Where it is now.
   */
  to: string;
  /**
   * Every cell on the way, the last included.
   */
  path: string[];
  /**
   * Of the edge that it flew towards.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
}
/**
 * An accelerator moved a ship on.
 */
export interface Accelerated {
  event: 'accelerated';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Where it was.
   */
  from: string;
  /**
   * Where it is now.
   */
  to: string;
  /**
   * Every cell on the way, the last included.
   */
  path: string[];
  /**
   * Of the edge that it flew towards.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
}
/**
 * A hidden tile was turned up.
 */
export interface Turned {
  event: 'turned';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
  /**
   * What lies hidden on the board.
   */
  tile: 'accelerator' | 'empty' | 'energy' | 'jammer' | 'probe';
  /**
   * The tile, to be put into words.
   */
  name: string;
}
/**
 * A ship arrived on an energy reserve.
 */
export interface EnergyFound {
  event: 'energy-found';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
}
/**
 * A ship arrived on an energy reserve, and there was none to be had.
 */
export interface EnergyNone {
  event: 'energy-none';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
}
/**
 * A jammer was destroyed.
 */
export interface JammerDestroyed {
  event: 'jammer-destroyed';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
  /**
   * The line through its middle.
   */
  sector: 2 | 4 | 6 | 8;
  /**
   * How many are destroyed now.
   */
  count: number;
}
/**
 * No new Creeper will come to a line.
 */
export interface Neutralised {
  event: 'neutralised';
  /**
   * An assault line.
   */
  line: number;
}
/**
 * A probe was destroyed.
 */
export interface ProbeDestroyed {
  event: 'probe-destroyed';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
  /**
   * How many are destroyed now.
   */
  count: number;
}
/**
 * Somebody bought a press.
 */
export interface Bought {
  event: 'bought';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
}
/**
 * Somebody used their power.
 */
export interface Power {
  event: 'power';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Whose power it is.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
}
/**
 * Wendy pushed a Creeper back.
 */
export interface PushedBack {
  event: 'pushed-back';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * An assault line.
   */
  line: number;
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
 * Brian had a button shown.
 */
export interface Shown {
  event: 'shown';
  /**
   * Whose button it is.
   */
  seat: number;
  /**
   * Of a button on its dashboard.
   */
  place: number;
  /**
   * What a button does.
   */
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator';
  /**
   * The button, to be put into words.
   */
  name: string;
}
/**
 * Somebody wants nothing more in this round.
 */
export interface SaidDone {
  event: 'done';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
}
/**
 * All buttons were turned face down.
 */
export interface AllHidden {
  event: 'hidden';
  /**
   * The number of a round, from 1.
   */
  round: number;
}
/**
 * The discards became a new deck.
 */
export interface Reshuffled {
  event: 'reshuffled';
  /**
   * How many it has.
   */
  cards: number;
}
/**
 * A floppy disk was drawn.
 */
export interface FloppyDrawn {
  event: 'floppy';
  /**
   * `problem fire yellow 4|6312`: its kind, group or button, the probe's line and the others.
   */
  name: string;
  /**
   * What a floppy disk does when it is drawn.
   */
  kind: 'attack' | 'bug' | 'double-attack' | 'ion-guns' | 'ion-rays' | 'outage' | 'problem';
  /**
   * What ion guns shuffle.
   */
  group: '' | 'A' | 'B' | 'C';
  /**
   * What a technical problem switches off.
   */
  button:
    | ''
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  /**
   * Called in by a ship on a probe.
   */
  probe: number;
  /**
   * One for each pilot, from the top.
   */
  lines: number[];
}
/**
 * Every pilot's buttons of a group were shuffled.
 */
export interface Shuffled {
  event: 'shuffled';
  /**
   * Three places of a dashboard.
   */
  group: 'A' | 'B' | 'C';
}
/**
 * The group for ion rays was chosen.
 */
export interface RaysChosen {
  event: 'rays';
  /**
   * The number of a seat, from 0.
   */
  seat: number;
  /**
   * Three places of a dashboard.
   */
  group: 'A' | 'B' | 'C';
}
/**
 * The power will be out.
 */
export interface Outage {
  event: 'outage';
  /**
   * In which round.
   */
  round: number;
}
/**
 * A button will be switched off.
 */
export interface Problem {
  event: 'problem';
  /**
   * Which one.
   */
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  /**
   * The button, to be put into words.
   */
  name: string;
}
/**
 * A replicator broke for good.
 */
export interface Bug {
  event: 'bug';
  /**
   * Whose it was.
   */
  seat: number;
}
/**
 * No replicator was left to break.
 */
export interface BugNone {
  event: 'bug-none';
}
/**
 * A ship on a probe called in its line.
 */
export interface ProbeCalls {
  event: 'probe-calls';
  /**
   * An assault line.
   */
  line: number;
}
/**
 * A Creeper moved towards the planet.
 */
export interface CreeperMoved {
  event: 'creeper-moved';
  /**
   * An assault line.
   */
  line: number;
  /**
   * Where it was.
   */
  from: string;
  /**
   * Where it is now.
   */
  to: string;
  /**
   * Over how many ships.
   */
  jumped: number;
}
/**
 * A Creeper reached the planet.
 */
export interface CreeperLanded {
  event: 'creeper-landed';
  /**
   * An assault line.
   */
  line: number;
  /**
   * Nothing for one that came from the mothership.
   */
  from: '' | string;
  /**
   * Over how many ships.
   */
  jumped: number;
}
/**
 * A Creeper came from the mothership.
 */
export interface CreeperArrived {
  event: 'creeper-arrived';
  /**
   * An assault line.
   */
  line: number;
  /**
   * Where it stands.
   */
  cell: string;
  /**
   * From 1, from the left.
   */
  stack: number;
  /**
   * Over how many ships.
   */
  jumped: number;
}
/**
 * Nothing came, for the line is neutralised.
 */
export interface LineSilent {
  event: 'line-silent';
  /**
   * An assault line.
   */
  line: number;
}
/**
 * A stack has no Creepers left.
 */
export interface StackEmpty {
  event: 'stack-empty';
  /**
   * From 1, from the left.
   */
  stack: number;
}
/**
 * A general attack began.
 */
export interface Attack {
  event: 'attack';
  /**
   * How many Creepers move, the nearest first.
   */
  strength: number;
}
/**
 * A general attack found no Creeper on the board.
 */
export interface AttackNone {
  event: 'attack-none';
  /**
   * How many Creepers would have moved.
   */
  strength: number;
}
/**
 * The next round began.
 */
export interface RoundBegan {
  event: 'round';
  /**
   * The number of a round, from 1.
   */
  number: number;
}
/**
 * The last jammer is destroyed.
 */
export interface Won {
  event: 'won';
  /**
   * At level 4, the probes destroyed; otherwise 0.
   */
  rating: number;
}
/**
 * The game is lost.
 */
export interface Lost {
  event: 'lost';
  /**
   * The planet has no shield left, or the last stack no Creeper.
   */
  how: 'shields' | 'stack';
}
/**
 * Press a button.
 */
export interface Press {
  verb: 'press';
  /**
   * Of a button on its dashboard.
   */
  place: number;
  /**
   * Three places of a dashboard.
   */
  group: 'A' | 'B' | 'C';
}
/**
 * Pay for one more press.
 */
export interface Buy {
  verb: 'buy';
}
/**
 * Choose what the replicator does.
 */
export interface Copy {
  verb: 'copy';
  /**
   * What it is to do.
   */
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  /**
   * The button, to be put into words.
   */
  name: string;
}
/**
 * Let Max fly as far as the button says.
 */
export interface Go {
  verb: 'go';
}
/**
 * Pay to let Max fly further.
 */
export interface Further {
  verb: 'further';
  /**
   * How many more.
   */
  steps: number;
}
/**
 * Destroy what is under the ship.
 */
export interface Destroy {
  verb: 'destroy';
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
  /**
   * What lies hidden on the board.
   */
  tile: 'accelerator' | 'empty' | 'energy' | 'jammer' | 'probe';
  /**
   * The tile, to be put into words.
   */
  name: string;
}
/**
 * Turn up a tile.
 */
export interface Reveal {
  verb: 'reveal';
  /**
   * A row, `a` to `g` from the north, and a column, `1` to `7` from the west.
   */
  cell: string;
}
/**
 * Push back a Creeper.
 */
export interface Push {
  verb: 'push';
  /**
   * An assault line.
   */
  line: number;
  /**
   * Where it stands, if there is one.
   */
  cell: '' | string;
}
/**
 * Show two buttons.
 */
export interface Show {
  verb: 'show';
  /**
   * Of a button on its dashboard.
   */
  place: number;
  /**
   * Of the other pilot's ship.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * The other pilot's colour, to be put into words.
   */
  name: string;
  /**
   * Of the other pilot's button.
   */
  'other-place': number;
}
/**
 * Choose what the ion rays shuffle.
 */
export interface Rays {
  verb: 'rays';
  /**
   * Three places of a dashboard.
   */
  group: 'A' | 'B' | 'C';
}
/**
 * Want nothing more in this round.
 */
export interface Done {
  verb: 'done';
}
/**
 * The component file.
 */
export interface Components {
  /**
   * The name of the game's folder.
   */
  game: string;
  board: BoardRows;
  /**
   * The assault lines, in the order of their numbers.
   */
  lines: AssaultLine[];
  /**
   * A side for each colour.
   */
  ships: ShipSide[];
  /**
   * What is hidden in each zone.
   */
  tiles: TileMix[];
  /**
   * How the buttons lie on every dashboard.
   */
  groups: ButtonGroup[];
  tokens: Number;
  /**
   * One for each level.
   */
  motherships: LevelMothership[];
  /**
   * The whole deck.
   */
  floppies: FloppyDisk[];
}
/**
 * The board.
 */
export interface BoardRows {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * From the north, a word for a cell: the sector of its tile, `z`, `.` for none, `o` for the planet's centre.
   */
  rows: string[];
}
/**
 * A line on which Creepers come.
 */
export interface AssaultLine {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * An assault line.
   */
  number: number;
  /**
   * From the edge to the last before the planet's centre.
   */
  cells: string;
  /**
   * Whether one stands there at first.
   */
  creeper?: boolean;
}
/**
 * The side of a colour.
 */
export interface ShipSide {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Of a ship, of an edge of the board, of a button.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * Where it is.
   */
  edge: 'east' | 'north' | 'south' | 'west';
  /**
   * Where the ship stands at first.
   */
  start: string;
}
/**
 * The tiles of a sector, or of the fifth zone.
 */
export interface TileMix {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * A sector, or `z` for the fifth zone.
   */
  zone: '2' | '4' | '6' | '8' | 'z';
  /**
   * How many there are of something.
   */
  jammer: number;
  /**
   * How many there are of something.
   */
  probe: number;
  /**
   * How many there are of something.
   */
  energy: number;
  /**
   * How many there are of something.
   */
  accelerator: number;
  /**
   * How many there are of something.
   */
  empty: number;
}
/**
 * Three buttons that lie together.
 */
export interface ButtonGroup {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Three places of a dashboard.
   */
  name: 'A' | 'B' | 'C';
  /**
   * Which they are.
   *
   * @minItems 3
   * @maxItems 3
   */
  buttons: (
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[];
}
/**
 * How many tokens there are for Creepers and energy.
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
 * The mothership of a level.
 */
export interface LevelMothership {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * Of difficulty.
   */
  level: number;
  /**
   * From the left: how many Creepers each has at first.
   *
   * @minItems 4
   * @maxItems 4
   */
  stacks: number[];
  /**
   * Of the general attack when each of the first three stacks is empty.
   *
   * @minItems 3
   * @maxItems 3
   */
  strengths: number[];
}
/**
 * A floppy disk.
 */
export interface FloppyDisk {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The set that it belongs to; those of level 1 are in every deck.
   */
  level: 1 | 2 | 3;
  /**
   * What a floppy disk does when it is drawn.
   */
  kind: 'attack' | 'bug' | 'double-attack' | 'ion-guns' | 'ion-rays' | 'outage' | 'problem';
  /**
   * Called in by a ship on a probe.
   */
  probe: number;
  /**
   * One for each pilot, from the top.
   *
   * @minItems 4
   * @maxItems 4
   */
  lines: number[];
  /**
   * What ion guns shuffle.
   */
  group?: '' | 'A' | 'B' | 'C';
  /**
   * What a technical problem switches off.
   */
  button?:
    | ''
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
}
/**
 * What nobody ever saw, drawn for the end only: it might have been so.
 */
export interface Unseen {
  /**
   * Of each cell whose tile is still hidden: what might lie there; `.` for the others.
   *
   * @minItems 7
   * @maxItems 7
   */
  tiles: string[];
  /**
   * By seat and place: which button might lie there, where nobody knows; `?` for the others.
   */
  buttons: (
    | '?'
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow'
    | 'replicator'
  )[][];
}
