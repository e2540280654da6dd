/**
 * What has just happened, shown over a board that already shows how things stand. A throw covers the sheets with a
 * picture of what they were until it lands; the next step ends everything at once.
 */

import { Stage, middle, picture } from '../../lib/stage';
import { place } from './marks';
import type { Chose, CopyDone, Event, Folded, Thrown, TickDone } from './shapes';
import { BANNER, DRAWING, FALL, FLIGHT, FOLD, ROLL } from './timeline';

interface Before {
  rects: Map<string, DOMRect>;
  sheets: { copy: HTMLElement; rect: DOMRect }[];
  lines: Map<string, HTMLElement>;
}

export class Effects {
  private stage: Stage;
  private before: Before | null = null;

  constructor(board: HTMLElement, layer: HTMLElement) {
    this.stage = new Stage(board, layer, '.battlefield');
  }

  finish(): void {
    this.stage.clear();
  }

  /** Remember how the board looks before it changes. */
  remember(events: Event[]): void {
    this.finish();
    const rects = new Map<string, DOMRect>();
    for (const node of this.stage.all('[data-cell], [data-line]')) rects.set(keyOf(node), node.getBoundingClientRect());
    const lines = new Map<string, HTMLElement>();
    for (const event of events.filter((each) => each.event === 'folded')) {
      const line = this.stage.find(`[data-line="${place(event.seat, event.line)}"]`);
      if (line) lines.set(keyOf(line), picture(line));
    }
    const thrown = events.some(({ event }) => event === 'thrown');
    const seen = thrown ? this.stage.all('[data-sheet]') : [];
    const sheets = seen.map((node) => ({ copy: picture(node), rect: node.getBoundingClientRect() }));
    this.before = { rects, lines, sheets };
  }

  /** Play what happened, from what was remembered to what is there now. */
  play(events: Event[], words: { battle: string }): void {
    const before = this.before;
    this.before = null;
    if (!before) return;
    this.stage.measure();
    const glides = this.glides(before);
    const thrown = events.find((each) => each.event === 'thrown');
    const landing = thrown && this.fly(thrown, before) ? FLIGHT : 0;
    for (const { line, start } of glides) this.glide(line, start, landing);
    for (const event of events) this.playOne(event, before, landing, words.battle);
  }

