/**
 * The game room in this browser: a worker (`src/alone/room.ts`) has the tables and this page speaks to it as to a server.
 * What never changes, boxes, rules, puzzles and texts, lies in files beside the page, and is there before the worker is.
 */
import type { Failure, FromPage, ToPage } from '../alone/room';
import { folder, type Line } from './house';
import { opening } from './opening.svelte';

/** A line that is open and silent is alive: it cannot break as long as its worker is there. */
const ALIVE = 2000;
const PONG = '{"type":"pong"}';

const asked = new Map<number, (answer: Response) => void>();
const lines = new Map<number, OwnLine>();
let last = 0;
let worker: Worker | null = null;
/** What was said before there was somebody to hear it. */
let waiting: FromPage[] = [];

/** Begin to open the room; once more if it could not be fetched. */
export function begin(): void {
  if (worker) return;
  Object.assign(opening, { stage: 'download', done: 0 });
  worker = new Worker(`${folder}/room.js`, { type: 'module' });
  worker.onmessage = (event: MessageEvent<ToPage>) => hear(event.data);
  worker.onerror = () => fail('fetch');
  for (const message of waiting) worker.postMessage(message);
  waiting = [];
}

function fail(why: Failure, reason = ''): void {
  worker?.terminate();
  worker = null;
  Object.assign(opening, { stage: 'failed', why, reason });
  for (const id of [...asked.keys()]) answer(id, Response.error());
  for (const line of [...lines.values()]) line.ended();
}

function tell(message: FromPage): void {
  if (worker) worker.postMessage(message);
  else waiting.push(message);
}

function hear(message: ToPage): void {
  switch (message.type) {
    case 'progress':
      Object.assign(opening, { stage: message.part, done: message.done });
      return;
    case 'ready':
      opening.stage = 'ready';
      return;
    case 'failed':
      console.error(message.message);
      return fail(message.why, message.message);
    case 'answer':
      return answer(
        message.id,
        new Response(message.text, { status: message.status, headers: { 'Content-Type': message.media } }),
      );
    case 'opened':
      return lines.get(message.line)?.onopen?.();
    case 'told':
      return lines.get(message.line)?.onmessage?.({ data: message.text });
    case 'closed':
      return lines.get(message.line)?.ended();
  }
}

function answer(id: number, given: Response): void {
  asked.get(id)?.(given);
  asked.delete(id);
}

// What lies ready.

const READY = /^(shelf|games\/[\w-]+(\/(diagrams|puzzles|shapes))?)$/;
const TEXTS = /^games\/[\w-]+\/texts\/\w+$/;

/** The file that has an answer already. */
function fileOf(path: string): string | null {
  if (READY.test(path)) return `${folder}/answers/${path}.json`;
  return TEXTS.test(path) ? `${folder}/answers/${path}.ftl` : null;
}

/** What a server knows of itself, and a house without one need not ask anybody. */
const KNOWN: Record<string, object> = { bots: { warming_up: false }, address: { lan: null } };

const SHELF = 'shelf';

/** A file, if the host has it: for what they have not, some hosts show a page of their own as if it were that. */
async function had(file: string): Promise<Response | null> {
  const found = await fetch(file);
  return found.ok && !found.headers.get('Content-Type')?.startsWith('text/html') ? found : null;
}

async function isOnShelf(game: string): Promise<boolean> {
  const found = await had(`${folder}/answers/${SHELF}.json`);
  const { boxes } = (await found?.json()) as { boxes: { name: string }[] };
  return boxes.some(({ name }) => name === game);
}

/** Without a network nobody says that a file is not there; but the shelf, which is kept, says which boxes are. */
async function read(path: string, file: string): Promise<Response> {
  const [, game = ''] = path.split('/');
  try {
    const found = await had(file);
    if (found) return found;
  } catch (error) {
    if (path === SHELF || (await isOnShelf(game))) throw error;
  }
  const code = path.endsWith('/puzzles') ? 'no-puzzles' : 'no-game';
  return Response.json({ error: { code, message: path } }, { status: 404 });
}

// What a page needs of a house.

export async function ask(path: string, keys: string[], body?: unknown): Promise<Response> {
  const known = KNOWN[path];
  if (known) return Response.json(known);
  const file = body === undefined ? fileOf(path) : null;
  if (file) return read(path, file);
  if (opening.stage === 'failed') begin();
  const [place = '', query = ''] = path.split('?');
  const id = ++last;
  const given = new Promise<Response>((give) => asked.set(id, give));
  const method = body === undefined ? 'GET' : 'POST';
  tell({ type: 'ask', id, method, path: place, query, keys, body: body === undefined ? null : JSON.stringify(body) });
  const came = await given;
  if (came.type === 'error') throw new Error('the game room could not be opened');
  if (method === 'POST' && came.ok) stay();
  return came;
}

/**
 * What is kept here should not be cleared away when the device runs short. A browser that refuses keeps it as long as it can;
 * one that asks whoever plays has all the time that they take to answer.
 */
function stay(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

export function lineTo(table: string): Line {
  return new OwnLine(table);
}

export function discard(table: string): void {
  tell({ type: 'forget', table });
}

/** A line to a table of the worker. */
class OwnLine implements Line {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly number = ++last;
  private readonly beat = setInterval(() => this.onmessage?.({ data: PONG }), ALIVE);

  constructor(table: string) {
    if (opening.stage === 'failed') begin();
    lines.set(this.number, this);
    tell({ type: 'open', line: this.number, table });
  }

  send(text: string): void {
    tell({ type: 'say', line: this.number, text });
  }

  close(): void {
    this.drop();
    tell({ type: 'close', line: this.number });
  }

  /** The other end is gone. */
  ended(): void {
    this.drop();
    this.onclose?.();
  }

  private drop(): void {
    clearInterval(this.beat);
    lines.delete(this.number);
  }
}

// Whoever is offline at first goes on when the network is there.
addEventListener('online', () => opening.stage === 'failed' && begin());

/** The site was put up anew while this page was open: it goes on as it is, and is the newer one after a reload. */
let kept = Boolean(navigator.serviceWorker?.controller);
navigator.serviceWorker?.addEventListener('controllerchange', () => {
  opening.newer = kept;
  kept = true;
});
