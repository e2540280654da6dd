/** Dragging: something is picked up, follows the pointer, and is let go over a cell. A press without a move stays a tap. */

const FIRM = 8;

export class Carry {
  /** What is on the way, and where. */
  drawing = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  private origin: EventTarget | null = null;
  private waiting: { drawing: string; take: () => void } | null = null;

  constructor(private onto: (sheet: number, cell: string) => void) {}

  press(event: PointerEvent, drawing: string, take: () => void): void {
    if (event.button !== 0) return;
    this.origin = event.currentTarget;
    this.waiting = { drawing, take };
    this.x = event.clientX;
    this.y = event.clientY;
  }

  move(event: PointerEvent): void {
    if (this.waiting && Math.hypot(event.clientX - this.x, event.clientY - this.y) >= FIRM) {
      this.waiting.take();
      this.drawing = this.waiting.drawing;
      this.waiting = null;
    }
    if (this.drawing === null) return;
    this.x = event.clientX;
    this.y = event.clientY;
  }

  release(event: PointerEvent): void {
    const carried = this.drawing !== null;
    this.cancel();
    if (!carried) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
    const [sheet, cell] = under?.dataset.cell?.split('-') ?? [];
    if (cell && under !== this.origin) this.onto(Number(sheet), cell);
  }

  cancel(): void {
    this.drawing = null;
    this.waiting = null;
  }
}
