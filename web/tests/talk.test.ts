/** Talking at a table: phrases in each reader's language, words of one's own, muting, pointing, and what is forgotten. */
import { fireEvent, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { GameModule } from '../src/lib/board';
import { kept } from '../src/lib/kept.svelte';
import { news } from '../src/lib/news.svelte';
import type { Said } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { bot, person, room, step, table } from './seated';
import { line, onANewDevice, sent, type Otherwise } from './sitting';
import { sitDown, tell, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () =>
  (await import('./tiny')).tiny({
    Board: (await import('./PointBoard.svelte')).default as unknown as GameModule['Board'],
    targets: {
      things: { cell: (cell) => `cell-${cell}` },
      words: (name) => ({ id: `target-${name}` }),
    },
  }),
);

onANewDevice((url) =>
  url.endsWith('/games/tiny')
    ? Promise.resolve(new Response(JSON.stringify({ phrases: ['dig-here'], rules: null })))
    : room(url),
);

const people = [person('Ada'), person('Ben'), { ...bot, name: 'Robo' }];

const meet = (otherwise: Otherwise = {}): Promise<void> => sitDown(people, step(0, [0]), otherwise);
const hear = (said: Partial<Said>): Promise<void> => tell({ type: 'said', said: { seat: 1, n: 0, ...said } });
const tab = (): HTMLElement => screen.getByRole('tab', { name: /^Talk/ });
const openTalk = (): Promise<boolean> => fireEvent.click(tab());
const words = (): string[] =>
  within(screen.getByRole('region', { name: 'Talk' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent!.trim().replace(/\s+/g, ' '));
/** What a screen reader is told comes with what else happens within a breath. */
const heard = (told: string): Promise<void> => vi.waitFor(() => expect(news.text).toContain(told), 60_000);
const click = (name: string | RegExp): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

test('phrases of the house and of the game are said with a tap, and read in the language of the moment', async () => {
  await meet();
  await openTalk();
  await click('Hello!');
  await fireEvent.click(await screen.findByRole('button', { name: 'phrase-dig-here' }));
  expect(sent('say')).toMatchObject([
    { seat: 0, phrase: 'hello' },
    { seat: 0, phrase: 'dig-here' },
  ]);
  await hear({ phrase: 'thanks' });
  expect(words()).toEqual(['Ben Thank you!']);
  settings.language = 'fr';
  await tick();
  expect(screen.getByRole('region', { name: 'Parler' }).textContent).toContain('Merci');
});

test('what is new is counted until somebody looks, shown beside its speaker, and told to a screen reader', async () => {
  await meet({ talk: [{ seat: 1, n: 0, phrase: 'hello' }] });
  expect(tab().textContent!.trim()).toBe('Talk');
  await hear({ phrase: 'oops' });
  expect(tab().textContent!.trim()).toBe('Talk: 1 new');
  await heard('Ben says: Oops!');
  const places = within(screen.getByRole('list', { name: 'Players' })).getAllByRole('listitem');
  expect(places.map((place) => place.textContent!.includes('Oops!'))).toEqual([false, true, false]);
  await openTalk();
  expect(tab().textContent!.trim()).toBe('Talk');
  expect(words()).toEqual(['Ben Hello!', 'Ben Oops!']);
  await hear({ phrase: 'yes' });
  expect(tab().textContent!.trim()).toBe('Talk');
});

test('words of one’s own where the host allows them; what was not taken stays in the field', async () => {
  await meet();
  await openTalk();
  expect(screen.queryByRole('textbox', { name: 'Your own words' })).toBeNull();
  line.tell({ type: 'table', table: table(people, { settings: { talk: true, pace: 'normal' } }) });
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Your own words' });
  expect(field.maxLength).toBe(200);
  await fireEvent.input(field, { target: { value: ' good evening ' } });
  await click('Send');
  const [first] = sent('say') as { id: string; text: string }[];
  expect(first!.text).toBe('good evening');
  line.tell({ type: 'error', id: first!.id, code: 'rate', message: 'too much' });
  expect(await screen.findByText(/A little slower, please/)).toBeTruthy();
  expect(field.value).toBe(' good evening ');
  await click('Send');
  line.tell({ type: 'ack', id: (sent('say')[1] as { id: string }).id, n: null });
  await vi.waitFor(() => expect(field.value).toBe(''));
});

test('the host allows free text in the menu', async () => {
  await meet();
  await click('Menu');
  await click('Free text');
  expect(sent('settings')).toMatchObject([{ talk: true }]);
});

test('whoever is muted is neither read nor heard nor seen pointing, here and after a reload', async () => {
  await meet();
  await openTalk();
  await hear({ phrase: 'oops' });
  await fireEvent.click(screen.getByText('Mute somebody'));
  await click('Mute Ben');
  expect(words()).toEqual(['Nobody has said anything yet.']);
  expect(screen.queryByText('Oops!', { selector: '.words' })).toBeNull();
  await hear({ phrase: 'sorry' });
  await hear({ point: 'cell-a1' });
  expect(document.querySelectorAll('.ring').length).toBe(0);
  expect(kept('t1')!.muted).toEqual([1]);
  await click('Mute Ben');
  expect(kept('t1')!.muted).toEqual([]);
  expect(words()).toEqual(['Ben Oops!', 'Ben Sorry!', 'Ben ☞ target-cell-a1']);
  await hear({ phrase: 'yes' });
  await heard('Ben says: Yes');
  expect(news.text).not.toMatch(/Sorry|points/);
});

test('a tap in the mode of pointing says what is meant and does nothing else', async () => {
  await meet();
  await fireEvent.keyDown(document.body, { key: 'p' });
  expect(screen.getByText('Tap what you mean.')).toBeTruthy();
  const cell = screen.getByRole('button', { name: 'a1' });
  document.elementsFromPoint = () => [screen.getByRole('button', { name: 'pass' })];
  await fireEvent.click(document.querySelector('.catcher')!);
  expect(screen.getByText(/You cannot point at that/)).toBeTruthy();
  document.elementsFromPoint = () => [cell.firstElementChild!, cell];
  await fireEvent.click(document.querySelector('.catcher')!);
  expect(sent('point')).toMatchObject([{ seat: 0, at: 'cell-a1' }]);
  expect(sent('act')).toEqual([]);
  expect(document.querySelector('.catcher')).toBeNull();
});

test('by keyboard: Enter on a thing points at it, Escape leaves it at that', async () => {
  await meet();
  await fireEvent.keyDown(document.body, { key: 'p' });
  const cell = screen.getByRole('button', { name: 'a1' });
  expect(document.activeElement).toBe(cell);
  await fireEvent.keyDown(cell, { key: 'Escape' });
  expect(screen.queryByText('Tap what you mean.')).toBeNull();
  await fireEvent.keyDown(document.body, { key: 'p' });
  await fireEvent.keyDown(cell, { key: 'Enter' });
  expect(sent('point')).toMatchObject([{ seat: 0, at: 'cell-a1' }]);
});

test('what somebody points at is ringed with their name, and said in words', async () => {
  Element.prototype.getClientRects = function () {
    return [new DOMRect(0, 0, 40, 40)] as unknown as DOMRectList;
  };
  await meet();
  await hear({ point: 'cell-a1' });
  const ring = document.querySelector<HTMLElement>('.ring')!;
  expect([ring.dataset.seat, ring.textContent!.trim()]).toEqual(['1', 'Ben']);
  await heard('Ben points at target-cell-a1.');
});

test('who watches listens, and a table with bots alone has nothing to say', async () => {
  await sitDown(people, step(0, []), { mine: [] });
  await openTalk();
  await hear({ phrase: 'hello' });
  expect(words()).toEqual(['Ben Hello!']);
  expect(screen.getByText(/you can listen/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Hello!' })).toBeNull();
});

test('alone with bots there is no tab for talking', async () => {
  await sitDown([person('Ada'), bot], step(0, [0]));
  expect(screen.queryByRole('tab', { name: /^Talk/ })).toBeNull();
});

test('what was said before something was hidden again is forgotten, until the end', async () => {
  await meet({ more: { memory: true } });
  await openTalk();
  await hear({ phrase: 'oops', n: 0 });
  await update(step(1, [0], false, { veil: 1, events: {}, frames: {} }));
  await vi.waitFor(() => expect(words()).toEqual(['Nobody has said anything yet.']));
  expect(document.body.textContent).not.toContain('Ben Oops!');
  await hear({ phrase: 'yes', n: 1 });
  expect(words()).toEqual(['Ben Yes']);
  await update(step(2, [], false, { outcome: [0, 0, 0], events: {}, frames: {} }));
  const talk = [
    { seat: 1, n: 0, phrase: 'oops' },
    { seat: 1, n: 1, phrase: 'yes' },
  ];
  line.tell({ type: 'talk', talk });
  await vi.waitFor(() => expect(words()).toEqual(['Ben Oops!', 'Ben Yes']));
});

test('axe finds nothing', async () => {
  await meet({ more: { settings: { talk: true, pace: 'normal' } } });
  await openTalk();
  await hear({ text: 'hi' });
  await hear({ point: 'cell-a1' });
  await fireEvent.keyDown(document.body, { key: 'p' });
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations).toEqual([]);
});
