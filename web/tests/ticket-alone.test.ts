/** In a room without a server a table that is forgotten is nowhere else. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type * as House from '../src/lib/house';
import { keepKey, keepSeen, kept } from '../src/lib/kept.svelte';
import { settings } from '../src/lib/settings.svelte';
import Ticket from '../src/ui/Ticket.svelte';

vi.mock('../src/lib/house', async (original) => ({ ...(await original<typeof House>()), alone: true }));

test('a finished game asks too, and says that it will be gone for good', async () => {
  settings.language = 'en';
  keepKey('t1', 'secret');
  keepSeen('t1', 'tiny', { names: ['Ada', 'Bob'], mine: [0], toAct: [], over: true });
  render(Ticket, { kept: kept('t1')!, title: 'Tiny' });
  await fireEvent.click(screen.getByRole('button', { name: 'Remove Tiny from this list' }));
  await tick();
  expect(screen.getByRole('group').textContent).toContain('gone for good');
  expect(kept('t1')).not.toBeNull();
  await fireEvent.click(screen.getByRole('button', { name: 'Forget' }));
  expect(kept('t1')).toBeNull();
});
