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
}
/**
 * What everybody is shown.
 */
export interface View {
  phase: 'copy' | 'further' | 'over' | 'pilots' | 'rays';
  /**
   * Who must answer, in phases `copy` and `further`.
   */
  actor: number;
  /**
   * The button whose effect waits for the answer.
   */
  pending: '' | 'propulsion blue' | 'propulsion green' | 'propulsion violet' | 'propulsion yellow' | 'replicator';
  round: number;
  level: number;
  /**
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
  shields: number;
  /**
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
  neutralised: number[];
  /**
   * Broken-replicator tokens that lie face down.
   */
  tokens: number;
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
  '4': Hidden;
  '6': Hidden;
  '8': Hidden;
  zone: Hidden;
}
/**
 * How many tiles of each kind are hidden in a zone.
 */
export interface Hidden {
  jammer: number;
  probe: number;
  energy: number;
  accelerator: number;
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
  '2': number;
  '4': number;
  '6': number;
  '8': number;
}
/**
 * A pilot as everybody is shown.
 */
export interface PilotShown {
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * Where the ship stands.
   */
  cell: string;
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
   * With a notebook: what was seen since the last shuffle of each group.
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
  phase: 'copy' | 'further' | 'over' | 'pilots' | 'rays';
  /**
   * Who must answer, in phases `copy` and `further`.
   */
  actor: number;
  /**
   * The button whose effect waits for the answer.
   */
  pending: '' | 'propulsion blue' | 'propulsion green' | 'propulsion violet' | 'propulsion yellow' | 'replicator';
  round: number;
  level: number;
  /**
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
  shields: number;
  /**
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
  neutralised: number[];
  /**
   * Broken-replicator tokens that lie face down.
   */
  tokens: number;
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
 * A pilot as somebody with perfect memory knows.
 */
export interface PilotKnown {
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  /**
   * Where the ship stands.
   */
  cell: string;
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
   * @minItems 9
   * @maxItems 9
   */
  seen: number[];
}
/**
 * Everything, each part as in `Knowledge`; what is left out is as at the start, or follows from the rest.
 */
export interface Position {
  phase?: 'copy' | 'further' | 'over' | 'pilots' | 'rays';
  actor?: number;
  pending?: '' | 'propulsion blue' | 'propulsion green' | 'propulsion violet' | 'propulsion yellow' | 'replicator';
  round?: number;
  level?: number;
  /**
   * @minItems 7
   * @maxItems 7
   */
  tiles?: string[];
  left?: HiddenByZone;
  creepers?: {
    [k: string]: string;
  };
  shields?: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  stacks?: number[];
  reserve?: number;
  lost?: number;
  deck?: number;
  /**
   * The one that was drawn last; its name is enough.
   */
  floppy?: string | Floppy | null;
  discards?: string[];
  unseen?: string[];
  outage?: boolean;
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
  probes?: number;
  neutralised?: number[];
  tokens?: number;
  winner?: number;
  rating?: number;
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
 * How many jammers of each sector are destroyed; of one that is not named, none.
 */
export interface JammersSetUp {
  '2'?: number;
  '4'?: number;
  '6'?: number;
  '8'?: number;
}
/**
 * A pilot as somebody sets the game up; what is left out is as at the start.
 */
export interface PilotSetUp {
  colour?: 'blue' | 'green' | 'violet' | 'yellow';
  cell?: string;
  energy?: number;
  owes?: number;
  bought?: boolean;
  power?: boolean;
  done?: boolean;
  broken?: boolean;
  /**
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
  seat: number;
  place: number;
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
  name: string;
}
/**
 * A button did nothing.
 */
export interface InVain {
  event: 'in-vain';
  seat: number;
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
  name: string;
  why: 'broken' | 'hemmed-in' | 'nothing' | 'outage' | 'problem';
}
/**
 * A replicator ended an outage.
 */
export interface PowerBack {
  event: 'power-back';
  seat: number;
}
/**
 * A replicator copied a button.
 */
export interface Copied {
  event: 'copied';
  seat: number;
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  name: string;
}
/**
 * A ship fired towards an edge.
 */
export interface Fired {
  event: 'fired';
  seat: number;
  from: string;
  /**
   * The cell that was hit, or the last one before the edge.
   */
  to: string;
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
  line: number;
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
  left: number;
}
/**
 * A propulsion moved a ship.
 */
export interface Flew {
  event: 'flew';
  seat: number;
  from: string;
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
  seat: number;
  from: string;
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
  seat: number;
  cell: string;
  tile: 'accelerator' | 'empty' | 'energy' | 'jammer' | 'probe';
  name: string;
}
/**
 * A ship arrived on an energy reserve.
 */
export interface EnergyFound {
  event: 'energy-found';
  seat: number;
  cell: string;
}
/**
 * A ship arrived on an energy reserve, and there was none to be had.
 */
export interface EnergyNone {
  event: 'energy-none';
  seat: number;
  cell: string;
}
/**
 * A jammer was destroyed.
 */
export interface JammerDestroyed {
  event: 'jammer-destroyed';
  seat: number;
  cell: string;
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
  line: number;
}
/**
 * A probe was destroyed.
 */
export interface ProbeDestroyed {
  event: 'probe-destroyed';
  seat: number;
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
  seat: number;
}
/**
 * Somebody used their power.
 */
export interface Power {
  event: 'power';
  seat: number;
  colour: 'blue' | 'green' | 'violet' | 'yellow';
}
/**
 * Wendy pushed a Creeper back.
 */
export interface PushedBack {
  event: 'pushed-back';
  seat: number;
  line: number;
  from: string;
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
  place: number;
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
  name: string;
}
/**
 * Somebody wants nothing more in this round.
 */
export interface SaidDone {
  event: 'done';
  seat: number;
}
/**
 * All buttons were turned face down.
 */
export interface AllHidden {
  event: 'hidden';
  round: number;
}
/**
 * The discards became a new deck.
 */
export interface Reshuffled {
  event: 'reshuffled';
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
  group: 'A' | 'B' | 'C';
}
/**
 * The group for ion rays was chosen.
 */
export interface RaysChosen {
  event: 'rays';
  seat: number;
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
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
  name: string;
}
/**
 * A replicator broke for good.
 */
export interface Bug {
  event: 'bug';
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
  line: number;
}
/**
 * A Creeper moved towards the planet.
 */
export interface CreeperMoved {
  event: 'creeper-moved';
  line: number;
  from: string;
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
  line: number;
  /**
   * Nothing for one that came from the mothership.
   */
  from: '' | string;
  jumped: number;
}
/**
 * A Creeper came from the mothership.
 */
export interface CreeperArrived {
  event: 'creeper-arrived';
  line: number;
  cell: string;
  /**
   * From 1, from the left.
   */
  stack: number;
  jumped: number;
}
/**
 * Nothing came, for the line is neutralised.
 */
export interface LineSilent {
  event: 'line-silent';
  line: number;
}
/**
 * A stack has no Creepers left.
 */
export interface StackEmpty {
  event: 'stack-empty';
  stack: number;
}
/**
 * A general attack began.
 */
export interface Attack {
  event: 'attack';
  strength: number;
}
/**
 * A general attack found no Creeper on the board.
 */
export interface AttackNone {
  event: 'attack-none';
  strength: number;
}
/**
 * The next round began.
 */
export interface RoundBegan {
  event: 'round';
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
  how: 'shields' | 'stack';
}
/**
 * Press a button.
 */
export interface Press {
  verb: 'press';
  place: number;
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
  button:
    | 'fire blue'
    | 'fire green'
    | 'fire violet'
    | 'fire yellow'
    | 'propulsion blue'
    | 'propulsion green'
    | 'propulsion violet'
    | 'propulsion yellow';
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
  steps: number;
}
/**
 * Destroy what is under the ship.
 */
export interface Destroy {
  verb: 'destroy';
  cell: string;
  tile: 'accelerator' | 'empty' | 'energy' | 'jammer' | 'probe';
  name: string;
}
/**
 * Turn up a tile.
 */
export interface Reveal {
  verb: 'reveal';
  cell: string;
}
/**
 * Push back a Creeper.
 */
export interface Push {
  verb: 'push';
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
  place: number;
  /**
   * Of the other pilot's ship.
   */
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  name: string;
  'other-place': number;
}
/**
 * Choose what the ion rays shuffle.
 */
export interface Rays {
  verb: 'rays';
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
  game: string;
  board: BoardRows;
  lines: AssaultLine[];
  ships: ShipSide[];
  tiles: TileMix[];
  groups: ButtonGroup[];
  tokens: Number;
  motherships: LevelMothership[];
  floppies: FloppyDisk[];
}
/**
 * The board.
 */
export interface BoardRows {
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
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
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
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  colour: 'blue' | 'green' | 'violet' | 'yellow';
  edge: 'east' | 'north' | 'south' | 'west';
  start: string;
}
/**
 * The tiles of a sector, or of the fifth zone.
 */
export interface TileMix {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  zone: '2' | '4' | '6' | '8' | 'z';
  jammer: number;
  probe: number;
  energy: number;
  accelerator: number;
  empty: number;
}
/**
 * Three buttons that lie together.
 */
export interface ButtonGroup {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  name: 'A' | 'B' | 'C';
  /**
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
 * An entry that is just a number.
 */
export interface Number {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * The mothership of a level.
 */
export interface LevelMothership {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  level: number;
  /**
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
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  level: 1 | 2 | 3;
  kind: 'attack' | 'bug' | 'double-attack' | 'ion-guns' | 'ion-rays' | 'outage' | 'problem';
  probe: number;
  /**
   * @minItems 4
   * @maxItems 4
   */
  lines: number[];
  group?: '' | 'A' | 'B' | 'C';
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
