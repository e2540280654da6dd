import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test } from 'vitest';
import { keepKey, keepSeen, kept } from '../src/lib/kept.svelte';
import { settings } from '../src/lib/settings.svelte';
import Ticket from '../src/ui/Ticket.svelte';

beforeEach(() => {
  settings.language = 'en';
});

async function shown(over: boolean): Promise<void> {
  keepKey('t1', 'secret');
  keepSeen('t1', 'tiny', { names: ['Ada', 'Bob'], mine: [0], toAct: [0], over });
  render(Ticket, { kept: kept('t1')!, title: 'Tiny' });
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Tiny from this list' }));
  await tick();
}

test('a game that is not over asks before its keys are forgotten, and keeps them as the first choice', async () => {
  await shown(false);
  const stay = screen.getByRole('button', { name: 'Keep' });
  expect(document.activeElement).toBe(stay);
  expect(screen.getByRole('group', { name: 'Forget this table? You will lose your seat.' })).toBeTruthy();
  await fireEvent.keyDown(stay, { key: 'Escape' });
  await tick();
  expect(kept('t1')?.seats).toEqual(['secret']);
  const cross = screen.getByRole('button', { name: 'Remove Tiny from this list' });
  expect(document.activeElement).toBe(cross);
  await fireEvent.click(cross);
  await fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(kept('t1')).toBeNull();
});

test('a finished game goes at once', async () => {
  await shown(true);
  expect(kept('t1')).toBeNull();
});
