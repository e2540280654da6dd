/** Setting up a table: ask the server for it and keep its keys. */
import { newTable } from './api';
import { keep } from './kept.svelte';
import type { NewSeat, NewTable, Option, OptionValue } from './protocol';

type Chosen = Record<string, OptionValue>;

function fits(wanted: Chosen, chosen: Chosen): boolean {
  return Object.entries(wanted).every(([name, value]) => chosen[name] === value);
}

/** What there is to choose, and what is chosen, when somebody has picked these: defaults follow until they are picked. */
export function choices(options: Option[], picked: Chosen): { offered: Option[]; chosen: Chosen } {
  const offered: Option[] = [];
  const chosen: Chosen = {};
  for (const option of options) {
    const open = fits(option.only ?? {}, chosen);
    const other = option.otherwise?.find(({ when }) => fits(when, chosen));
    const standard = other ? other.default : option.default;
    if (open) offered.push(option);
    chosen[option.name] = (open ? picked[option.name] : undefined) ?? standard;
  }
  return { offered, chosen };
}

/** A seat as the server wants it: an empty name is left out. */
export function tidy(seat: NewSeat): NewSeat {
  const { name, ...rest } = seat;
  return name?.trim() ? { ...rest, name: name.trim() } : rest;
}

/** Set up a table and answer its id. */
export async function setUp(table: NewTable): Promise<string> {
  const asked = { ...table, seats: table.seats.map(tidy) };
  const keys = await newTable(asked);
  keep(keys, asked.game, asked.seats, asked.components);
  return keys.table;
}
