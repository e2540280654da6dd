/** The parts of a table that nobody needs at first sight. They come together, when the board is there. */
export { default as BigScreen } from './BigScreen.svelte';
export { default as Coach } from './Coach.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as EndPanel } from './EndPanel.svelte';
export { default as Help } from './Help.svelte';
export { default as Join } from './Join.svelte';
export { default as LinkLine } from './LinkLine.svelte';
export { default as LookBack } from './LookBack.svelte';
export { default as Menu } from './Menu.svelte';
export { default as Pointing } from './Pointing.svelte';
export { default as Pointings } from './Pointings.svelte';
export { default as Resign } from './Resign.svelte';
export { default as Review } from './Review.svelte';
export { default as RulesText } from './RulesText.svelte';
export { default as Seats } from './Seats.svelte';
export { default as Talk } from './Talk.svelte';
export { default as Together } from './Together.svelte';
