import { expect, test } from 'vitest';
import en from '../../../../src/ludotheque/games/phantom/texts/en.ftl?raw';
import { showBoard } from '../../../tests/board';
import { holdsEverything, type Deeds } from '../../../tests/hand';
import Hand from './Hand.svelte';
import { components, fight, offer, situation } from './situations';
import type { View } from './shapes';

const answer = (notation: string) => ({ [notation]: [`[data-answer="${notation}"]`] });
const card = (verb: string) => ({ [`${verb} T7`]: ['[data-card="T7"]'], [`${verb} GA`]: ['[data-card="GA"]'] });
const DEEDS: Deeds<View>[] = [
  { view: situation({ phase: 'adventurer' }), taps: { ...answer('adventurer jade'), ...answer('adventurer crimson') } },
  { view: situation({ phase: 'berth' }), taps: { ...answer('berth 2'), ...answer('berth 5') } },
  { view: situation(), taps: { ...answer('take A'), ...answer('take B'), ...answer('turn'), ...answer('pass') } },
  { view: situation({ phase: 'place', drawn: 'S4' }), taps: { ...answer('place A'), ...answer('place B') } },
  { view: situation({ phase: 'cut' }), taps: card('bury') },
  { view: situation({ phase: 'move' }), taps: { ...answer('stay'), ...answer('fly 2'), ...answer('fly 4') } },
  { view: situation({ phase: 'fare', owed: { cards: 1 } }), taps: card('pay') },
  { view: situation({ phase: 'adventure' }), taps: { ...answer('live'), ...answer('pass'), ...answer('rotate 1') } },
  { view: situation({ phase: 'fight', fight: fight() }), taps: { ...card('commit'), ...answer('bare') } },
  { view: situation({ phase: 'rethrow', fight: fight() }), taps: { ...answer('rethrow'), ...answer('accept') } },
  { view: situation({ phase: 'steal' }), taps: { ...answer('steal crystals 2'), ...answer('steal cards 2') } },
  { view: situation({ phase: 'hand', mine: 0 }), taps: answer('hand 2') },
  { view: situation({ phase: 'titans', owed: { asked: [0] } }), taps: { ...card('discard'), ...answer('give') } },
];

const show = (view: View, offered: string[]) =>
  showBoard(Hand, { 0: offered.map((line) => ({ ...offer(line) })) }, { view, components });

holdsEverything(DEEDS, show, en);

test('only what is one’s own is there', () => {
  const { container } = show(situation(), ['take A', 'pass']);
  expect(container.querySelector('[data-map], [data-hold], [data-player="1"]')).toBeNull();
  expect([...container.querySelectorAll<HTMLElement>('[data-card]')].map(({ dataset }) => dataset.card)).toEqual([
    'D3',
    'T7',
    'GA',
  ]);
});
