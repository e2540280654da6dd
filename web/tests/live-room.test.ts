/** The page of a table in real time: what it says, and which keys it leaves to the board. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../src/lib/board';
import { forget, keepKey } from '../src/lib/kept.svelte';
import type { Step } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import TableRoom from '../src/ui/TableRoom.svelte';
import { FakeLine } from './fake-line';
import { bot, person, room, step, table } from './seated';

vi.mock('../src/lib/games', async () => {
  const Board = (await import('../src/ui/PlainCover.svelte')).default as unknown as GameModule['Board'];
  const game: GameModule = { Board, curtain: () => true, sounds: {}, prompt: () => ({ id: 'play' }) };
  return { gameModule: () => Promise.resolve(game), cover: () => null };
});

let line: FakeLine;
const at = (n: number, more: Partial<Step> = {}): Step => step(n, [0, 1], false, { at: 100 * n, ...more });

async function sitDown(): Promise<void> {
  render(TableRoom, { table: 't1', replay: false });
  line.onopen!();
  const timed = table([person('Ada'), bot], { timed: true });
  line.tell({ type: 'welcome', table: timed, you: { seats: [0], host: true, invited: [] }, now: at(0) });
  await screen.findByRole('region', { name: 'Board' });
}

function hide(hidden: boolean): Promise<boolean> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  return fireEvent(document, new Event('visibilitychange'));
}

const press = (key: string): Promise<boolean> => fireEvent.keyDown(document.body, { key });

beforeEach(() => {
  settings.language = 'en';
  vi.stubGlobal('WebSocket', function () {
    return (line = new FakeLine());
  });
  vi.stubGlobal('fetch', room);
  keepKey('t1', 'K');
});

afterEach(() => {
  forget('t1');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the tab calls only those who look elsewhere, and nobody once the game is over', async () => {
  await sitDown();
  expect(document.title).toMatch(/^title/);
  await hide(true);
  expect(document.title).toMatch(/^● The game is on · title/);
  line.tell({ type: 'update', ...at(1, { toAct: [], outcome: [1, 0] }) });
  await tick();
  expect(document.title).toMatch(/^title/);
  await hide(false);
});

test('a miss takes the place of the prompt; no box covers the board', async () => {
  await sitDown();
  await fireEvent.click(screen.getByRole('button', { name: 'action-go', hidden: true }));
  const refusal = { refusal: 'too-slow', rule: 'R1', seat: 0, action: 'go 0' };
  line.tell({ type: 'refused', id: line.requests[0]!.id, refusal });
  expect(await screen.findByText('Missed! refusal-too-slow')).toBeTruthy();
  expect(screen.getByRole('alert').textContent!.trim()).toBe('');
});

test('letters are the board’s while the game runs; looking back they are shortcuts again', async () => {
  await sitDown();
  await press('l');
  expect(screen.queryByRole('region', { name: 'Look back' })).toBeNull();
  line.tell({ type: 'update', ...at(1, { toAct: [], outcome: [1, 0] }) });
  await tick();
  await press('l');
  expect(screen.getByRole('region', { name: 'Look back' })).toBeTruthy();
  await press('Escape');
  expect(screen.queryByRole('region', { name: 'Look back' })).toBeNull();
});
