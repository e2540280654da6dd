/** Walking over a board with the arrow keys. */

const WAYS: Partial<Record<string, { rows: number; columns: number }>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** How far an arrow key leads; nowhere for any other key. */
export function wayOf(key: string): { rows: number; columns: number } {
  return WAYS[key] ?? { rows: 0, columns: 0 };
}

export function isArrow(key: string): boolean {
  return key in WAYS;
}
