/**
 * How a table is looked at. Whole; or apart, for people who sit together around a television: the public board large
 * on the screen, and on each phone only the hand of its own seats. The address says which, so that a reload keeps it.
 */
export type Look = 'table' | 'screen' | 'hand';

export function addressOf(table: string, look: Look = 'table'): string {
  return look === 'table' ? `/t/${table}` : `/t/${table}/${look}`;
}
