/** What has just happened, shown over the board: cards and crystals on their way, tokens, sparks. */

import { mount } from 'svelte';
import type { Say } from '../../lib/board';
import { Stage, middle, type Point } from '../../lib/stage';
import type { Shown } from '../../lib/timeline';
import Card from './Card.svelte';
import Crystal from './Crystal.svelte';
import Glyph from './Glyph.svelte';
import type { Event, Took } from './shapes';
import { UNKNOWN, type Box } from './view';

/** What the pictures need from the board. */
export interface Caption {
  me: number;
  box: Box;
  say: Say;
}

const MANY = 5;
const STAGGER = 90;

export class Effects {
  private stage: Stage;

  constructor(
    board: HTMLElement,
    layer: HTMLElement,
    private caption: () => Caption,
  ) {
    this.stage = new Stage(board, layer, '.bridge');
  }

  finish(): void {
    this.stage.clear();
  }

  play({ event, for: time }: Shown<Event>): void {
    this.stage.measure();
    switch (event.event) {
      case 'revealed':
        return this.turnUp(event.card, time);
      case 'placed':
        return this.fly(this.card(event.card), '[data-pile]', `[data-hold="${event.hold}"]`, time);
      case 'overload':
        return this.fly(this.card(event.card), '[data-pile]', this.handOf(event.seat), time);
      case 'took':
        return this.load(event, time);
      case 'buried':
        return this.fly(this.card(event.card), this.handOf(event.seat), '[data-pile]', time);
      case 'paid':
      case 'titans-discarded':
        return this.fly(this.card(event.card), this.handOf(event.seat), '[data-discards]', time);
      case 'takes-cards': {
        const from = this.handOf(event.own ? event.seat : event.rival);
        return this.fly(this.card(event.card), from, this.handOf(event.seat), time);
      }
      case 'stolen':
        return this.pass(
          event.sort === 'cards' ? this.card(event.card) : this.crystal(),
          event.rival,
          event.seat,
          time,
        );
      case 'titans-given':
        return this.pass(this.crystal(), event.seat, event.rival, time);
      case 'mine-to':
        return this.pass(this.token('mine'), event.rival, event.seat, time);
      case 'blob-to':
        return this.pass(this.token('blobulopode'), event.rival, event.seat, time);
      case 'gained':
      case 'phantom-pays':
        return this.gain(event.seat, event.count, time);
      case 'lost':
        return this.pop(this.purseOf(event.seat), `−${event.count}`, 'loss');
      case 'secured':
        return this.flash(this.purseOf(event.seat));
      case 'laid':
        return this.lay(`[data-slot="${event.slot}"]`);
      case 'berthed':
        return this.flash(`[data-system="${event.system}"]`, time * 0.8);
      case 'flew':
        return this.flash(`[data-system="${event.to}"]`, time * 0.8);
      case 'exiled':
        return this.flash('[data-red-glix]', time * 0.7);
      case 'phantom-to':
        return this.flash('[data-phantom]');
      case 'reshuffled':
        return this.shake('[data-pile]');
      case 'mine-tossed':
        if (event.explodes) this.boom(time * 0.55);
        return;
      case 'won':
        return this.fireworks();
    }
  }

  // Where things are.

  private purseOf(seat: number): string {
    if (seat < 0) return '[data-red-glix]';
    return this.stage.find(`[data-purse="${seat}"]`) ? `[data-purse="${seat}"]` : `[data-chip="${seat}"]`;
  }

  private handOf(seat: number): string {
    if (seat === this.caption().me) return '[data-hand]';
    return this.stage.find(`[data-cards="${seat}"]`) ? `[data-cards="${seat}"]` : `[data-chip="${seat}"]`;
  }

  private centreOf(selector: string): Point | null {
    const node = this.stage.find(selector);
    return node && middle(node.getBoundingClientRect());
  }

  // Things made for the moment.

  /** Without a name, one that may not be seen. */
  private card(name: string): HTMLElement {
    const { box, say } = this.caption();
    return this.thing('flying', (target) => mount(Card, { target, props: { name: name || UNKNOWN, box, say } }));
  }

  private crystal(): HTMLElement {
    return this.thing('flying gem', (target) => mount(Crystal, { target, props: {} }));
  }

  private token(name: string): HTMLElement {
    return this.thing(`flying coin ${name}`, (target) => mount(Glyph, { target, props: { name } }));
  }

  private thing(kind: string, fill: (target: HTMLElement) => unknown): HTMLElement {
    const node = document.createElement('span');
    node.className = kind;
    fill(node);
    return node;
  }

  // Ways of moving.

