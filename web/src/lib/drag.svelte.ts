/** Dragging: something is picked up, follows the pointer, and is let go over a cell. A press without a move stays a tap. */

const FIRM = 8;

export class Drag<Thing> {
  /** What is on the way. */
  thing = $state.raw<Thing | null>(null);
  /** Where the pointer is in the window, and how far it has come. */
  x = $state(0);
  y = $state(0);
  dx = $state(0);
  dy = $state(0);
  private pressed: { thing: Thing; origin: EventTarget | null; x: number; y: number } | null = null;

  /** `drop` is told the `data-cell` of where it was let go, unless that is where it comes from. */
  constructor(
    private drop: (thing: Thing, cell: string) => void,
    private take: (thing: Thing) => void = () => undefined,
  ) {}

  press(event: PointerEvent, thing: Thing): void {
    if (event.button === 0) this.pressed = { thing, origin: event.currentTarget, x: event.clientX, y: event.clientY };
  }

  move(event: PointerEvent): void {
    if (!this.pressed) return;
    const [dx, dy] = [event.clientX - this.pressed.x, event.clientY - this.pressed.y];
    if (this.thing === null && Math.hypot(dx, dy) < FIRM) return;
    if (this.thing === null) this.take(this.pressed.thing);
    Object.assign(this, { thing: this.pressed.thing, x: event.clientX, y: event.clientY, dx, dy });
  }

  release(event: PointerEvent): void {
    const [thing, origin] = [this.thing, this.pressed?.origin];
    this.cancel();
    if (thing === null) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-cell]');
    if (under?.dataset.cell && under !== origin) this.drop(thing, under.dataset.cell);
  }

  cancel(): void {
    this.thing = null;
    this.pressed = null;
  }
}
