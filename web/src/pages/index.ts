/** Which page an address shows. Each comes when it is first needed, with its words; a table has those that it needs at first. */
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';
import { fetchWords } from '../lib/texts.svelte';
import Lost from './Lost.svelte';

export type Page = Component<{ route: never }>;

const pages: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./SetUp.svelte'),
  table: () => import('./TablePage.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  solve: () => import('./Solve.svelte'),
  played: () => import('./Played.svelte'),
  take: () => import('./Take.svelte'),
  deals: () => import('./Deals.svelte'),
  lost: async () => ({ default: Lost }),
};

const NEEDS_LITTLE = new Set<Route['page']>(['table', 'lost']);

export async function pageOf(name: Route['page']): Promise<Page> {
  const [page] = await Promise.all([pages[name](), NEEDS_LITTLE.has(name) ? null : fetchWords()]);
  return page.default as Page;
}
