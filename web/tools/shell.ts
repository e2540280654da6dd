/** The worker that keeps the shell on a device, with the list of all that was built. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export function shell(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'shell',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      folder = join(root, config.build.outDir);
    },
    closeBundle() {
      const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
      const built = names.filter((name) => statSync(join(folder, name)).isFile());
      const digest = createHash('sha256');
      for (const name of built) digest.update(name).update(readFileSync(join(folder, name)));
      const files = built.map((name) => (name === 'index.html' ? '/' : `/${name.replaceAll('\\', '/')}`));
      const list = JSON.stringify({ version: digest.digest('hex').slice(0, 12), files });
      const worker = readFileSync(join(root, 'src/worker.js'), 'utf8').replace('__SHELL__', list);
      writeFileSync(join(folder, 'sw.js'), worker);
    },
  };
}
