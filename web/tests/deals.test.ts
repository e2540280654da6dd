/** The deal of the day on this device: one secret, one table a day. */
import { beforeEach, expect, test, vi } from 'vitest';

const asked: { game: string; id: string; name?: string }[] = [];
vi.mock('../src/lib/api', () => ({
  newDeal: (game: string, deal: { id: string; name?: string }) => {
    asked.push({ game, ...deal });
    return Promise.resolve({ table: `t-${game}`, host: 'h', watch: 'w', seats: [null, 'mine', null] });
  },
}));

const { dayIn, dealt, fared, sitDown } = await import('../src/lib/deals');
const { forget, kept, keysFor } = await import('../src/lib/kept.svelte');

beforeEach(() => {
  asked.length = 0;
  for (const table of ['t-tiny', 't-crew']) forget(table);
});

test('one secret is used for all games and days', async () => {
  await sitDown('tiny', '2026-11-18', ' Ann ');
  await sitDown('crew', '2026-11-19', '');
  expect(asked[0]).toMatchObject({ game: 'tiny', name: 'Ann' });
  expect(asked[0]!.id).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[1]!.id).toBe(asked[0]!.id);
});

test('the seat that has a key is our own, and the day is kept', async () => {
  expect(dealt('tiny', '2026-11-18')).toBeNull();
  await sitDown('tiny', '2026-11-18', '');
  expect(keysFor('t-tiny')).toEqual(['mine', 'h', 'w']);
  expect(kept('t-tiny')?.invites).toEqual({});
  expect(dealt('tiny', '2026-11-18')?.table).toBe('t-tiny');
  expect(dealt('tiny', '2026-11-19')).toBeNull();
});

test('a result is one of three', () => {
  expect([1, 0.5, 0].map(fared)).toEqual(['won', 'drawn', 'lost']);
});

test('the day is that of the world, wherever one lives', () => {
  expect(dayIn('en', '2026-11-18')).toContain('18');
  expect(dayIn('fr', '2026-11-01')).toContain('1 novembre 2026');
});

test.each([
  [['en-GB', 'fr'], '18 November 2026'],
  [['fr-CA', 'en-US'], 'November 18, 2026'],
])('to who reads %j the day is %s', (languages, said) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  expect(dayIn('en', '2026-11-18')).toBe(said);
});
