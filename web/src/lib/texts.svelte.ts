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

function patternOf(bundles: FluentBundle[], id: string, attribute?: string): string | null {
  for (const each of bundles) {
    const message = each.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern != null) return each.formatPattern(pattern, {}, []);
  }
  return null;
}

/** A value `@object-hat` fills `$object` with that message and `$the-object` with its attribute `the`. */
function filled(bundles: FluentBundle[], args: Args): Record<string, FluentVariable> {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'number') values[name] = value;
    else if (typeof value === 'boolean') values[name] = String(value);
    else if (typeof value === 'string' && value.startsWith('@')) {
      const id = value.slice(1);
      const word = patternOf(bundles, id) ?? id.slice(id.indexOf('-') + 1);
      values[name] = word;
      values[`the-${name}`] = patternOf(bundles, id, 'the') ?? word;
    } else if (typeof value === 'string') values[name] = value;
  }
  return values;
}

/** The text of a message from the first bundle that has it; its id if none has. */
export function format(bundles: FluentBundle[], id: string, args: Args = {}): string {
  for (const each of bundles) {
    const pattern = each.getMessage(id)?.value;
    if (pattern != null) return each.formatPattern(pattern, filled(bundles, args), []);
  }
  return id;
}

/** A text of the client. */
export const say: Say = (id, args) => format([shared[settings.language]], id, args);

/** What went wrong, in words: by its code if there is a text for it, otherwise as the server put it. */
export function explained(code: string, message: string): string {
  const id = `error-${code}`;
  return shared[settings.language].hasMessage(id) ? say(id) : say('error-other', { message });
}

/** The texts of a game that this client was not built with, from the game room. */
async function fetched(game: string, language: Language): Promise<string> {
  const answer = await fetch(`/api/games/${game}/texts/${language}`);
  return answer.ok ? answer.text() : '';
}

/** The texts of one game over those of the client; follows the language, which it loads when it is first needed. */
export class GameTexts {
  private bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  constructor(readonly game: string) {}

  /** Fetch the texts in the language of the moment. Called from effects, so that a switch of language loads the other. */
  async load(): Promise<void> {
    const language = settings.language;
    if (this.bundles[language]) return;
    const file = gameFiles[`../../../src/ludotheque/games/${this.game}/texts/${language}.ftl`];
    const text = file ? await file() : await fetched(this.game, language);
    this.bundles = { ...this.bundles, [language]: bundle(language, text) };
  }

  /** There are texts; after a switch of language, those of the other until the new ones are here. */
  get ready(): boolean {
    return Object.keys(this.bundles).length > 0;
  }

  has(id: string): boolean {
    return this.bundles[settings.language]?.hasMessage(id) ?? false;
  }

  /** What a seat is in a game whose sides differ, such as the Alien. */
  role(seat: number): string | undefined {
    return this.has(`role-${seat}`) ? this.speaker(() => [])(`role-${seat}`) : undefined;
  }

  /**
   * Texts in which `$player` is the name of the seat that the arguments speak of, and `$rival` that of the other one.
   * All of them may use the facts: numbers of the component set that is played with.
   */
  speaker(names: () => string[], facts: () => Args = () => ({})): Say {
    return (id, args = {}) => {
      const known: Args = { ...facts(), ...args };
      if (typeof args.seat === 'number') known.player ??= names()[args.seat] ?? '';
      if (typeof args.rival === 'number') known.rival = names()[args.rival] ?? args.rival;
      const own = this.bundles[settings.language] ?? Object.values(this.bundles)[0];
      return format(own ? [own, shared[settings.language]] : [shared[settings.language]], id, known);
    };
  }
}
