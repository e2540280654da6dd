/** The games that have a folder in `src/games`: covers at once, boards when they are needed. A plugin has neither. */
import type { Component } from 'svelte';
import PlainCover from '../ui/PlainCover.svelte';
import type { GameModule } from './board';

const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte', { eager: true });
const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

export function cover(game: string): Component {
  return covers[`../games/${game}/Cover.svelte`]?.default ?? PlainCover;
}

export function hasBoard(game: string): boolean {
  return `../games/${game}/index.ts` in modules;
}

export async function gameModule(game: string): Promise<GameModule | null> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
