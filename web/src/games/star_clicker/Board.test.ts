import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import { bundle } from '../../lib/texts.svelte';
import en from '../../../../src/ludotheque/games/star_clicker/texts/en.ftl?raw';
import fr from '../../../../src/ludotheque/games/star_clicker/texts/fr.ftl?raw';
import { key, showBoard, untold } from '../../../tests/board';
import Board from './Board.svelte';
import game from './index';
import { parts } from './parts';
import type { Components, Event, Unseen, View, Words } from './shapes';
import { offer, components, faces, pilot, situation, tiles } from './situations';
import { floppyOf, readBox } from './view';

await parts.fetch();

type Props = BoardProps<View, Event, Components, Words>;

const mapped = (lists: Record<number, string[]>) =>
  Object.fromEntries(Object.entries(lists).map(([seat, list]) => [seat, list.map((line) => ({ ...offer(line) }))]));

const show = (view: View, actions: Record<number, string[]>, more: Partial<Props> = {}) =>
  showBoard(Board, mapped(actions), { view, components, ...more });

describe('pressing', () => {
  test('a lit button is pressed, one that is not is asked about', async () => {
    const { act, why, at } = show(situation(), { 0: ['press 4', 'done'] });
    await fireEvent.click(at('[data-button="yellow-4"]'));
    await fireEvent.click(at('[data-button="yellow-5"]'));
    expect(act.mock.calls).toEqual([[0, 'press 4']]);
    expect(why.mock.calls).toEqual([[0, 'press 5']]);
  });

  test('levers and keys do the rest', async () => {
    const { act, why, at } = show(situation(), { 0: ['press 4', 'destroy', 'done'] });
    await fireEvent.click(at('[data-lever="destroy"]'));
    await fireEvent.click(at('[data-lever="buy"]'));
    await key('4');
    await key('d');
    expect(act.mock.calls).toEqual([
      [0, 'destroy'],
      [0, 'press 4'],
      [0, 'done'],
    ]);
    expect(why.mock.calls).toEqual([[0, 'buy']]);
  });

  test('what lies face up is named; what is face down again is nowhere in the page', async () => {
    const up = situation({ pilots: [pilot('yellow', { buttons: faces({ 4: 'replicator' }) }), pilot('blue')] });
    const { at, rerender, container } = show(up, { 0: ['press 1'] });
    expect(at('[data-button="yellow-4"]').getAttribute('aria-label')).toContain('button-replicator');
    await rerender({ view: situation({ round: 2 }), step: 2, begun: [{ event: 'hidden', round: 1 }] });
    expect(at('[data-button="yellow-4"]').getAttribute('aria-label')).toBe('board-button 4, board-face-down');
    expect(container.querySelectorAll('[data-button] .glyph').length).toBe(0);
  });

  test('with a notebook what was seen is noted faintly', () => {
    const known = faces({ 4: 'replicator' });
    const { at } = show(situation({ pilots: [pilot('yellow', { known }), pilot('blue')] }), { 0: ['press 4'] });
    expect(at('[data-button="yellow-4"]').classList).toContain('noted');
    expect(at('[data-button="yellow-4"]').getAttribute('aria-label')).toContain('board-noted @button-replicator');
  });

  test('a watcher changes nothing', async () => {
    const { act, why, at } = show(situation(), {});
    await fireEvent.click(at('[data-mate="0"]'));
    await fireEvent.click(at('[data-button="yellow-4"]'));
    await fireEvent.click(at('[data-cell="b2"]'));
    await key('4');
    expect([act, why].every((call) => call.mock.calls.length === 0)).toBe(true);
  });
});

