/**
 * The texts of a game in two parts: `fr.ftl?played` is what is said at its table, `fr.ftl?read` what is there to be read
 * beside it: rules and their pictures, refusals, reasons, lessons, figures, lists of components. A table need not wait for the
 * second. Comments stay at home.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const READ = /^([A-Z]+\d+|blurb|(section|component|diagram|figure|lesson|reason|refusal)-[\w-]+) =/;

export function partOf(source: string, part: string): string {
  // A message goes on with whatever is indented, and with the brace that closes a choice.
  const messages = source.split(/\n+(?=[\w#-])/).filter((message) => !message.startsWith('#'));
  return messages.filter((message) => READ.test(message) === (part === 'read')).join('\n') + '\n';
}

export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [file, part] = id.split('?');
      if (!file?.endsWith('.ftl') || (part !== 'played' && part !== 'read')) return null;
      this.addWatchFile(file);
      return `export default ${JSON.stringify(partOf(readFileSync(file, 'utf8'), part))};`;
    },
  };
}
