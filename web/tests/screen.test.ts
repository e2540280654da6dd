/** A table on a large screen: what it is shown, who may come in, and where it goes when the others play again. */
import { render, screen, waitFor } from '@testing-library/svelte';
import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { keep, keepNext, keepSeen, kept } from '../src/lib/kept.svelte';
import { route } from '../src/lib/router.svelte';
import ScreenRoom from '../src/ui/ScreenRoom.svelte';
import { open, person, step } from './seated';
import { line, onANewDevice, welcomed } from './sitting';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());
onANewDevice();

const seats = [person('Ada'), open];
const now = step(0, [0], false, { views: { watch: { n: 0 } }, events: {}, frames: {}, entry: { kind: 'start' } });

/** A device that has a seat, invites to the other one, and may watch. */
function host(): void {
  const keys = { table: 't1', host: 'H', watch: 'W', seats: ['A', 'B'] };
  keep(keys, 'tiny', [{ holder: 'me' }, { holder: 'open' }]);
}

async function look(shown = now): Promise<HTMLElement> {
  const { container } = render(ScreenRoom, { table: 't1' });
  welcomed(seats, shown, { mine: [], host: false });
  await screen.findByRole('region', { name: 'Board' });
  return container;
}

test('it shows the watch key alone, whatever else the device has', async () => {
  host();
  await look();
  expect(line.sent[0]).toMatchObject({ type: 'hello', keys: ['W'] });
});

test('a device that has only a seat does not show it there', async () => {
  render(ScreenRoom, { table: 't1' });
  welcomed(seats, now, { mine: [0], host: false });
  await waitFor(() => expect(route()).toMatchObject({ table: 't1', look: 'table' }));
  expect(screen.queryByRole('region', { name: 'Board' })).toBeNull();
});

test('a free seat has a code there, which leads to its hand', async () => {
  host();
  const container = await look();
  expect(await screen.findByRole('img', { name: /seat 2|Seat 2/ })).toBeTruthy();
  expect((await axe.run(container)).violations).toEqual([]);
});

test('without the invitation there is none', async () => {
  await look();
  expect(screen.queryByRole('region', { name: 'Invitation' })).toBeNull();
});

test('the end is told there: who has won, and the board lies open', async () => {
  const container = await look({ ...now, outcome: [1, 0] });
  expect(await screen.findByRole('region', { name: 'Ada wins!' })).toBeTruthy();
  expect(container.querySelector('.stage.after')).not.toBeNull();
  expect((await axe.run(container)).violations).toEqual([]);
});

test('it comes along when the others play again, and takes no seat from this device', async () => {
  host();
  keepNext({ table: 't2', seats: ['A2'], host: null, watch: null, places: [] }, 't1', 'tiny');
  await look();
  line.tell({ type: 'again', next: { table: 't2', seats: [], host: null, watch: 'W2', places: [] } });
  await waitFor(() => expect(route()).toMatchObject({ table: 't2', look: 'screen' }));
  expect(kept('t2')).toMatchObject({ seats: ['A2'], watch: 'W2' });
});

test('the shelf still knows whose seats this device has', async () => {
  host();
  keepSeen('t1', 'tiny', { names: ['Ada', ''], mine: [0], toAct: [0], over: false });
  await look();
  expect(kept('t1')!.seen!.mine).toEqual([0]);
});
