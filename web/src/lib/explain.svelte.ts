/** What a thing on a board is: told to a mouse that rests on it, and to a finger that stays on it. */
import { rectOn } from './stage';

const REST = 500;
const FIRM = 8;

/** Some words beside a thing: where its middle is across the board, and the edge that they stand on. */
export interface Slip {
  text: string;
  x: number;
  y: number;
  below: boolean;
}

export class Explain {
  told = $state.raw<Slip | null>(null);
  private thing: HTMLElement | null = null;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private finger: { x: number; y: number; since: number } | null = null;
  private answered = false;

  /** To be attached to the board, on which things say by `data-explain` what they are. */
  readonly on = (board: HTMLElement): (() => void) => {
    const ended = new AbortController();
    const { signal } = ended;
    board.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && this.hush(), { signal });
    board.addEventListener('pointerdown', (event) => this.down(event, board), { signal });
    board.addEventListener('pointermove', (event) => this.move(event, board), { signal });
    board.addEventListener('pointerup', (event) => this.lift(event), { signal });
    board.addEventListener('pointercancel', (event) => this.lift(event), { signal });
    board.addEventListener('click', (event) => this.click(event), { signal, capture: true });
    return () => {
      this.hush();
      ended.abort();
    };
  };

  private down(event: PointerEvent, board: HTMLElement): void {
    this.hush();
    this.answered = false;
    if (event.pointerType === 'mouse') return;
    this.finger = { x: event.clientX, y: event.clientY, since: event.timeStamp };
    this.later(event, board);
  }

  private move(event: PointerEvent, board: HTMLElement): void {
    const { finger } = this;
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) >= FIRM) this.hush();
    if (event.pointerType !== 'mouse' || (this.told && this.thing === thingAt(event))) return;
    this.hush();
    if (event.buttons === 0) this.later(event, board);
  }

  /** How long a finger stayed is what the screen says: a busy device may hear only later that it was lifted. */
  private lift({ timeStamp }: PointerEvent): void {
    clearTimeout(this.waiting);
    if (this.finger && this.told) {
      this.answered = timeStamp - this.finger.since >= REST;
      if (!this.answered) this.told = null;
    }
    this.finger = null;
  }

  /** A finger that was answered has asked, and means nothing more. */
  private click(event: MouseEvent): void {
    if (!this.answered) return;
    this.answered = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private later(event: PointerEvent, board: HTMLElement): void {
    const thing = thingAt(event);
    if (!thing) return;
    this.waiting = setTimeout(() => this.tell(thing, board), REST);
  }

  /** Say what a thing is, above it or, near the upper edge, below it. */
  tell(thing: HTMLElement, board: HTMLElement): void {
    const rect = rectOn(board, thing);
    const below = rect.top < board.offsetHeight / 4;
    const y = below ? rect.bottom : rect.top;
    this.thing = thing;
    this.told = { text: thing.dataset.explain ?? '', x: (rect.left + rect.right) / 2, y, below };
  }

  hush(): void {
    clearTimeout(this.waiting);
    this.finger = null;
    this.told = null;
  }
}

function thingAt(event: PointerEvent): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-explain]');
}
