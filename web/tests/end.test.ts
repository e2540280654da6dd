/** The end: what is said of it, when the result comes forward, its figures, and sharing it. */
import { fireEvent, screen, within } from '@testing-library/svelte';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawCard, type Card } from '../src/lib/card';
import { news } from '../src/lib/news.svelte';
import { verdictOf } from '../src/lib/verdict';
import { person, room, step } from './seated';
import { onANewDevice } from './sitting';
import { button, sitDown, update } from './sitting-at-page';

vi.mock('../src/lib/games', async () => (await import('./tiny')).tiny());
vi.mock('../src/lib/picture', () => ({ pictureOf: () => Promise.resolve(new Image()) }));

const FIGURES = [
  { figure: 'hits', values: [3, 1] },
  { figure: 'shots', values: [null, 4] },
  { figure: 'rounds', values: [7] },
];
let house = room;
onANewDevice((url) => house(url));
beforeEach(() => {
  house = (url) =>
    url.includes('figures') ? Promise.resolve(new Response(JSON.stringify({ figures: FIGURES }))) : room(url);
});

/** The window of a browser that is none. */
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number; height: number }): void } };
afterEach(() => happyDOM.setViewport({ width: 1024, height: 768 }));

const two = [person('Ada'), person('Ben')];
const won = step(1, [], false, { outcome: [1, 0], events: { 0: [{ event: 'e1' }] }, frames: { 0: [[]] } });
const tab = (): HTMLElement | null => screen.queryByRole('tab', { name: 'Result' });

test.each([
  [[1, 0], [0], 'end-won-you', undefined],
  [[1, 0], [1], 'end-won', { player: 'Ada' }],
  [[1, 0], [0, 1], 'end-won', { player: 'Ada' }],
  [[1, 0], [], 'end-won', { player: 'Ada' }],
  [[0.5, 0.5], [0], 'end-drawn', undefined],
  [[1, 1], [0], 'end-won-all', undefined],
  [[1, 1], [], 'end-won-crew', { players: 'Ada and Ben' }],
  [[0, 0], [], 'end-lost-all', undefined],
  [[0.5, 0.5, 0], [0], 'end-shared', { players: 'Ada and Ben' }],
])('%j to %j is said as %s', (outcome, mine, id, args) => {
  expect(verdictOf(outcome, ['Ada', 'Ben', 'Cleo'], mine)).toEqual(args ? { id, args } : { id });
});

test('the board shows its own ending first; then the result comes forward, and the end is said once', async () => {
  await sitDown(two, step(0, [0]));
  expect(tab()).toBeNull();
  vi.useFakeTimers();
  const said: string[] = [];
  const listen = setInterval(() => news.text && said.at(-1) !== news.text && said.push(news.text), 10);
  await update(won);
  await vi.advanceTimersByTimeAsync(1500);
  expect(tab()!.getAttribute('aria-selected')).toBe('false');
  expect(button('Play again')).toBeNull();
  await vi.advanceTimersByTimeAsync(10_000);
  clearInterval(listen);
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'You win!' })).toBeTruthy();
  expect(tab()!.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab());
  expect(button('Play again')).not.toBeNull();
  expect(said.filter((text) => text.includes('event-e1')).length).toBe(1);
  expect(said.filter((text) => text.includes('win')).length).toBe(0);
});

test('whoever comes later finds the result open, and keeps the focus where it was', async () => {
  await sitDown(two, won);
  expect(await screen.findByRole('heading', { name: 'You win!' })).toBeTruthy();
  expect(screen.getByText(/After 1 step\./)).toBeTruthy();
  expect(document.activeElement).not.toBe(tab());
});

test('on a phone it folds away and comes back', async () => {
  happyDOM.setViewport({ width: 360, height: 640 });
  await sitDown(two, won);
  await screen.findByRole('heading', { name: 'You win!' });
  await fireEvent.click(button('Close')!);
  expect(screen.queryByRole('heading', { name: 'You win!' })).toBeNull();
  await fireEvent.click(button('Result')!);
  expect(screen.getByRole('heading', { name: 'You win!' })).toBeTruthy();
});

test('looking back leads to the log, and back to the result', async () => {
  await sitDown(two, step(0, [0]));
  await update(won);
  await screen.findByRole('heading', { name: 'You win!' });
  await fireEvent.click(button('Look back')!);
  expect(screen.getByRole('tab', { name: 'Log' }).getAttribute('aria-selected')).toBe('true');
  await fireEvent.click(button('Back to the game')!);
  expect(tab()!.getAttribute('aria-selected')).toBe('true');
});

test('nobody is called away from the review that they opened, nor to the result after looking back in it', async () => {
  await sitDown(two, step(0, [0]));
  vi.useFakeTimers();
  await update(won);
  await vi.advanceTimersByTimeAsync(1500);
  const review = screen.getByRole('tab', { name: 'Review' });
  await fireEvent.click(review);
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect(review.getAttribute('aria-selected')).toBe('true');
  await fireEvent.click(button('Menu')!);
  await fireEvent.click(button('Look back')!);
  await fireEvent.click(review);
  await fireEvent.click(button('Back to the game')!);
  expect(review.getAttribute('aria-selected')).toBe('true');
});

