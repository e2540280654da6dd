/** A hint at the table: put away by its button, by asking again, and by Escape. */
import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { bot, person, step } from './seated';
import { onANewDevice, sent } from './sitting';
import { button, sitDown, tell } from './sitting-at-page';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());
onANewDevice();

const hint = (): HTMLElement | null => document.querySelector('p.hint');

beforeEach(async () => {
  await sitDown([person('Ada'), bot], step(0, [0]));
  await ask();
});

async function ask(): Promise<void> {
  button('Hint')!.focus();
  await fireEvent.click(button('Hint')!);
  const { id } = sent('hint').at(-1)!;
  await tell({ type: 'hint', id, seat: 0, action: { do: 'go', verb: 'go' } });
  await vi.waitFor(() => expect(hint()).not.toBeNull());
}

test('its button puts it away, and reading goes on at the prompt', async () => {
  button('Close')!.focus();
  await fireEvent.click(button('Close')!);
  await tick();
  expect(hint()).toBeNull();
  expect(document.activeElement?.className).toContain('prompt');
});

test('so does asking again, or Escape, and the focus stays', async () => {
  await fireEvent.click(button('Hint')!);
  expect(hint()).toBeNull();
  await ask();
  await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(hint()).toBeNull();
  expect(document.activeElement).toBe(button('Hint'));
  expect(sent('hint')).toHaveLength(2);
});
