/** The record of a game from a file, as a table that one looks back at. */
import { openRecord, Trouble } from './api';
import { keep } from './kept.svelte';
import { ownSecret } from './own-secret';

/** The longest file that the game room takes for a record. */
export const FILE = 131_072;

/** Open a file; answers its table. Nobody has a seat there. */
export async function openFile(file: Blob): Promise<string> {
  if (file.size > FILE) throw new Trouble(0, 'long-record', `${file.size} bytes`);
  const keys = await openRecord({ id: ownSecret(), record: await textOf(file) });
  keep(keys, '', []);
  return keys.table;
}

async function textOf(file: Blob): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Trouble(0, 'bad-record', 'UTF-8');
  }
}
