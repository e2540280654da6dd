/** Clocks, giving up, and bots as company: whom one waits for, their pace and level, and what is told of all that. */
import { fireEvent, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { clockText } from '../src/lib/clocks.svelte';
import { news } from '../src/lib/news.svelte';
import type { Entry, Seat, Step } from '../src/lib/protocol';
import { bot, open, person, step, table } from './seated';
import { onANewDevice, sent } from './sitting';
import { button, log, sitDown, tell, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());

onANewDevice();

const two = [person('Ada'), person('Ben')];
const three = [...two, { ...bot, name: 'Robo' }];

const seated = (seats: Seat[]): Promise<void> => tell({ type: 'table', table: table(seats) });

/** A step that tells nothing but its entry. */
const quiet = (n: number, entry: Entry, more: Partial<Step> = {}): Step =>
  step(n, [0], false, { entry, events: {}, frames: {}, ...more });

const withClock = (seat: Seat, left: number, running: boolean, away: number | null = null): Seat => ({
  ...seat,
  clock: { left, running, away },
});
test('a time is written as people say it', () => {
  expect([5, 65, 600, 3605, 86_400].map(clockText)).toEqual(['0:05', '1:05', '10:00', '1:00:05', '24:00:00']);
});

test('a clock runs here between two words of the room, is marked when it is low, and its owner is warned twice', async () => {
  await sitDown(two, step(0, [0]));
  vi.useFakeTimers();
  await seated([withClock(two[0]!, 40, true), withClock(two[1]!, 90, false)]);
  const clocks = screen.getAllByRole('timer');
  expect(clocks.map((clock) => clock.textContent!.trim())).toEqual(['0:40', '1:30']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(news.text).toBe('30 seconds left!');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(news.text).toBe('10 seconds left!');
  expect(clocks.map((clock) => clock.textContent!.trim())).toEqual(['0:10', '1:30']);
  expect(clocks.map((clock) => clock.classList.contains('low'))).toEqual([true, false]);
});

test('whose line is down is said, with how long their clock stands still', async () => {
  await sitDown(two, step(0, [1]));
  await seated([withClock(two[0]!, 60, false), withClock({ ...two[1]!, here: false }, 25, false, 12)]);
  expect(screen.getByText(/Ben has lost the connection: the clock stands still for 12 seconds more/)).toBeTruthy();
  expect(screen.getByRole('timer', { name: 'The clock stands still: 0:25 left' })).toBeTruthy();
});

test('who sits down, who gave up, for whom a bot decided: a line in the log for each', async () => {
  await sitDown([person('Ada'), open], step(0, [0]));
  await update(quiet(1, { kind: 'seat', seat: 1, holder: 'person', level: '', name: 'Ben' }));
  await vi.waitFor(() => expect(news.text).toContain('Ben sits down at seat 2.'), 60_000);
  await update(quiet(2, { kind: 'seat', seat: 1, holder: 'person', level: '', name: 'Bea' }));
  await update(quiet(3, { kind: 'act', seat: 0, late: true }));
  await update(quiet(4, { kind: 'seat', seat: 1, holder: 'bot', level: 'hard', name: 'Bea' }));
  await update(quiet(5, { kind: 'seat', seat: 1, holder: 'open', level: '', name: '' }));
  await vi.waitFor(() => expect(log()).toContain('Seat 2 is open again.'));
  expect(log()).toMatch(
    /Ben sits down at seat 2.*At seat 2: Bea.*Time is up: a bot decided for Ada.*A hard bot plays for Bea now/,
  );
});

test('giving up is asked twice, and says what it means between two', async () => {
  await sitDown(two, step(0, [0]));
  await fireEvent.click(button('Menu')!);
  await fireEvent.click(button('Give up')!);
  const dialog = within(screen.getByRole('dialog', { name: 'Give up' }));
  expect(dialog.getByText('The game ends at once, and Ben wins.')).toBeTruthy();
  expect(sent('resign')).toEqual([]);
  await fireEvent.click(dialog.getByRole('button', { name: 'Give up' }));
  expect(sent('resign')).toMatchObject([{ seat: 0 }]);
  await update(quiet(1, { kind: 'forfeit', seat: 0, why: 'resigned' }, { outcome: [0, 1], toAct: [] }));
  await screen.findByRole('heading', { name: 'Ben wins!' });
  expect(within(document.querySelector<HTMLElement>('section.end')!).getByText('Ada gives up.')).toBeTruthy();
});

test('and among more', async () => {
  await sitDown(three, step(0, [0]));
  await fireEvent.click(button('Menu')!);
  await fireEvent.click(button('Give up')!);
  expect(screen.getByText(/A bot takes your seat for good/)).toBeTruthy();
  await fireEvent.click(button('Play on')!);
  await seated([{ ...bot, name: 'Ada', forfeited: true }, ...three.slice(1)]);
  expect(screen.getByText('forfeited')).toBeTruthy();
  await fireEvent.click(button('Menu')!);
  expect(button('Give up')).toBeNull();
});

test('nobody gives up where all play together', async () => {
  await sitDown(two, step(0, [0]), { more: { rivals: false } });
  await fireEvent.click(button('Menu')!);
  expect(button('Give up')).toBeNull();
});

test('the line says whom one waits for, oneself first; a bot’s pause can be skipped', async () => {
  await sitDown(three, step(0, [0, 1], false, { waitsFor: [1, 0] }));
  expect(screen.getByText('Waiting for you and Ben.')).toBeTruthy();
  expect(button('Skip')).toBeNull();
  await update(step(1, [2], false, { waitsFor: [2], actions: {}, events: {}, frames: {} }));
  await vi.waitFor(() => expect(button('Skip')).not.toBeNull());
  await fireEvent.click(button('Skip')!);
  expect(sent('nudge').length).toBe(1);
});

test('where bots leave room it says for whom', async () => {
  const free = { leading: [0, 1], waitsFor: [0, 1] };
  await sitDown(three, step(0, [0, 1, 2], false, free), { more: { freeOrder: true } });
  expect(screen.getByText('The bots are waiting for you and Ben.')).toBeTruthy();
  expect(screen.getByText('waiting')).toBeTruthy();
});

test('the host changes how strong a bot is and how long bots take, and nobody else does', async () => {
  await sitDown(three, step(0, [0]));
  await fireEvent.click(button('Menu')!);
  await fireEvent.click(button('Seats and links')!);
  await fireEvent.change(screen.getAllByRole('combobox', { name: 'Strength' }).at(-1)!, { target: { value: 'hard' } });
  expect(sent('hold')).toMatchObject([{ seat: 2, holder: 'bot', level: 'hard' }]);
  await fireEvent.change(screen.getByRole('combobox', { name: 'Pace of the bots' }), { target: { value: 'slow' } });
  expect(sent('settings')).toMatchObject([{ pace: 'slow' }]);
});

test('somebody for whom a bot plays takes the seat back beside the line', async () => {
  await sitDown([{ ...bot, name: 'Ada' }, two[1]!], step(0, [1]), { host: false });
  await fireEvent.click(button('I am back')!);
  expect(sent('hold')).toMatchObject([{ seat: 0, holder: 'person' }]);
  await fireEvent.click(button('Menu')!);
  await fireEvent.click(button('Seats and links')!);
  expect(screen.queryByRole('combobox', { name: 'Pace of the bots' })).toBeNull();
});

test('axe finds nothing at a table with clocks, and in the dialog for giving up', async () => {
  await sitDown([withClock(two[0]!, 8, true), withClock(two[1]!, 90, false, 5)], step(0, [0]));
  await fireEvent.click(button('Menu')!);
  await fireEvent.click(button('Give up')!);
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});
