/** Finished games and how one stands with the same people; tables that go along to another device. */
import { beforeEach, expect, test } from 'vitest';
import { forget, keepKey, keepSeen, kept, keptTables, keysFor, type Seen } from '../src/lib/kept.svelte';
import { asCode, asFile, FILE, read, take } from '../src/lib/luggage';
import { othersAt, played, resultOf, tallies } from '../src/lib/played';

beforeEach(() => {
  for (const { table } of keptTables()) forget(table);
});

function ended(table: string, outcome: number[], more: Partial<Seen> = {}): void {
  keepKey(table, `key-${table}`);
  keepSeen(table, 'tiny', { names: ['Ada', 'Bob'], mine: [0], toAct: [], over: true, outcome, ...more });
}

test('a game was won, lost, drawn or watched; a lesson is none', () => {
  ended('a', [1, 0]);
  ended('b', [0, 1]);
  ended('c', [0.5, 0.5]);
  ended('d', [1, 0], { mine: [] });
  ended('e', [1, 0], { lesson: true });
  const results = Object.fromEntries(played().map((game) => [game.table, resultOf(game)]));
  expect(results).toEqual({ a: 'won', b: 'lost', c: 'drawn', d: 'watched' });
});

test('together all win or all lose', () => {
  ended('a', [1, 1]);
  ended('b', [0, 0]);
  expect([resultOf(kept('a')!), resultOf(kept('b')!)]).toEqual(['won', 'lost']);
});

test('the score counts games with the same people, from the second on', () => {
  ended('a', [1, 0]);
  ended('b', [0, 1]);
  ended('c', [1, 0]);
  ended('d', [1, 0], { names: ['Ada', 'Cleo'] });
  expect(othersAt(kept('a')!)).toBe('Bob');
  expect(tallies(played())).toEqual([{ others: 'Bob', won: 2, lost: 1, drawn: 0 }]);
});

test('tables go along by a code or a file, and what is known stays', () => {
  keepKey('t1', 'K1');
  keepSeen('t1', 'tiny', { names: ['Ada', 'Bob'], mine: [0], toAct: [0], over: false });
  ended('t2', [1, 0]);
  const [{ code, count }, file] = [asCode(), asFile()];
  expect(count).toBe(1);
  forget('t1');
  forget('t2');
  expect(take(read(code)!)).toBe(1);
  expect(keysFor('t1')).toEqual(['K1']);
  expect(take(read(file)!)).toBe(2);
  expect(take(read(file)!)).toBe(2);
  expect([keysFor('t1'), keysFor('t2')]).toEqual([['K1'], ['key-t2']]);
});

test.each([
  ['nothing', ''],
  ['no code', 'hello!'],
  ['no list', '{"a": 1}'],
  ['an empty list', '[]'],
  ['something else in the list', '[["t1", "tiny", ["K"], ""]]'],
  ['a key that is none', '[["t1", "tiny", ["<b>"], "", ""]]'],
  ['too much', `[${' '.repeat(FILE)}]`],
])('%s is no luggage', (_, text) => {
  expect(read(text)).toBeNull();
});
