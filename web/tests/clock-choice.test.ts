/** A clock for a new table. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import type { TimeLimit } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { isTimed } from '../src/lib/setup';
import ClockChoice from '../src/ui/ClockChoice.svelte';

/** The choice as a page has it; answers what is chosen now. */
function offer(rivals: boolean): { now: () => TimeLimit | null; container: HTMLElement } {
  let clock: TimeLimit | null = null;
  const choose = (chosen: TimeLimit | null): void => {
    clock = chosen;
    void rerender({ clock });
  };
  const { container, rerender } = render(ClockChoice, { clock, rivals, choose });
  return { now: () => clock, container };
}

const pick = (name: string, value: string): Promise<boolean> =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
const offered = (name: string): string[] =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);

beforeEach(() => {
  settings.language = 'en';
});

test('none, for each decision, or for the whole game with an increment', async () => {
  const { container } = offer(true);
  expect(screen.getAllByRole('combobox').length).toBe(1);
  await pick('Thinking time', 'game');
  expect(offered('How long')).toContain('10:00');
  expect(offered('After each decision')).toContain('+ 5 s');
  await pick('Thinking time', 'decision');
  expect(offered('How long')).toContain('one day');
  expect(screen.queryByRole('combobox', { name: 'After each decision' })).toBeNull();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});

test('nobody loses on time where all win or lose together', async () => {
  offer(false);
  await pick('Thinking time', 'decision');
  expect(offered('When time runs out')).toEqual([
    'a bot decides, this once',
    'a bot plays on until the player is back',
  ]);
});

test('what is chosen is a clock as the room wants it', async () => {
  const chosen = offer(true);
  await pick('Thinking time', 'game');
  expect(chosen.now()).toEqual({ per: 'game', seconds: 600, increment: 5, zero: 'once' });
  await pick('When time runs out', 'lose');
  expect(chosen.now()).toMatchObject({ zero: 'lose' });
  await pick('Thinking time', 'none');
  expect(chosen.now()).toBeNull();
});

test('a game may be played in real time always, never, or with some options', () => {
  const box = (timed: boolean | Record<string, string>): Parameters<typeof isTimed>[0] =>
    ({ timed }) as unknown as Parameters<typeof isTimed>[0];
  expect(isTimed(box(true), {})).toBe(true);
  expect(isTimed(box(false), {})).toBe(false);
  expect(isTimed(box({ mode: 'arcade' }), { mode: 'arcade' })).toBe(true);
  expect(isTimed(box({ mode: 'arcade' }), { mode: 'strategy' })).toBe(false);
});
