/** Tests wait for what must come: a busy machine is slow, and that is no fault. */
import { configure } from '@testing-library/svelte';
import { fetchAllWords } from '../src/lib/texts.svelte';

configure({ asyncUtilTimeout: 60_000 });
await fetchAllWords();
/** A page in a test is always at rest. */
globalThis.requestIdleCallback = (run) => (run({ didTimeout: false, timeRemaining: () => 0 }), 0);
