/** What happens now, moved on the board or shown over it; in real time the board already shows how things stand. */

import { Stage, middle, type Point } from '../../lib/stage';
import type { Shown } from '../../lib/timeline';
import { bare } from './moves';
import type { Event, Fired, Sacrificed, Thrown } from './shapes';
import { journeys, type Journey } from './timeline';

/** What the pictures need from the board: the tone of a colour, the word for the start, who is to be cheered. */
export interface Caption {
  tone(colour: string): number;
  go: string;
  cheer: boolean;
}

export class Effects {
  private stage: Stage;

  constructor(board: HTMLElement, layer: HTMLElement) {
    this.stage = new Stage(board, layer, '.cabinet');
  }

  finish(): void {
    this.stage.clear();
  }

  /** In real time what still moves goes on moving. */
  play(shown: Shown<Event>[], timed: boolean, caption: Caption): void {
    if (!timed) this.stage.clear();
    this.stage.measure();
    for (const journey of journeys(shown)) this.travel(journey);
    for (const each of shown) this.playOne(each, timed, caption);
  }

  private playOne({ event, at, for: time, lands }: Shown<Event>, timed: boolean, caption: Caption): void {
    const tone = (text: string) => caption.tone(bare(text));
    if (event.event === 'thrown') this.roll(event, timed, lands);
    else if (event.event === 'fired') this.shoot(event, at, time, tone(event.colour));
    else if (event.event === 'eliminated') this.explode(event.cell, bare(event.saucer), at, tone(event.saucer));
    else if (event.event === 'life-lost') this.breakHeart(event.cell, at);
    else if (event.event === 'life') this.pop(event.cell, at, '♥', 'heart');
    else if (event.event === 'sacrificed') this.crash(event, at, tone(event.saucer));
    else if (event.event === 'cleared') this.ring(event.cell, at);
    else if (event.event === 'placed' || event.event === 'repaired') this.arrive(event.cell, at);
    else if (event.event === 'reactor-hit') this.stage.shake('[data-ship]', at);
    else if (event.event === 'nugget-lost') this.count('−1', at);
    else if (event.event === 'nuggets-found') this.count(`+${event.count}`, at);
    else if (event.event === 'go') this.shout(caption.go);
    else if (event.event === 'won' && caption.cheer) this.celebrate(at);
  }

  private rectOf(cell: string): DOMRect | undefined {
    return this.stage.rect(`[data-cell="${cell}"]`);
  }

  // Dice.

  /** By turns they tumble until they have landed, the first a little before the second. */
  private roll({ seat, rolled }: Thrown, timed: boolean, lands: number): void {
    rolled.forEach((did, number) => {
      const cube = did ? this.stage.find(`[data-cube="${seat}-${number + 1}"]`) : null;
      if (!cube) return;
      const rest = getComputedStyle(cube).transform;
      const spin = (x: number, y: number) => ({ transform: `rotateX(${x}deg) rotateY(${y}deg) ${rest}` });
      const turns = timed ? 180 : 720;
      const timing = { duration: timed ? 220 : lands * (0.82 + number * 0.18), easing: 'cubic-bezier(.2,.6,.3,1)' };
      this.stage.move(cube, [spin(-turns, turns * 1.5), spin(0, 0)], timing);
      const heights = timed ? [-10, 0, -4, 0] : [-70, 0, -26, 0, -9, 0];
      this.stage.move(
        cube.parentElement,
        heights.map((y) => ({ transform: `translateY(${y}px)` })),
        timing,
      );
    });
  }

  // Saucers.

  private travel({ cell, legs }: Journey): void {
    const [thing, here] = [this.stage.find(`[data-cell="${cell}"] [data-thing]`), this.rectOf(cell)];
    if (!thing || !here) return;
    const end = legs.at(-1)!.at + legs.at(-1)!.for;
    const stop = (name: string, at: number) => {
      const there = this.rectOf(name) ?? here;
      const shift = `translate(${there.left - here.left}px, ${there.top - here.top}px)`;
      return { transform: shift, offset: end ? at / end : 0 };
    };
    const frames = legs.flatMap((leg) => [stop(leg.from, leg.at), stop(leg.to, leg.at + leg.for)]);
    if (legs[0]!.at > 0) frames.unshift(stop(legs[0]!.from, 0));
    this.stage.move(thing, frames, { duration: end });
    this.raise(cell, end);
    for (const leg of legs) if (leg.by !== 'die') this.trail(leg.from, leg.to, leg.at, leg.by);
  }

  /** What moves in a cell passes over its neighbours. */
  private raise(cell: string, time: number, delay = 0): void {
    const over = [{ zIndex: 5 }, { zIndex: 5 }];
    this.stage.move(this.stage.find(`[data-cell="${cell}"]`), over, { duration: time, delay });
  }

  /** The flame of an engine, the tunnel of a rift, the tail of a comet. */
  private trail(from: string, to: string, delay: number, by: string): void {
    const [start, end] = [this.rectOf(from), this.rectOf(to)];
    if (!start || !end) return;
    const top = Math.min(start.top, end.top);
    const height = Math.abs(start.top - end.top) + start.height;
    const lane = new DOMRect(start.left + start.width * 0.2, top, start.width * 0.6, height);
    const node = document.createElement('span');
    node.className = `trail ${by}`;
    const frames = [{ opacity: 0 }, { opacity: 0.9, offset: 0.3 }, { opacity: 0 }];
    this.stage.show(node, lane, frames, { duration: 620, delay });
  }

