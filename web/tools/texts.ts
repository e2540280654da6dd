/**
 * Texts in two parts: `fr.ftl?played` is what is said at a table, `fr.ftl?read` what is there to be read beside it. Of a
 * game: rules and their pictures, refusals, reasons, lessons, figures, lists of components. Of the client: all other pages,
 * and what only `ui/later.ts` says. A table need not wait for the second. Comments stay at home.
 */

import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const OF_GAMES = /^([A-Z]+\d+|blurb|(section|component|diagram|figure|lesson|reason|refusal)-[\w-]+) =/;

/** Beginnings of names, each with the names that go on after a dash. */
const OF_PAGES = [
  'shelf|coming|fact|play-text|learn|other-ways|read-rules|tables|campaigns?|forget|forgotten|keep|notice|credits|home-(title|heading|lead)',
  'alone|played|take-(text|code|none|file|save|read|ask|yes|no|wrong)|setup|quick|how-many|my-side|set-up|who|start|begins|own-components',
  'clock-(choice|per|seconds|day|increment|zero|text)|rules-intro|contents|search|diagram|provenance|keys?|cap|screen|full-screen',
];
const OF_LATER = [
  'join-(heading|free|name|sit-at|watch)|qr-code|links?|reopen|resign-(not|text)|pace|level|hand-over|open-seat|notify|coach|lesson|play-real',
  'step|moment|speed|perspective|play-on|back-to-game|end|standings|again|next-level|record|figures|share|seed|house|older-rules|percent',
  'review-[a-z]+|talk-(empty|phrases|words|send|listen|free|muting|mute)|point-[a-z]+',
];
const OF_CLIENT = new RegExp(`^(${[...OF_PAGES, ...OF_LATER].join('|')})(-[\\w-]+)? =`);

export function partOf(source: string, part: string, read = OF_GAMES): string {
  // A message goes on with whatever is indented, and with the brace that closes a choice.
  const messages = source.split(/\n+(?=[\w#-])/).filter((message) => !message.startsWith('#'));
  return messages.filter((message) => read.test(message) === (part === 'read')).join('\n') + '\n';
}

/** The same of the client's own texts. */
export const clientPartOf = (source: string, part: string): string => partOf(source, part, OF_CLIENT);

export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [file, part] = id.split('?');
      if (!file?.endsWith('.ftl') || (part !== 'played' && part !== 'read')) return null;
      this.addWatchFile(file);
      const split = /web.src.texts/.test(file) ? clientPartOf : partOf;
      return `export default ${JSON.stringify(split(readFileSync(file, 'utf8'), part))};`;
    },
  };
}
