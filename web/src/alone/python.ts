/** Python in this worker: fetched once, kept by the browser, with the house unpacked in it. */
import type { Site } from './site';

/** The part of Pyodide that is used. */
export interface Python {
  pyimport(module: string): unknown;
  runPython(code: string): unknown;
  unpackArchive(data: ArrayBuffer, format: string, options?: { extractDir: string }): void;
}

export type Progress = (part: 'download' | 'start', done: number) => void;

/** The host cannot be reached, or does not have what it should. */
export class NotFetched extends Error {}

const CACHE = 'python ';
const HOUSE = '/house';
const BYTECODE = '?bytecode';

/** All versions of this site but this one and the one before are of no use to anybody; a host may have other sites. */
async function tidied(own: string): Promise<Cache | null> {
  if (typeof caches === 'undefined') return null;
  const name = CACHE + own;
  const ours = CACHE + new URL('..', own).href;
  const others = (await caches.keys()).filter((each) => each.startsWith(ours) && each !== name);
  await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
  return caches.open(name);
}

/** A file of the host; `more` is told of its bytes as they come. */
async function fetched(address: string, cache: RequestCache, more: (bytes: number) => void): Promise<Blob> {
  const answer = await fetch(address, { cache });
  if (!answer.ok || !answer.body) throw new Error(String(answer.status));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    more(value.length);
  }
  return new Blob(parts);
}

/**
 * A file of so many bytes, from what is kept or from the host. A page in its place, as a host shows it that is not whole
 * yet, or a network that wants a password first, is not kept as that; the browser's own memory of it is passed over.
 */
async function file(
  address: string,
  size: number,
  kept: Cache | null,
  more: (bytes: number) => void,
): Promise<ArrayBuffer> {
  const known = await kept?.match(address);
  if (known) {
    const data = await known.arrayBuffer();
    more(data.byteLength);
    return data;
  }
  const come = (cache: RequestCache): Promise<Blob> =>
    fetched(address, cache, more).catch((error: unknown) => {
      throw new NotFetched(`${address}: ${error}`);
    });
  let whole = await come('default');
  if (whole.size !== size) whole = await come('reload');
  if (whole.size !== size) throw new NotFetched(`${address}: ${whole.size} bytes, not ${size}`);
  // A browser that keeps nothing still plays; it fetches all again the next time.
  await kept?.put(address, new Response(whole)).catch(() => undefined);
  return whole.arrayBuffer();
}

/** Pyodide fetches by itself what it is made of: it is given what is here already. */
function lend(given: Map<string, ArrayBuffer>): () => void {
  const before = self.fetch;
  self.fetch = (what, init) => {
    const address = what instanceof Request ? what.url : String(new URL(what, self.location.href));
    const data = given.get(address);
    if (!data) return before(what, init);
    const type = address.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return Promise.resolve(new Response(data, { headers: { 'Content-Type': type } }));
  };
  return () => void (self.fetch = before);
}

interface Pyodide {
  loadPyodide(options: object): Promise<Python>;
}

/** Pyodide only warns of WebAssembly that this browser cannot run, and waits for ever: so it is heard here. */
async function loaded({ loadPyodide }: Pyodide, options: object): Promise<Python> {
  const before = WebAssembly.instantiateStreaming;
  const failed = new Promise<never>((_, fail) => {
    WebAssembly.instantiateStreaming = (...given) => {
      const made = before(...given);
      made.catch(fail);
      return made;
    };
  });
  const python = await Promise.race([loadPyodide(options), failed]);
  WebAssembly.instantiateStreaming = before;
  return python;
}

export async function startPython(site: Site, progress: Progress): Promise<Python> {
  const at = (name: string): string => new URL(name, self.location.href).href;
  const own = at(site.python);
  const kept = await tidied(own);
  const wanted = Object.entries(site.files);
  const total = wanted.reduce((sum, [, size]) => sum + size, 0);
  let come = 0;
  const more = (bytes: number): void => progress('download', Math.min(1, (come += bytes) / total));
  const data = await Promise.all(
    wanted.map(([name, size]) => file(at(name), size, at(name).startsWith(own) ? kept : null, more)),
  );
  const given = new Map(wanted.map(([name], number) => [at(name), data[number]!]));
  progress('start', 0);
  const giveBack = lend(given);
  // No package of Pyodide's own is used: all that is needed comes along.
  const lock = JSON.stringify({ info: site.lock, packages: {} });
  const pyodide = (await import(/* @vite-ignore */ `${own}pyodide.mjs`).catch((error: unknown) => {
    throw new NotFetched(String(error));
  })) as Pyodide;
  const python = await loaded(pyodide, { indexURL: own, lockFileContents: lock, packageBaseUrl: own });
  giveBack();
  progress('start', 0.6);
  for (const name of site.wheels) python.unpackArchive(given.get(at(name))!, 'wheel');
  python.unpackArchive(given.get(at(site.house))!, 'zip', { extractDir: HOUSE });
  const compiled = await kept?.match(bytecodeOf(site));
  if (compiled) python.unpackArchive(await compiled.arrayBuffer(), 'zip', { extractDir: HOUSE });
  python.runPython(`import sys; sys.path.insert(0, "${HOUSE}")`);
  const plugins = python.pyimport('ludotheque.games.plugins') as { load_plugins(names: string[]): void };
  plugins.load_plugins(site.plugins);
  progress('start', 1);
  return python;
}

/** Where our modules are kept as Python has compiled them, which takes a third of its start. */
function bytecodeOf(site: Site): string {
  return new URL(site.house, self.location.href).href + BYTECODE;
}

/** Keep them for the next visit, in place of those of the version before. */
export async function keepCompiled(site: Site, python: Python): Promise<void> {
  const kept = await tidied(new URL(site.python, self.location.href).href);
  const own = bytecodeOf(site);
  if (!kept || (await kept.match(own))) return;
  const bytecode = python.pyimport('ludotheque.alone.bytecode') as {
    packed(folder: string): { toJs(): Uint8Array<ArrayBuffer> };
  };
  const compiled = bytecode.packed(HOUSE).toJs();
  for (const { url } of await kept.keys()) if (url.endsWith(BYTECODE)) await kept.delete(url);
  await kept.put(own, new Response(compiled)).catch(() => undefined);
}
