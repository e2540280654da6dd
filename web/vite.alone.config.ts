import { defineConfig } from 'vite';

/** The workers of a room without a server. `ludotheque site` puts them into the folder that it writes. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: '../src/ludotheque/site/static',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: { room: 'src/alone/room.ts', helper: 'src/alone/helper.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash:7].js' },
    },
  },
});
