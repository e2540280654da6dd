/** Why a bot would act so: a term of the game becomes a sentence, and what the house says is one already. */
import { expect, test } from 'vitest';
import type { Say } from '../src/lib/board';
import type { Reason } from '../src/lib/protocol';
import { reasonSaid } from '../src/lib/reasons';

const say: Say = (id, args = {}) => `${id}(${Object.keys(args).sort().join(' ')})`;
const other = { do: 'throw a1 b2', verb: 'throw' };

const said = (reason: Reason): string => reasonSaid(reason, 1, say);

test('a term is what follows because, and the other action stands beside it', () => {
  const heard: Record<string, unknown>[] = [];
  const hear: Say = (id, args = {}) => {
    heard.push({ id, ...args });
    return id;
  };
  const told = { reason: 'hearts', with: 3, without: 5, sure: true, other };
  expect(reasonSaid(told, 1, hear)).toBe('reason-because');
  expect(heard).toEqual([
    { id: 'action-throw', ...other, seat: 1 },
    { id: 'reason-hearts', reason: 'hearts', with: 3, without: 5, sure: true, other: 'action-throw' },
    { id: 'reason-because', why: 'reason-hearts', sure: true, other: 'action-throw' },
  ]);
});

test('what is so on average says so', () => {
  const told = { reason: 'hearts', with: 3.4, without: 5, sure: false, other };
  expect(said(told)).toBe('reason-because(other sure why)');
});

test('the reasons of the house stand alone', () => {
  expect(said({ reason: 'chances', with: 62, without: 55, other })).toBe('reason-chances(other reason with without)');
  expect(said({ reason: 'alike', other })).toBe('reason-alike(other reason)');
  expect(said({ reason: 'only' })).toBe('reason-only(reason)');
  expect(said({ reason: 'proven' })).toBe('reason-proven(reason)');
});
