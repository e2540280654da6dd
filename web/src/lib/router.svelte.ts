/** Addresses and pages. Links are ordinary links; a click on one of ours changes the page without a reload. */
import { alone } from './house';
import type { Look } from './look';

export type Route =
  | { page: 'home' | 'played' | 'take' | 'deals' | 'puzzles' }
  | { page: 'new' | 'rules' | 'learn' | 'solve'; game: string }
  | { page: 'table'; table: string; replay: boolean; look: Look }
  | { page: 'lost' };

const APART: Look[] = ['screen', 'hand'];

export function routeOf(path: string): Route {
  const parts = read(path);
  if (!parts) return { page: 'lost' };
  const [head, name, tail] = parts;
  if (parts.length === 0) return { page: 'home' };
  if (parts.length === 1 && (head === 'played' || head === 'take' || head === 'deals' || head === 'puzzles'))
    return { page: head };
  if (parts.length === 2 && name && (head === 'new' || head === 'rules' || head === 'learn'))
    return { page: head, game: name };
  if (parts.length === 2 && name && head === 'puzzles') return { page: 'solve', game: name };
  if (head === 't' && name && parts.length < 4) return tableAt(name, tail);
  return { page: 'lost' };
}

/** A table: whole, as it is looked at apart, or from its beginning. */
function tableAt(table: string, tail?: string): Route {
  const replay = tail === 'replay';
  const look = replay || tail === undefined ? 'table' : APART.find((each) => each === tail);
  return look ? { page: 'table', table, replay, look } : { page: 'lost' };
}

/** The parts of an address; nothing for one that cannot be read. */
function read(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** A page of ours, and a place on it. */
interface Place {
  path: string;
  anchor: string;
}

/** At a server an address is a path. A static host knows its files and nothing else: there it stands behind the `#`. */
export function placeOf({ pathname, hash }: Pick<URL, 'pathname' | 'hash'>, behind = alone): Place {
  if (!behind) return { path: pathname, anchor: hash.slice(1) };
  const [path, anchor = ''] = hash.slice(1).split('#');
  return { path: path || '/', anchor };
}

/** How a link to a page of ours is written. */
export function to(address: string, behind = alone): string {
  return behind ? `#${address}` : address;
}

const here = $state(placeOf(location));

function arrive(): void {
  Object.assign(here, placeOf(location));
}

/** The page that the address asks for. */
export function route(): Route {
  return routeOf(here.path);
}

/** The place on it. */
export function anchor(): string {
  return here.anchor;
}

/** A link to a place on the page that is open. */
export function toAnchor(name: string): string {
  return to(`${here.path}#${name}`);
}

/** Take what stands behind a page's address out of it: nobody else should see it. */
export function pocketed(): string {
  const { path, anchor } = placeOf(location);
  if (anchor) replace(path);
  return anchor;
}

/** Another address for the page that is open, which stays as it is. */
export function replace(address: string): void {
  history.replaceState(null, '', to(address));
}

export function go(address: string, instead = false): void {
  if (instead) replace(address);
  else history.pushState(null, '', to(address));
  arrive();
  if (!instead) scrollTo(0, 0);
}

/** The place that a link leads to, if it is ours and nothing else is wanted of it. */
function ours(event: MouseEvent): Place | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname.startsWith('/api/') ? null : placeOf(link);
}

/** Take over clicks and the back button, for as long as the page is open and before it shows anything. */
export function startRouter(): void {
  document.addEventListener('click', (event) => {
    const place = ours(event);
    if (!place || (place.anchor && place.path === here.path)) return;
    event.preventDefault();
    go(place.anchor ? `${place.path}#${place.anchor}` : place.path);
  });
  addEventListener('popstate', arrive);
}