  private playOne(event: Event, before: Before, landing: number, battle: string): void {
    if (event.event === 'rolled') this.roll();
    else if (event.event === 'chose') this.seal(event);
    else if (event.event === 'copy-done') this.draw(event, '.thing');
    else if (event.event === 'tick-done') this.draw(event, '.points');
    else if (event.event === 'combat') this.announce(battle);
    else if (event.event === 'thrown') this.splash(event, before, landing);
    else if (event.event === 'folded') this.fold(event, before, landing);
    else if (event.event === 'won') this.celebrate(landing);
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
    const hops = ['-70px, -34px', '-38px, 0', '-18px, -16px', '-6px, 0', '0, -5px', '0, 0'];
    const hopping = hops.map((hop) => ({ transform: `translate(${hop})` }));
    this.stage.move(cube.parentElement, hopping, { duration: ROLL, easing: 'ease-out' });
    const dealt = [
      { opacity: 0, transform: 'translateY(12px) scale(.9)' },
      { opacity: 1, transform: 'none' },
    ];
    for (const card of this.stage.all('[data-option]'))
      this.stage.move(card, dealt, { duration: 260, delay: ROLL * 0.65 });
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
    const where = `[data-cell="${place(event.seat, event.cell)}"] ${part}`;
    this.stage.move(this.stage.find(where), drawn, { duration: DRAWING, easing: 'ease-out' });
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

  /** The sheets stay as they were while the object flies. Says whether it does. */
  private fly(event: Thrown, before: Before): boolean {
    const thrower = place(event.seat, event.from);
    const [from, to] = [before.rects.get(thrower), before.rects.get(place(1 - event.seat, event.to))];
    if (!from || !to) return false;
    const whole = [{ opacity: 1 }, { opacity: 1 }];
    const unseen = [{ opacity: 0 }, { opacity: 0 }];
    for (const { copy, rect } of before.sheets) this.stage.show(copy, rect, whole, { duration: FLIGHT });
    for (const sheet of this.stage.all('[data-sheet]')) this.stage.move(sheet, unseen, { duration: FLIGHT });
    for (const { copy } of before.sheets) {
      const drawing = copy.querySelector<SVGElement>(`[data-cell="${thrower}"] .drawing`);
      if (drawing) this.arc(drawing.cloneNode(true) as SVGElement, from, to);
    }
    return true;
  }

  private arc(drawing: SVGElement, from: DOMRect, to: DOMRect): void {
    const side = Math.min(from.width, from.height) * 0.7;
    const [start, end] = [middle(from), middle(to)];
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const bend = (dx < 0 ? -1 : 1) * 36;
    const frames = Array.from({ length: 9 }, (_, number) => {
      const t = number / 8;
      const lift = 4 * t * (1 - t);
      const where = `translate(${dx * t + bend * lift}px, ${dy * t}px)`;
      return { transform: `${where} rotate(${t * 540}deg) scale(${1 + 0.55 * lift})` };
    });
    const box = new DOMRect(start.x - side / 2, start.y - side / 2, side, side);
    this.stage.show(drawing, box, frames, { duration: FLIGHT, easing: 'cubic-bezier(.35,.1,.75,.9)' });
  }

  private splash(event: Thrown, before: Before, delay: number): void {
    const target = place(1 - event.seat, event.to);
    const rect = before.rects.get(target);
    if (!rect) return;
    const { x, y } = middle(rect);
    for (let piece = 0; piece < 12; piece++) {
      const [angle, reach] = [piece * 0.52 + 0.3, 22 + (piece % 3) * 12];
      const end = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px) scale(.2)`;
      const frames = [
        { opacity: 0, transform: 'none' },
        { opacity: 1, offset: 0.1 },
        { opacity: 0, transform: end },
      ];
      this.stage.toss('flake', { x: x - 4, y: y - 4 }, frames, { duration: 520, delay, easing: 'ease-out' });
    }
    const { lost } = event;
    const rising = [
      { opacity: 0, transform: 'translate(-50%, 0) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -10px) scale(1.25)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -42px)' },
    ];
    this.stage.toss('lost', { x, y: y - 14 }, rising, { duration: 1100, delay, easing: 'ease-out' }, `−${lost} ♥`);
    for (let heart = 0; heart < lost; heart++) this.breakHeart(x + (heart - lost / 2) * 14, y + 14, delay);
    const shaken = [0, -5, 5, -3, 3, 0].map((shift) => ({ transform: `translateX(${shift}px)` }));
    this.stage.move(this.stage.find(`[data-cell="${target}"]`), shaken, { duration: 320, delay });
  }

  private breakHeart(x: number, y: number, delay: number): void {
    for (const side of [-1, 1]) {
      const end = `translate(${side * 16}px, 34px) rotate(${side * 70}deg)`;
      const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.05, transform: 'none' }, { opacity: 0, transform: end }];
      const kind = side < 0 ? 'half left' : 'half right';
      this.stage.toss(kind, { x, y }, frames, { duration: 800, delay, easing: 'ease-in' }, '♥');
    }
  }

  /** A beaten line turns under the sheet. */
  private fold(event: Folded, before: Before, delay: number): void {
    const key = place(event.seat, event.line);
    const [line, rect] = [before.lines.get(key), before.rects.get(key)];
    if (!line || !rect) return;
    const own = this.stage.find(`[data-sheet="${event.seat}"]`)?.classList.contains('own');
    line.classList.add('folding');
    line.style.transformOrigin = own ? 'bottom' : 'top';
    const turned = `perspective(500px) rotateX(${own ? 96 : -96}deg)`;
    const frames = [{ transform: 'perspective(500px) rotateX(0)' }, { transform: turned, filter: 'brightness(.6)' }];
    this.stage.show(line, rect, frames, { duration: FOLD, delay, easing: 'ease-in' });
  }

  /** Lines that grow, shrink or move up, and where each of them comes from. */
  private glides(before: Before): { line: HTMLElement; start: string }[] {
    return this.stage.all('[data-line]').flatMap((line) => {
      const [old, now] = [before.rects.get(keyOf(line)), line.getBoundingClientRect()];
      if (!old || !now.height || (Math.abs(old.top - now.top) < 2 && Math.abs(old.height - now.height) < 2)) return [];
      const start = `translateY(${middle(old).y - middle(now).y}px) scaleY(${old.height / now.height})`;
      return [{ line, start }];
    });
  }

  private glide(line: HTMLElement, start: string, delay: number): void {
    const frames = [{ transform: start }, { transform: 'none' }];
    this.stage.move(line, frames, { duration: FOLD, delay, easing: 'ease-in-out' });
  }

  private celebrate(start: number): void {
    const { left, top, width, height } = this.stage.frame;
    const kinds = ['confetti red', 'confetti green', 'confetti gold', 'flake', 'flake'];
    for (let piece = 0; piece < 70; piece++) {
      const end = `translate(${(Math.random() - 0.5) * 140}px, ${height + 30}px) rotate(${Math.random() * 900}deg)`;
      const frames = [
        { opacity: 1, transform: 'none' },
        { opacity: 1, offset: 0.85 },
        { opacity: 0, transform: end },
      ];
      const timing = { duration: FALL * (0.6 + Math.random() * 0.4), delay: start + Math.random() * 900 };
      this.stage.toss(kinds[piece % 5]!, { x: left + Math.random() * width, y: top - 12 }, frames, timing);
    }
  }
}

function keyOf(node: HTMLElement): string {
  return node.dataset.cell ?? node.dataset.line ?? '';
}
