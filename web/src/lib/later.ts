/** What nobody needs at first sight comes when the page is at rest, so that it is there before it is asked for. */
import { keepShell } from './shell';
import { fetchAllWords } from './texts.svelte';

/** Not every browser tells when it has nothing to do. */
const REST = 1000;

/** Fetch this when the page has nothing else to do. What does not come now is fetched when it is needed. */
export function atRest(fetch: () => Promise<unknown>): void {
  const run = (): void => void fetch().catch(() => {});
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
  else setTimeout(run, REST);
}

/** What every page fetches ahead: the other languages, and what is kept on this device. */
export const ahead = (): Promise<unknown> => Promise.all([fetchAllWords(), keepShell()]);
