import { expect, test, vi } from 'vitest';
import { Locks } from '../src/alone/locks';

type Callback = (lock: object | null) => unknown;

/** The locks of a browser with one page that has whatever is `taken`. */
class FakeLocks {
  taken = new Set<string>();
  waiting: { name: string; given: Callback; signal?: AbortSignal | undefined }[] = [];

  async request(name: string, ...rest: [Callback] | [{ ifAvailable?: boolean; signal?: AbortSignal }, Callback]) {
    const given = rest.at(-1) as Callback;
    const options = rest.length > 1 ? (rest[0] as { ifAvailable?: boolean; signal?: AbortSignal }) : {};
    await Promise.resolve();
    if (!this.taken.has(name)) return given({});
    if (options.ifAvailable) return given(null);
    this.waiting.push({ name, given, signal: options.signal });
    return undefined;
  }

  free(name: string): void {
    this.taken.delete(name);
    for (const each of this.waiting.filter((one) => one.name === name && !one.signal?.aborted)) each.given({});
  }
}

function made(): { locks: Locks; browser: FakeLocks } {
  const browser = new FakeLocks();
  return { browser, locks: new Locks(browser as unknown as LockManager) };
}

test('a lock that nobody has is ours at once, however often it is claimed', async () => {
  const { locks } = made();
  expect(await locks.claim('a', vi.fn())).toBe(true);
  expect(await locks.claim('a', vi.fn())).toBe(true);
});

test('a lock that another page has is not ours before it is told', async () => {
  const { locks, browser } = made();
  browser.taken.add('a');
  const later = vi.fn();
  expect(await locks.claim('a', later)).toBe(false);
  expect(await locks.claim('a', vi.fn())).toBe(false);
  await vi.waitFor(() => expect(browser.waiting).toHaveLength(1));
  browser.free('a');
  expect(later).toHaveBeenCalledOnce();
  expect(await locks.claim('a', vi.fn())).toBe(true);
});

test('what is wanted no longer is not told', async () => {
  const { locks, browser } = made();
  browser.taken.add('a');
  const later = vi.fn();
  await locks.claim('a', later);
  await vi.waitFor(() => expect(browser.waiting).toHaveLength(1));
  locks.release('a');
  browser.free('a');
  expect(later).not.toHaveBeenCalled();
});

test('a page that is not secure has no locks, and is on its own', async () => {
  const locks = new Locks(undefined);
  Object.assign(locks, { locks: undefined });
  expect(await locks.claim('a', vi.fn())).toBe(true);
});
