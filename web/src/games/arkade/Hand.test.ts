import { expect, test } from 'vitest';
import en from '../../../../src/ludotheque/games/arkade/texts/en.ftl?raw';
import { showBoard } from '../../../tests/board';
import { holdsEverything, type Deeds } from '../../../tests/hand';
import Hand from './Hand.svelte';
import { components, defending, moving, offers, options, racing, strategy } from './situations';
import type { View } from './shapes';

const cell = (name: string) => `[data-cell="${name}"]`;
const press = (name: string) => `[data-press="${name}"]`;
const thrown: [string, number] = ['green', 3];
const kept = { defender: { ...strategy().defender, ammo: ['green'], gps: 1 } };

const DEEDS: Deeds<View>[] = [
  { view: racing({ phase: 'ready', ready: [false, false] }), taps: { ready: [press('ready')] } },
  { view: racing(), seat: 1, taps: { throw: [press('throw')] } },
  {
    view: strategy({ dice: [['green', 'orange'], []], throws: 1 }),
    taps: {
      throw: [press('throw')],
      'throw 2': ['[data-die="0-2"]', press('throw')],
      keep: [press('keep')],
    },
  },
  {
    view: moving({ b2: 'green', d4: 'purple', e4: 'asteroid', c3: 'field' }, ['green', 'orange']),
    taps: {
      'move b2 c2': [cell('b2'), cell('c2')],
      'sacrifice d4': [cell('d4'), cell('e4')],
      'clear c3': [cell('c3')],
      end: [press('end')],
    },
  },
  { view: moving({ d1: 'green' }, ['green', 'green'], { choices: ['stop d1', ''] }), taps: { stop: [press('stop')] } },
  { view: moving({ d1: 'green' }, [], { choices: ['rift d', ''] }), taps: { 'rift d1': [cell('d1')] } },
  {
    view: moving({}, [], { choices: ['repair', ''] }),
    taps: {
      'repair green a2': [press('repair-green'), cell('a2')],
      'repair purple a2': [press('repair-purple'), cell('a2')],
    },
  },
  {
    view: defending({ b3: 'green', c1: 'green', d2: 'purple' }, thrown, kept),
    seat: 1,
    taps: {
      fly: [press('fly')],
      'shoot 1': [press('shoot')],
      'nugget right': [press('nugget-right')],
      'gps 5': [press('gps'), '[data-zone="5"]'],
      'blast green 1': [press('ammo-green'), '[data-zone="1"]'],
      'blast green 3': [press('ammo-green'), '[data-zone="3"]'],
    },
  },
  ...['asteroid', 'field'].map((kind) => ({
    view: defending({}, thrown, { choices: ['', kind] }),
    seat: 1,
    taps: { [`${kind} e2`]: [cell('e2')], [`${kind} h6`]: [cell('h6')] },
  })),
  { view: defending({}, thrown, { choices: ['', 'tower'] }), seat: 1, taps: { 'tower 4': ['[data-zone="4"]'] } },
  {
    view: defending({ f2: 'green' }, thrown, { choices: ['', 'comet 2'] }),
    seat: 1,
    taps: { 'comet f2': [cell('f2')] },
  },
];

const show = (view: View, offered: string[], seat: number) =>
  showBoard(
    Hand,
    { [seat]: offered },
    { actions: { [seat]: offers(view, offered) }, view, timed: view.turn < 0, components, options },
  );

holdsEverything(DEEDS, show, en);

test('the other side and the screen are elsewhere', () => {
  const { container } = show(strategy({ turn: 1 }), ['throw'], 1);
  expect(container.querySelector('.screen, [data-console="0"], [data-cell]')).toBeNull();
  expect(container.querySelectorAll('[data-zone]').length).toBe(6);
});
