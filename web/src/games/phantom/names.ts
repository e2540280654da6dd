/** What things are called, for those who hear the board and for those who point at it. */

import type { Say } from '../../lib/board';
import type { Mark } from './marks';
import { UNKNOWN, kindRef, type Adventure, type Player, type Scene, type Slot, type System } from './view';

export function cardName(say: Say, name: string): string {
  if (name === UNKNOWN) return say('board-card-hidden');
  const [kind = '', more = ''] = name;
  return kind === 'G'
    ? say('board-galaxol', { hold: more })
    : say('board-card', { name: `@${kindRef(kind)}`, value: Number(more) });
}

export function cardNames(say: Say, cards: string[]): string {
  return cards.length ? cards.map((card) => cardName(say, card)).join(', ') : say('board-none');
}

export function costName(say: Say, cost: string[]): string {
  return cost.map((kind) => say(kindRef(kind))).join(' + ');
}

export function adventureName(say: Say, { kind, cost, crystals }: Adventure): string {
  return say('board-adventure', { name: `@adventure-${kind}`, cost: costName(say, cost), count: crystals });
}

export function slotLabel(say: Say, { adventure, system }: Slot): string {
  return adventure
    ? `${adventureName(say, adventure)}, ${say('board-at', { system })}`
    : say('board-no-adventure', { system });
}

export function systemLabel(
  say: Say,
  scene: Scene,
  { number, slot }: System,
  { use, fare = 0 }: Mark,
  names: string[],
): string {
  const parts = [say('board-system', { system: number })];
  const adventure = scene.slots[slot - 1]?.adventure;
  if (adventure) parts.push(adventureName(say, adventure));
  for (const player of scene.players)
    if (player.place === number) parts.push(say('board-ship', { name: names[player.seat] ?? '' }));
  if (use === 'fly') parts.push(say('board-can-fly', { cost: fare }));
  else if (use) parts.push(say(`board-can-${use}`));
  return parts.join(', ');
}

/** Where somebody is, for the panel of a player. */
export function whereabouts(say: Say, { place }: Player): string {
  return place > 0 ? say('board-system', { system: place }) : place === 0 ? 'Red-Glix' : '';
}
