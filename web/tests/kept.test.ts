import { beforeEach, expect, test } from 'vitest';
import { forget, keep, keepInvite, keepKey, keepSeen, kept, keptTables, keysFor, useUp } from '../src/lib/kept.svelte';

beforeEach(() => {
  for (const { table } of keptTables()) forget(table);
});

const keys = { table: 't1', host: 'H', watch: 'W', seats: ['A', 'B'] };

test('a table set up here keeps own seats and hands out the open ones', () => {
  keep(keys, 'tiny', [{ holder: 'me' }, { holder: 'open' }]);
  expect(keysFor('t1')).toEqual(['A', 'H', 'W']);
  expect(kept('t1')!.invites).toEqual({ 1: 'B' });
});

test('a key from a link is kept once', () => {
  keepKey('t2', 'K');
  keepKey('t2', 'K');
  expect(keysFor('t2')).toEqual(['K']);
});

test('an invitation is used up by a key of one’s own, and following its link again changes nothing', () => {
  keepKey('t2', 'I');
  keepKey('t2', 'K');
  expect(keysFor('t2')).toEqual(['I', 'K']);
  useUp('t2', ['I']);
  keepKey('t2', 'I');
  expect(keysFor('t2')).toEqual(['K']);
});

test('a seat that a bot leaves becomes an invitation', () => {
  keep(keys, 'tiny', [{ holder: 'me' }, { holder: 'bot' }]);
  keepInvite('t1', 1, 'C');
  expect(kept('t1')!.invites).toEqual({ 1: 'C' });
});

test('a table without keys leaves no trace', () => {
  keepSeen('t9', 'tiny', { names: [], mine: [], toAct: [], over: false });
  expect(kept('t9')).toBeNull();
  expect(keysFor('t9')).toEqual([]);
});

test('everything survives a reload, the newest first', () => {
  keepKey('t1', 'K');
  keepSeen('t1', 'tiny', { names: ['Ada'], mine: [0], toAct: [0], over: false });
  const stored = JSON.parse(localStorage.getItem('ludotheque.tables')!) as Record<string, unknown>;
  expect(Object.keys(stored)).toEqual(['t1']);
});

test('what somebody else wrote in its place is no table, and takes no table along', () => {
  keepKey('t2', 'K');
  const stored = JSON.parse(localStorage.getItem('ludotheque.tables')!) as Record<string, unknown>;
  const written: unknown[] = [null, 5, 'text', [1], { t: null }, { t: 5, u: { table: 'u' } }, { ...stored, t: null }];
  for (const each of written) {
    localStorage.setItem('ludotheque.tables', JSON.stringify(each));
    dispatchEvent(new StorageEvent('storage', { key: 'ludotheque.tables' }));
    expect(keptTables().filter(({ table }) => table !== 't2')).toEqual([]);
  }
  expect(keysFor('t2')).toEqual(['K']);
});
