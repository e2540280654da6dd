import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '../../lib/board';
import { bundle } from '../../lib/texts.svelte';
import en from '../../../../src/ludotheque/games/phantom/texts/en.ftl?raw';
import fr from '../../../../src/ludotheque/games/phantom/texts/fr.ftl?raw';
import { key, offered, showBoard, untold, type Offer } from '../../../tests/board';
import Board from './Board.svelte';
import game from './index';
import { parts } from './parts';
import { components, fight, offer, player, situation } from './situations';
import { sounds } from './sounds';
import type { Components, Event, View, Words } from './shapes';

await parts.fetch();

function show(view: View, offers: Offer[], more: Partial<BoardProps<View, Event, Components, Words>> = {}) {
  const free = offers.length ? {} : { actions: {} };
  return showBoard(Board, { 0: offers.map(worded) }, { view, components, ...free, ...more });
}

const worded = (given: Offer): Offer =>
  typeof given === 'string' ? { ...offer(given) } : { ...offer(given.do), ...given };

const label = (node: HTMLElement) => node.getAttribute('aria-label');

describe('the dock', () => {
  test('holds and pile are tapped, and so are the answers', async () => {
    const { act, why, at } = show(situation(), ['take A', 'turn', 'pass']);
    await fireEvent.click(at('[data-hold="A"]'));
    await fireEvent.click(at('[data-hold="B"]'));
    await fireEvent.click(at('[data-pile]'));
    await fireEvent.click(at('[data-answer="pass"]'));
    await key('c');
    expect(act.mock.calls).toEqual([
      [0, 'take A'],
      [0, 'turn'],
      [0, 'pass'],
      [0, 'turn'],
    ]);
    expect(why.mock.calls).toEqual([[0, 'take B']]);
  });

  test('each hold tells its load and its cards', () => {
    const { at } = show(situation(), []);
    expect(label(at('[data-hold="A"]'))).toBe('board-hold A 4 10 board-card @kind-cannon 3, board-galaxol A');
  });

  test('a card turned up is shown while its hold is chosen', async () => {
    const { act, at } = show(situation({ phase: 'place', drawn: 'D2' }), ['place A', 'place B']);
    expect(at('.drawn .value').dataset.print).toBe('2');
    await fireEvent.click(at('[data-hold="B"]'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'place B');
  });

  test('discards and what lies under the pile can be looked through', async () => {
    const { at } = show(situation({ discards: ['T4', 'GA'], under: ['?', 'S2'], past: ['ambush C', 'ambush C'] }), []);
    await fireEvent.click(at('[data-discards]'));
    expect(at('dialog').textContent).toContain('adventure-ambush ×2');
    expect(at('dialog [aria-label="board-card @kind-shield 2"]')).not.toBeNull();
  });
});

describe('the map', () => {
  const flights = [
    { do: 'fly 2', cost: 0, rival: -1 },
    { do: 'fly 3', cost: 1, rival: -1 },
    { do: 'fly 4', cost: 2, rival: 1 },
    'stay',
  ];

  test('where one may fly is lit, with its fare', async () => {
    const { act, why, at, container } = show(situation({ phase: 'move' }), flights);
    expect(at('[data-system="4"] .fare').querySelectorAll('svg')).toHaveLength(2);
    expect(at('[data-system="2"] .fare [data-print]').dataset.print).toBe('board-free');
    expect(label(at('[data-system="4"]'))).toContain('board-ship Bo, board-can-fly 2');
    expect(container.querySelectorAll('.route.offered').length).toBe(4);
    await fireEvent.click(at('[data-system="4"]'));
    await fireEvent.click(at('[data-system="1"]'));
    await fireEvent.click(at('[data-system="6"]'));
    await key('3');
    expect(act.mock.calls).toEqual([
      [0, 'fly 4'],
      [0, 'stay'],
      [0, 'fly 3'],
    ]);
    expect(why.mock.calls).toEqual([[0, 'fly 6']]);
  });

  test('from Red-Glix every system is a way out', () => {
    const view = situation({ phase: 'move', players: [player('jade', 0), player('crimson', 4)] });
    const { container } = show(
      view,
      [1, 2, 3, 4, 5, 6].map((number) => ({ do: `fly ${number}`, cost: 0 })),
    );
    expect(container.querySelectorAll('.route.offered').length).toBe(6);
    expect(label(container.querySelector('[data-red-glix]')!)).toBe('board-red-glix 1');
  });

  test('it turns on by as many notches as it was turned', async () => {
    const { at, rerender } = show(situation({ turned: 5 }), []);
    const degrees = () => /rotate: (\S+?);?$/.exec(at('.ring').getAttribute('style')!)![1];
    expect(degrees()).toBe('300deg');
    await rerender({ view: situation({ turned: 1 }), step: 2 });
    expect(degrees()).toBe('420deg');
  });

  test('an adventure is looked at closely, and lived from there', async () => {
    const { act, at } = show(situation({ phase: 'adventure' }), [
      { do: 'live', name: '@adventure-exploration' },
      'pass',
    ]);
    await fireEvent.click(at('[data-slot="2"]'));
    expect(at('dialog').textContent).toContain('adventure-black-market-does');
    expect(at('dialog .do')).toBeNull();
    await fireEvent.click(at('dialog header button'));
    await key('d');
    expect(at('dialog').textContent).toContain('board-is-spent');
    await fireEvent.click(at('dialog .do'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'live');
    expect(at('dialog')).toBeNull();
  });

  test('the Phantom is beside its companion', () => {
    const { at } = show(situation({ phantom: 1 }), []);
    expect(at('.phantom-pawn').classList).not.toContain('free');
    expect(at('[data-player="1"] .mask').classList).toContain('shown');
    expect(label(at('[data-player="1"]'))).toContain('board-has-phantom');
  });
});

describe('the hand', () => {
  test('what can be spent is lit, the rest answers why not', async () => {
    const { act, why, at } = show(situation({ phase: 'cost', owed: { symbols: ['D', 'T'] } }), ['pay D3', 'pay GA']);
    expect(at('.owed').getAttribute('aria-label')).toBe('board-owed kind-drill + kind-thruster');
    expect(at('[data-card="D3"]').classList).toContain('lit');
    expect(label(at('[data-card="D3"]'))).toBe('board-card @kind-drill 3, board-can-pay');
    await fireEvent.click(at('[data-card="D3"]'));
    await fireEvent.click(at('[data-card="T7"]'));
    await key('3');
    expect(act.mock.calls).toEqual([
      [0, 'pay D3'],
      [0, 'pay GA'],
    ]);
    expect(why.mock.calls).toEqual([[0, 'pay T7']]);
  });

  test('arrows walk through it', async () => {
    const { at } = show(situation({ phase: 'fare', owed: { cards: 1 } }), ['pay D3', 'pay T7', 'pay GA']);
    await key('ArrowRight');
    await vi.waitFor(() => expect(document.activeElement).toBe(at('[data-card="D3"]')));
    await fireEvent.keyDown(at('[data-card="D3"]'), { key: 'ArrowLeft' });
    await vi.waitFor(() => expect(document.activeElement).toBe(at('[data-card="GA"]')));
  });

  test('nothing of a rival’s hand is in the page but what is known', async () => {
    const { at, container } = show(situation(), []);
    await fireEvent.click(at('[data-player="1"]'));
    for (const place of ['.seat', 'dialog']) {
      expect(container.querySelectorAll(`${place} [data-cards="1"] .card`).length).toBe(3);
      expect(container.querySelectorAll(`${place} [data-cards="1"] .card.back`).length).toBe(2);
    }
    expect(at('dialog [data-cards="1"]').textContent).toContain('board-rival-hand 3 board-card @kind-cannon 4');
  });

  test('a watcher changes nothing', async () => {
    const { act, why, at } = show(situation(), [], { seat: null, mine: [] });
    await fireEvent.click(at('[data-rail]'));
    await fireEvent.click(at('[data-hold="A"]'));
    await fireEvent.click(at('[data-system="3"]'));
    await key('c');
    expect([act, why].every((call) => call.mock.calls.length === 0)).toBe(true);
    expect(at('[data-hand]')).toBeNull();
  });
});

describe('answers', () => {
  test('the map is turned to the adventure that one wants to find', async () => {
    const { act, at } = show(situation({ phase: 'rotate' }), [
      { do: 'rotate 1', notches: 1 },
      { do: 'rotate 2', notches: 2 },
    ]);
    expect(at('[data-slot="3"] .notches').dataset.print).toBe('2');
    expect(label(at('[data-slot="3"]'))).toContain('action-rotate 2');
    await fireEvent.click(at('[data-slot="3"]'));
    expect(at('dialog').textContent).toContain('adventure-titans-does');
    await fireEvent.click(at('dialog [data-answer="rotate 2"]'));
    await key('1');
    expect(act.mock.calls).toEqual([
      [0, 'rotate 2'],
      [0, 'rotate 1'],
    ]);
  });

  test('rivals are chosen from a list over the map', async () => {
    const { act, at } = show(situation({ phase: 'steal', owed: { units: 2 } }), ['steal crystals 2', 'steal cards 2']);
    expect(at('.choice').textContent).toContain('Bo');
    await fireEvent.click(at('[data-answer="steal cards 2"]'));
    expect(act).toHaveBeenCalledExactlyOnceWith(0, 'steal cards 2');
  });

  test('adventurers introduce themselves', () => {
    const view = situation({
      phase: 'adventurer',
      slots: ['', '', '', '', '', ''],
      players: [player('', -1), player('crimson', -1)],
    });
    const { at } = show(view, [{ do: 'adventurer jade', name: '@adventurer-jade' }]);
    expect(at('[data-answer="adventurer jade"]').textContent).toContain('adventurer-jade-about');
    expect(label(at('[data-slot="1"]'))).toBe('board-no-adventure 1');
  });

  test('who need not answer is told whom everybody waits for, and what goes on', async () => {
    const view = situation({ phase: 'titans', turn: 0, owed: { asked: [1] } });
    const { at, rerender } = show(view, []);
    expect(at('.ask').textContent!.trim()).toBe('');
    expect(at('.ask .badge, .ask svg')).not.toBeNull();
    await rerender({ begun: [{ event: 'titans-given', seat: 1, rival: 0 }] });
    expect(at('.ask').textContent).toContain('event-titans-given');
  });
});

describe('fights', () => {
  const armed = situation({ phase: 'fight', phantom: 1, fight: fight({ phantom: 1, decided: [false, true] }) });
  const duel: Event[] = [
    { event: 'decided', seat: 0 },
    { event: 'committed', seat: 0, card: true },
    { event: 'committed', seat: 1, card: false },
    { event: 'threw', seat: 0, face: 6, phantom: true, again: false },
    { event: 'won-fight', seat: 0, rival: 1, how: 'phantom' },
    { event: 'exiled', seat: 1 },
  ];
  const after = situation({
    phase: 'adventure',
    phantom: 0,
    players: [player('jade', 4, { cards: ['D3', 'GA', 'T7'] }), player('crimson', 0, { hand: 3 })],
  });

  test('cards are committed from the hand, or none is', async () => {
    const { act, at } = show(armed, ['commit D3', 'commit T7', 'bare']);
    expect(screen.getByRole('group', { name: 'board-fight 4' })).toBeTruthy();
    expect(at('[data-side="1"]').textContent).toContain('board-fight-decided');
    expect(at('[data-side="1"] .bonus')).not.toBeNull();
    await fireEvent.click(at('[data-card="T7"]'));
    await key('n');
    expect(act.mock.calls).toEqual([
      [0, 'commit T7'],
      [0, 'bare'],
    ]);
  });

  test('what a rival has committed stays hidden', () => {
    const view = situation({
      phase: 'rethrow',
      fight: fight({ decided: [true, true], committed: [true, true], cards: ['D3', '?'], dice: [0, 6], asked: 0 }),
    });
    const { at } = show(view, ['rethrow', 'accept']);
    expect(at('[data-side="1"] .card').classList).toContain('back');
    expect(at('[data-side="1"] .committed').getAttribute('aria-label')).toBe('board-card-hidden');
    expect(at('[data-card="D3"]').classList).toContain('out');
    expect(at('[data-answer="rethrow"]')).not.toBeNull();
  });

  test('a fight is told on stage as far as it has come, and is over with its step', async () => {
    const { at, rerender } = show(armed, ['bare']);
    await rerender({ begun: duel.slice(0, 5) });
    expect(at('[data-fight] .result').textContent).toContain('event-won-fight');
    await rerender({ view: after, begun: duel });
    expect(at('[data-fight] .result').textContent).toContain('event-won-fight');
    await rerender({ view: after });
    expect(at('[data-fight]')).toBeNull();
  });

  test('the die has the faces of the component file, and the mask where it says', () => {
    const die = { ...components.die, faces: [2, 3, 8, 4, 5, 9], phantom: 8 };
    const view = situation({ phase: 'rethrow', fight: fight({ dice: [8, 0], decided: [true, true], asked: 1 }) });
    const { at, container } = show(view, [], { components: { ...components, die } });
    expect(at('[data-side="0"] .cube').classList).toContain('shows-3');
    expect(at('[data-side="0"] .face-3 svg')).not.toBeNull();
    expect([...container.querySelectorAll('[data-side="1"] .face')].map((face) => face.textContent)).toEqual([
      '2',
      '3',
      '',
      '4',
      '5',
      '9',
    ]);
    expect(label(at('[data-side="0"] .cube').closest('[role="img"]')!)).toBe('board-die-phantom');
  });

  test('tokens are tossed before all eyes', async () => {
    const { at, rerender } = show(situation(), ['pass']);
    await rerender({ begun: [{ event: 'mine-tossed', seat: 1, explodes: true }] });
    expect(at('[data-toss]').textContent).toContain('event-mine-tossed');
    expect(at('[data-toss]').classList).toContain('bad');
  });
});

describe('what is folded away on a phone', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(468);
  });
  afterEach(() => vi.restoreAllMocks());

  const kept = situation({
    players: [player('jade', 1), player('crimson', 4, { kept: ['informer N'] })],
    holds: { A: ['C3', 'GA'], B: [] },
    turn: 1,
  });

  test('is marked when it has changed, until somebody looks at it', async () => {
    const { at, rerender } = show(situation({ players: [player('jade', 1), player('crimson', 4)], turn: 1 }), []);
    expect([at('[data-player="1"].news'), at('[data-rail].news'), at('[data-dock]')]).toEqual([null, null, null]);
    await rerender({ view: kept });
    expect(label(at('[data-player="1"]'))).toContain('board-news');
    expect(at('[data-rail].news')).not.toBeNull();
    await fireEvent.click(at('[data-player="1"]'));
    expect(at('dialog').textContent).toContain('adventure-informer-does');
    await fireEvent.click(at('dialog .close'));
    await fireEvent.click(at('[data-rail]'));
    expect(at('[data-dock]')).not.toBeNull();
    expect([at('[data-player="1"].news'), at('[data-rail].news')]).toEqual([null, null]);
  });

  test('comes forward by itself when it is needed, and can be put away', async () => {
    const { at } = show(situation(), ['take A', 'pass']);
    expect(at('[data-dock]')).not.toBeNull();
    await fireEvent.click(at('[data-rail]'));
    expect(at('[data-dock]')).toBeNull();
  });

  test('a card tells about itself when nothing is asked', async () => {
    const { at } = show(situation({ turn: 1 }), []);
    expect(at('[data-card="GA"]').dataset.explain).toContain('board-galaxol-about A');
    await fireEvent.click(at('[data-card="T7"]'));
    expect(at('dialog').textContent).toContain('board-card-about kind-thruster');
    await fireEvent.keyDown(at('dialog'), { key: 'Escape' });
    expect(at('dialog')).toBeNull();
  });
});

