/** Where others find this game room: an address that only this computer understands is of no use to a friend. */
import { lanAddress } from './api';
import { addressOf, type Look } from './look';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]', '::1'];

export function onlyHere(host = location.hostname): boolean {
  return LOOPBACK.includes(host);
}

let asked: Promise<string | null> | undefined;

/** The address in the local network, if the room was opened to it; asked for once. */
export function inTheNetwork(): Promise<string | null> {
  asked ??= lanAddress().catch(() => null);
  return asked;
}

/** The link to a table, with its key where no server log sees it. */
export function linkTo(table: string, key: string, origin = location.origin, look: Look = 'table'): string {
  return `${origin.replace(/\/$/, '')}${addressOf(table, look)}#${key}`;
}
