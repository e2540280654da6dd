/** Which page an address shows. Each comes when it is first needed. */
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';
import Lost from './Lost.svelte';

export type Page = Component<{ route: never }>;

const pages: Record<Route['page'], () => Promise<{ default: unknown }>> = {
  home: () => import('./Home.svelte'),
  new: () => import('./SetUp.svelte'),
  table: () => import('./TablePage.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  played: () => import('./Played.svelte'),
  take: () => import('./Take.svelte'),
  lost: async () => ({ default: Lost }),
};

export async function pageOf(name: Route['page']): Promise<Page> {
  return (await pages[name]()).default as Page;
}
