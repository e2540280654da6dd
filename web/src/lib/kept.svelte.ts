/** The tables that this device sits at: their keys, and how they stood when they were last seen. */
import type { Keys, NewSeat, NextTable } from './protocol';

const PLACE = 'ludotheque.tables';
const MOST = 40;

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
  at: number;
  seen?: { names: string[]; mine: number[]; toAct: number[]; over: boolean };
}

function read(): Record<string, KeptTable> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, KeptTable>;
  } catch {
    return {};
  }
}

class Shelf {
  tables = $state.raw(read());
}
const state = new Shelf();

function write(change: (tables: Record<string, KeptTable>) => void): void {
  const tables = read();
  change(tables);
  const newest = Object.values(tables).sort((a, b) => b.at - a.at);
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
export function keep(keys: Keys, game: string, seats: NewSeat[]): void {
  const made: KeptTable = {
    table: keys.table,
    game,
    seats: [],
    host: keys.host,
    watch: keys.watch,
    invites: {},
    at: Date.now(),
  };
  seats.forEach((seat, number) => {
    const key = keys.seats[number];
    if (key && seat.holder === 'me') made.seats.push(key);
    if (key && seat.holder === 'open') made.invites[number] = key;
  });
  write((tables) => (tables[keys.table] = made));
}

/** The table at which the same people play again. */
export function keepNext({ table, seats, host, watch }: NextTable, game: string): void {
  write((tables) => {
    const made: KeptTable = { table, game, seats, invites: {}, at: Date.now() };
    if (host) made.host = host;
    if (watch) made.watch = watch;
    tables[table] ??= made;
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

export function keepSeen(table: string, game: string, seen: KeptTable['seen']): void {
  write((tables) => {
    const known = tables[table];
    if (known) tables[table] = { ...known, game, seen, at: Date.now() };
  });
}

export function forget(table: string): void {
  write((tables) => delete tables[table]);
}

addEventListener('storage', (event) => {
  if (event.key === PLACE) state.tables = read();
});
