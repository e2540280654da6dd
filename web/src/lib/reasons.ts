/** Why a bot would act so, in one sentence. */
import type { Say } from './board';
import type { Reason } from './protocol';

/**
 * The sentence; `say` speaks for the game and for the house, `seat` is whose action it is. What a game says of one of its
 * terms becomes a sentence by `reason-because`; the others are one already.
 */
export function reasonSaid(reason: Reason, seat: number, say: Say): string {
  const { other, ...told } = reason;
  const compared = other ? { other: say(`action-${other.verb}`, { ...other, seat }) } : {};
  const said = say(`reason-${reason.reason}`, { ...told, ...compared });
  return reason.sure === undefined ? said : say('reason-because', { why: said, sure: reason.sure, ...compared });
}
