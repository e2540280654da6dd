/** One way through the board with the arrow keys: the cells, and the ship's zone below them. */

import { wayOf } from '../../lib/arrows';
import { cellName, whereIs, type Scene } from './view';

/** The place that an arrow key leads to from here; here itself at the edge. */
export function next(scene: Scene, here: string, key: string): string {
  const { rows, columns } = wayOf(key);
  const { row, column } = whereOf(scene, here);
  const size = { rows: scene.cells.length + 1, columns: scene.cells[0]!.length };
  const reached = { row: row + rows, column: column + columns };
  if (reached.row < 0 || reached.row >= size.rows || reached.column < 0 || reached.column >= size.columns) return here;
  return reached.row === scene.cells.length
    ? `zone-${reached.column + 1}`
    : `cell-${cellName(reached.row, reached.column)}`;
}

function whereOf(scene: Scene, place: string): { row: number; column: number } {
  const [kind, name = ''] = place.split('-');
  return kind === 'zone' ? { row: scene.cells.length, column: Number(name) - 1 } : whereIs(name);
}
