/** The worker that keeps pages: which addresses it answers. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';

/** Whether a worker with this scope shows its own page for an address. */
function shows(scope: string, alone: boolean): (path: string) => boolean {
  const shell = JSON.stringify({ version: '1', files: ['./'], alone });
  const code = readFileSync('src/worker.js', 'utf8').replace('__SHELL__', shell);
  const heard: Record<string, (event: object) => void> = {};
  const self = {
    registration: { scope: `https://host${scope}` },
    addEventListener: (name: string, hear: (event: object) => void) => (heard[name] = hear),
  };
  const caches = { open: () => new Promise(() => undefined) };
  new Function('self', 'caches', 'location', 'fetch', code)(self, caches, { origin: 'https://host' }, () =>
    Promise.reject(new Error('away')),
  );
  return (path) => {
    const respondWith = vi.fn();
    heard.fetch!({ request: { method: 'GET', mode: 'navigate', url: `https://host${path}` }, respondWith });
    return respondWith.mock.calls.length > 0;
  };
}

test('a site shows its page where it lies, and leaves what is beside it and below it to the host', () => {
  const site = shows('/games/', true);
  expect(['/games/', '/games/?from=home', '/games/index.html'].map(site)).toEqual([true, true, true]);
  expect(['/games/t/abc', '/games/another/', '/games/README.txt'].map(site)).toEqual([false, false, false]);
});

test('a server has one page for every address, but for its answers', () => {
  const server = shows('/', false);
  expect(['/', '/t/abc', '/rules/chess', '/api/shelf'].map(server)).toEqual([true, true, true, false]);
});
