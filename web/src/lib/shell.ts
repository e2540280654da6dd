/** The page on this device: what is kept of it, and what happens when the server has another one. */
import { alone } from './house';

/** Let a worker keep the shell, where the browser has one: on `https` and on this computer. Everything works without it. */
export async function keepShell(): Promise<void> {
  if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register(alone ? 'sw.js' : '/sw.js');
}

/** When this page was begun anew last, and how long it is not begun anew again: the newer one may be broken too. */
const RENEWED = 'ludotheque.renewed';
const PAUSE = 10_000;

/** A part of the page cannot be had any more because the server has a newer page: begin anew with that. */
export async function takeNewer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src');
  const answer = await fetch(alone ? '.' : '/', { cache: 'no-store' });
  if (!own || !answer.ok || (await answer.text()).includes(own)) return;
  const since = Date.now() - Number(sessionStorage.getItem(RENEWED) ?? 0);
  if (since < PAUSE) await new Promise((later) => setTimeout(later, PAUSE - since));
  sessionStorage.setItem(RENEWED, String(Date.now()));
  location.reload();
}
