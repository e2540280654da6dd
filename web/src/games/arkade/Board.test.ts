import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import { bundle } from '../../lib/texts.svelte';
import en from '../../../../src/ludotheque/games/arkade/texts/en.ftl?raw';
import fr from '../../../../src/ludotheque/games/arkade/texts/fr.ftl?raw';
import { showBoard, untold } from '../../../tests/board';
import Board from './Board.svelte';
import game from './index';
import { parts } from './parts';
import { components, defending, moving, offers, options, racing, rows, strategy } from './situations';
import type { Components, Event, View, Words } from './shapes';

await parts.fetch();

function show(
  view: View,
  actions: Record<number, string[]>,
  more: Partial<BoardProps<View, Event, Components, Words>> = {},
) {
  const timed = view.turn < 0;
  const lists = Object.fromEntries(Object.entries(actions).map(([seat, list]) => [seat, offers(view, list)]));
  const board = showBoard(Board, actions, {
    actions: lists,
    view,
    seat: timed ? 0 : view.turn,
    timed,
    components,
    options,
    ...more,
  });
  const cell = (name: string) => board.at(`[data-cell="${name}"]`);
  const press = (name: string, seat?: number) =>
    board.at(`${seat === undefined ? '' : `[data-console="${seat}"] `}[data-press="${name}"]`);
  return { ...board, cell, press };
}

