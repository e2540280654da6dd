import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { FluentParser, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { bundle, fetchWords, format, GameTexts, say, speak } from '../src/lib/texts.svelte';
import { settings } from '../src/lib/settings.svelte';
import { clientPartOf, partOf } from '../tools/texts.ts';

const root = join(import.meta.dirname, '../src');

function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const resource = new FluentParser().parse(readFileSync(join(root, `texts/${language}.ftl`), 'utf8'));
  for (const entry of resource.body) {
    expect(entry.type, 'a line that cannot be read').not.toBe('Junk');
    if (entry.type !== 'Message') continue;
    const variables = new Set<string>();
    const visitor = new (class extends Visitor {
      visitVariableReference(node: VariableReference): void {
        variables.add(node.id.name);
      }
    })();
    visitor.visit(entry as Message);
    expect(found.has(entry.id.name), `${entry.id.name} twice`).toBe(false);
    found.set(entry.id.name, [...variables].sort());
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'games' || entry.name === 'texts' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

const code = sources(root).join('\n');
const english = messages('en');

/** How the plain board asks a game's own texts for its actions, and for the names of what its view tells. */
const OF_GAMES = ['action-', 'field-', 'value-'];

test('both languages have the same messages with the same variables', () => {
  expect(Object.fromEntries(messages('fr'))).toEqual(Object.fromEntries(english));
});

test('every message that the code names is there', () => {
  const named = [...code.matchAll(/(?<!\.)\bsay\(\s*'([^']+)'/g)].map((match) => match[1]!);
  const chosen = [...code.matchAll(/(?<!\.)\bsay\([^)'`]*\?\s*'([^']+)'\s*:\s*'([^']+)'/g)].flatMap((match) => [
    match[1]!,
    match[2]!,
  ]);
  const built = [...code.matchAll(/(?<!\.)\bsay\(`([^`$]+)\$\{/g)].map((match) => match[1]!);
  expect(named.length).toBeGreaterThan(80);
  expect([...named, ...chosen].filter((id) => !english.has(id))).toEqual([]);
  const known = [...english.keys(), ...OF_GAMES];
  expect(built.filter((start) => !known.some((id) => id.startsWith(start)))).toEqual([]);
});

test('every message is named somewhere in the code', () => {
  const starts = [...code.matchAll(/`([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]!);
  const unused = [...english.keys()].filter(
    (id) => !code.includes(`'${id}'`) && !starts.some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

const game = bundle(
  'fr',
  'object-hat = bonnet\n    .the = le bonnet\nthrown = { $player } lance { $the-object } ({ $object }), { $lost } cœurs\n',
);

test('a value that begins with @ is a message, with its article where it has one', () => {
  const text = format([game], 'thrown', { player: 'Ada', object: '@object-hat', lost: 2 });
  expect(text).toBe('Ada lance le bonnet (bonnet), 2 cœurs');
});

test('an object of somebody’s own component file is written as its bare name', () => {
  expect(format([game], 'thrown', { player: 'Ada', object: '@object-anvil', lost: 1 })).toBe(
    'Ada lance anvil (anvil), 1 cœurs',
  );
});

test('a message that is nowhere is written as its id', () => {
  expect(format([game], 'nothing-of-the-kind')).toBe('nothing-of-the-kind');
});

test('every text of a game may use the facts of the components that are played with', async () => {
  const texts = new GameTexts('laaancez');
  await texts.load();
  const say = texts.speaker(
    () => [],
    () => ({ 'candle-damage': 4 }),
  );
  expect(say('R16')).toMatch(/\b4\b/);
});

test.each(['en', 'fr'] as const)('developers are thanked where a game names some', (language) => {
  const texts = bundle(language, readFileSync(join(root, `texts/${language}.ftl`), 'utf8'));
  const people = { authors: 'Ada', developers: 'Bo', illustrators: 'Cy', publishers: 'Di' };
  const said = [true, false].map((development) => format([texts], 'credits', { ...people, development }));
  expect(said.map((text) => text.includes('Bo'))).toEqual([true, false]);
  expect(said[1]).toMatch(/^Ada \([^)]+\), Cy /);
});

test('a switch of language changes every word when the words are here', async () => {
  await fetchWords('en');
  await speak('fr');
  expect([settings.language, say('close')]).toEqual(['fr', 'Fermer']);
  await speak('en');
  expect([settings.language, say('close')]).toEqual(['en', 'Close']);
});

/** A file and all that comes along with it. What an `{#if later` encloses is said by what comes later. */
function alongWith(file: string, met = new Map<string, string>()): Map<string, string> {
  const path = [file, `${file}.ts`].find((name) => existsSync(name) && /\.(ts|svelte)$/.test(name));
  if (!path || met.has(path)) return met;
  const source = readFileSync(path, 'utf8').replaceAll(/\{#if later[^]*?\n?\{\/if\}/g, '');
  met.set(path, source);
  for (const [, name] of source.matchAll(/^\s*import (?!type )[^;]*?from '(\.[^']+)'/gm))
    alongWith(join(dirname(path), name!), met);
  return met;
}

test('what is said at a table at first sight comes with it', () => {
  const first = [...alongWith(join(root, 'App.svelte')), ...alongWith(join(root, 'pages/TablePage.svelte'))];
  const said = first.map(([, source]) => source).join('\n');
  const read = bundle('en', clientPartOf(readFileSync(join(root, 'texts/en.ftl'), 'utf8'), 'read'));
  expect(said).toContain("say('reconnecting')");
  expect(read.hasMessage('review-still')).toBe(true);
  const late = [...english.keys()].filter((id) => read.hasMessage(id) && said.includes(`say('${id}'`));
  expect(late).toEqual([]);
});

test.each(['en', 'fr'])('the two parts of the client’s own texts are the whole in %s', (language) => {
  const source = readFileSync(join(root, `texts/${language}.ftl`), 'utf8');
  const parts = ['played', 'read'].map((part) => new FluentParser().parse(clientPartOf(source, part)).body);
  expect(parts.flat().filter(({ type }) => type === 'Message')).toHaveLength(english.size);
});

const games = join(import.meta.dirname, '../../src/ludotheque/games');
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ftl'));

test.each(files)('the two parts of %s are the whole, and what is said at a table needs no other', (file) => {
  const source = readFileSync(join(games, file), 'utf8');
  const ids = (text: string): string[] =>
    new FluentParser().parse(text).body.flatMap((entry) => {
      expect(entry.type, 'a line that cannot be read').not.toBe('Junk');
      return entry.type === 'Message' ? [entry.id.name] : [];
    });
  const [played, read] = [partOf(source, 'played'), partOf(source, 'read')];
  expect([...ids(played), ...ids(read)].sort()).toEqual(ids(source).sort());
  expect(ids(read)).toContain('R1');
  const named = [...played.matchAll(/\{ ([a-zA-Z][\w-]*)(\.\w+)? \}/g)].map(([, id]) => id!);
  expect(named.filter((id) => !ids(played).includes(id))).toEqual([]);
});

test('the rules of a game come after what is said at its table', async () => {
  const texts = new GameTexts('laaancez');
  await texts.loadPlayed();
  expect([texts.has('title'), texts.has('R1')]).toEqual([true, false]);
  await texts.load();
  expect([texts.has('title'), texts.has('R1')]).toEqual([true, true]);
});
