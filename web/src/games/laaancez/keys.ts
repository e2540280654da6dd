/** The way over a sheet with the arrow keys. */

import { wayOf } from '../../lib/arrows';
import type { Line } from './view';

/** The cell that a key leads to from here: along the line, or to the nearest of the next line; here itself at the edge. */
export function next(lines: Line[], here: string, key: string): string {
  const row = lines.findIndex((line) => line.cells.some((cell) => cell.name === here));
  const line = lines[row]?.cells ?? [];
  const column = line.findIndex((cell) => cell.name === here);
  const { rows, columns } = wayOf(key);
  const reached = lines[row + rows]?.cells ?? [];
  const ends: Partial<Record<string, number>> = { Home: 0, End: line.length - 1 };
  const along = Math.round(((column + 0.5) / line.length) * reached.length - 0.5);
  return reached[ends[key] ?? (rows ? along : column + columns)]?.name ?? here;
}
