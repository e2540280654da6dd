/** What draws only the hand of a seat, for a phone beside a large screen; a game without one has its actions in words. */
import type { Component } from 'svelte';
import type { BoardProps } from './board';

const hands = import.meta.glob<{ default: Component<BoardProps> }>('../games/*/Hand.svelte');

export async function handOf(game: string): Promise<Component<BoardProps>> {
  const load = hands[`../games/${game}/Hand.svelte`] ?? (() => import('../plain/Hand.svelte'));
  return (await load()).default;
}
