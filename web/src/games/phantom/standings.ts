/** After the end: who had how many crystals, and who had the Phantom. */

import type { Standing } from '../../lib/board';
import type { View } from './shapes';

export function standings({ players, phantom, winner }: View): Standing[] {
  const rank = (seat: number) => players[seat]!.crystals + players[seat]!.safe + (seat === winner ? 1000 : 0);
  const order = players.map((_, seat) => seat).sort((one, other) => rank(other) - rank(one));
  return order.map((seat) => ({
    seat,
    place: order.findIndex((other) => rank(other) === rank(seat)) + 1,
    text: {
      id: 'board-standing',
      args: { count: players[seat]!.crystals + players[seat]!.safe, phantom: seat === phantom },
    },
  }));
}
