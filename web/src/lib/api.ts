/** The requests of `docs/protocol.md` that are not part of the socket. */
import * as house from './house';
import { explained } from './texts.svelte';
import type { Schema } from '../plain/shape';
import type { Args, Box, Diagram, Figure, FiguresShown, Keys, NewTable, OpenBox, Step, View } from './protocol';
import type { DealShown, NewBranch, NewDeal, NewRecord, PuzzlesShown, ReviewShown, Today } from './wire';

/** What the server, or the way to it, answered instead of what was asked for. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** A failed request in the reader's words. */
export function told(error: unknown): string {
  return error instanceof Trouble ? explained(error.code, error.message) : String(error);
}

async function ask(path: string, keys: string[] = [], body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await house.ask(path, keys, body);
  } catch {
    throw new Trouble(0, 'offline', 'the game room does not answer');
  }
  if (answer.ok) return answer;
  const told = (await answer.json().catch(() => null)) as { error?: { code?: string; message?: string } } | null;
  throw new Trouble(
    answer.status,
    told?.error?.code ?? `http-${answer.status}`,
    told?.error?.message ?? answer.statusText,
  );
}

async function record<T>(answer: Promise<Response>): Promise<T> {
  return (await answer).json() as Promise<T>;
}

export const shelf = async (): Promise<Box[]> => (await record<{ boxes: Box[] }>(ask('shelf'))).boxes;
export const botsWarmingUp = async (): Promise<boolean> =>
  (await record<{ warming_up: boolean }>(ask('bots'))).warming_up;
/** The address by which the local network reaches the server, if it is open to it. */
export const lanAddress = async (): Promise<string | null> =>
  (await record<{ lan: string | null }>(ask('address'))).lan;
export const openBox = (game: string): Promise<OpenBox> => record(ask(`games/${game}`));
/** The pictures of a game's rules page. */
export const diagramsOf = async (game: string): Promise<Diagram[]> =>
  (await record<{ diagrams: Diagram[] }>(ask(`games/${game}/diagrams`))).diagrams;
/** All puzzles of a game. */
export const puzzlesOf = (game: string): Promise<PuzzlesShown> => record(ask(`games/${game}/puzzles`));
/** What the views of a game look like. */
export const shapesOf = (game: string): Promise<Schema> => record(ask(`games/${game}/shapes`));
export const newTable = (table: NewTable): Promise<Keys> => record(ask('tables', [], table));

/** Every step so far as one seat, or a watcher, saw it. */
export async function history(table: string, keys: string[], seat: number | null): Promise<Step[]> {
  const query = seat === null ? '' : `?seat=${seat}`;
  return (await record<{ steps: Step[] }>(ask(`tables/${table}/history${query}`, keys))).steps;
}

/** A table that plays on from a step of this one. */
export const branch = (table: string, keys: string[], from: NewBranch): Promise<Keys> =>
  record(ask(`tables/${table}/branch`, keys, from));

export async function gameRecord(table: string, keys: string[]): Promise<Blob> {
  return (await ask(`tables/${table}/record`, keys)).blob();
}

/** A table out of the record of a game that is over. */
export const openRecord = (file: NewRecord): Promise<Keys> => record(ask('records', [], file));

/** What a game that is over comes to. */
export async function figuresOf(table: string, keys: string[]): Promise<Figure[]> {
  return (await record<FiguresShown>(ask(`tables/${table}/figures`, keys))).figures;
}

/** The review of a game that is over, or how far it has come; asking for it begins it. */
export const reviewOf = (table: string, keys: string[]): Promise<ReviewShown> =>
  record(ask(`tables/${table}/review`, keys));

/** The day whose deal everybody plays, and the games that have one. */
export const today = (): Promise<Today> => record(ask('deals'));
/** A table with a game's deal of the day. */
export const newDeal = (game: string, deal: NewDeal): Promise<Keys> => record(ask(`deals/${game}`, [], deal));
/** How a table's deal of the day came out, here and elsewhere. */
export const dealOf = (table: string, keys: string[]): Promise<DealShown> => record(ask(`tables/${table}/deal`, keys));

/** The parsed component file that a table plays with. */
export const componentsOf = (table: string, keys: string[]): Promise<View> =>
  record(ask(`tables/${table}/components`, keys));

/** What every text of the game may say of those components. */
export const factsOf = (table: string, keys: string[]): Promise<Args> => record(ask(`tables/${table}/facts`, keys));
