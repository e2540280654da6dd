import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { packed } from './tools/packed.ts';
import { shell } from './tools/shell.ts';
import { texts } from './tools/texts.ts';

/** Where a game room runs while the client is worked on (`npm run dev`). */
const ROOM = process.env.LUDOTHEQUE_ROOM ?? 'http://127.0.0.1:8123';

/**
 * Small things that several pages or boards use come together: a request of its own would weigh more than each of them.
 * What no table uses at first sight stays out, so that no table waits for it.
 */
const SHARED =
  /node_modules.(svelte|@fluent|esm-env|clsx)|src.lib.(?!address|covers|played|replay|setup|stage|verdict)|src.ui.(?!BoardSheet|Dialog|Keypad|LinkLine|OnlyHere|Outcome|Pointings|Preferences|QrCode|RulesText)|src.pages.Lost/;

/** A board comes whole, without what its first decision does not need, which comes later and whole. */
const PART = /src.games.(\w+)/;
const boardOf = (file: string): string => PART.exec(file)![1]!;

/** What covers and sides are drawn with is seen before any table: it comes by itself, and brings no board along. */
const OUTSIDE = /[\\/](Cover|Side)\.svelte$/;
interface Graph {
  getModuleInfo(file: string): { importers: readonly string[] } | null;
}
function drawingOf(file: string, graph: Graph): string | null {
  const importers = graph.getModuleInfo(file)?.importers ?? [];
  return importers.some((name) => OUTSIDE.test(name)) ? `${boardOf(file)}_drawing` : null;
}

/** What a table fetches later need not name everything that comes along with it: names weigh, and its styles are enough. */
function resolveDependencies(_: string, files: string[], { hostId }: { hostId: string }): string[] {
  return hostId.includes('TablePage') ? files.filter((file) => file.endsWith('.css')) : files;
}

/** What is built refers to its own parts wherever it lies; only the page of a server names them from the top. */
function renderBuiltUrl(file: string, { hostType }: { hostType: string }): string | { relative: boolean } {
  return hostType === 'html' ? `/${file}` : { relative: true };
}

export default defineConfig({
  plugins: [svelte(), texts(), shell(), packed()],
  experimental: { renderBuiltUrl },
  build: {
    outDir: '../src/ludotheque/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies },
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 3 },
            { name: drawingOf, test: PART, priority: 2 },
            { name: boardOf, test: /src.games.\w+.index\.ts$/, priority: 1 },
            { name: (file: string) => `${boardOf(file)}_later`, test: /src.games.\w+.later\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: ROOM, ws: true } },
  },
});
