/** Every sentence that people read, from Fluent files: those of the client, and those of each game when it is opened. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Say } from './board';
import type { Args } from './protocol';
import { settings, type Language } from './settings.svelte';
import en from '../texts/en.ftl?raw';
import fr from '../texts/fr.ftl?raw';

const gameFiles = import.meta.glob<string>('../../../src/ludotheque/games/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

export function bundle(language: Language, ...files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

const shared: Record<Language, FluentBundle> = { en: bundle('en', en), fr: bundle('fr', fr) };

/** The text of a message from the first bundle that has it; its id if none has. Values beginning with `@` are messages. */
export function format(bundles: FluentBundle[], id: string, args: Args = {}): string {
  for (const each of bundles) {
    const message = each.getMessage(id);
    if (message?.value == null) continue;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value === 'string' && value.startsWith('@')) {
        filled[name] = word(bundles, value.slice(1));
        filled[`the-${name}`] = word(bundles, value.slice(1), 'the');
      } else if (typeof value === 'number' || typeof value === 'string') filled[name] = value;
      else if (typeof value === 'boolean') filled[name] = String(value);
    }
    return each.formatPattern(message.value, filled, []);
  }
  return id;
}

/** A message used as a word, in the form asked for (`the`: with its article). A thing unknown to the texts goes by its bare name. */
function word(bundles: FluentBundle[], id: string, form?: string): string {
  for (const each of bundles) {
    const message = each.getMessage(id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (pattern != null) return each.formatPattern(pattern, {}, []);
  }
  return id.slice(id.indexOf('-') + 1);
}

/** A text of the client. */
export const say: Say = (id, args) => format([shared[settings.language]], id, args);

/** The texts of one game over those of the client; follows the language, which it loads when it is first needed. */
export class GameTexts {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  constructor(readonly game: string) {}

  /** Fetch the texts in the language of the moment. Called from effects, so that a switch of language loads the other. */
  async load(): Promise<void> {
    const language = settings.language;
    if (this.bundles[language]) return;
    const file = gameFiles[`../../../src/ludotheque/games/${this.game}/texts/${language}.ftl`];
    const text = file ? await file() : '';
    this.bundles = { ...this.bundles, [language]: bundle(language, text) };
  }

  get ready(): boolean {
    return this.bundles[settings.language] !== undefined;
  }

  has(id: string): boolean {
    return this.bundles[settings.language]?.hasMessage(id) ?? false;
  }

  /** Texts in which `$player` is the name of the seat that the arguments speak of. */
  speaker(names: () => string[]): Say {
    return (id, args = {}) => {
      const known = typeof args.seat === 'number' ? { player: names()[args.seat] ?? '', ...args } : args;
      const own = this.bundles[settings.language] ?? Object.values(this.bundles)[0];
      return format(own ? [own, shared[settings.language]] : [shared[settings.language]], id, known);
    };
  }
}
