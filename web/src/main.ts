import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { alone, lend } from './lib/house';
import { route, startRouter } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { takeNewer } from './lib/shell';
import { fetchTableWords, fetchWords } from './lib/texts.svelte';
import { pageOf } from './pages';

const AGAIN = 1000;

/** Without words there is nothing to show, not even that nobody answers: they are asked for until they are here. */
async function words(): Promise<void> {
  const here = await fetchTableWords(settings.language).then(
    () => true,
    () => false,
  );
  if (here) return;
  await new Promise((later) => setTimeout(later, AGAIN));
  return words();
}

addEventListener('vite:preloadError', () => void takeNewer().catch(() => undefined));
startRouter();
if (alone) {
  // Its words are files beside the page, and so are all others: there is nothing to spare.
  lend(await import('./lib/alone'));
  await fetchWords().catch(() => undefined);
}
await Promise.allSettled([words(), pageOf(route().page)]);
mount(App, { target: document.getElementById('app')! });
