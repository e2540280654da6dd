/** The tables that this device sits at: their keys, and how they stood when they were last seen. */
import { discard } from './house';
import { noted } from './noted';
import type { Keys, NewSeat, NextTable } from './protocol';

const PLACE = 'ludotheque.tables';
const MOST = 200;

/** How a table stood when this device last saw it. */
export interface Seen {
  names: string[];
  mine: number[];
  toAct: number[];
  over: boolean;
  /** The scores after the end. */
  outcome?: number[] | null;
  /** A lesson is no game. */
  lesson?: boolean;
}

export interface KeptTable {
  table: string;
  game: string;
  /** Keys of the seats this person holds, and invitations; the server says which seats they are. */
  seats: string[];
  /** Invitations with which somebody sat down here; their links may be followed again. */
  used?: string[];
  host?: string;
  watch?: string;
  /** Keys of seats that are still to be given to somebody, by seat. */
  invites: Record<number, string>;
  /** Seats whose talk is not heard here. */
  muted?: number[];
  /** The day whose deal it is. */
  deal?: string;
  at: number;
  seen?: Seen;
}

/** Whoever has a device may change what it keeps; what is no table of ours would leave the page blank. */
function isTable(found: Partial<KeptTable>): found is KeptTable {
  return typeof found.table === 'string' && Array.isArray(found.seats) && Boolean(found.invites);
}

function read(): Record<string, KeptTable> {
  const found = Object.values(noted<Partial<KeptTable>>(PLACE));
  return Object.fromEntries(found.filter(isTable).map((kept) => [kept.table, kept]));
}

class Shelf {
  tables = $state.raw(read());
}
const state = new Shelf();

function write(change: (tables: Record<string, KeptTable>) => void): void {
  const tables = read();
  change(tables);
  const newest = Object.values(tables).sort((a, b) => b.at - a.at);
  for (const { table } of newest.slice(MOST)) discard(table);
  state.tables = Object.fromEntries(newest.slice(0, MOST).map((kept) => [kept.table, kept]));
  try {
    localStorage.setItem(PLACE, JSON.stringify(state.tables));
  } catch {
    // A browser that keeps nothing still plays; the link is the key.
  }
}

/** Newest first. */
export function keptTables(): KeptTable[] {
  return Object.values(state.tables).sort((a, b) => b.at - a.at);
}

export function kept(table: string): KeptTable | null {
  return state.tables[table] ?? null;
}

/** All the keys that this device can show for a table. */
export function keysFor(table: string): string[] {
  const known = kept(table);
  if (!known) return [];
  return [...known.seats, ...(known.host ? [known.host] : []), ...(known.watch ? [known.watch] : [])];
}

/** A table that was just set up here: own seats are kept, open ones become invitations. */
export function keep(keys: Keys, game: string, seats: NewSeat[], deal?: string): void {
  const made: KeptTable = {
    table: keys.table,
    game,
    seats: [],
    host: keys.host,
    watch: keys.watch,
    invites: {},
    ...(deal ? { deal } : {}),
    at: Date.now(),
  };
  seats.forEach((seat, number) => {
    const key = keys.seats[number];
    if (key && seat.holder === 'me') made.seats.push(key);
    if (key && seat.holder === 'open') made.invites[number] = key;
  });
  write((tables) => (tables[keys.table] = made));
}

/** The key that shows a table as everybody may see it, even to a device that has a seat there. */
export function watchKeys(table: string): string[] {
  const known = kept(table);
  return known?.watch ? [known.watch] : keysFor(table);
}

type More = Pick<KeptTable, 'table' | 'game' | 'seats'> & Partial<Pick<NextTable, 'host' | 'watch'>>;

/** More keys to a table; what is known here already stays. */
function add(tables: Record<string, KeptTable>, { table, game, seats, host, watch }: More): KeptTable {
  const known = (tables[table] ??= { table, game, seats: [], invites: {}, at: Date.now() });
  known.seats = [...known.seats, ...seats.filter((key) => !known.seats.includes(key))];
  if (host) known.host ??= host;
  if (watch) known.watch ??= watch;
  return known;
}

/** The table at which the same people play again, after one of this device's; whoever is muted there stays so. */
export function keepNext(next: NextTable, before: string, game: string): void {
  write((tables) => {
    const muted = tables[before]?.muted?.flatMap((seat) => next.places[seat] ?? []);
    const known = add(tables, { ...next, game });
    if (muted?.length) known.muted ??= muted;
  });
}

/** A key that came with a link. What it opens is for the server to say. */
export function keepKey(table: string, key: string): void {
  write((tables) => {
    const known = (tables[table] ??= { table, game: '', seats: [], invites: {}, at: Date.now() });
    if (![...known.seats, ...(known.used ?? []), known.host, known.watch].includes(key)) known.seats.push(key);
    known.at = Date.now();
  });
}

/** A table that comes from another device of the same person: what is known here already stays. */
export function unpack(more: Omit<KeptTable, 'invites' | 'at'>): void {
  write((tables) => (add(tables, more).seen ??= { names: [], mine: [], toAct: [], over: false }));
}

/** Invitations with which somebody has sat down: their seats have keys of their own now. */
export function useUp(table: string, invitations: string[]): void {
  write((tables) => {
    const known = tables[table];
    if (!known) return;
    known.used = [...(known.used ?? []), ...invitations];
    known.seats = known.seats.filter((key) => !invitations.includes(key));
  });
}

/** A seat that has become free for somebody. */
export function keepInvite(table: string, seat: number, key: string): void {
  write((tables) => {
    const known = tables[table];
    if (known) known.invites[seat] = key;
  });
}

/** Whose talk is not heard on this device. */
export function keepMuted(table: string, muted: number[]): void {
  write((tables) => {
    const known = tables[table];
    if (known) known.muted = muted;
  });
}

export function keepSeen(table: string, game: string, seen: KeptTable['seen']): void {
  write((tables) => {
    const known = tables[table];
    if (known) tables[table] = { ...known, game, seen, at: Date.now() };
  });
}

export function forget(table: string): void {
  write((tables) => delete tables[table]);
  discard(table);
}

addEventListener('storage', (event) => {
  if (event.key === PLACE) state.tables = read();
});
