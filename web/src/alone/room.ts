/**
 * The worker in which a page without a server has its game room: `room/` of the Python package, with drawers, locks and
 * helpers of the browser. What the page says to it is in `lib/alone.ts`.
 */
import { Drawers, NoDrawers } from './drawers';
import { Helpers } from './helpers';
import { Locks } from './locks';
import { NotFetched, startPython } from './python';
import type { Site } from './site';

declare const __SITE__: Site;

/** What a page says to its room (`lib/alone.ts`). */
export type FromPage =
  | { type: 'ask'; id: number; method: string; path: string; query: string; keys: string[]; body: string | null }
  | { type: 'open'; line: number; table: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'close'; line: number }
  | { type: 'forget'; table: string };

/** Why there is no room: it did not come, the browser keeps nothing for it, or it could not be opened. */
export type Failure = 'fetch' | 'storage' | 'start';

/** What the room tells its page. */
export type ToPage =
  | { type: 'progress'; part: 'download' | 'start'; done: number }
  | { type: 'ready' }
  | { type: 'failed'; why: Failure; message: string }
  | { type: 'answer'; id: number; status: number; media: string; text: string }
  | { type: 'opened' | 'closed'; line: number }
  | { type: 'told'; line: number; text: string };

function tell(message: ToPage): void {
  postMessage(message);
}

function tellFailed(error: unknown): void {
  const why = error instanceof NotFetched ? 'fetch' : error instanceof NoDrawers ? 'storage' : 'start';
  const said = String(error).trim().split('\n');
  tell({ type: 'failed', why, message: said.at(-1)! });
}

/** The house, as `ludotheque/alone/browser.py` offers it. */
interface Door {
  ask(method: string, path: string, seat: string, keys: string[], body: string): Promise<[number, string, string]>;
  connect(line: number, table: string, tell: (text: string) => void): void;
  say(line: number, text: string): void;
  disconnect(line: number): Promise<void>;
  forget(table: string): Promise<void>;
}

const site = __SITE__;

/** A channel that all pages of this browser hear. */
function channel(): { say(text: string): void; hear(heard: (text: string) => void): void } {
  const line = new BroadcastChannel('ludotheque');
  return {
    say: (text) => line.postMessage(text),
    hear: (heard) => void (line.onmessage = (event: MessageEvent<string>) => heard(event.data)),
  };
}

async function open(): Promise<Door> {
  const drawers = await Drawers.open(() => tellFailed(new NoDrawers('they were taken away')));
  const python = await startPython(site, (part, done) => tell({ type: 'progress', part, done }));
  const helpers = new Helpers(site, () => new Worker(new URL('helper.js', self.location.href), { type: 'module' }));
  const browser = python.pyimport('ludotheque.alone.browser') as {
    open_house(lent: object): Promise<Door>;
  };
  const page = Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
  const door = await browser.open_house({ page, drawers, locks: new Locks(), channel: channel(), helpers });
  helpers.warm();
  return door;
}

async function answer(door: Door, message: FromPage): Promise<void> {
  switch (message.type) {
    case 'ask': {
      const seat = new URLSearchParams(message.query).get('seat') ?? '';
      const asked = door.ask(message.method, message.path, seat, message.keys, message.body ?? '');
      const [status, media, text] = await asked;
      return tell({ type: 'answer', id: message.id, status, media, text });
    }
    case 'open':
      door.connect(message.line, message.table, (text) =>
        tell(text ? { type: 'told', line: message.line, text } : { type: 'closed', line: message.line }),
      );
      return tell({ type: 'opened', line: message.line });
    case 'say':
      return door.say(message.line, message.text);
    case 'close':
      return door.disconnect(message.line);
    case 'forget':
      return door.forget(message.table);
  }
}

const opened = open();
opened.then(() => tell({ type: 'ready' }), tellFailed);

addEventListener('message', (event: MessageEvent<FromPage>) => {
  const message = event.data;
  opened
    .then((door) => answer(door, message))
    .catch((error: unknown) => {
      console.error(error);
      if (message.type === 'ask')
        tell({
          type: 'answer',
          id: message.id,
          status: 500,
          media: 'application/json',
          text: JSON.stringify({ error: { code: 'unavailable', message: String(error) } }),
        });
    });
});
