/** Whether the bots are still warming up: the room opens before their fast rules are ready. */
import { botsWarmingUp } from './api';

const AGAIN = 3000;

export const bots = $state({ warmingUp: false });

/** Ask until they are warm; a room that was warm from the start is asked once. */
export function watchBots(): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  let left = false;

  async function look(): Promise<void> {
    bots.warmingUp = await botsWarmingUp().catch(() => false);
    if (bots.warmingUp && !left) later = setTimeout(look, AGAIN);
  }

  void look();
  return () => {
    left = true;
    clearTimeout(later);
  };
}
