/** A secret of this device: with it, the same deal of the day or the same record is the same table here. */
import { newId } from './connection';

const PLACE = 'ludotheque.deals';

let secret = '';

/** Made once. A browser that keeps nothing has it until the page is closed. */
export function ownSecret(): string {
  secret ||= localStorage.getItem(PLACE) ?? '';
  if (!/^[0-9a-f]{32}$/.test(secret)) secret = newId();
  try {
    localStorage.setItem(PLACE, secret);
  } catch {
    // What is asked for once more on another day would be another table.
  }
  return secret;
}
