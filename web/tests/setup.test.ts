import { expect, test, vi } from 'vitest';
import { handicaps } from '../src/lib/handicap';
import type { Box, NewSeat, Option } from '../src/lib/protocol';
import { choices, lastSetUp, playOnFrom, rememberSetUp, setUp } from '../src/lib/setup';

const players: NewSeat[] = [{ holder: 'me' }, { holder: 'bot', level: 'easy' }];
const options: Option[] = [
  { name: 'mode', values: ['slow', 'fast'], default: 'slow' },
  { name: 'throws', values: [3, 2], default: 3, only: { mode: 'slow' }, otherwise: [] },
  {
    name: 'tiles',
    values: [true, false],
    default: true,
    only: {},
    otherwise: [{ when: { mode: 'fast' }, default: false }],
  },
];
const names = (picked: Record<string, string | number | boolean>): string[] =>
  choices(options, picked, 2).offered.map((option) => option.name);

test('an option that needs another is there only with it, and keeps what was picked', () => {
  expect(names({})).toEqual(['mode', 'throws', 'tiles']);
  expect(names({ mode: 'fast', throws: 2 })).toEqual(['mode', 'tiles']);
  expect(choices(options, { mode: 'fast', throws: 2 }, 2).chosen.throws).toBe(3);
  expect(choices(options, { mode: 'slow', throws: 2 }, 2).chosen.throws).toBe(2);
});

test('a default follows what is chosen before it, until somebody picks', () => {
  expect(choices(options, {}, 2).chosen).toEqual({ mode: 'slow', throws: 3, tiles: true });
  expect(choices(options, { mode: 'fast' }, 2).chosen.tiles).toBe(false);
  expect(choices(options, { mode: 'fast', tiles: true }, 2).chosen.tiles).toBe(true);
  expect(choices(options, { mode: 'slow', tiles: false }, 2).chosen.tiles).toBe(false);
});

test('options of a box that names no such thing are as they were', () => {
  const plain: Option[] = [{ name: 'pay', values: ['one', 'all'], default: 'one' }];
  expect(choices(plain, { pay: 'all' }, 2)).toEqual({ offered: plain, chosen: { pay: 'all' } });
});

test('an option may depend on the number of seats; where there is one value there is no choice', () => {
  const ships: Option = {
    name: 'ships',
    values: ['rb', 'rg', 'all'],
    default: 'rb',
    by_seats: { 2: ['rb', 'rg'], 3: ['all'] },
  };
  expect(choices([ships], {}, 2)).toEqual({ offered: [{ ...ships, values: ['rb', 'rg'] }], chosen: { ships: 'rb' } });
  expect(choices([ships], { ships: 'rg' }, 2).chosen).toEqual({ ships: 'rg' });
  expect(choices([ships], { ships: 'rg' }, 3)).toEqual({ offered: [], chosen: { ships: 'all' } });
});

test('what was chosen last is remembered for each game, and nothing that cannot be read', () => {
  expect(lastSetUp('tiny')).toBeNull();
  rememberSetUp('tiny', { way: 'friend', seats: 2, level: 'hard', options: { mode: 'arcade' } });
  expect(lastSetUp('tiny')).toEqual({ way: 'friend', seats: 2, level: 'hard', options: { mode: 'arcade' } });
  expect(lastSetUp('other')).toBeNull();
  localStorage.setItem('ludotheque.setups', '{"tiny": {"level": "huge"}}');
  expect(lastSetUp('tiny')).toBeNull();
});

test.each([
  ['a new table', (): Promise<string> => setUp({ game: 'tiny', seats: players })],
  ['one that plays on', (): Promise<string> => playOnFrom({ id: 't0', game: 'tiny' }, 7, 0, players)],
])('%s that was asked for in vain is asked for by the same id, and the next by another', async (_, ask) => {
  const ids: string[] = [];
  let answers = false;
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    ids.push((JSON.parse(body) as { id: string }).id);
    const keys = { table: 't1', host: 'H', watch: 'W', seats: ['A', null] };
    return answers ? Promise.resolve(Response.json(keys)) : Promise.reject(new TypeError('no line'));
  });
  await expect(ask()).rejects.toThrow();
  answers = true;
  await ask();
  await ask();
  vi.unstubAllGlobals();
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[1]);
  expect(ids[0]).toMatch(/^[\w-]{22,64}$/);
});

test('a handicap is said of the seats that there are, where one is given', () => {
  const box = { handicap: 3 } as Box;
  const picked = { 'handicap-1': 0, 'handicap-2': 3, 'handicap-3': 1, 'handicap-4': 2, 'handicap-5': 9 };
  expect(handicaps(box, picked, 3)).toEqual({ 'handicap-2': 3, 'handicap-3': 1 });
  expect(handicaps(box, picked, 5)).not.toHaveProperty('handicap-5');
  expect(handicaps(box, {}, 5)).toEqual({});
});
