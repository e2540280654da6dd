import { expect, test } from 'vitest';
import en from '../../../../src/ludotheque/games/laaancez/texts/en.ftl?raw';
import { showBoard } from '../../../tests/board';
import { holdsEverything, type Deeds } from '../../../tests/hand';
import Hand from './Hand.svelte';
import { choosing, components, fighting, offers, rolling } from './situations';
import type { View } from './shapes';

const DEEDS: Deeds<View>[] = [
  { view: rolling(), taps: { roll: ['[data-die]'] } },
  {
    view: choosing(3, 'bell:2:1 . . . .'),
    taps: {
      'copy hat a2': ['[data-option="hat"]', '[data-cell="0-a2"]'],
      'copy sugar d3': ['[data-option="sugar"]', '[data-cell="0-d3"]'],
    },
  },
  { view: choosing(4, 'bell:2:1 . . . .'), taps: { 'tick a1': ['[data-cell="0-a1"]'] } },
  { view: choosing(3), taps: { pass: ['.pass'] } },
  {
    view: fighting('bell:2:1 hat:1:1 . . .', 'bell:2:1 . hat:1:1 . .'),
    taps: {
      'throw a1 a3': ['[data-cell="0-a1"]', '[data-cell="1-a3"]'],
      'throw a2 a1': ['[data-cell="0-a2"]', '[data-cell="1-a1"]'],
    },
  },
];

const show = (view: View, offered: string[]) =>
  showBoard(Hand, { 0: offers(...offered).map((each) => ({ ...each })) }, { view, components });

holdsEverything(DEEDS, show, en);

test('the sheet is one’s own', () => {
  const { container } = show(choosing(3), ['copy hat a1']);
  expect(container.querySelectorAll('[data-sheet]').length).toBe(1);
  expect(container.querySelector('[data-cell^="1-"]')).toBeNull();
});
