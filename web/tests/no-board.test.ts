/** A game that the server knows as a plugin, and that has no folder in this client. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cover, gameModule, hasBoard } from '../src/lib/games';
import { forget, keepKey } from '../src/lib/kept.svelte';
import type { Box } from '../src/lib/protocol';
import { settings, type Language } from '../src/lib/settings.svelte';
import Home from '../src/pages/Home.svelte';
import BoxSheet from '../src/ui/BoxSheet.svelte';
import PlainCover from '../src/ui/PlainCover.svelte';
import TableRoom from '../src/ui/TableRoom.svelte';
import { FakeLine } from './fake-line';

const box: Box = {
  name: 'magpies',
  title: 'Magpies',
  seats: [2, 3],
  age: 6,
  minutes: 2,
  ready: true,
  tutorial: false,
  credits: { authors: [], developers: [], illustrators: [], publishers: [] },
} as Partial<Box> as Box;
const words = { en: /this client has no board for it/, fr: /ce client n’a pas de plateau pour lui/ };
let line: FakeLine;

beforeEach(() => {
  vi.stubGlobal('WebSocket', function () {
    return (line = new FakeLine());
  });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(JSON.stringify(url.endsWith('shelf') ? { boxes: [box] } : { steps: [] }))),
  );
});

afterEach(() => {
  settings.language = 'en';
  forget('t1');
});

test('there is a plain cover and no board', async () => {
  expect(cover('magpies')).toBe(PlainCover);
  expect(hasBoard('magpies')).toBe(false);
  expect(await gameModule('magpies')).toBeNull();
});

test('the shelf shows its title, and nothing of its picture is read out', async () => {
  settings.language = 'en';
  render(Home);
  const button = await screen.findByRole('button', { name: /^Magpies/ });
  expect(button.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test.each<Language>(['en', 'fr'])('its box says so instead of offering to play (%s)', (language) => {
  settings.language = language;
  render(BoxSheet, { box, close: () => {} });
  expect(screen.getByText(words[language])).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Magpies', hidden: true })).toBeTruthy();
  expect(screen.queryByText(/^(Play|Jouer)$/)).toBeNull();
});

test.each<Language>(['en', 'fr'])('its table says so, with a way home (%s)', async (language) => {
  settings.language = language;
  keepKey('t1', 'K');
  render(TableRoom, { table: 't1', replay: false });
  const table = { id: 't1', game: 'magpies', seats: [], options: {}, seed: null, tutorial: false };
  const now = { n: 0, toAct: [], entry: { kind: 'start' }, events: {}, views: {}, actions: {}, undo: [] };
  line.onopen!();
  line.tell({ type: 'welcome', keys: {}, table, you: { seats: [], host: true }, now });
  expect(await screen.findByText(words[language])).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  expect(document.title).not.toMatch(/title/);
});