describe('choices', () => {
  test('the replicator is answered in front of the pilot or on the dashboard of the other', async () => {
    const view = situation({
      phase: 'copy',
      actor: 0,
      pilots: [pilot('yellow'), pilot('blue', { buttons: faces({ 2: 'fire green' }) })],
    });
    const { act, at } = show(view, { 0: ['copy fire green'] });
    await fireEvent.click(at('[data-answer="copy fire green"]'));
    await fireEvent.click(at('[data-mate="1"]'));
    await fireEvent.click(at('[data-button="blue-2"]'));
    await key('1');
    expect(act.mock.calls).toEqual(Array.from({ length: 3 }, () => [0, 'copy fire green']));
    expect(screen.getByRole('group', { name: 'board-ask-copy' })).toBeTruthy();
  });

  test('ion rays offer the three groups', async () => {
    const { act, at } = show(situation({ phase: 'rays', level: 4 }), { 0: ['rays A', 'rays B', 'rays C'] });
    await fireEvent.click(at('[data-answer="rays B"]'));
    await key('c');
    expect(act.mock.calls).toEqual([
      [0, 'rays B'],
      [0, 'rays C'],
    ]);
  });

  test('a power in hand lights its targets and says so', async () => {
    const { act, at, rerender } = show(situation({ level: 4 }), { 0: ['press 1', 'reveal b3'] });
    await fireEvent.click(at('[data-lever="power"]'));
    expect(at('[data-cell="b3"]').classList).toContain('lit');
    expect(at('.notice').textContent).toContain('board-aim-reveal');
    await fireEvent.click(at('[data-cell="b3"]'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'reveal b3');
    await rerender({ step: 2 });
    expect(at('[data-cell="b3"]').classList).not.toContain('lit');
  });
});

describe('several ships in one hand', () => {
  const both = { 0: ['press 1'], 1: ['press 1', 'press 2'] };

  test('one of them is in hand, and the other a tap or a key away', async () => {
    const { act, at } = show(situation(), both);
    expect(at('.dashboard.front').dataset.dashboard).toBe('0');
    await fireEvent.click(at('[data-mate="1"]'));
    expect(at('.dashboard.front').dataset.dashboard).toBe('1');
    await key('2');
    await key('s');
    await key('1');
    expect(act.mock.calls).toEqual([
      [1, 'press 2'],
      [0, 'press 1'],
    ]);
  });

  test('who is asked is in hand', () => {
    const view = situation({
      phase: 'copy',
      actor: 1,
      pilots: [pilot('yellow', { buttons: faces({ 2: 'fire green' }) }), pilot('blue')],
    });
    const { at } = show(view, { 0: [], 1: ['copy fire green'] });
    expect(at('.dashboard.front').dataset.dashboard).toBe('1');
  });
});

describe('what must not be overlooked', () => {
  const alerts = (more: Partial<View>, props: Partial<Props> = {}) =>
    show(situation(more), { 0: [] }, props).at('.notice').textContent;

  test('no power, a dead button, a Creeper over a ship, a ship on a probe', () => {
    expect(alerts({ outage: true })).toContain('board-outage');
    expect(alerts({ problem: 'fire blue' })).toContain('board-problem @button-fire-blue');
    expect(alerts({ creepers: { 2: 'b4' } })).toContain('board-jump 1 b4');
    expect(alerts({ tiles: tiles({ a1: 'probe' }), pilots: [pilot('yellow', { cell: 'a1' })] })).toContain(
      'board-on-probe',
    );
  });

  test('what Brian shows is told for as long as its step, and no longer', async () => {
    const name = '@button-fire-violet';
    const events: Event[] = [{ event: 'shown', seat: 1, place: 7, button: 'fire violet', name }];
    const { at, rerender, container } = show(situation({ level: 4 }), { 0: ['press 1'] }, { begun: events });
    expect(at('.notice').textContent).toContain('board-shown Bo 7 @button-fire-violet');
    await rerender({ begun: [], step: 2 });
    expect(container.innerHTML).not.toContain('@button-fire-violet');
  });
});

test('arrows walk over the map', async () => {
  const { at } = show(situation(), { 0: ['press 1'] });
  at('[data-cell="d4"]').focus();
  await fireEvent.keyDown(at('[data-cell="d4"]'), { key: 'ArrowUp' });
  await vi.waitFor(() => expect(document.activeElement).toBe(at('[data-cell="c4"]')));
});

test('the mothership, the drive and the lines show what the floppy disk does', () => {
  const floppy = floppyOf(readBox(components, 4), 'attack 2|3687');
  const { at } = show(situation({ floppy, neutralised: [4], level: 4, discards: ['ion-guns A 4|8163'] }), {
    0: ['press 1'],
  });
  expect(at('.drive').textContent).toContain('board-effect-attack');
  expect(at('[data-line="3"]').classList).toContain('called');
  expect(at('[data-line="2"]').classList).toContain('probed');
  expect(at('[data-line="4"]').classList).toContain('silent');
  expect(at('[data-stack="4"]').getAttribute('aria-label')).toContain('yes');
});

describe('the end', () => {
  const over = { phase: 'over' as const, level: 4 as const };

  test('a win and a loss are told and drawn each in its own way', () => {
    const won = show(situation({ ...over, winner: 1, rating: 3 }), { 0: [] });
    expect(won.at('.over').textContent).toContain('board-won');
    expect(won.at('.starmap').classList).toContain('won');
    const lost = show(situation({ ...over, winner: 0 }), { 0: [] });
    expect(lost.at('.over').textContent).toContain('board-lost');
    expect(lost.at('.starmap').classList).toContain('lost');
  });

  test('what nobody ever saw is marked as such, on the map and on the dashboards', async () => {
    const unseen: Unseen = {
      tiles: tiles({ b3: 'probe' }).map(laidOpen),
      buttons: [faces({ 4: 'replicator' }), faces({})],
    };
    const { at, rerender } = show(situation({ ...over, winner: 0 }), { 0: [] }, { unseen });
    expect(at('[data-cell="b3"] .never [data-tile="probe"]')).not.toBeNull();
    expect(at('[data-cell="b3"]').getAttribute('aria-label')).toContain('board-never tile-probe');
    expect(at('[data-button="yellow-4"]').getAttribute('aria-label')).toContain('board-never button-replicator');
    await rerender({ unseen, view: situation({ level: 4 }) });
    expect(at('[data-cell="b3"] .never')).not.toBeNull();
    expect(at('[data-button="yellow-4"]').classList).toContain('down');
  });

  test('looking back, a tile that was turned up later lies open, also if it is gone at the end', () => {
    const [then, gone] = [situation({ tiles: tiles({ b3: 'jammer' }) }), situation({ tiles: tiles({ b3: '.' }) })];
    const { at } = show(situation({}), { 0: [] }, { later: [situation({}), then, gone] });
    expect(at('[data-cell="b3"] .later [data-tile="jammer"]')).not.toBeNull();
    expect(at('[data-cell="b3"]').getAttribute('aria-label')).toContain('board-later tile-jammer');
    expect(at('[data-cell="b5"] .later')).toBeNull();
  });

  /** Only what is given lies there. */
  const laidOpen = (row: string) => row.replaceAll('hidden', '.');
});

describe('what is folded away', () => {
  test('the crew is a tap away, and a mark says that somebody has pressed', async () => {
    const { at, rerender, container } = show(situation(), { 0: ['press 1'] });
    const pressed: Event = { event: 'pressed', seat: 1, place: 2, button: 'fire blue', name: '@button-fire-blue' };
    const cues = [{ event: pressed, at: 0, for: 0, lands: 0, reading: false }];
    await rerender({ cues, beat: 1 });
    expect(at('[data-mate="1"]').classList).toContain('news');
    await fireEvent.click(at('[data-mate="1"]'));
    expect(container.querySelectorAll('.sheet [data-button^="blue-"]').length).toBe(9);
    expect(at('[data-mate="1"]').classList).not.toContain('news');
    await key('Escape');
    expect(container.querySelector('.sheet')).toBeNull();
  });

  test('Brian is shown the buttons of the others as soon as he takes his power', async () => {
    const view = situation({ level: 4, pilots: [pilot('violet'), pilot('blue')] });
    const { act, at } = show(view, { 0: ['show 1 blue 2', 'press 1'] });
    await fireEvent.click(at('[data-lever="power"]'));
    await fireEvent.click(at('[data-button="violet-1"]'));
    await fireEvent.click(at('.sheet [data-button="blue-2"]'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'show 1 blue 2');
  });

  test('mothership, floppy disks and tiles are explained', async () => {
    const { at } = show(situation({ discards: ['ion-guns A 4|8163'] }), { 0: ['press 1'] });
    await fireEvent.click(at('.look'));
    expect(at('.sheet').textContent).toContain('floppy-ion-guns A');
    expect(at('.sheet').textContent).toContain('board-tile-probe');
  });
});

test('tiles, levers, lines and gauges say what they are, to a mouse and to a finger', () => {
  const { at } = show(situation({ level: 2, tiles: tiles({ b3: 'probe' }) }), { 0: ['press 1'] });
  expect(at('[data-cell="b3"]').dataset.explain).toContain('board-tile-probe');
  expect(at('[data-lever="power"]').dataset.explain).toBe('board-tip-reveal');
  expect(at('[data-line="8"]').dataset.explain).toContain('board-line 8');
  expect(at('.gauges [aria-label^="board-shields"]').dataset.explain).toContain('board-shields');
});

describe('words', () => {
  const prompt = (more: Partial<View>, seat: number | null = 0, toAct = [0, 1]) =>
    game.prompt(situation(more), seat, toAct).id;

  test('the prompt says what to do', () => {
    expect(prompt({})).toBe('board-prompt-press');
    expect(prompt({ outage: true })).toBe('board-prompt-outage');
    expect(prompt({}, null)).toBe('board-prompt-pilots');
    expect(prompt({ phase: 'copy', actor: 0 })).toBe('board-prompt-copy');
    expect(prompt({ phase: 'further', actor: 1 })).toBe('board-prompt-further-other');
    expect(prompt({ phase: 'rays' })).toBe('board-prompt-rays');
    expect(prompt({ pilots: [pilot('yellow', { owes: 0 })] })).toBe('board-prompt-done');
    expect(prompt({ pilots: [pilot('yellow', { owes: 0, done: true })] })).toBe('board-prompt-waiting');
    expect(prompt({ tiles: tiles({ c4: 'jammer' }), pilots: [pilot('yellow', { owes: 0 })] })).toBe(
      'board-prompt-jammer',
    );
    expect([1, 0].map((winner) => prompt({ phase: 'over', winner }))).toEqual([
      'board-prompt-won',
      'board-prompt-lost',
    ]);
  });

  test.each([bundle('en', en), bundle('fr', fr)])('the board says nothing that has no text', (texts) => {
    const kinds = ['ion-guns', 'attack', 'outage', 'problem', 'double-attack', 'ion-rays', 'bug'];
    const ids = [
      ...kinds.map((kind) => `board-effect-${kind}`),
      ...['reveal', 'push', 'show', 'further'].map((power) => `board-power-${power}`),
    ];
    expect(untold(texts, ids)).toEqual([]);
  });
});
