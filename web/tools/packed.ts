/** Every text of the build, packed as small as can be: the server hands it on, and packs nothing again for each visitor. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = /\.(html|js|css|svg|webmanifest)$/;
/** Smaller files fit into one packet with their headers anyway. */
const WORTH = 600;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name);
        const bytes = TEXTS.test(name) ? readFileSync(file) : Buffer.alloc(0);
        if (bytes.length < WORTH) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9, memLevel: 9 }));
      }
    },
  };
}
