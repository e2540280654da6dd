/** The page of the deals of the day: whose button it is, and what goes wrong with it. */
import { fireEvent, render, screen, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { Trouble } from '../src/lib/api';
import { keep } from '../src/lib/kept.svelte';
import Deals from '../src/pages/Deals.svelte';

const DAY = '2026-11-18';
vi.mock('../src/lib/api', async (original) => ({
  ...(await original<typeof import('../src/lib/api')>()),
  today: () => Promise.resolve({ day: DAY, games: ['one', 'two'] }),
  shelf: () => Promise.resolve(['one', 'two'].map((name) => ({ name, title: `Game ${name}` }))),
  newDeal: () => Promise.reject(new Trouble(0, 'offline', '')),
}));

test('every way is named with its game, and what goes wrong is said by the card that was pressed', async () => {
  keep({ table: 't', host: 'h', watch: 'w', seats: [] }, 'one', [], DAY);
  render(Deals);
  expect(await screen.findByRole('link', { name: 'Go on Game one' })).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play Game two' }));
  const said = await screen.findByRole('alert');
  expect(said.textContent).toContain('does not answer');
  expect(within(said.closest('li')!).getByText('Game two')).toBeTruthy();
});
