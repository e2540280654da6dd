/** What the first decision does not need, see `parts.ts`. */
export { default as Details } from './Details.svelte';
export { default as Fight } from './Fight.svelte';
export { default as GameOver } from './GameOver.svelte';
export { default as Toss } from './Toss.svelte';
export { Effects } from './effects';
