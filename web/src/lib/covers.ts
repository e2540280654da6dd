/** The lids of the boxes: of the games that have a folder in `src/games`; others get a plain one. */
import type { Component } from 'svelte';
import PlainCover from '../ui/PlainCover.svelte';

const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte', { eager: true });

export function cover(game: string): Component {
  return covers[`../games/${game}/Cover.svelte`]?.default ?? PlainCover;
}
