/** Looking back at a game that plays by itself. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Step } from '../src/lib/protocol';
import { beside, moment, pause, spelled } from '../src/lib/replay';
import { settings } from '../src/lib/settings.svelte';
import type { TableStore } from '../src/lib/table.svelte';
import LookBack from '../src/ui/LookBack.svelte';
import { step } from './seated';

class Shelved {
  looking = $state<number | null>(0);
  over = false;
  better: object | null = null;
  names = ['Ada', 'Bob'];
  seat: number | null = 0;
  you = { seats: [0] };
  look = vi.fn();
  table: object = { tutorial: false, rivals: true, seats: [{}, {}] };
  performing = false;
  lookAt = (n: number | null) => (this.looking = n);

  constructor(
    readonly steps: Step[],
    readonly timed: boolean,
  ) {}
}

const timed = (...moments: number[]): Step[] => moments.map((at, n) => step(n, [0], false, { at }));

function look(steps: Step[], real: boolean) {
  const store = new Shelved(steps, real);
  const { component } = render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
  return { store, keys: component };
}

async function after(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = 'en';
});
afterEach(() => vi.useRealTimers());

test('a pause lasts as long as it did, but nobody sits through a break; without a clock the pace is steady', () => {
  const [first, second, last] = timed(100, 350, 60_000);
  expect(pause(first!, second!)).toBe(250);
  expect(pause(second!, last!)).toBe(3000);
  expect(pause(step(0, []), step(1, []))).toBe(900);
});

test('speeds stand side by side, from a quarter to eightfold', () => {
  expect([beside(1, 1), beside(1, -1), beside(8, 1), beside(0.25, -1)]).toEqual([2, 0.5, 8, 0.25]);
  expect([spelled(0.25), spelled(0.5), spelled(4)]).toEqual(['¼', '½', '4']);
  expect([moment(0), moment(65_432), moment(600_000)]).toEqual(['0:00', '1:05', '10:00']);
});

test('plays a timed game with its own times, and says what time it is', async () => {
  const { store } = look(timed(0, 400, 2400), true);
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await after(399);
  expect(store.looking).toBe(0);
  await after(1);
  expect(store.looking).toBe(1);
  await after(2000);
  expect(store.looking).toBe(2);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('0:02 of 0:02');
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('plays as fast as one likes, and from the beginning once it is at the end', async () => {
  const { store, keys } = look(timed(0, 800, 1600), true);
  for (let times = 0; times < 4; times++) keys.faster();
  keys.toggle();
  await tick();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' }).value).toBe('8');
  await after(100);
  await after(100);
  expect(store.looking).toBe(2);
  await after(1000);
  keys.toggle();
  expect(store.looking).toBe(0);
  keys.slower();
  await after(199);
  expect(store.looking).toBe(0);
  await after(1);
  expect(store.looking).toBe(1);
});

test('plays a game without a clock at a steady pace, and pauses', async () => {
  const { store } = look([step(0, []), step(1, []), step(2, [])], false);
  await fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  await after(900);
  expect(store.looking).toBe(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await after(5000);
  expect(store.looking).toBe(1);
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Step 1 of 2');
});

test('axe finds nothing', async () => {
  vi.useRealTimers();
  look(timed(0, 400), true);
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(found.violations).toEqual([]);
});

test('whoever watched sees what everybody saw, and may take anybody’s place after the end', async () => {
  const store = new Shelved(timed(0, 1), false);
  Object.assign(store, { over: true, seat: null, you: { seats: [] } });
  render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
  const perspective = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Seen by' });
  expect([...perspective.options].map((option) => option.text)).toEqual(['everybody', 'Ada', 'Bob']);
  expect(perspective.selectedOptions[0]!.text).toBe('everybody');
  await fireEvent.change(perspective, { target: { value: '1' } });
  await fireEvent.change(perspective, { target: { value: '' } });
  expect(store.look.mock.calls).toEqual([[1], [null]]);
});

test('where something better is drawn, one stands before the step that is spoken of', () => {
  const store = new Shelved(
    [4, 5, 6].map((n) => step(n, [])),
    false,
  );
  Object.assign(store, { looking: 4, better: {} });
  render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
  expect(screen.getByText('Before step 5')).toBeTruthy();
});

test('a clock tells of the same moment', () => {
  const store = new Shelved(timed(0, 65_000), true);
  Object.assign(store, { better: {} });
  render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
  expect(screen.getByText('Before 1:05')).toBeTruthy();
});

test('one plays on from wherever the game was not over yet', async () => {
  const store = new Shelved([step(0, []), step(1, [], false, { outcome: [1, 0] })], false);
  Object.assign(store, { over: true });
  render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
  const playOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Play on from here' });
  expect(playOn.disabled).toBe(false);
  await fireEvent.click(screen.getByRole('button', { name: 'Last step' }));
  expect(playOn.disabled).toBe(true);
});

test.each([
  [true, 2, 'Against a bot'],
  [true, 3, 'Against bots'],
  [false, 2, 'With a bot'],
  [false, 3, 'With bots'],
])('a crew plays on with bots, rivals against them (%s, %i)', async (rivals, seats, name) => {
  const store = new Shelved([step(0, []), step(1, [])], false);
  store.table = { tutorial: false, rivals, seats: Array(seats).fill({}) };
  render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
  await fireEvent.click(screen.getByRole('button', { name: 'Play on from here' }));
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('what was played in real time plays by itself from the beginning, not from a point that was chosen', async () => {
  for (const [looking, better, then] of [
    [0, null, 1],
    [1, null, 1],
    [0, {}, 0],
  ] as const) {
    const store = new Shelved(timed(0, 100, 200), true);
    Object.assign(store, { over: true, looking, better });
    const { unmount } = render(LookBack, { store: store as unknown as TableStore, leave: () => {} });
    await after(150);
    expect(store.looking).toBe(then);
    unmount();
  }
});
