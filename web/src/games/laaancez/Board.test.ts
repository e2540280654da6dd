import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { BoardProps } from '../../lib/board';
import { bundle, format } from '../../lib/texts.svelte';
import en from '../../../../src/ludotheque/games/laaancez/texts/en.ftl?raw';
import fr from '../../../../src/ludotheque/games/laaancez/texts/fr.ftl?raw';
import { showBoard, untold } from '../../../tests/board';
import Board from './Board.svelte';
import game from './index';
import { parts } from './parts';
import type { Components, Event, View, Words } from './shapes';
import { choosing, components, fighting, offers, rolling } from './situations';

await parts.fetch();

function show(view: View, actions: string[], more: Partial<BoardProps<View, Event, Components, Words>> = {}) {
  const board = showBoard(
    Board,
    { 0: offers(...actions).map((offer) => ({ ...offer })) },
    { view, components, ...more },
  );
  const cell = (place: string) => board.at(`[data-cell="${place}"]`);
  const option = (name: string) => board.at(`[data-option="${name}"]`);
  return { ...board, cell, option };
}

describe('recruiting', () => {
  test('the die rolls', async () => {
    const { act } = show(rolling(), ['roll']);
    await fireEvent.click(screen.getByRole('button', { name: 'board-die-roll' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'roll');
  });

  test.each([bundle('en', en), bundle('fr', fr)])('whoever says what is written on the die rolls it', (texts) => {
    expect(format([texts], 'board-die-roll')).toContain(format([texts], 'board-roll'));
  });

  test('an option and a lit cell make a choice', async () => {
    const { act, why, cell, option } = show(choosing(3), [
      'copy hat a1',
      'copy hat a2',
      'copy sugar a1',
      'copy sugar a2',
    ]);
    await fireEvent.click(option('hat'));
    expect(option('hat').getAttribute('aria-pressed')).toBe('true');
    expect(cell('0-a2').classList).toContain('lit');
    await fireEvent.click(cell('0-a2'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'copy hat a2');
    expect(why).not.toHaveBeenCalled();
  });

  test('a cell that cannot be used answers why', async () => {
    const { act, why, cell, option } = show(choosing(3, 'hat:4/1 . . . .'), ['copy hat a2', 'copy sugar a2']);
    await fireEvent.click(option('sugar'));
    await fireEvent.click(cell('0-a1'));
    expect(why).toHaveBeenCalledExactlyOnceWith(0, 'copy sugar a1');
    expect(act).not.toHaveBeenCalled();
  });

  test("one's own choice is pencilled in, the rival's is sealed", () => {
    const { cell, at } = show(choosing(3, '. . . . .', ['copy hat a3', '']), []);
    expect(cell('0-a3').getAttribute('aria-label')).toContain('board-pencilled hat');
    expect(at('[data-note="1"]').textContent).toContain('board-thinking Bo');
    const rival = show(choosing(3, '. . . . .', ['', '?']), ['copy hat a1']);
    expect(rival.at('[data-note="1"]').textContent).toContain('board-sealed Bo');
  });

  test('a die that rolls shows its face, and tells it when it lies', async () => {
    const { at, rerender } = show(rolling(), ['roll']);
    await rerender({ actions: {}, begun: [{ event: 'rolled', seat: 0, die: 5 }] });
    expect(at('[data-cube]').classList).toContain('shows-5');
    expect(at('[data-die]').getAttribute('aria-label')).toBe('board-die-idle');
    expect(at('[data-option]')).toBeNull();
    await rerender({ view: choosing(5), actions: {} });
    expect(at('[data-die]').getAttribute('aria-label')).toBe('board-die 5');
  });

  test('a result tells on a tap what it offers', async () => {
    show(rolling(), ['roll']);
    await fireEvent.click(screen.getByRole('button', { name: /board-die-face 3/ }));
    expect(screen.getByText(/hat 4 1 2 · .*sugar 3 1 3/)).toBeTruthy();
  });

  test('whoever can do nothing passes', async () => {
    const { act } = show(choosing(2), ['pass']);
    await fireEvent.click(screen.getByRole('button', { name: /board-pass/ }));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'pass');
  });
});

describe('combat', () => {
  const view = fighting('hat:4/1 star:1/2 . . .', 'shield:3/0 gift:3/1 . sugar:2/1 .');
  const actions = ['throw a1 a1', 'throw a1 a4', 'throw a2 a1', 'throw a2 a4'];

  test('a thrower and a target make a throw', async () => {
    const { act, cell } = show(view, actions);
    await fireEvent.click(cell('0-a2'));
    await fireEvent.click(cell('1-a4'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'throw a2 a4');
  });

  test('a protected target answers why', async () => {
    const { why, cell } = show(view, actions);
    await fireEvent.click(cell('0-a1'));
    await fireEvent.click(cell('1-a2'));
    expect(why).toHaveBeenCalledExactlyOnceWith(0, 'throw a1 a2');
    expect(cell('1-a2').getAttribute('aria-label')).toContain('board-protected');
  });

  test('a folded line lies where the next one came from, and answers why', async () => {
    const late = structuredClone(view);
    late.sheets[1]!.line = 'b';
    late.sheets[1]!.rows[1] = 'gift:3/1 . . . .';
    const { why, cell } = show(late, ['throw a1 b1']);
    expect(cell('1-a1')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: 'board-folded a' }));
    expect(why).toHaveBeenCalledExactlyOnceWith(0, 'throw a1 a1');
  });

  test('what is in the hand stays while others act, and goes when there is something else to do', async () => {
    const { cell, rerender } = show(view, actions);
    await fireEvent.click(cell('0-a2'));
    await rerender({ step: 2 });
    expect(cell('0-a2').getAttribute('aria-pressed')).toBe('true');
    await rerender({ step: 3, actions: { 0: [] } });
    expect(cell('0-a2').getAttribute('aria-pressed')).toBeNull();
  });

  test('an action of the list and the tutorial light what they speak of', () => {
    const { cell } = show(view, actions, { picked: { seat: 0, do: 'throw a1 a4' }, point: ['candle-1', 'cell-0-a2'] });
    expect([cell('0-a1'), cell('1-a4')].every((each) => each.classList.contains('picked'))).toBe(true);
    expect([cell('1-e1'), cell('0-a2')].every((each) => each.classList.contains('pointed'))).toBe(true);
  });
});

describe('the end', () => {
  const over = fighting('hat:4/1 . . . .', 'gift:0/1 . . . .');
  over.phase = 'over';
  over.sheets[1] = { ...over.sheets[1]!, candle: 0, line: 'e' };

  test.each([
    ['the winner', 0, [0], true],
    ['the loser', 1, [1], false],
    ['two at one device', 0, [0, 1], true],
    ['a watcher', null, [], true],
  ])('%s has an end of their own', (_, seat, mine, happy) => {
    const { at } = show(over, [], { seat, mine });
    expect([at('.lights') !== null, at('.dusk') !== null]).toEqual([happy, !happy]);
    expect(at('[data-note="0"]').textContent).toContain('board-winner');
    expect(at('[data-note="1"]').textContent).toContain('board-loser');
  });
});

describe('around the board', () => {
  test('a watcher looks and cannot touch', async () => {
    const { act, why, cell } = show(rolling(), [], { seat: null, mine: [] });
    await fireEvent.click(cell('0-a1'));
    expect([act, why].every((call) => call.mock.calls.length === 0)).toBe(true);
  });

  test('each sheet is one stop of the tab key, and arrows walk over it', async () => {
    const { at, cell } = show(choosing(3), ['copy hat a1', 'copy hat a2']);
    const stops = at('[data-sheet="0"]').querySelectorAll('[data-cell][tabindex="0"]');
    expect([...stops].map((stop) => (stop as HTMLElement).dataset.cell)).toEqual(['0-a1']);
    cell('0-a1').focus();
    await fireEvent.keyDown(cell('0-a1'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(cell('0-a2'));
    await fireEvent.keyDown(cell('0-a2'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell('0-b2'));
  });

  test('a set with other rows and unknown objects is drawn', () => {
    const other: Components = {
      ...components,
      sheet: { rows: [2], provenance: 'reconstructed' },
      objects: [{ name: 'sleigh', hearts: 9, damage: 1, limit: 9, provenance: 'reconstructed' }],
    };
    const sheets = [
      { rows: ['sleigh:9/1 .'], candle: 2, line: 'a' },
      { rows: ['. .'], candle: 2, line: 'a' },
    ];
    const { cell } = show({ ...rolling(), sheets }, ['roll'], { components: other });
    expect(cell('0-a1').getAttribute('aria-label')).toContain('sleigh 9 9 1 9');
    expect(cell('0-a1').textContent).toContain('S');
    expect(cell('0-b1').getAttribute('aria-label')).toContain('candle 2 2 1 1');
  });

  test('the prompt says what to do, and others look away only while somebody chooses', () => {
    expect(game.prompt(rolling(), 0, [0]).id).toBe('board-prompt-roll');
    expect(game.prompt(rolling(1), 0, [1])).toEqual({ id: 'board-prompt-rolls', args: { seat: 1 } });
    expect(game.prompt(choosing(3), 0, [0, 1]).id).toBe('board-prompt-choose');
    expect(game.prompt(choosing(3), 0, [1])).toEqual({ id: 'board-prompt-chosen', args: { seat: 1 } });
    expect([rolling(), choosing(3)].map(game.curtain)).toEqual([false, true]);
  });
});

test('the keyboard stays on the sheet when the line that had it is folded', async () => {
  const view = fighting('hat:4/1 . . . .', 'gift:1/1 . . . .');
  const { cell, rerender } = show(view, ['throw a1 a1']);
  cell('1-a1').focus();
  const next = structuredClone(view);
  next.sheets[1] = { rows: ['gift:0/1 . . . .', 'gift:3/1 . . . .', '. . .', '. . .'], candle: 3, line: 'b' };
  await rerender({ view: next, step: 2, actions: {} });
  expect(document.activeElement).toBe(cell('1-b1'));
});

test.each([bundle('en', en), bundle('fr', fr)])(
  'the board says nothing that has no text, but for things of an own set',
  (texts) => {
    expect(untold(texts)).toEqual(['object-sleigh']);
  },
);
