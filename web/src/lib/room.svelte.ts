/** A game room that does not answer is asked again by itself, until it is back; then the page goes on, without a reload. */
import { botsWarmingUp } from './api';

const FIRST = 1000;
const LONGEST = 8000;

export const room = $state({ returns: 0 });

/** The next pause, and when the room was back last: one that answers and still has no whole page for us is left in peace. */
let pause = FIRST;
let back = 0;

/** Whether it answers now; if it does, every page that waits begins anew. */
export async function knock(): Promise<boolean> {
  const there = await botsWarmingUp().then(
    () => true,
    () => false,
  );
  if (there) {
    room.returns += 1;
    back = Date.now();
  }
  return there;
}

/** Knock until somebody opens: soon, then less often, and at once when the device is online again or looked at. */
export function awaitRoom(): () => void {
  if (Date.now() - back > 2 * LONGEST) pause = FIRST;
  let left = false;
  let next = setTimeout(again, pause);

  async function again(): Promise<void> {
    clearTimeout(next);
    pause = Math.min(2 * pause, LONGEST);
    if ((await knock()) || left) return;
    clearTimeout(next);
    next = setTimeout(again, pause);
  }
  const now = (): void => void (document.visibilityState === 'visible' && again());

  addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  return () => {
    left = true;
    clearTimeout(next);
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  };
}
