/** The layer over the board on which things fly, fall and fade. Nothing on it can be tapped; it clears at any moment. */

export interface Point {
  x: number;
  y: number;
}

export class Stage {
  private running: Animation[] = [];
  private props: Element[] = [];
  /** The whole board; measured once for each play, before anything is laid on it. */
  frame = new DOMRect();

  /** `field` selects the part of the board that things are found in, so that pictures lying on the layer are not. */
  constructor(
    private board: HTMLElement,
    private layer: HTMLElement,
    private field: string,
  ) {}

  /** End everything that still moves. */
  clear(): void {
    for (const animation of this.running) animation.cancel();
    for (const prop of this.props) prop.remove();
    this.running = [];
    this.props = [];
  }

  measure(): void {
    this.running = this.running.filter((animation) => animation.playState !== 'finished');
    this.props = this.props.filter((prop) => prop.isConnected);
    this.frame = this.rectOf(this.board);
  }

  /** Where something is on the board, by the board's own measure, however large it is shown. */
  rectOf(node: Element): DOMRect {
    return rectOn(this.board, node);
  }

  /** Where the first of these is, if there is one. */
  rect(selector: string): DOMRect | undefined {
    const node = this.find(selector);
    return node ? this.rectOf(node) : undefined;
  }

  find(selector: string): HTMLElement | null {
    return this.board.querySelector<HTMLElement>(`${this.field} ${selector}`);
  }

  all(selector: string): HTMLElement[] {
    return [...this.board.querySelectorAll<HTMLElement>(`${this.field} :is(${selector})`)];
  }

  /** Move something that belongs to the board; it looks as it should before and after. */
  move(node: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    if (node) this.running.push(node.animate(frames, { fill: 'backwards', ...timing }));
  }

  /** Lay something over the board, at a place of it, for as long as it moves. */
  show(node: HTMLElement | SVGElement, at: DOMRect, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    node.style.position = 'absolute';
    node.style.left = `${at.left}px`;
    node.style.top = `${at.top}px`;
    if (at.width) node.style.width = `${at.width}px`;
    if (at.height) node.style.height = `${at.height}px`;
    this.layer.append(node);
    this.props.push(node);
    const animation = node.animate(frames, { fill: 'both', ...timing });
    animation.onfinish = () => node.remove();
    this.running.push(animation);
  }

  /** A small thing made for the moment, such as a flake or a word. */
  toss(kind: string, at: Point, frames: Keyframe[], timing: KeyframeAnimationOptions, text = ''): void {
    const node = document.createElement('span');
    node.className = kind;
    node.textContent = text;
    this.show(node, new DOMRect(at.x, at.y, 0, 0), frames, timing);
  }

  /** Words that rise from a place and fade. */
  rise(text: string, kind: string, at: Point, delay = 0): void {
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -20%) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -60%) scale(1.3)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -190%)' },
    ];
    this.toss(`rising ${kind}`, at, frames, { duration: 1000, delay, easing: 'ease-out' }, text);
  }

  /** Something trembles. */
  shake(selector: string, delay = 0): void {
    const frames = [0, -4, 4, -3, 3, 0].map((shift) => ({ transform: `translateX(${shift}px)` }));
    this.move(this.find(selector), frames, { duration: 300, delay });
  }
}

/** Where something is on a board, by the board's own measure: a large screen shows it enlarged. */
export function rectOn(board: HTMLElement, node: Element): DOMRect {
  const [frame, rect] = [board.getBoundingClientRect(), node.getBoundingClientRect()];
  const times = frame.width / board.offsetWidth || 1;
  const [x, y] = [rect.left - frame.left, rect.top - frame.top];
  return new DOMRect(x / times, y / times, rect.width / times, rect.height / times);
}

export function middle(rect: DOMRect): Point {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
