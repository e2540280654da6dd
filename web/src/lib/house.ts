/**
 * The game room behind this page. At a server it is asked over the network. A site of files (`ludotheque site`) has it in
 * this browser, and says so in its page; what is asked, and what is told, is the same.
 */

/** The part of a WebSocket that is used, so that a test, or a room in this browser, can put its own in place. */
export interface Line {
  send(data: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface House {
  /** Ask for something beside a table; what has a body is sent. Fails where nobody can be reached. */
  ask(path: string, keys: string[], body?: unknown): Promise<Response>;
  /** The line to a table. */
  lineTo(table: string): Line;
  /** This device has no use for a table any more. */
  discard(table: string): void;
}

/** The folder that it comes from, if it is in this browser (`alone.ts`, which `main.ts` fetches and lends). */
export const folder = document.querySelector('meta[name="ludotheque-house"]')?.getAttribute('content') ?? '';
export const alone = folder !== '';

const server: House = {
  ask(path, keys, body) {
    const headers: Record<string, string> = {};
    if (keys.length) headers.Authorization = `Bearer ${keys.join(',')}`;
    if (body === undefined) return fetch(`/api/${path}`, { headers });
    headers['Content-Type'] = 'application/json';
    return fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  },
  lineTo(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket`) as unknown as Line;
  },
  discard() {
    // It is not ours alone.
  },
};

let house = server;

export function lend(other: House): void {
  house = other;
}

export const ask: House['ask'] = (path, keys, body) => house.ask(path, keys, body);
export const lineTo: House['lineTo'] = (table) => house.lineTo(table);
export const discard: House['discard'] = (table) => house.discard(table);

/** Where the standard component file of a game can be had. */
export function componentsAt(game: string): string {
  return alone ? `${folder}/answers/games/${game}/components.txt` : `/api/games/${game}/components`;
}
