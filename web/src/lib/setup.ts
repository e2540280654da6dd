/** Setting up a table: ask the server for it and keep its keys. */
import { branch, newTable } from './api';
import { newId } from './connection';
import { keep, keysFor } from './kept.svelte';
import { noted } from './noted';
import {
  type Box,
  type Keys,
  type Level,
  type NewSeat,
  type NewTable,
  type Option,
  type OptionValue,
} from './protocol';

type Chosen = Record<string, OptionValue>;

function fits(wanted: Chosen, chosen: Chosen): boolean {
  return Object.entries(wanted).every(([name, value]) => chosen[name] === value);
}

/** An option as it is for a number of seats. */
function at(option: Option, seats: number): Option {
  const values = option.by_seats?.[seats];
  return values ? { ...option, values, default: values[0]! } : option;
}

/**
 * What there is to choose at a table of so many seats, and what is chosen, when somebody has picked these: defaults
 * follow until they are picked.
 */
export function choices(options: Option[], picked: Chosen, seats: number): { offered: Option[]; chosen: Chosen } {
  const offered: Option[] = [];
  const chosen: Chosen = {};
  for (const option of options.map((each) => at(each, seats))) {
    const open = fits(option.only ?? {}, chosen) && option.values.length > 1;
    const other = option.otherwise?.find(({ when }) => fits(when, chosen));
    const standard = other ? other.default : option.default;
    const wanted = picked[option.name];
    if (open) offered.push(option);
    chosen[option.name] = open && wanted !== undefined && option.values.includes(wanted) ? wanted : standard;
  }
  return { offered, chosen };
}

/** Whether a game is played in real time with these options. */
export function isTimed({ timed }: Box, chosen: Chosen): boolean {
  return typeof timed === 'boolean' ? timed : fits(timed, chosen);
}

/** A seat as the server wants it: an empty name is left out. */
export function tidy(seat: NewSeat): NewSeat {
  const { name, ...rest } = seat;
  return name?.trim() ? { ...rest, name: name.trim() } : rest;
}

let unanswered: { asked: string; id: string } | null = null;

/** Ask for a table by a secret of its own. Asked once more because no answer came, it is the same table. */
async function answered(asked: unknown, ask: (id: string) => Promise<Keys>): Promise<Keys> {
  const told = JSON.stringify(asked);
  if (unanswered?.asked !== told) unanswered = { asked: told, id: newId() };
  const keys = await ask(unanswered.id);
  unanswered = null;
  return keys;
}

/** Set up a table and answer its id. */
export async function setUp(table: NewTable): Promise<string> {
  const asked = { ...table, seats: table.seats.map(tidy) };
  const keys = await answered(asked, (id) => newTable({ ...asked, id }));
  keep(keys, asked.game, asked.seats);
  return keys.table;
}

/** Set up a table that plays on from a step of another, as a seat or a watcher knows it, and answer its id. */
export async function playOnFrom(
  table: { id: string; game: string },
  at: number,
  seat: number | null,
  seats: NewSeat[],
): Promise<string> {
  const keys = await answered([table.id, at, seat, seats], (id) =>
    branch(table.id, keysFor(table.id), { at, seat, seats, id }),
  );
  keep(keys, table.game, seats);
  return keys.table;
}

const PLACE = 'ludotheque.setups';

/** What was chosen for a game last time on this device. */
export interface LastSetUp {
  way: string;
  seats: number;
  level: Level;
  options: Chosen;
}

const lastSetUps = (): Record<string, LastSetUp> => noted<LastSetUp>(PLACE);

export function lastSetUp(game: string): LastSetUp | null {
  const last = lastSetUps()[game];
  return last && typeof last.level === 'string' && typeof last.options === 'object' ? last : null;
}

export function rememberSetUp(game: string, chosen: LastSetUp): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...lastSetUps(), [game]: chosen }));
  } catch {
    // Where nothing can be kept, nothing is remembered.
  }
}
