/** What the first decision does not need, see `parts.ts`. */
export { default as GameOver } from './GameOver.svelte';
export { Effects } from './effects';
