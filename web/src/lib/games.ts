/** The games that have a folder in `src/games`: covers at once, boards when they are needed. Others get a plain one of both. */
import type { Component } from 'svelte';
import PlainCover from '../ui/PlainCover.svelte';
import { shapesOf } from './api';
import type { GameModule } from './board';

const covers = import.meta.glob<{ default: Component }>('../games/*/Cover.svelte', { eager: true });
const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

export function cover(game: string): Component {
  return covers[`../games/${game}/Cover.svelte`]?.default ?? PlainCover;
}

export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`];
  if (load) return (await load()).default;
  const [{ plainModule }, shape] = await Promise.all([import('../plain'), shapesOf(game)]);
  return plainModule(shape);
}
