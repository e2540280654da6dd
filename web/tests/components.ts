/** A game's standard component file for the tests of its board, as the server sends it. */
import { parse } from 'smol-toml';

/** Of this shape: the rules check it when they read the file. */
export function standard<Components>(file: string): Components {
  return parse(file) as Components;
}