test('the figures stand in a table: by seat, nothing where nothing is counted, once for all together', async () => {
  await sitDown(two, won);
  const figures = within(await screen.findByRole('table', { name: 'The figures of this game' }));
  expect(figures.getAllByRole('columnheader').map((cell) => cell.textContent!.trim())).toEqual(['Ada', 'Ben']);
  const rows = figures.getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent!.trim()))).toEqual([
    ['figure-hits', '3', '1'],
    ['figure-shots', '–', '4'],
    ['figure-rounds', '7'],
  ]);
  expect(rows[2]!.querySelector('td')!.getAttribute('colspan')).toBe('2');
});

test('without figures the rest is there all the same', async () => {
  house = (url) => (url.includes('figures') ? Promise.reject(new Error('gone')) : room(url));
  await sitDown(two, won);
  expect(await screen.findByText(/The figures are not available just now\./)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Play again' })).toBeTruthy();
});

test('a lesson has no figures, and leads on to a real game', async () => {
  await sitDown(two, won, { more: { tutorial: true } });
  expect(await screen.findByRole('link', { name: 'Play a real game' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(button('Share')).toBeNull();
});

test('the text is copied; what cannot be copied or drawn is told', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: (text: string) => (copied.push(text), Promise.resolve()) };
  vi.stubGlobal('navigator', { clipboard });
  await sitDown(two, won);
  await fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this game' }));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox').value;
  expect(text).toMatch(/^title – Ada wins! Ada and Ben, .*, at the Ludothèque\.$/);
  expect(await dialog.findByText(/The card cannot be drawn on this device/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Save the picture' })).toBeNull();
  await fireEvent.click(dialog.getByRole('button', { name: 'Copy the text' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeTruthy();
  expect(copied).toEqual([text]);
  clipboard.writeText = () => Promise.reject(new Error('refused'));
  await fireEvent.click(dialog.getByRole('button', { name: 'Copied' }));
  expect(await dialog.findByText(/does not allow copying/)).toBeTruthy();
});

/** A canvas that notes the words written on it, each letter twenty pixels wide. */
function paper(): { canvas: HTMLCanvasElement; words: string[] } {
  const words: string[] = [];
  const pen = new Proxy({} as Record<string, unknown>, {
    get: (kept, name: string) => {
      if (name === 'measureText') return (text: string) => ({ width: text.length * 20 });
      if (name === 'fillText') return (text: string) => words.push(text);
      return kept[name] ?? (() => ({ addColorStop: () => undefined }));
    },
    set: (kept, name: string, value) => ((kept[name] = value), true),
  });
  const canvas = document.createElement('canvas');
  canvas.getContext = (() => pen) as unknown as typeof canvas.getContext;
  const make = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const made = make(name);
    if (name === 'canvas') (made as HTMLCanvasElement).getContext = canvas.getContext;
    return made;
  });
  return { canvas, words };
}

const card: Card = {
  title: 'Tiny',
  verdict: 'Ada wins!',
  players: 'Ada and Ben',
  figures: Array.from({ length: 9 }, (_, number) => ({ name: `figure ${number}`, values: `Ada ${number}` })),
  day: 'today',
  house: 'Ludothèque',
};

test('a card has as many figures as there is room for, the first ones first', () => {
  const { canvas, words } = paper();
  drawCard(canvas, card, new Image(), new Image());
  expect([canvas.width, canvas.height]).toEqual([1200, 630]);
  expect(words.slice(0, 3)).toEqual(['Tiny', 'Ada wins!', 'Ada and Ben']);
  expect(words.slice(3, 9)).toEqual(['figure 0', 'Ada 0', 'figure 1', 'Ada 1', 'figure 2', 'Ada 2']);
  expect(words.slice(9)).toEqual(['Ludothèque', 'today']);
});

test('what is too long for a card takes more lines, and is cut short where there are no more', () => {
  const { canvas, words } = paper();
  const long = { title: 'T'.repeat(40), verdict: 'A victory that is shared by everybody', players: 'A'.repeat(60) };
  drawCard(canvas, { ...card, ...long }, new Image(), new Image());
  expect(words[0]).toMatch(/^T{20,}…$/);
  expect(words.slice(1, 3)).toEqual(['A victory that is shared by', 'everybody']);
  expect(words[3]).toMatch(/^A{20,}…$/);
});

test('axe finds nothing in the result, nor where it is shared', async () => {
  await sitDown(two, won);
  await screen.findByRole('table', { name: 'The figures of this game' });
  const look = (): Promise<axe.AxeResults> =>
    axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  expect((await look()).violations).toEqual([]);
  await fireEvent.click(button('Share')!);
  await screen.findByText(/The card cannot be drawn/);
  expect((await look()).violations).toEqual([]);
});

test('the seed is shown with the rest', async () => {
  await sitDown(two, won, { more: { seed: 'chance' } });
  expect(await screen.findByText('chance')).toBeTruthy();
});

test('who gives up ends the game: the line says so, and asks nobody for anything', async () => {
  const left = step(1, [], false, {
    outcome: [1, 0],
    entry: { kind: 'forfeit', seat: 1, why: 'resigned' },
    events: {},
    frames: {},
  });
  await sitDown(two, left);
  await screen.findByRole('heading', { name: 'You win!' });
  expect(document.querySelector('.prompt')!.textContent).toBe('Ben gives up.');
  expect(document.querySelector('.aside')).toBeNull();
});