  private arrive(cell: string, delay: number): void {
    const thing = this.stage.find(`[data-cell="${cell}"] [data-thing]`);
    const frames = [
      { opacity: 0, transform: 'translateY(-40px) scale(1.7)' },
      { opacity: 1, transform: 'scale(.9)', offset: 0.75 },
      { transform: 'none' },
    ];
    this.stage.move(thing, frames, { duration: 420, delay, easing: 'ease-in' });
    this.raise(cell, 420, delay);
    this.ring(cell, delay + 260);
  }

  // Shots.

  private shoot(event: Fired, at: number, time: number, tone: number): void {
    const [from, to] = [this.stage.rect(`[data-zone="${event.column}"]`), this.rectOf(event.target)];
    if (!from || !to) return;
    const top = middle(to).y;
    const x = middle(from).x;
    const way = from.top - top;
    const bolt = [
      { opacity: 1, transform: 'translate(-50%, 0) scaleY(.4)' },
      { opacity: 1, transform: `translate(-50%, ${-way}px) scaleY(1.4)` },
    ];
    const kind = event.ammo ? 'bolt super' : 'bolt';
    this.stage.toss(`${kind} tone-${tone}`, { x, y: from.top }, bolt, { duration: time, delay: at, easing: 'ease-in' });
    const node = document.createElement('span');
    node.className = `beam tone-${tone}`;
    const glow = [{ opacity: 0 }, { opacity: 0.7, offset: 0.5 }, { opacity: 0 }];
    this.stage.show(node, new DOMRect(x - 2, top, 4, way), glow, { duration: time * 1.8, delay: at });
    const recoil = [{ transform: 'none' }, { transform: 'translateY(5px)' }, { transform: 'none' }];
    this.stage.move(this.stage.find('[data-ship]'), recoil, { duration: 160, delay: at });
  }

  /** The saucer stays in sight until it is hit. */
  private explode(cell: string, colour: string, delay: number, tone: number): void {
    const rect = this.rectOf(cell);
    if (!rect) return;
    const model = this.stage.find(`[data-score="${colour}"] .saucer`);
    if (model) {
      const width = rect.width * 0.84;
      const box = new DOMRect(rect.left + rect.width * 0.08, middle(rect).y - width * 0.31, width, 0);
      const frames = [{ opacity: 1 }, { opacity: 1 }];
      if (delay) this.stage.show(model.cloneNode(true) as HTMLElement, box, frames, { duration: delay });
    }
    this.burst(middle(rect), delay, `tone-${tone}`, rect.width / 50);
    this.stage.shake(`[data-cell="${cell}"]`, delay);
  }

  private burst({ x, y }: Point, delay: number, kind: string, size = 1): void {
    for (let bit = 0; bit < 16; bit++) {
      const [angle, reach] = [bit * 0.3927 + (bit % 2) * 0.2, size * (18 + (bit % 4) * 11)];
      const end = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px) scale(.3)`;
      const frames = [
        { opacity: 0 },
        { opacity: 1, transform: 'none', offset: 0.02 },
        { opacity: 1, offset: 0.75 },
        { opacity: 0, transform: end },
      ];
      const timing = { duration: 480, delay, easing: 'steps(7)' };
      this.stage.toss(`bit ${kind} ${bit % 3 ? '' : 'hot'}`, { x: x - 3, y: y - 3 }, frames, timing);
    }
    const flash = [
      { opacity: 0, transform: 'translate(-50%, -50%) scale(.2)' },
      { opacity: 1, transform: 'translate(-50%, -50%) scale(1)', offset: 0.1 },
      { opacity: 0, transform: 'translate(-50%, -50%) scale(1.7)' },
    ];
    this.stage.toss(`flash ${kind}`, { x, y }, flash, { duration: 320, delay });
  }

  private breakHeart(cell: string, delay: number): void {
    this.pop(cell, delay, '−♥', 'heart');
    this.stage.shake(`[data-cell="${cell}"]`, delay);
  }

  private crash(event: Sacrificed, delay: number, tone: number): void {
    for (const cell of [event.cell, event.asteroid]) {
      const rect = this.rectOf(cell);
      if (rect) this.burst(middle(rect), delay, `tone-${tone}`, rect.width / 50);
    }
  }

  private ring(cell: string, delay: number): void {
    const rect = this.rectOf(cell);
    if (!rect) return;
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -50%) scale(.3)' },
      { opacity: 1, offset: 0.3 },
      { opacity: 0, transform: 'translate(-50%, -50%) scale(1.8)' },
    ];
    this.stage.toss('ring', middle(rect), frames, { duration: 420, delay });
  }

  // Words and cards.

  private pop(cell: string, delay: number, text: string, kind: string): void {
    const rect = this.rectOf(cell);
    if (rect) this.stage.rise(text, kind, middle(rect), delay);
  }

  private count(text: string, delay: number): void {
    const rect = this.stage.rect('[data-nuggets]');
    if (rect) this.stage.rise(text, 'gold', middle(rect), delay);
  }

  private shout(text: string): void {
    const tube = this.stage.rect('.tube');
    if (!tube) return;
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -50%) scale(.4)' },
      { opacity: 1, transform: 'translate(-50%, -50%) scale(1.2)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -50%) scale(2.2)' },
    ];
    this.stage.toss('shout', middle(tube), frames, { duration: 750, easing: 'ease-out' }, text);
  }

  private celebrate(start: number): void {
    const tube = this.stage.rect('.tube');
    if (!tube) return;
    const within = (start: number, size: number) => start + size * (0.1 + 0.8 * Math.random());
    for (let shot = 0; shot < 9; shot++) {
      const at = { x: within(tube.left, tube.width), y: within(tube.top, tube.height) };
      this.burst(at, start + shot * 170, `tone-${shot % 3}`);
    }
  }
}
