import { fireEvent } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import en from '../../../../src/ludotheque/games/star_clicker/texts/en.ftl?raw';
import { showBoard } from '../../../tests/board';
import { holdsEverything, type Deeds } from '../../../tests/hand';
import Hand from './Hand.svelte';
import { components, faces, offer, pilot, situation } from './situations';
import type { View } from './shapes';

const mates = [pilot('blue'), pilot('violet', { buttons: faces({ 2: 'fire green' }) })];
const DEEDS: Deeds<View>[] = [
  {
    view: situation({ level: 2 }),
    taps: {
      'press 4': ['[data-button="yellow-4"]'],
      destroy: ['[data-lever="destroy"]'],
      buy: ['[data-lever="buy"]'],
      'reveal a2': ['[data-lever="power"]', '[data-cell="a2"]'],
      'reveal g6': ['[data-lever="power"]', '[data-cell="g6"]'],
      done: ['[data-lever="done"]'],
    },
  },
  {
    view: situation({ level: 2, pilots: mates }),
    taps: { 'push 3': ['[data-lever="power"]', '[data-cell="a7"]'] },
  },
  {
    view: situation({ level: 2, pilots: mates.toReversed() }),
    taps: { 'show 5 blue 9': ['[data-lever="power"]', '[data-button="violet-5"]', '[data-button="blue-9"]'] },
  },
  {
    view: situation({ level: 2, phase: 'copy', actor: 0, pilots: [pilot('yellow'), ...mates] }),
    taps: { 'copy fire green': ['[data-answer="copy fire green"]'] },
  },
  {
    view: situation({ level: 2, phase: 'further', actor: 0 }),
    taps: { go: ['[data-answer="go"]'], 'further 2': ['[data-answer="further 2"]'] },
  },
  {
    view: situation({ level: 3, phase: 'rays' }),
    taps: { 'rays A': ['[data-answer="rays A"]'], 'rays C': ['[data-answer="rays C"]'] },
  },
];

const show = (view: View, offered: string[]) =>
  showBoard(Hand, { 0: offered.map((line) => ({ ...offer(line) })) }, { view, components });

holdsEverything(DEEDS, show, en);

test('the map is there only to aim at', async () => {
  const { at, container } = show(situation({ level: 2 }), ['reveal a2']);
  expect(container.querySelector('.starmap, [data-cell]')).toBeNull();
  await fireEvent.click(at('[data-lever="power"]'));
  expect(container.querySelectorAll('[data-cell]').length).toBe(49);
  expect(container.querySelectorAll('[data-cell].lit').length).toBe(1);
});

test('what lies face down is nowhere in the page', () => {
  const { container } = show(situation(), ['press 1']);
  expect(container.querySelectorAll('[data-button] .glyph').length).toBe(0);
});
