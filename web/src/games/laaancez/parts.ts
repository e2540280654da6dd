/** What of this board comes later. */
import { Parts } from '../../lib/parts.svelte';

export const parts = new Parts(() => import('./later'));