  private fly(node: HTMLElement, from: string, to: string, time: number, delay = 0): void {
    const [start, end] = [this.centreOf(from), this.centreOf(to)];
    if (!start || !end) return;
    const [wide, high] = [end.x - start.x, end.y - start.y];
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -50%) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -50%) scale(1.1)', offset: 0.2 },
      {
        opacity: 1,
        transform: `translate(calc(-50% + ${wide * 0.9}px), calc(-50% + ${high * 0.9}px)) scale(1)`,
        offset: 0.85,
      },
      { opacity: 0, transform: `translate(calc(-50% + ${wide}px), calc(-50% + ${high}px)) scale(.5)` },
    ];
    this.stage.show(node, new DOMRect(start.x, start.y, 0, 0), frames, {
      duration: Math.max(450, time),
      delay,
      easing: 'ease-in-out',
    });
  }

  /** From one player to another. */
  private pass(node: HTMLElement, from: number, to: number, time: number): void {
    this.fly(node, this.purseOf(from), this.purseOf(to), time);
  }

  /** The card turns face up over the pile, large enough for all to read. */
  private turnUp(card: string, time: number): void {
    const start = this.centreOf('[data-pile]');
    if (!start) return;
    const at = (scale: number, turned: number) =>
      `translate(-50%, -50%) perspective(400px) rotateY(${turned}deg) scale(${scale})`;
    const frames = [
      { transform: at(0.9, 90) },
      { transform: at(1.7, 0), offset: 0.4 },
      { transform: at(1.6, 0), offset: 0.85 },
      { opacity: 0, transform: at(1, 0) },
    ];
    this.stage.show(this.card(card), new DOMRect(start.x, start.y, 0, 0), frames, {
      duration: time + 250,
      easing: 'ease-out',
    });
  }

  /** All cards of a hold, one after the other. */
  private load({ cards, hold, seat }: Took, time: number): void {
    cards
      .slice(0, MANY)
      .forEach((card, index) =>
        this.fly(this.card(card), `[data-hold="${hold}"]`, this.handOf(seat), time, index * STAGGER),
      );
  }

  private gain(seat: number, count: number, time: number): void {
    const from = this.stage.find(`[data-ship="${seat}"]`) ? `[data-ship="${seat}"]` : '[data-red-glix]';
    for (let index = 0; index < Math.min(count, MANY); index++)
      this.fly(this.crystal(), from, this.purseOf(seat), time, index * STAGGER);
    this.pop(this.purseOf(seat), `+${count}`, 'gain', time * 0.7);
  }

  private pop(selector: string, text: string, kind: string, delay = 0): void {
    const at = this.centreOf(selector);
    if (!at) return;
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -20%) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -60%) scale(1.4)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -190%)' },
    ];
    this.stage.toss(`rising ${kind}`, at, frames, { duration: 1100, delay, easing: 'ease-out' }, text);
  }

  private flash(selector: string, delay = 0): void {
    const frames = [{ filter: 'none' }, { filter: 'brightness(2)', scale: 1.2, offset: 0.4 }, { filter: 'none' }];
    this.stage.move(this.stage.find(selector), frames, { duration: 560, delay, fill: 'none' });
  }

  private lay(selector: string): void {
    const frames = [
      { opacity: 0, transform: 'perspective(400px) rotateY(90deg)' },
      { opacity: 1, transform: 'none' },
    ];
    this.stage.move(this.stage.find(selector), frames, { duration: 420, easing: 'ease-out' });
  }

  private shake(selector: string, delay = 0): void {
    const frames = [0, -5, 5, -4, 4, 0].map((shift) => ({ transform: `translateX(${shift}px)` }));
    this.stage.move(this.stage.find(selector), frames, { duration: 340, delay });
  }

  private boom(delay: number): void {
    this.shake('[data-map]', delay);
    const at = this.centreOf('[data-map]');
    if (at) this.burst(at, delay, 'fire', 22, 110);
  }

  private burst({ x, y }: Point, delay: number, kind: string, bits: number, reach: number): void {
    for (let bit = 0; bit < bits; bit++) {
      const [angle, far] = [(bit / bits) * 6.283, reach * (0.5 + (bit % 4) * 0.17)];
      const frames = [
        { opacity: 0, transform: 'none' },
        { opacity: 1, transform: 'none', offset: 0.05 },
        { opacity: 0, transform: `translate(${Math.cos(angle) * far}px, ${Math.sin(angle) * far}px) scale(.3)` },
      ];
      this.stage.toss(`bit ${kind}`, { x: x - 4, y: y - 4 }, frames, { duration: 760, delay, easing: 'ease-out' });
    }
  }

  private fireworks(): void {
    const map = this.stage.find('[data-map]')?.getBoundingClientRect();
    if (!map) return;
    for (let shot = 0; shot < 9; shot++) {
      const at = {
        x: map.left + map.width * (0.12 + ((shot * 37) % 76) / 100),
        y: map.top + map.height * (0.12 + ((shot * 53) % 76) / 100),
      };
      this.burst(at, shot * 190, `spark-${shot % 3}`, 16, 70);
    }
  }
}
