/** What a seat plays with, drawn: for the games whose sides differ. */
import type { Component } from 'svelte';

type Side = Component<{ seat: number }>;

const sides = import.meta.glob<{ default: Side }>('../games/*/Side.svelte', { eager: true });

export function side(game: string): Side | undefined {
  return sides[`../games/${game}/Side.svelte`]?.default;
}
