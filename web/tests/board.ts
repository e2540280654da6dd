/** A board on its own, for tests: texts stand as their names, and what it plays or asks is kept. */
import type { FluentBundle } from '@fluent/bundle';
import { fireEvent, render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';
import type { Action, Args, BoardProps, Kind, Offer as Offered } from '../src/lib/board';
import { bundle } from '../src/lib/texts.svelte';
import client from '../src/texts/en.ftl?raw';

/** A legal action by its notation, with more words where the board reads them. */
export type Offer = string | { do: string; [word: string]: unknown };

const said = new Set<string>();
const shared = bundle('en', client);

function say(id: string, args: Args = {}): string {
  said.add(id);
  return [id, ...Object.values(args)].join(' ');
}

/** All that boards have said in this file, and more names of texts: those that a game has no words for. */
export function untold(texts: FluentBundle, more: string[] = []): string[] {
  return [...said, ...more].filter((id) => !texts.hasMessage(id) && !shared.hasMessage(id));
}

/** Makes offers of notation, for a game whose verbs are followed by these words. */
export function offering<W>(words: Record<string, string>): (notation: string) => Offered<W> {
  return (notation) => {
    const [verb = '', ...values] = notation.split(' ');
    const names = words[verb]?.split(' ') ?? [];
    const pairs = names.map((name, index) => [name, readWord(values[index] ?? '')]);
    return { do: notation, verb, ...Object.fromEntries(pairs) } as Offered<W>;
  };
}

function readWord(value: string): string | number {
  return /^\d+$/.test(value) ? Number(value) : value;
}

/** Only the words that a board reads have to be there. */
function told<W>(offer: Offer): Offered<W> {
  const action = typeof offer === 'string' ? { do: offer } : offer;
  return { verb: action.do.split(' ')[0]!, ...action } as unknown as Offered<W>;
}

export function offered<W = Action>(lists: Record<number, Offer[]>): Record<number, Offered<W>[]> {
  return Object.fromEntries(Object.entries(lists).map(([seat, list]) => [seat, list.map(told<W>)]));
}

/** The board of somebody who holds the seats that have a list of actions. */
export function showBoard<V, E extends Kind, C, W>(
  Board: Component<BoardProps<V, E, C, W>>,
  lists: Record<number, Offer[]>,
  more: Partial<BoardProps<V, E, C, W>> & { view: V; components: C },
) {
  const [act, why] = [vi.fn<BoardProps['act']>(), vi.fn<BoardProps['why']>()];
  const mine = Object.keys(lists).map(Number);
  const props: BoardProps<V, E, C, W> = {
    seat: mine[0] ?? null,
    mine,
    names: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'],
    actions: offered<W>(lists),
    begun: [],
    cues: [],
    beat: 0,
    timed: false,
    step: 1,
    unseen: null,
    later: [],
    options: {},
    picked: null,
    point: [],
    motion: false,
    say,
    act,
    why,
    ...more,
  };
  const { container, rerender: renew } = render(Board, { props });
  const at = (selector: string) => container.querySelector<HTMLElement>(selector)!;
  const rerender = (next: Partial<BoardProps<V, E, C, W>>) => renew({ ...props, ...next });
  return { act, why, at, rerender, container };
}

export const key = (name: string) => fireEvent.keyDown(document.body, { key: name });
