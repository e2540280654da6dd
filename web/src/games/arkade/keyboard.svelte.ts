/** The keyboard on this desk: what is printed on its keys, where the browser knows it. */

import { settings } from '../../lib/settings.svelte';
import { cap } from './keys';

interface Keyboard {
  getLayoutMap?(): Promise<ReadonlyMap<string, string>>;
}

let layout = $state.raw<ReadonlyMap<string, string> | null>(null);
const keyboard = (navigator as { keyboard?: Keyboard }).keyboard;
void keyboard?.getLayoutMap?.().then(
  (map) => (layout = map),
  () => undefined,
);

/** What to write on a picture of this key. */
export function printed(key: string): string {
  return cap(key, layout, settings.language);
}
