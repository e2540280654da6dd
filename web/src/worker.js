/**
 * Keeps the shell of this version on the device (index, chunks, styles, texts, icons), so that a game room that does not
 * answer is told by our own page. The build fills in `SHELL` (`tools/shell.ts`). What the room answers is never kept.
 *
 * Chunks are named by their content: whichever version a page is of, it gets its own, from here or from the server. The
 * version before this one is kept too, for pages that are still open.
 *
 * A site without a server (`alone`) is all here: it is shown from the device at once, and a newer one next time.
 */

/** @type {{ version: string, files: string[], alone?: boolean }} */
const SHELL = __SHELL__;
const { scope } = self.registration;
const at = (name) => new URL(name, scope).href;
const FILES = new Set(SHELL.files.map(at));
const ASSETS = at('assets/');
/** Sites of one host, each in a folder of its own, keep apart. */
const PREFIX = `shell ${scope} `;
const CACHE = PREFIX + SHELL.version;
/** So long the server is waited for, before the page that is kept is shown instead. */
const PATIENCE = 4000;

/** A server has one page for all addresses but those of its answers. Beside the page of a site others may lie, or below it. */
const PAGES = ['./', 'index.html'].map((name) => new URL(name, scope).pathname);
const isOurPage = (path) => (SHELL.alone ? PAGES.includes(path) : !path.startsWith('/api/'));

async function keep() {
  const cache = await caches.open(CACHE);
  const fresh = (name) => (name.startsWith(ASSETS) ? 'default' : 'no-cache');
  await cache.addAll([...FILES].map((name) => new Request(name, { cache: fresh(name) })));
  await self.skipWaiting();
}

async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept() {
  return (await caches.open(CACHE)).match(scope);
}

/** The page of the server, if it has one for us in time; else the one that is kept. */
async function page(request) {
  if (SHELL.alone) return (await kept()) ?? fetch(request);
  const late = new Promise((_, give) => setTimeout(give, PATIENCE));
  try {
    const answer = await Promise.race([fetch(request), late]);
    if (answer.status < 500) return answer;
  } catch {
    // Told below by the page that is kept.
  }
  return (await kept()) ?? fetch(request);
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate' && isOurPage(pathname)) event.respondWith(page(request));
  else if (FILES.has(request.url) || request.url.startsWith(ASSETS)) event.respondWith(file(request));
});
