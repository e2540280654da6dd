/** What the board shows, read from the view and the component file: what is printed, what stands where, what is in sight. */

export type Way = 'north' | 'east' | 'south' | 'west';
export type Phase = 'pilots' | 'copy' | 'further' | 'rays' | 'over';

export interface Components {
  board: { rows: string[] };
  lines: { number: number; cells: string }[];
  ships: { colour: string; edge: string; start: string }[];
  groups: { name: string; buttons: string[] }[];
  motherships: { level: number; stacks: number[]; strengths: number[] }[];
}

export interface FloppyView {
  name: string;
  kind: string;
  group: string;
  button: string;
  probe: number;
  lines: number[];
}

export interface PilotView {
  colour: string;
  cell: string;
  energy: number;
  owes: number;
  bought: boolean;
  power: boolean;
  done: boolean;
  broken: boolean;
  /** The nine places; `?` is face down. */
  buttons: string[];
  /** Only with a notebook: what was seen there since it was last shuffled. */
  known?: string[];
}

export interface View {
  phase: Phase;
  actor: number;
  pending: string;
  round: number;
  level: number;
  tiles: string[];
  left: Record<string, Record<string, number>>;
  creepers: Record<string, string>;
  shields: number;
  stacks: number[];
  reserve: number;
  lost: number;
  deck: number;
  floppy: FloppyView | null;
  discards: string[];
  unseen: string[];
  outage: boolean;
  problem: string;
  jammers: Record<string, number>;
  probes: number;
  neutralised: number[];
  tokens: number;
  winner: number;
  rating: number;
  pilots: PilotView[];
}

export interface Ship {
  colour: string;
  tone: number;
  edge: Way;
  start: string;
}

export interface Line {
  number: number;
  /** From the edge to the last cell before the planet. */
  cells: string[];
}

export interface Group {
  name: string;
  places: number[];
  buttons: string[];
}

/** The component set, with the mothership of the level. */
export interface Box {
  zones: string[][];
  centre: string;
  lines: Line[];
  ships: Ship[];
  groups: Group[];
  stacks: number[];
  strengths: number[];
}

export interface Pilot extends Omit<PilotView, 'known'> {
  seat: number;
  ship: Ship;
  known: string[];
}

export interface Cell {
  name: string;
  row: number;
  column: number;
  zone: string;
  /** Empty where no tile lies. */
  tile: string;
  ship: Pilot | null;
  /** The line of the Creeper that stands here; 0 without one. */
  creeper: number;
  /** It lands at its next step: the planet is next, or ships stand on all cells before it (S8). */
  lands: '' | 'next' | 'over-ship';
  planet: boolean;
  centre: boolean;
  start: Ship | null;
}

export interface Scene {
  view: View;
  box: Box;
  cells: Cell[][];
  pilots: Pilot[];
  /** The lines that the floppy disk in the drive activates, one for each pilot, in order. */
  called: number[];
}

export const EMPTY = '?';
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function cellName(row: number, column: number): string {
  return `${LETTERS[row]}${column + 1}`;
}

export function whereIs(cell: string): { row: number; column: number } {
  return { row: LETTERS.indexOf(cell[0]!), column: Number(cell.slice(1)) - 1 };
}

export function readBox(components: Components, level: number): Box {
  const zones = components.board.rows.map((row) => row.split(' '));
  const row = zones.findIndex((words) => words.includes('o'));
  const mothership = components.motherships.find((each) => each.level === level) ?? components.motherships[0]!;
  return {
    zones,
    centre: cellName(row, zones[row]!.indexOf('o')),
    lines: components.lines.map(({ number, cells }) => ({ number, cells: cells.split(' ') })),
    ships: components.ships.map(({ colour, edge, start }, tone) => ({ colour, tone, edge: edge as Way, start })),
    groups: readGroups(components),
    stacks: mothership.stacks,
    strengths: mothership.strengths,
  };
}

function readGroups({ groups }: Components): Group[] {
  let place = 0;
  return groups.map(({ name, buttons }) => ({ name, buttons, places: buttons.map(() => ++place) }));
}

