/** The names of a board's cells: a letter for the row, from the top, and a number for the column, from the left. */

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(97 + row)}${column + 1}`;
}

/** Where a cell is, counted from 0. */
export function whereIs(name: string): { row: number; column: number } {
  return { row: name.charCodeAt(0) - 97, column: Number(name.slice(1)) - 1 };
}

interface Grid<Cell> {
  cells: Cell[][];
}

export function cellAt<Cell>({ cells }: Grid<Cell>, name: string): Cell | undefined {
  const { row, column } = whereIs(name);
  return cells[row]?.[column];
}

/** The cell so many rows and columns further on, if the board has one. */
export function beside<Cell>({ cells }: Grid<Cell>, name: string, rows: number, columns: number): Cell | undefined {
  const { row, column } = whereIs(name);
  return cells[row + rows]?.[column + columns];
}
