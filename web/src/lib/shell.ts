/** The page on this device: what is kept of it, and what happens when the server has another one. */

/** Let a worker keep the shell, where the browser has one: on `https` and on this computer. Everything works without it. */
export async function keepShell(): Promise<void> {
  if (import.meta.env.PROD && isSecureContext && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/sw.js');
}

/** A part of the page cannot be had any more because the server has a newer page: begin anew with that. */
export async function takeNewer(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' });
  if (own && answer.ok && !(await answer.text()).includes(own)) location.reload();
}
