/** Every sentence that people read, from Fluent files: those of the client, and those of each game when it is opened. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Say } from './board';
import { ask } from './house';
import { joined } from './joints';
import type { Args } from './protocol';
import { LANGUAGES, settings, type Language } from './settings.svelte';

/** The client's own texts, and those of the games: what is said at a table, and what is there to be read beside it (`tools/texts.ts`). */
const said = import.meta.glob<string>('../texts/*.ftl', { query: '?played', import: 'default' });
const told = import.meta.glob<string>('../texts/*.ftl', { query: '?read', import: 'default' });
const played = import.meta.glob<string>('../../../src/ludotheque/games/*/texts/*.ftl', {
  query: '?played',
  import: 'default',
});
const read = import.meta.glob<string>('../../../src/ludotheque/games/*/texts/*.ftl', {
  query: '?read',
  import: 'default',
});

export function bundle(language: Language, ...files: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: true });
  for (const file of files) made.addResource(new FluentResource(file));
  return made;
}

type Known = Partial<Record<Language, FluentBundle>>;

/** The client's own words, in the languages that are here: the reader's, and in time the others. */
let own = $state.raw<Known>({});

/** The bundle of the language of the moment; until it is here, another one. */
function spoken(known: Known): FluentBundle[] {
  const found = known[settings.language] ?? Object.values(known)[0];
  return found ? [found] : [];
}

/** The languages in which there is nothing left to fetch. */
const whole: Language[] = [];

/** Fetch the client's words for a table, in a language. Nothing can be said before some are here. */
export async function fetchTableWords(language: Language): Promise<void> {
  if (own[language]) return;
  const text = await said[`../texts/${language}.ftl`]!();
  own = { [language]: bundle(language, text), ...own };
}

/** Fetch all of the client's words in a language. */
export async function fetchWords(language = settings.language): Promise<void> {
  if (whole.includes(language)) return;
  const [rest] = await Promise.all([told[`../texts/${language}.ftl`]!(), fetchTableWords(language)]);
  if (whole.includes(language)) return;
  whole.push(language);
  own[language]!.addResource(new FluentResource(rest));
  own = { ...own };
}

/** Fetch them in every language, so that a switch of language needs nobody. */
export const fetchAllWords = (): Promise<unknown> => Promise.all(LANGUAGES.map((language) => fetchWords(language)));

/** From now on in this language; the page changes when the words are here. */
export async function speak(language: Language): Promise<void> {
  await fetchWords(language);
  settings.language = language;
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0];

/** A pattern with its values, joined to the words around them. */
function written(texts: FluentBundle, pattern: Pattern, values: Record<string, FluentVariable>): string {
  return joined(texts.formatPattern(pattern, values, []), texts.locales[0]!);
}

function patternOf(bundles: FluentBundle[], id: string, attribute?: string): string | null {
  for (const each of bundles) {
    const message = each.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern != null) return written(each, pattern, {});
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
    if (pattern != null) return written(each, pattern, filled(bundles, args));
  }
  return id;
}

/** A text of the client. */
export const say: Say = (id, args) => format(spoken(own), id, args);

/** The title of a box, which is the same in every language but for the space before a colon. */
export function titled(title: string): string {
  return settings.language === 'fr' ? title.replaceAll(': ', '\u00a0: ') : title;
}

/** Names one after the other, with the word for "and" before the last. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** What went wrong, in words: by its code if there is a text for it, otherwise as the server put it. */
export function explained(code: string, message: string): string {
  const id = `error-${code}`;
  return spoken(own)[0]?.hasMessage(id) ? say(id, { message }) : say('error-other', { message });
}

/** The texts of a game that this client was not built with, from the game room. */
async function fetched(game: string, language: Language): Promise<string> {
  const answer = await ask(`games/${game}/texts/${language}`, []);
  return answer.ok ? answer.text() : '';
}

export interface Role {
  name: string;
  the: string;
  /** What it is after, and what it can do. */
  about: string;
}

/** The texts of one game over those of the client; follows the language, which it loads when it is first needed. */
export class GameTexts {
  private bundles = $state.raw<Known>({});
  /** The languages in which there is nothing left to fetch. */
  private readonly whole: Language[] = [];

  constructor(readonly game: string) {}

  /** Fetch the texts in the language of the moment. Called from effects, so that a switch of language loads the other. */
  async load(language = settings.language): Promise<void> {
    if (this.whole.includes(language)) return;
    const file = `../../../src/ludotheque/games/${this.game}/texts/${language}.ftl`;
    const [rest] = await Promise.all([read[file]?.() ?? '', this.loadPlayed(language)]);
    if (this.whole.includes(language)) return;
    this.whole.push(language);
    this.bundles[language]!.addResource(new FluentResource(rest));
    this.bundles = { ...this.bundles };
  }

  /** Fetch those that are said at a table; the rest may come later. */
  async loadPlayed(language = settings.language): Promise<void> {
    if (this.bundles[language]) return;
    const file = played[`../../../src/ludotheque/games/${this.game}/texts/${language}.ftl`];
    const text = file ? await file() : await fetched(this.game, language);
    this.bundles = { [language]: bundle(language, text), ...this.bundles };
  }

  /** Fetch them in every language. */
  loadAll(): Promise<unknown> {
    return Promise.all(LANGUAGES.map((language) => this.load(language)));
  }

  /** There are texts; after a switch of language, those of the other until the new ones are here. */
  get ready(): boolean {
    return Object.keys(this.bundles).length > 0;
  }

  has(id: string): boolean {
    return this.bundles[settings.language]?.hasMessage(id) ?? false;
  }

  /** What a seat is in a game whose sides differ: `Alien`, and `the Alien` inside a sentence. */
  role(seat: number): Role | undefined {
    const own = this.bundles[settings.language];
    const role = own && patternOf([own], `role-${seat}`);
    if (!role) return undefined;
    const more = (attribute: string): string | null => patternOf([own], `role-${seat}`, attribute);
    return { name: role, the: more('the') ?? role, about: more('about') ?? '' };
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
      return format([...spoken(this.bundles), ...spoken(own)], id, known);
    };
  }
}
