import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { route } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { takeNewer } from './lib/shell';
import { fetchTableWords } from './lib/texts.svelte';
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
await Promise.allSettled([words(), pageOf(route().page)]);
mount(App, { target: document.getElementById('app')! });
