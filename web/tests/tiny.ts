/** The tiny game of these tests, as the module that a table loads: a board that shows nothing, and no secrets. */
import type { GameModule } from '../src/lib/board';

interface Loaded {
  gameModule: () => Promise<GameModule>;
}

export async function tiny(more: Partial<GameModule> = {}): Promise<Loaded> {
  const Board = (await import('../src/ui/PlainCover.svelte')).default as unknown as GameModule['Board'];
  const game: GameModule = {
    Board,
    curtain: () => false,
    sounds: {},
    prompt: () => ({ id: 'play' }),
    ...more,
  };
  return { gameModule: () => Promise.resolve(game) };
}
