/** Setting up a table: ask the server for it and keep its keys. */
import { newTable } from './api';
import { keep } from './kept.svelte';
import type { NewSeat, NewTable } from './protocol';

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
