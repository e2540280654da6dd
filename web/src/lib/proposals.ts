/** Where all choose together: what is proposed, by whom, and whether that is what we want too. */
import type { Action } from './protocol';
import type { TableStore } from './table.svelte';

export interface Proposed {
  notation: string;
  /** In words; those who may not act know it only as it is written. */
  words: string;
  who: string;
  /** Everybody at this device has proposed it, and nothing else. */
  agreed: boolean;
}

/** What is proposed now, the oldest first. */
export function proposed(store: TableStore): Proposed[] {
  const proposals = store.proposals ?? [];
  const own = proposals.filter(({ seat }) => store.held.includes(seat)).map(({ action }) => action);
  return [...new Set(proposals.map(({ action }) => action))].map((notation) => {
    const seats = proposals.filter(({ action }) => action === notation).map(({ seat }) => seat);
    return {
      notation,
      words: inWords(store, notation),
      who: seats.map((seat) => store.names[seat]).join(', '),
      agreed: own.length > 0 && own.every((action) => action === notation),
    };
  });
}

function inWords(store: TableStore, notation: string): string {
  const offered: Action[] = Object.values(store.live?.actions ?? {}).flat();
  const action = offered.find((each) => each.do === notation);
  return action ? store.say(`action-${action.verb}`, action) : notation;
}
