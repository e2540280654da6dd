/** The games that have a folder in `src/games`: covers at once, boards when they are needed. */
import type { Component } from 'svelte';
import type { GameModule } from './board';

const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte', { eager: true });
const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

export function cover(game: string): Component | null {
  return covers[`../games/${game}/Cover.svelte`]?.default ?? null;
}

export async function gameModule(game: string): Promise<GameModule | null> {
  const load = modules[`../games/${game}/index.ts`];
  return load ? (await load()).default : null;
}
