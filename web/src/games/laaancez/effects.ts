/** What comes on stage, as it comes: dice and objects in the air, lines that turn over or step up, the end. */

import { Stage, middle, type Point } from '../../lib/stage';
import { place } from './marks';
import type { Chose, CopyDone, Destroyed, Event, Folded, OnCandle, Thrown, TickDone } from './shapes';
import { BANNER, DRAWING, FALL, FLIGHT, FOLD, ROLL, STEP } from './timeline';

/** What the effects ask of the board. */
export interface Caption {
  battle: string;
  /** Whether the end is a happy one for whoever looks at it. */
  happy: boolean;
}

export class Effects {
  private stage: Stage;
  private lines = new Map<string, DOMRect>();

  constructor(board: HTMLElement, layer: HTMLElement) {
    this.stage = new Stage(board, layer, '.battlefield');
  }

  finish(): void {
    this.stage.clear();
  }

  play(events: Event[], caption: Caption): void {
    this.stage.measure();
    for (const event of events) this.playOne(event, caption);
  }

  private playOne(event: Event, { battle, happy }: Caption): void {
    if (event.event === 'rolled') this.roll();
    else if (event.event === 'chose') this.seal(event);
    else if (event.event === 'copy-done') this.draw(event, '.thing');
    else if (event.event === 'tick-done') this.draw(event, '.points');
    else if (event.event === 'combat') this.announce(battle);
    else if (event.event === 'thrown') this.throw(event);
    else if (event.event === 'destroyed') this.crossOut(event);
    else if (event.event === 'folded') this.fold(event);
    else if (event.event === 'on-candle') this.flare(event);
    else if (event.event === 'won') this.fall(happy);
  }

  // Recruiting.

  private roll(): void {
    const cube = this.stage.find('[data-cube]');
    if (!cube) return;
    const rest = getComputedStyle(cube).transform;
    const spin = (x: number, y: number) => `rotateX(${x}deg) rotateY(${y}deg) ${rest}`;
    const spins = [
      { transform: spin(-900, 720) },
      { transform: spin(-120, 90), offset: 0.7 },
      { transform: spin(0, 0) },
    ];
    this.stage.move(cube, spins, { duration: ROLL, easing: 'cubic-bezier(.2,.6,.3,1)' });
    const hops = ['-40%, -34%', '-24%, 0', '-12%, -18%', '-6%, 0', '0, -6%', '0, 0'];
    const hopping = hops.map((hop) => ({ transform: `translate(${hop})` }));
    this.stage.move(cube.parentElement, hopping, { duration: ROLL, easing: 'ease-out' });
  }

  private seal(event: Chose): void {
    const stamped = [
      { opacity: 0, transform: 'scale(1.4) rotate(8deg)' },
      { opacity: 1, transform: 'none' },
    ];
    this.stage.move(this.stage.find(`[data-note="${event.seat}"]`), stamped, { duration: 300, easing: 'ease-in' });
  }

  private draw(event: CopyDone | TickDone, part: string): void {
    const drawn = [
      { opacity: 0, transform: 'scale(.2) rotate(-25deg)' },
      { opacity: 1, transform: 'scale(1.35) rotate(6deg)', offset: 0.6 },
      { transform: 'none' },
    ];
    const where = this.cell(event.seat, event.cell)?.querySelector(part) ?? null;
    this.stage.move(where, drawn, { duration: DRAWING, easing: 'ease-out' });
  }

  private announce(text: string): void {
    const at = (scale: number, turn: number) => `translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`;
    const frames = [
      { opacity: 0, transform: at(0.3, -14) },
      { opacity: 1, transform: at(1.1, -4), offset: 0.2 },
      { opacity: 1, transform: at(1, -4), offset: 0.75 },
      { opacity: 0, transform: at(1.3, -4) },
    ];
    this.stage.toss('banner', middle(this.stage.frame), frames, { duration: BANNER }, text);
  }

  // Combat.

  private throw(event: Thrown): void {
    const thrower = this.cell(event.seat, event.from);
    const target = this.cell(1 - event.seat, event.to);
    const drawing = thrower?.querySelector<SVGElement>('.drawing');
    if (!target || !drawing) return;
    const [from, to] = [this.stage.rectOf(drawing), middle(this.stage.rectOf(target))];
    this.arc(drawing.cloneNode(true) as SVGElement, from, to);
    this.splash(to);
    this.lose(event.lost, to);
    const shaken = [0, -5, 5, -3, 3, 0].map((shift) => ({ transform: `translateX(${shift}px)` }));
    this.stage.move(target, shaken, { duration: 320, delay: FLIGHT });
  }

  private arc(drawing: SVGElement, from: DOMRect, to: Point): void {
    const start = middle(from);
    const [dx, dy] = [to.x - start.x, to.y - start.y];
    const bend = (dx < 0 ? -1 : 1) * 36;
    const frames = Array.from({ length: 9 }, (_, number) => {
      const t = number / 8;
      const lift = 4 * t * (1 - t);
      const where = `translate(${dx * t + bend * lift}px, ${dy * t}px)`;
      return { transform: `${where} rotate(${t * 540}deg) scale(${1 + 0.55 * lift})` };
    });
    this.stage.show(drawing, from, frames, { duration: FLIGHT, easing: 'cubic-bezier(.35,.1,.75,.9)' });
  }

