import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** Where a game room runs while the client is worked on (`npm run dev`). */
const ROOM = process.env.LUDOTHEQUE_ROOM ?? 'http://127.0.0.1:8123';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: ROOM, ws: true } },
  },
});