describe('strategy', () => {
  test('the dice are thrown, one is set aside and thrown again', async () => {
    const { act, at, press, rerender } = show(strategy(), { 0: ['throw'] });
    await fireEvent.click(press('throw'));
    expect(act).toHaveBeenLastCalledWith(0, 'throw');
    const view = strategy({ dice: [['green', 'orange'], []], throws: 1 });
    await rerender({ view, step: 2, actions: { 0: offers(view, ['throw', 'throw 1', 'throw 2', 'keep']) } });
    await fireEvent.click(at('[data-die="0-2"]'));
    expect(at('[data-die="0-2"]').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(press('throw'));
    expect(act).toHaveBeenLastCalledWith(0, 'throw 2');
    await fireEvent.click(press('keep'));
    expect(act).toHaveBeenLastCalledWith(0, 'keep');
  });

  test('a saucer and a lit cell make a move; anything else is asked about', async () => {
    const view = moving({ c4: 'green', b1: 'orange' }, ['green', 'orange']);
    const { act, why, cell } = show(view, { 0: ['move c4 d4', 'end'] });
    await fireEvent.click(cell('c4'));
    expect(cell('c4').getAttribute('aria-pressed')).toBe('true');
    expect(cell('d4').classList).toContain('lit');
    await fireEvent.click(cell('e4'));
    expect(why).toHaveBeenCalledExactlyOnceWith(0, 'move c4 d5');
    await fireEvent.click(cell('d4'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'move c4 d4');
  });

  test('an open choice stands in place of the buttons', async () => {
    const view = moving({ d5: 'orange' }, ['orange', 'green'], { choices: ['stop d5', ''] });
    const { act, press } = show(view, { 0: ['stop', 'move d5 d4'] });
    expect(press('throw')).toBeNull();
    expect(screen.getByRole('group', { name: 'board-ask-stop d5' })).toBeTruthy();
    await fireEvent.click(press('stop'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'stop');
  });

  test('the defender fires, flies and spends nuggets', async () => {
    const view = defending({ c2: 'green' }, ['green', 4], { ship: 2 });
    const { act, at, cell, press } = show(view, { 1: ['shoot 2', 'fly', 'nugget left', 'nugget right', 'end'] });
    expect(cell('c2').classList).toContain('aim');
    await fireEvent.click(press('shoot'));
    await fireEvent.click(at('[data-zone="4"]'));
    await fireEvent.click(press('nugget-left'));
    expect(act.mock.calls).toEqual([
      [1, 'shoot 2'],
      [1, 'fly'],
      [1, 'nugget left'],
    ]);
  });

  test('arrow keys lead over the board, letters act', async () => {
    const { act, cell } = show(moving({ c4: 'green' }, ['green', 'orange']), { 0: ['move c4 d4', 'end'] });
    cell('c4').focus();
    await fireEvent.keyDown(cell('c4'), { key: 'ArrowDown' });
    await vi.waitFor(() => expect(document.activeElement).toBe(cell('d4')));
    await fireEvent.keyDown(cell('d4'), { key: 'e' });
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'end');
  });

  test('a watcher changes nothing', async () => {
    const { act, why, cell } = show(strategy(), {}, { seat: null });
    await fireEvent.click(cell('b1'));
    await fireEvent.keyDown(document.body, { key: 't' });
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
  });
});

describe('arcade', () => {
  const view = racing({
    rows: rows({ c4: 'green', e2: 'orange' }),
    ship: 2,
    dice: [
      ['green', 'purple'],
      ['orange', 5],
    ],
  });
  const actions = { 0: ['throw', 'move c4 d4'], 1: ['throw', 'fly', 'shoot 2', 'nugget left', 'nugget right'] };

  test('two people act at once, each with their own keys', async () => {
    const { act } = show(view, actions);
    const key = (code: string) => fireEvent.keyDown(document.body, { code, key: code });
    await key('KeyE');
    await key('ArrowUp');
    await key('KeyS');
    await key('ArrowLeft');
    await key('Enter');
    await key('KeyQ');
    expect(act.mock.calls).toEqual([
      [1, 'shoot 2'],
      [0, 'move c4 d4'],
      [1, 'nugget left'],
      [1, 'throw'],
      [0, 'throw'],
    ]);
  });

  test('what one holds survives what the other does', async () => {
    const { act, cell, rerender } = show(view, actions);
    await fireEvent.click(cell('c4'));
    await rerender({ view: { ...view, ship: 3, nuggets: 5 }, step: 2 });
    expect(cell('c4').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(cell('d4'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'move c4 d4');
  });

  test('everybody says that they are ready', async () => {
    const { act, press } = show(racing({ phase: 'ready', ready: [false, false] }), { 0: ['ready'], 1: ['ready'] });
    await fireEvent.click(press('ready', 1));
    await fireEvent.click(press('ready', 0));
    expect(act.mock.calls).toEqual([
      [1, 'ready'],
      [0, 'ready'],
    ]);
  });

  test('keys are nobody’s business while nobody can play', async () => {
    show(view, { 0: [], 1: [] });
    const event = new KeyboardEvent('keydown', { code: 'KeyA', key: 'a', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });
});

test('what the list or the tutorial points at is lit', () => {
  const view = moving({ c4: 'green' }, ['green', 'orange']);
  const pointing = { picked: { seat: 0, do: 'move c4 d4' }, point: ['line-h', 'end-0'] };
  const { cell, press } = show(view, { 0: ['move c4 d4', 'end'] }, pointing);
  expect(cell('c4').classList).toContain('picked');
  expect(cell('d4').classList).toContain('picked');
  expect(cell('h6').classList).toContain('pointed');
  expect(press('end').classList).toContain('pointed');
});

describe('the end', () => {
  const landed = moving({ h4: 'green' }, ['green', 'orange'], { phase: 'over', winner: 0 });

  test.each([
    ['the winner', { 0: [] }, 'won', 'board-won'],
    ['the loser', { 1: [] }, 'lost', 'board-lost'],
    ['both at one screen', { 0: [], 1: [] }, 'seen', 'board-game-over'],
    ['a watcher', {}, 'seen', 'board-game-over'],
  ])('is told across the screen as it is for %s', (_, seats, end, title) => {
    const { at } = show(landed, seats);
    expect(at('.over').classList).toContain(end);
    expect(at('.over').textContent).toContain(title);
    expect(at('.over').textContent).toContain('board-over-alien 0');
  });
});

test('a tap on the tiles tells what they do, and a mark tells of new ones', async () => {
  const found = (turned: View['alien']['turned']) => strategy({ alien: { left: 6 - turned.length, turned } });
  const { at, rerender } = show(found([]), { 0: ['throw'] });
  await rerender({ view: found(['engine']), step: 2 });
  await fireEvent.click(at('[data-tiles="0"] .look'));
  expect(at('.details').textContent).toContain('tile-engine-does');
  await fireEvent.keyDown(at('.details dialog'), { key: 'Escape' });
  expect(at('.details')).toBeNull();
});

test('what cannot be seen at once is told to whoever stays on it', () => {
  const { at, cell } = show(moving({ c4: 'green+', e2: 'asteroid' }, ['green', 'orange'], { reactor: 'held' }), {
    0: ['end'],
  });
  expect(cell('c4').dataset.explain).toContain('tile-life-does');
  expect(cell('e2').dataset.explain).toContain('tile-asteroid-does');
  expect(cell('c1').dataset.explain).toBeUndefined();
  expect(at('[data-zone="1"]').dataset.explain).toContain('tile-reactor-does');
});

test('the defender’s tiles show that there are new ones until they are looked at', async () => {
  const { at, rerender } = show(strategy(), { 0: ['throw'] });
  const turned = { ...strategy().defender.turned, green: ['asteroid' as const] };
  expect(at('[data-tiles="1"]').classList).not.toContain('news');
  await rerender({ view: strategy({ defender: { ...strategy().defender, turned } }), step: 2 });
  expect(at('[data-tiles="1"]').classList).toContain('news');
  await fireEvent.click(at('[data-tiles="1"] .look'));
  expect(at('[data-tiles="1"]').classList).not.toContain('news');
});

test('dice that roll show where they will land, and say nothing before they lie', async () => {
  const { at, rerender } = show(strategy(), { 0: ['throw'] });
  const thrown = { seat: 0, dice: ['purple', 'green'], rolled: [true, true], throw: 1, first: '', second: '' };
  await rerender({ begun: [{ event: 'thrown', ...thrown }] });
  expect(at('[data-cube="0-1"] .front').classList).toContain('tone-2');
  expect(at('[data-die="0-1"]').getAttribute('aria-label')).toContain('board-die-none');
  await rerender({
    view: strategy({ throws: 1, dice: [['purple', 'green'], []] }),
    begun: [{ event: 'thrown', ...thrown }],
  });
  expect(at('[data-die="0-1"]').getAttribute('aria-label')).toContain('purple');
});

test('a comet of one step is asked about in one step', () => {
  const texts = bundle('en', en);
  const asked = game.prompt(strategy({ turn: 1, choices: ['', 'comet 1'] }), 1, [1]);
  expect(texts.formatPattern(texts.getMessage(asked.id)!.value!, asked.args as { what: number })).toContain('one cell');
});

describe('the prompt', () => {
  const prompt = (view: View, seat: number | null, toAct = [view.turn]) => game.prompt(view, seat, toAct).id;

  test('says what to do, and to everybody else who does it', () => {
    expect(prompt(strategy(), 0)).toBe('board-prompt-throw');
    expect(prompt(strategy(), 1)).toBe('board-prompt-turn-0');
    expect(prompt(strategy({ throws: 1 }), 0)).toBe('board-prompt-again');
    expect(prompt(defending({}, ['green', 1]), 1)).toBe('board-prompt-shoot');
    expect(prompt(strategy({ choices: ['repair', ''] }), 0, [0])).toBe('board-ask-repair');
    expect(prompt(strategy({ choices: ['repair', ''] }), 1, [0])).toBe('board-prompt-choosing');
    expect(prompt(racing(), null)).toBe('board-prompt-race');
    expect(prompt(racing({ phase: 'ready', ready: [true, false] }), 0)).toBe('board-prompt-waiting');
    expect(prompt(strategy({ phase: 'over', winner: 1 }), 0)).toBe('board-prompt-saved-lost');
    expect(prompt(strategy({ phase: 'over', winner: 2 }), 0)).toBe('board-prompt-draw');
  });

  test.each([bundle('en', en), bundle('fr', fr)])(
    'has a text for every situation, and so has all that the board says',
    (texts) => {
      const kinds = ['stop d5', 'rift d', 'repair', 'asteroid', 'field', 'tower', 'comet 2'];
      const ids = kinds.map((kind) => prompt(strategy({ choices: [kind, ''] }), 0, [0]));
      const ends = [0, 1, 2].map((winner) => strategy({ phase: 'over', winner }));
      ids.push(...[0, 1, null].flatMap((seat) => ends.map((view) => prompt(view, seat))));
      ids.push(...[0, 1, null].flatMap((seat) => [prompt(racing(), seat), prompt(racing({ phase: 'ready' }), seat)]));
      expect(untold(texts, ids)).toEqual([]);
    },
  );
});

test('a saucer can be slid to its cell', async () => {
  const { act, cell } = show(moving({ c4: 'green' }, ['green', 'orange']), { 0: ['move c4 d4', 'end'] });
  Object.defineProperty(document, 'elementFromPoint', { configurable: true, value: () => cell('d4') });
  await fireEvent.pointerDown(cell('c4'), { button: 0, clientX: 10, clientY: 10 });
  await fireEvent.pointerMove(window, { clientX: 12, clientY: 50 });
  await fireEvent.pointerUp(window, { clientX: 12, clientY: 50 });
  Reflect.deleteProperty(document, 'elementFromPoint');
  expect(act).toHaveBeenCalledExactlyOnceWith(0, 'move c4 d4');
});
