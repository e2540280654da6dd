/**
 * Files of tests share one page, since a page for each takes longer than all tests. Each begins with modules of its
 * own, and every test leaves the page as it found it.
 */
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, vi } from 'vitest';

vi.resetModules();
const { fetchAllWords } = await import('../src/lib/texts.svelte');
await fetchAllWords();

/** Tests wait for what must come: a busy machine is slow, and that is no fault. */
configure({ asyncUtilTimeout: 60_000 });

/** A page in a test is always at rest. */
globalThis.requestIdleCallback = (run) => (run({ didTimeout: false, timeRemaining: () => 0 }), 0);

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});
