/** How Python is fetched for a room in this browser: what is kept is what it should be. */
import { afterEach, expect, test, vi } from 'vitest';
import { NotFetched, startPython } from '../src/alone/python';

const SITE = {
  python: '../python-1/',
  files: { '../python-1/a.wasm': 4 },
  wheels: [],
  house: '',
  plugins: [],
  lock: {},
};

afterEach(() => void vi.unstubAllGlobals());

test('a page in place of a file is not kept as that, nor is what came in part', async () => {
  const put = vi.fn(() => Promise.resolve());
  const cache = { match: () => Promise.resolve(undefined), put };
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]), open: () => Promise.resolve(cache) });
  for (const came of ['<h1>Please log in</h1>', 'wa']) {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(came)));
    await expect(startPython(SITE, () => undefined)).rejects.toThrow(NotFetched);
  }
  expect(put).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', (_: string, { cache }: RequestInit) =>
    Promise.resolve(new Response(cache === 'reload' ? 'wasm' : '<h1>Please log in</h1>')),
  );
  await startPython(SITE, () => undefined).catch(() => undefined);
  expect(put).toHaveBeenCalledOnce();
});

test('a host that is away is told as that', async () => {
  vi.stubGlobal('caches', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(startPython(SITE, () => undefined)).rejects.toThrow(NotFetched);
});
