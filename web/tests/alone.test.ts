/** A room in this browser: what lies ready beside the page, what its worker is asked, and lines that cannot break. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromPage, ToPage } from '../src/alone/room';
import type * as Alone from '../src/lib/alone';

/** A worker in the hands of a test. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly said: FromPage[] = [];
  ended = false;
  onmessage: ((event: { data: ToPage }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeWorker.all.push(this);
  }

  postMessage(message: FromPage): void {
    this.said.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  tell(message: ToPage): void {
    this.onmessage?.({ data: message });
  }
}

let alone: typeof Alone;
let opening: { stage: string; done: number; why: string };
const fetched = vi.fn<(file: string) => Promise<Response>>();
const newest = (): FakeWorker => FakeWorker.all.at(-1)!;

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetched);
  document.head.innerHTML = '<meta name="ludotheque-house" content="house" />';
  alone = await import('../src/lib/alone');
  ({ opening } = await import('../src/lib/opening.svelte'));
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('boxes, rules, puzzles and texts are read from files, before there is a worker', async () => {
  fetched.mockImplementation((file) => Promise.resolve(new Response(file)));
  const read = async (path: string): Promise<string> => (await alone.ask(path, [])).text();
  expect(await read('shelf')).toBe('house/answers/shelf.json');
  expect(await read('games/chess')).toBe('house/answers/games/chess.json');
  expect(await read('games/chess/diagrams')).toBe('house/answers/games/chess/diagrams.json');
  expect(await read('games/chess/texts/fr')).toBe('house/answers/games/chess/texts/fr.ftl');
  expect(await (await alone.ask('bots', [])).json()).toEqual({ warming_up: false });
  expect(FakeWorker.all).toEqual([]);
});

test('a box that is not there is told as a server tells it', async () => {
  fetched.mockResolvedValue(new Response('<h1>Not found</h1>', { status: 404 }));
  const answer = await alone.ask('games/go', []);
  expect([answer.status, await answer.json()]).toEqual([404, { error: { code: 'no-game', message: 'games/go' } }]);
  expect(await (await alone.ask('games/go/puzzles', [])).json()).toMatchObject({ error: { code: 'no-puzzles' } });
});

test('a page in place of a file is no box, and without a network the shelf says which there are', async () => {
  const page = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };
  fetched.mockImplementation(() => Promise.resolve(new Response('<h1>Welcome</h1>', page)));
  expect((await alone.ask('games/go', [])).status).toBe(404);
  fetched.mockImplementation((file) =>
    file.endsWith('/shelf.json')
      ? Promise.resolve(Response.json({ boxes: [{ name: 'chess' }] }))
      : Promise.reject(new TypeError('no network')),
  );
  expect(await (await alone.ask('games/go/texts/fr', [])).json()).toMatchObject({ error: { code: 'no-game' } });
  await expect(alone.ask('games/chess', [])).rejects.toThrow('no network');
});

test('whoever is asked by the browser whether games may stay need not answer to play', async () => {
  vi.stubGlobal('navigator', { storage: { persist: () => new Promise(() => undefined) } });
  alone.begin();
  const made = alone.ask('tables', [], { game: 'chess' });
  const [{ id }] = newest().said as [FromPage & { type: 'ask' }];
  newest().tell({ type: 'answer', id, status: 201, media: 'application/json', text: '{}' });
  expect((await made).status).toBe(201);
});

test('everything else is asked of the worker, also before it has begun, and told apart by its number', async () => {
  const first = alone.ask('tables', [], { game: 'chess' });
  alone.begin();
  const second = alone.ask('tables/t1/history?seat=1', ['key']);
  const [one, two] = newest().said as (FromPage & { type: 'ask' })[];
  expect(newest().address).toBe('house/room.js');
  expect(one).toMatchObject({ method: 'POST', path: 'tables', query: '', body: '{"game":"chess"}' });
  expect(two).toMatchObject({ method: 'GET', path: 'tables/t1/history', query: 'seat=1', keys: ['key'], body: null });
  newest().tell({ type: 'answer', id: two!.id, status: 404, media: 'application/json', text: '{"no":1}' });
  newest().tell({ type: 'answer', id: one!.id, status: 201, media: 'application/json', text: '{"yes":1}' });
  expect([(await second).status, await (await second).json()]).toEqual([404, { no: 1 }]);
  expect([(await first).status, await (await first).json()]).toEqual([201, { yes: 1 }]);
});

test('a line carries messages both ways, and is alive however long the worker takes', () => {
  alone.begin();
  const line = alone.lineTo('t1');
  const heard: string[] = [];
  line.onmessage = ({ data }) => heard.push(data);
  line.onopen = () => line.send('hello');
  line.onclose = vi.fn();
  const [open] = newest().said as (FromPage & { type: 'open' })[];
  expect(open).toMatchObject({ type: 'open', table: 't1' });
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual(Array.from({ length: 10 }, () => '{"type":"pong"}'));
  newest().tell({ type: 'opened', line: open!.line });
  newest().tell({ type: 'told', line: open!.line, text: 'welcome' });
  expect(newest().said.at(-1)).toEqual({ type: 'say', line: open!.line, text: 'hello' });
  expect(heard.at(-1)).toBe('welcome');
  newest().tell({ type: 'closed', line: open!.line });
  expect(line.onclose).toHaveBeenCalledOnce();
  heard.length = 0;
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual([]);
});

test('a room that cannot be fetched is told, ends what waits for it, and is tried again', async () => {
  alone.begin();
  const broken = newest();
  const asked = alone.ask('deals', []);
  const line = alone.lineTo('t1');
  line.onclose = vi.fn();
  broken.tell({ type: 'progress', part: 'download', done: 0.4 });
  expect([opening.stage, opening.done]).toEqual(['download', 0.4]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken.tell({ type: 'failed', why: 'storage', message: 'no storage' });
  await expect(asked).rejects.toThrow();
  expect([opening.stage, opening.why, broken.ended]).toEqual(['failed', 'storage', true]);
  expect(line.onclose).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  expect(FakeWorker.all.length).toBe(2);
  expect(opening.stage).toBe('download');
  newest().tell({ type: 'ready' });
  expect(opening.stage).toBe('ready');
});

test('a table that is forgotten leaves the drawers', () => {
  alone.begin();
  alone.discard('t1');
  expect(newest().said).toEqual([{ type: 'forget', table: 't1' }]);
});
