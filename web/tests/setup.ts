/** Tests wait for what must come: a busy machine is slow, and that is no fault. */
import { configure } from '@testing-library/svelte';

configure({ asyncUtilTimeout: 60_000 });
