/** One's tables on their way to another device: as a link for a camera, or as a file. Nobody else must see either. */
import { keptTables, unpack, type KeptTable } from './kept.svelte';

/** So much fits into a code that a camera can still read. */
const CODE = 2200;
/** A file with more than this is none of ours. */
export const FILE = 200_000;

type Packed = [table: string, game: string, seats: string[], host: string, watch: string];

const NAME = /^[\w-]{1,64}$/;

function packed({ table, game, seats, host, watch }: KeptTable): Packed {
  return [table, game, seats, host ?? '', watch ?? ''];
}

function isPacked(item: unknown): item is Packed {
  if (!Array.isArray(item) || item.length !== 5) return false;
  const [table, game, seats, host, watch] = item as unknown[];
  const named = (text: unknown): boolean => typeof text === 'string' && NAME.test(text);
  const keys = Array.isArray(seats) && seats.length <= 16 && seats.every(named);
  return named(table) && named(game) && keys && [host, watch].every((key) => key === '' || named(key));
}

/** All tables that this device knows, as a file. */
export function asFile(): string {
  return JSON.stringify(ours().map(packed));
}

function ours(): KeptTable[] {
  return keptTables().filter(({ seats, game, seen }) => seats.length > 0 && game && !seen?.lesson);
}

/** The newest running tables, as many as fit, to be written behind the # of a link. */
export function asCode(): { code: string; count: number } {
  const running = ours().filter(({ seen }) => !seen?.over);
  for (let count = running.length; count > 0; count--) {
    const code = btoa(JSON.stringify(running.slice(0, count).map(packed)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
    if (code.length <= CODE) return { code, count };
  }
  return { code: '', count: 0 };
}

/** The tables in a file or a code; nothing if it is neither. */
export function read(text: string): Packed[] | null {
  if (text.length > FILE) return null;
  try {
    const json = text.trimStart().startsWith('[') ? text : atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const items: unknown = JSON.parse(json);
    return Array.isArray(items) && items.length > 0 && items.every(isPacked) ? items : null;
  } catch {
    return null;
  }
}

/** Put them with the tables of this device; says how many there were. */
export function take(items: Packed[]): number {
  for (const [table, game, seats, host, watch] of items) unpack({ table, game, seats, host, watch });
  return items.length;
}
