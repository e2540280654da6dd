/** Addresses and pages. Links are ordinary links; a click on one of ours changes the page without a reload. */
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

const here = $state({ path: location.pathname });

/** The page that the address asks for. */
export function route(): Route {
  return routeOf(here.path);
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  here.path = location.pathname;
  if (!replace) scrollTo(0, 0);
}

function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null;
  return link.pathname.startsWith('/api/') ? null : link;
}

/** Take over clicks and the back button; returns how to stop. */
export function startRouter(): () => void {
  const click = (event: MouseEvent): void => {
    const link = ours(event);
    if (!link || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  const back = (): void => void (here.path = location.pathname);
  document.addEventListener('click', click);
  addEventListener('popstate', back);
  return () => {
    document.removeEventListener('click', click);
    removeEventListener('popstate', back);
  };
}
