/** Sliding a saucer with the finger, from its cell to another. A press without a move stays a tap. */

const FIRM = 8;

export class Slide {
  /** The cell that the saucer comes from, and how far it has been pulled. */
  from = $state('');
  x = $state(0);
  y = $state(0);
  private pressed: { cell: string; x: number; y: number } | null = null;

  constructor(private drop: (from: string, to: string) => void) {}

  press(event: PointerEvent, cell: string): void {
    if (event.button === 0) this.pressed = { cell, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.pressed) return;
    const [x, y] = [event.clientX - this.pressed.x, event.clientY - this.pressed.y];
    if (!this.from && Math.hypot(x, y) < FIRM) return;
    Object.assign(this, { from: this.pressed.cell, x, y });
  }

  release(event: PointerEvent): void {
    const from = this.from;
    this.cancel();
    if (!from) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
    const to = under?.dataset.cell;
    if (to && to !== from) this.drop(from, to);
  }

  cancel(): void {
    this.from = '';
    this.pressed = null;
  }
}