  private splash({ x, y }: Point): void {
    for (let piece = 0; piece < 12; piece++) {
      const [angle, reach] = [piece * 0.52 + 0.3, 22 + (piece % 3) * 12];
      const end = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px) scale(.2)`;
      const frames = [
        { opacity: 0, transform: 'none' },
        { opacity: 1, offset: 0.1 },
        { opacity: 0, transform: end },
      ];
      this.stage.toss('flake', { x: x - 4, y: y - 4 }, frames, { duration: 520, delay: FLIGHT, easing: 'ease-out' });
    }
  }

  /** Hearts break, and somebody counts them. */
  private lose(hearts: number, { x, y }: Point): void {
    const rising = [
      { opacity: 0, transform: 'translate(-50%, 0) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -10px) scale(1.25)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -42px)' },
    ];
    const timing = { duration: 1100, delay: FLIGHT, easing: 'ease-out' };
    this.stage.toss('lost', { x, y: y - 14 }, rising, timing, `−${hearts} ♥`);
    for (let heart = 0; heart < hearts; heart++) this.breakHeart(x + (heart - hearts / 2) * 14, y + 14);
  }

  private breakHeart(x: number, y: number): void {
    for (const side of [-1, 1]) {
      const end = `translate(${side * 16}px, 34px) rotate(${side * 70}deg)`;
      const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.05, transform: 'none' }, { opacity: 0, transform: end }];
      const kind = side < 0 ? 'half left' : 'half right';
      this.stage.toss(kind, { x, y }, frames, { duration: 800, delay: FLIGHT, easing: 'ease-in' }, '♥');
    }
  }

  private crossOut(event: Destroyed): void {
    const crossed = [
      { opacity: 0, transform: 'scale(1.6) rotate(-12deg)' },
      { opacity: 1, transform: 'none' },
    ];
    const cross = this.cell(event.seat, event.cell)?.querySelector('.cross') ?? null;
    this.stage.move(cross, crossed, { duration: 300, easing: 'ease-out' });
  }

  /** A beaten line turns under the sheet. */
  private fold(event: Folded): void {
    const line = this.stage.find(`[data-line="${place(event.seat, event.line)}"]`);
    const own = line?.closest('.own');
    const turned = `perspective(500px) rotateX(${own ? 96 : -96}deg)`;
    const frames = [
      { transform: 'perspective(500px) rotateX(0)', transformOrigin: own ? 'bottom' : 'top' },
      { transform: turned, filter: 'brightness(.6)', transformOrigin: own ? 'bottom' : 'top' },
    ];
    this.stage.move(line, frames, { duration: FOLD, easing: 'ease-in', fill: 'both' });
  }

  private flare(event: OnCandle): void {
    const candle = this.stage.all(`[data-sheet="${event.seat}"] .front .thing`).at(0) ?? null;
    const flares = [
      { transform: 'none' },
      { transform: 'scale(1.3)', filter: 'brightness(1.3)' },
      { transform: 'none' },
    ];
    this.stage.move(candle, flares, { duration: 500 });
  }

  /** Remember where the lines stand before they change places. */
  remember(): void {
    const lines = this.stage.all('[data-line]');
    this.lines = new Map(lines.map((line) => [line.dataset.line!, this.stage.rectOf(line)]));
  }

  /** Lines that have another place now step up to it. */
  stepUp(): void {
    for (const line of this.stage.all('[data-line]')) {
      const [old, now] = [this.lines.get(line.dataset.line!), this.stage.rectOf(line)];
      if (!old || !now.height || (old.top === now.top && old.height === now.height)) continue;
      const [from, to] = [middle(old), middle(now)];
      const shift = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
      const start = `${shift} scale(${old.width / now.width}, ${old.height / now.height})`;
      const frames = [{ transform: start }, { transform: 'none' }];
      this.stage.move(line, frames, { duration: STEP, easing: 'ease-in-out' });
    }
  }

  // The end.

  /** Confetti for whoever is happy, snow for whoever is not. */
  private fall(happy: boolean): void {
    const kinds = happy ? ['confetti red', 'confetti green', 'confetti gold', 'flake'] : ['flake'];
    const { width, height } = this.stage.frame;
    const pieces = happy ? 80 : 40;
    for (let piece = 0; piece < pieces; piece++) {
      const turn = happy ? Math.random() * 900 : 0;
      const end = `translate(${(Math.random() - 0.5) * 140}px, ${height + 30}px) rotate(${turn}deg)`;
      const frames = [
        { opacity: 1, transform: 'none' },
        { opacity: 1, offset: 0.85 },
        { opacity: 0, transform: end },
      ];
      const slow = happy ? 1 : 1.8;
      const timing = { duration: slow * FALL * (0.6 + Math.random() * 0.4), delay: Math.random() * 900 * slow };
      this.stage.toss(kinds[piece % kinds.length]!, { x: Math.random() * width, y: -12 }, frames, timing);
    }
  }

  private cell(seat: number, name: string): HTMLElement | null {
    return this.stage.find(`[data-cell="${place(seat, name)}"]`);
  }
}
