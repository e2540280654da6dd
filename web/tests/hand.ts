/** The hand of a seat, for tests: whoever has the board on another screen must do without it. */
import { fireEvent } from '@testing-library/svelte';
import { expect, test, type Mock } from 'vitest';
import type { BoardProps } from '../src/lib/board';

/** A situation, and what has to be tapped in the hand for each action that is offered there. */
export interface Deeds<V> {
  view: V;
  seat?: number;
  taps: Record<string, string[]>;
}

/** A hand as a test shows it, with these actions offered to a seat. */
export type ShowHand<V> = (
  view: V,
  offered: string[],
  seat: number,
) => { act: Mock<BoardProps['act']>; at: (selector: string) => HTMLElement };

/** Every kind of action that a game has words for can be done from the hand, each beside all others that are offered. */
export function holdsEverything<V>(all: Deeds<V>[], show: ShowHand<V>, texts: string): void {
  const each = all.flatMap(({ view, seat = 0, taps }) =>
    Object.entries(taps).map(([name, own]) => ({ name, view, seat, offered: Object.keys(taps), taps: own })),
  );

  test.each(each)('$name is done from the hand', async ({ name, view, seat, offered, taps }) => {
    const { act, at } = show(view, offered, seat);
    for (const place of taps) await fireEvent.click(at(place));
    expect(act).toHaveBeenCalledExactlyOnceWith(seat, name);
  });

  test('so is every kind of action', () => {
    const done = each.map(({ name }) => name.split(' ')[0]!);
    const told = [...texts.matchAll(/^action-([a-z]+) =/gm)].map(([, verb]) => verb!);
    expect([...new Set(done)].sort()).toEqual(told.sort());
  });
}
