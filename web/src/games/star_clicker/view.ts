/** What the board shows, read from the view and the component file: what is printed, what stands where, what is in sight. */

import { cellName, whereIs } from '../../lib/grid';
import type { ButtonGroup, Components, Floppy, FloppyDisk, PilotShown, ShipSide, Shown, Unseen, View } from './shapes';

export type Way = ShipSide['edge'];
export type Colour = ShipSide['colour'];
export type Face = PilotShown['buttons'][number];

export interface Ship {
  colour: Colour;
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
  name: ButtonGroup['name'];
  places: number[];
  buttons: ButtonGroup['buttons'];
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
  /** By name. */
  floppies: Map<string, Floppy>;
}

export interface Pilot extends Omit<PilotShown, 'known'> {
  seat: number;
  ship: Ship;
  known: Face[];
  /** What Brian shows at this moment. */
  glimpsed: Face[];
  /** After the end: what might lie where nobody ever looked. */
  never: Face[];
}

/** What is to be seen at a place of a dashboard, and how: face up, shown for a moment, noted, or never seen. */
export interface Place {
  button: Face;
  how: 'up' | 'glimpsed' | 'noted' | 'never' | 'down';
}

export interface Cell {
  name: string;
  row: number;
  column: number;
  zone: string;
  /** Empty where no tile lies. */
  tile: string;
  /** After the end: nobody ever turned it up, and this is what it might have been. */
  never: boolean;
  /** Looked back at after the end: it is still face down, and turned up later. */
  later: boolean;
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
const NO_TILE = '.';
const HIDDEN = 'hidden';
/** The kinds of tiles that do something. */
export const KINDS = ['jammer', 'probe', 'energy', 'accelerator'] as const;
export const SECTORS = ['2', '4', '6', '8'] as const;

export function readBox(components: Components, level: number): Box {
  const zones = components.board.rows.map((row) => row.split(' '));
  const row = zones.findIndex((words) => words.includes('o'));
  const mothership = components.motherships.find((each) => each.level === level) ?? components.motherships[0]!;
  return {
    zones,
    centre: cellName(row, zones[row]!.indexOf('o')),
    lines: components.lines.map(({ number, cells }) => ({ number, cells: cells.split(' ') })),
    ships: components.ships.map(({ colour, edge, start }, tone) => ({ colour, tone, edge, start })),
    groups: readGroups(components),
    stacks: mothership.stacks,
    strengths: mothership.strengths,
    floppies: new Map(components.floppies.map(readFloppy).map((floppy) => [floppy.name, floppy])),
  };
}

function readGroups({ groups }: Components): Group[] {
  let place = 0;
  return groups.map(({ name, buttons }) => ({ name, buttons, places: buttons.map(() => ++place) }));
}

/** Besides the view: what nobody ever saw, what has just been shown, and how the game went on from here. */
export interface Beside {
  unseen?: Unseen | null;
  shown?: Shown[];
  later?: View[];
}

export function readScene(view: View, box: Box, { unseen = null, shown = [], later = [] }: Beside = {}): Scene {
  const never = view.phase === 'over' ? unseen?.buttons : undefined;
  const pilots = view.pilots.map((pilot, seat) => {
    const glimpses = new Map(shown.filter((each) => each.seat === seat).map((each) => [each.place, each.button]));
    return readPilot(pilot, seat, box, { glimpses, never: never?.[seat] });
  });
  const cells = box.zones.map((words, row) =>
    words.map((zone, column) => readCell({ view, box, pilots, unseen, later }, zone, row, column)),
  );
  return { view, box, cells, pilots, called: view.floppy?.lines.slice(0, pilots.length) ?? [] };
}

interface SeenOf {
  glimpses: Map<number, Face>;
  never: Face[] | undefined;
}

function readPilot(pilot: PilotShown, seat: number, box: Box, { glimpses, never }: SeenOf): Pilot {
  const ship = box.ships.find((each) => each.colour === pilot.colour) ?? box.ships[0]!;
  const nothing = pilot.buttons.map((): Face => EMPTY);
  const glimpsed = pilot.buttons.map((_, index): Face => glimpses.get(index + 1) ?? EMPTY);
  return { ...pilot, seat, ship, known: pilot.known ?? nothing, glimpsed, never: never ?? nothing };
}

/** What is to be seen at a place, counted from 1. */
export function placeOf({ buttons, glimpsed, known, never }: Pilot, place: number): Place {
  const ways = { up: buttons, glimpsed, noted: known, never };
  for (const how of ['up', 'glimpsed', 'noted', 'never'] as const) {
    const button = ways[how][place - 1]!;
    if (button !== EMPTY) return { button, how };
  }
  return { button: EMPTY, how: 'down' };
}

interface Standing {
  view: View;
  box: Box;
  pilots: Pilot[];
  unseen: Unseen | null;
  later: View[];
}

function readCell({ view, box, pilots, unseen, later }: Standing, zone: string, row: number, column: number): Cell {
  const name = cellName(row, column);
  const word = (rows: string[] | undefined) => rows?.[row]?.split(' ')[column] ?? NO_TILE;
  const down = word(view.tiles) === HIDDEN;
  const turned = down ? later.find(({ tiles }) => word(tiles) !== HIDDEN)?.tiles : undefined;
  const never = down && word(unseen?.tiles) !== NO_TILE;
  const tile = word(never ? unseen!.tiles : (turned ?? view.tiles));
  const [line] = Object.entries(view.creepers).find(([, cell]) => cell === name) ?? ['0'];
  const centre = whereIs(box.centre);
  return {
    name,
    row,
    column,
    zone: /^[.o]$/.test(zone) ? '' : zone,
    tile: tile === NO_TILE ? '' : tile,
    never,
    later: turned !== undefined,
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
  const ship = box.ships.find((each) => word.endsWith(` ${each.colour}`)) ?? null;
  return { kind: ship ? (word.startsWith('fire') ? 'fire' : 'propulsion') : 'replicator', ship };
}

/** A floppy disk as the view has it; `problem fire yellow 4|6312` is how discards and decks name it. */
function readFloppy({ kind, group = '', button = '', probe, lines }: FloppyDisk): Floppy {
  const name = [kind, group || button, `${probe}|${lines.join('')}`].filter(Boolean).join(' ');
  return { name, kind, group, button, probe, lines };
}

export function floppyOf(box: Box, name: string): Floppy {
  return box.floppies.get(name)!;
}

/** The destroyed jammers, of how many: two for each sector. */
export function destroyed({ jammers }: View): { done: number; of: number } {
  return { done: SECTORS.reduce((sum, sector) => sum + jammers[sector], 0), of: SECTORS.length * 2 };
}