test.each([
  [0, [0], 'lost'],
  [1, [1], 'won'],
  [null, [], 'won'],
])('the end looks different to who has lost and who has won (%s)', (seat, mine, how) => {
  const view = situation({ phase: 'over', winner: 1, phantom: 1 });
  const over = show(view, [], { seat, mine }).at('[data-over]');
  expect(over.textContent).toContain('board-won 1');
  expect(over.dataset.over).toBe(how);
});

test('after the end everybody stands by their crystals', () => {
  const view = situation({ phase: 'over', winner: 1, phantom: 1 });
  expect(game.standings!(view)).toEqual([
    { seat: 1, place: 1, text: { id: 'board-standing', args: { count: 2, phantom: true } } },
    { seat: 0, place: 2, text: { id: 'board-standing', args: { count: 2, phantom: false } } },
  ]);
});

describe('words', () => {
  const prompt = (more: Partial<View>, seat: number | null = 0, toAct = [0], offers: string[] = []) =>
    game.prompt(situation(more), seat, toAct, offered<Words>({ 0: offers })[0]).id;

  test('the prompt says what to do, or whom everybody waits for', () => {
    expect(prompt({})).toBe('board-prompt-equipment');
    expect(prompt({ revealed: true }, 0, [0], ['take A', 'turn'])).toBe('board-prompt-equipment-more');
    expect(prompt({ revealed: true }, 0, [0], ['take A', 'take B'])).toBe('board-prompt-equipment-last');
    expect(prompt({}, 1)).toBe('board-prompt-equipment-other');
    expect(prompt({ phase: 'move' })).toBe('board-prompt-move');
    expect(prompt({ phase: 'adventure' }, 0, [0], ['live', 'pass'])).toBe('board-prompt-adventure');
    expect(prompt({ phase: 'adventure' }, 0, [0], ['pass'])).toBe('board-prompt-adventure-dear');
    expect(prompt({ phase: 'move', players: [player('jade', 0)] })).toBe('board-prompt-leave');
    expect(game.prompt(situation({ phase: 'fight', fight: fight() }), 1, [0, 1])).toEqual({
      id: 'board-prompt-fight',
      args: { seat: 0 },
    });
    expect(prompt({ phase: 'fight', fight: fight() }, null, [0, 1])).toBe('board-prompt-fight-both');
    expect(prompt({ phase: 'fight', fight: fight() }, 0, [1])).toBe('board-prompt-fight-other');
    expect(prompt({ phase: 'fight', fight: fight({ decided: [true, true] }) })).toBe('board-prompt-dice');
    expect(prompt({ phase: 'rethrow', fight: null })).toBe('board-prompt-fought');
    expect(game.prompt(situation({ phase: 'titans', turn: 1 }), 0, [0])).toEqual({
      id: 'board-prompt-titans',
      args: { seat: 1 },
    });
    expect([1, 0].map((winner) => prompt({ phase: 'over', winner }))).toEqual([
      'board-prompt-over',
      'board-prompt-won',
    ]);
  });

  test('others look away while hands are secret', () => {
    expect([game.curtain(situation()), game.curtain(situation({ phase: 'over' }))]).toEqual([true, false]);
  });

  test.each([bundle('en', en), bundle('fr', fr)])('the board says nothing that has no text', (texts) => {
    const phases =
      'adventurer berth equipment place cut move fare fight rethrow adventure cost steal hand titans rotate'.split(' ');
    const verbs = 'fly berth stay live turn take place pay commit bury discard hand'.split(' ');
    const ids = [
      ...phases.flatMap((phase) => [`board-prompt-${phase}`, `board-prompt-${phase}-other`]),
      ...[
        'leave',
        'equipment-more',
        'equipment-last',
        'adventure-dear',
        'fight-both',
        'dice',
        'fought',
        'won',
        'over',
      ].map((line) => `board-prompt-${line}`),
      ...verbs.map((verb) => `board-can-${verb}`),
      ...game.keys!(situation(), [0]).map(({ text }) => text),
      ...Object.keys(sounds).map((kind) => `event-${kind}`),
    ];
    expect(untold(texts, ids)).toEqual([]);
  });
});
