import { fireEvent, render, screen } from '@testing-library/svelte';
import axe from 'axe-core';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import ActionList from '../src/ui/ActionList.svelte';

const actions = [
  { do: 'copy hat a1', verb: 'copy' },
  { do: 'copy hat b2', verb: 'copy' },
  { do: 'roll', verb: 'roll' },
];
const words = (id: string, args?: Record<string, unknown>): string =>
  `${id.replace('action-', '')} (${String(args?.do)})`;

function shown() {
  const act = vi.fn();
  const pick = vi.fn();
  const view = render(ActionList, {
    actions: { 0: actions },
    names: ['Ada', 'Bob'],
    hint: { seat: 0, do: 'roll' },
    words,
    act,
    pick,
  });
  return { ...view, act, pick, buttons: screen.getAllByRole('button') };
}

async function press(key: string): Promise<void> {
  await fireEvent.keyDown(document.activeElement!, { key });
  await tick();
}

test('is one stop for Tab, and arrows move inside it, around the end', async () => {
  const { buttons } = shown();
  expect(buttons.map((button) => button.tabIndex)).toEqual([0, -1, -1]);
  buttons[0]!.focus();
  await press('ArrowUp');
  expect(document.activeElement).toBe(buttons[2]);
  await press('Home');
  expect(document.activeElement).toBe(buttons[0]);
});

test('typing places finds an action; other letters are left to the page', async () => {
  const { buttons } = shown();
  const page = vi.fn();
  document.addEventListener('keydown', page);
  buttons[0]!.focus();
  await press('b');
  await press('2');
  expect(document.activeElement).toBe(buttons[1]);
  expect(page).not.toHaveBeenCalled();
  await press('h');
  expect(page).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', page);
});

test('a click plays, focus points at the board', async () => {
  const { buttons, act, pick } = shown();
  buttons[1]!.focus();
  await fireEvent.click(buttons[1]!);
  expect(pick).toHaveBeenCalledWith(expect.objectContaining({ seat: 0, do: 'copy hat b2' }));
  expect(act).toHaveBeenCalledWith(0, 'copy hat b2');
});

test('several seats of one person have each their part, and the arrows go through all of them', async () => {
  const { buttons, act, rerender } = shown();
  expect(screen.queryByRole('heading')).toBeNull();
  buttons[0]!.focus();
  await rerender({ actions: { 0: [{ do: 'fly', verb: 'fly' }], 1: [{ do: 'fly', verb: 'fly' }] } });
  await tick();
  expect(screen.getAllByRole('heading').map((each) => each.textContent)).toEqual(['Ada', 'Bob']);
  await press('ArrowDown');
  await fireEvent.click(document.activeElement!);
  expect(act).toHaveBeenCalledExactlyOnceWith(1, 'fly');
});

test('the focus stays in the list when the actions change', async () => {
  const { buttons, rerender } = shown();
  buttons[1]!.focus();
  await rerender({ actions: {} });
  await tick();
  await rerender({ actions: { 0: [{ do: 'throw a1 a2', verb: 'throw' }] } });
  await tick();
  await tick();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('in real time the focus follows its action, and nothing slips under it when the action has gone', async () => {
  const { buttons, act, rerender } = shown();
  const [first, ...others] = [...actions];
  await rerender({ live: true });
  buttons[1]!.focus();
  await rerender({ actions: { 0: others } });
  await tick();
  expect(document.activeElement).toBe(buttons[1]);
  await press('ArrowDown');
  expect(document.activeElement).toBe(buttons[2]);
  await rerender({ actions: { 0: [first!] } });
  await tick();
  expect(document.activeElement).toBe(screen.getByRole('group'));
  await press('Enter');
  expect(act).not.toHaveBeenCalled();
  await press('ArrowDown');
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('axe finds nothing', async () => {
  const { container } = shown();
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
});
