/** The page of a table in real time: what it says, and which keys it leaves to the board. */
import { fireEvent, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Step } from '../src/lib/protocol';
import { bot, person, step } from './seated';
import { line, onANewDevice } from './sitting';
import { sitDown, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny({ curtain: () => true }));

onANewDevice();

const at = (n: number, more: Partial<Step> = {}): Step => step(n, [0, 1], false, { at: 100 * n, ...more });

const come = (): Promise<void> => sitDown([person('Ada'), bot], at(0), { more: { timed: true } });

function hide(hidden: boolean): Promise<boolean> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return fireEvent(document, new Event('visibilitychange'));
}

const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

test('the tab calls only those who look elsewhere, and nobody once the game is over', async () => {
  await come();
  expect(document.title).toMatch(/^title/);
  await hide(true);
  expect(document.title).toMatch(/^● The game is on · title/);
  await update(at(1, { toAct: [], outcome: [1, 0] }));
  expect(document.title).toMatch(/^title/);
  await hide(false);
});

test('a miss takes the place of the prompt; no box covers the board', async () => {
  await come();
  await fireEvent.click(screen.getByRole('tab', { name: /action/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'action-go' }));
  const refusal = { refusal: 'too-slow', rule: 'R1', seat: 0, action: 'go 0' };
  line.tell({ type: 'refused', id: line.requests[0]!.id, refusal });
  expect(await screen.findByText('Missed! refusal-too-slow')).toBeTruthy();
  expect(screen.getByRole('alert').textContent!.trim()).toBe('');
});

test('letters are the board’s while the game runs; looking back they are shortcuts again', async () => {
  await come();
  await press('l');
  expect(screen.queryByRole('region', { name: 'Look back' })).toBeNull();
  await update(at(1, { toAct: [], outcome: [1, 0] }));
  await press('l');
  expect(screen.getByRole('region', { name: 'Look back' })).toBeTruthy();
  await press('Escape');
  expect(screen.queryByRole('region', { name: 'Look back' })).toBeNull();
});
