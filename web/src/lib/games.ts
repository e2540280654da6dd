/** The boards of the games that have a folder in `src/games`, fetched when they are needed; others get a plain one. */
import { shapesOf } from './api';
import type { GameModule } from './board';

const modules = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

export async function gameModule(game: string): Promise<GameModule> {
  const load = modules[`../games/${game}/index.ts`];
  if (load) return (await load()).default;
  const [{ plainModule }, shape] = await Promise.all([import('../plain'), shapesOf(game)]);
  return plainModule(shape);
}