export function readScene(view: View, box: Box): Scene {
  const pilots = view.pilots.map((pilot, seat) => readPilot(pilot, seat, box));
  const cells = box.zones.map((words, row) =>
    words.map((zone, column) => readCell(view, box, pilots, zone, row, column)),
  );
  return { view, box, cells, pilots, called: view.floppy?.lines.slice(0, pilots.length) ?? [] };
}

function readPilot(pilot: PilotView, seat: number, box: Box): Pilot {
  const ship = box.ships.find((each) => each.colour === pilot.colour) ?? box.ships[0]!;
  return { ...pilot, seat, ship, known: pilot.known ?? pilot.buttons.map(() => EMPTY) };
}

function readCell(view: View, box: Box, pilots: Pilot[], zone: string, row: number, column: number): Cell {
  const name = cellName(row, column);
  const tile = view.tiles[row]!.split(' ')[column]!;
  const [line] = Object.entries(view.creepers).find(([, cell]) => cell === name) ?? ['0'];
  const centre = whereIs(box.centre);
  return {
    name,
    row,
    column,
    zone: /^[.o]$/.test(zone) ? '' : zone,
    tile: tile === '.' ? '' : tile,
    ship: pilots.find((pilot) => pilot.cell === name) ?? null,
    creeper: Number(line),
    lands: line === '0' ? '' : landing(box, pilots, Number(line), name),
    planet: Math.abs(row - centre.row) <= 1 && Math.abs(column - centre.column) <= 1,
    centre: name === box.centre,
    start: box.ships.find((ship) => ship.start === name) ?? null,
  };
}

function landing(box: Box, pilots: Pilot[], line: number, cell: string): Cell['lands'] {
  const cells = lineOf(box, line)?.cells ?? [];
  const ahead = cells.slice(cells.indexOf(cell) + 1);
  if (!ahead.length) return 'next';
  return ahead.every((each) => pilots.some((pilot) => pilot.cell === each)) ? 'over-ship' : '';
}

export function lineOf(box: Box, number: number): Line | undefined {
  return box.lines.find((line) => line.number === number);
}

/** The edge of the board at which a line begins; corners belong to two, and the sectors only to straight lines. */
export function sidesOf(box: Box, line: Line): Way[] {
  const { row, column } = whereIs(line.cells[0]!);
  const sides: Way[] = [];
  if (row === 0) sides.push('north');
  if (row === box.zones.length - 1) sides.push('south');
  if (column === 0) sides.push('west');
  if (column === box.zones[0]!.length - 1) sides.push('east');
  return sides;
}

export function cellAt(scene: Scene, name: string): Cell | undefined {
  const { row, column } = whereIs(name);
  return scene.cells[row]?.[column];
}

export function allCells(scene: Scene): Cell[] {
  return scene.cells.flat();
}

export function pilotOf(scene: Scene, colour: string): Pilot | undefined {
  return scene.pilots.find((pilot) => pilot.colour === colour);
}

export interface Button {
  kind: 'fire' | 'propulsion' | 'replicator';
  ship: Ship | null;
}

/** `fire yellow`: what it does, and the ship whose edge it is towards. */
export function readButton(word: string, box: Box): Button {
  const [kind, colour] = word.split(' ');
  return { kind: kind as Button['kind'], ship: box.ships.find((ship) => ship.colour === colour) ?? null };
}

/** `problem fire yellow 4|6312`, as discards and decks name a floppy disk. */
export function readFloppy(name: string): FloppyView {
  const words = name.split(' ');
  const [probe = '0', lines = ''] = words.at(-1)!.split('|');
  const [kind = '', ...what] = words.slice(0, -1);
  const group = what.length === 1 ? what[0]! : '';
  const button = what.length > 1 ? what.join(' ') : '';
  return { name, kind, group, button, probe: Number(probe), lines: [...lines].map(Number) };
}

/** The destroyed jammers, of how many: two for each sector. */
export function destroyed({ jammers }: View): { done: number; of: number } {
  const counts = Object.values(jammers);
  return { done: counts.reduce((sum, count) => sum + count, 0), of: counts.length * 2 };
}
