import { basename } from 'node:path';

/** The mark by which the styles of a component find it: it stands at every selector, so it is short. */
const cssHash = ({ hash, filename, css }) => 's' + hash(basename(filename) + css).slice(0, 4);

/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default { compilerOptions: { runes: true, cssHash } };
