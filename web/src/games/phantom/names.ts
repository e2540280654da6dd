/** What things are called, for those who hear the board and for those who point at it. */

import type { Say } from '../../lib/board';
import type { Mark } from './marks';
import {
  UNKNOWN,
  kindRef,
  readAdventure,
  readCard,
  tokensOf,
  type Adventure,
  type Box,
  type Player,
  type Scene,
  type Slot,
  type System,
} from './view';

export function cardName(say: Say, name: string): string {
  if (name === UNKNOWN) return say('board-card-hidden');
  const [kind = '', more = ''] = name;
  return kind === 'G'
    ? say('board-galaxol', { hold: more })
    : say('board-card', { name: `@${kindRef(kind)}`, value: Number(more) });
}

/** What a card is good for. */
export function cardAbout(say: Say, name: string, box: Box): string {
  const { kind, hold, value } = readCard(name, box);
  return hold ? say('board-galaxol-about', { hold, value }) : say('board-card-about', { name: say(kindRef(kind)) });
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

export function slotLabel(say: Say, { adventure, system }: Slot, { use, notches }: Mark): string {
  const found = adventure
    ? `${adventureName(say, adventure)}, ${say('board-at', { system })}`
    : say('board-no-adventure', { system });
  return use === 'rotate' ? `${found}, ${say('action-rotate', { notches: notches ?? 0 })}` : found;
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

/** What an adventure is called and does. */
export function adventureAbout(say: Say, kind: string): string {
  return `${say(`adventure-${kind}`)}. ${say(`adventure-${kind}-does`)}`;
}

/** What a player keeps in front of them, by name. */
export function goodsName(say: Say, { view, box }: Scene, { seat, kept }: Player): string {
  const kinds = [...tokensOf(view, seat), ...kept.map((name) => readAdventure(name, box).kind)];
  return kinds.map((kind) => say(`adventure-${kind}`)).join(', ');
}

/** Where somebody is, for the panel of a player. */
export function whereabouts(say: Say, { place }: Player): string {
  return place > 0 ? say('board-system', { system: place }) : place === 0 ? 'Red-Glix' : '';
}
