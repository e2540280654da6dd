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
  /** Whether the end is to be celebrated before these eyes. */
  cheers: boolean;
  box: Box;
  say: Say;
}

/** What lies in the dock. */
const DOCKED = /data-(pile|hold|discards)/;
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

  play(shown: Shown<Event>[]): void {
    this.stage.measure();
    for (const each of shown) this.playOne(each);
  }

  /** What is on its way arrives when the event comes true. */
  private playOne({ event, for: time, lands }: Shown<Event>): void {
    switch (event.event) {
      case 'revealed':
        return this.turnUp(event.card, time);
      case 'placed':
        this.hide('[data-pile] .drawn', lands);
        return this.fly(this.card(event.card), '[data-pile]', this.holdOf(event.hold), lands);
      case 'overload':
        this.hide('[data-pile] .drawn', lands);
        return this.fly(this.card(event.card), '[data-pile]', this.handOf(event.seat), lands);
      case 'took':
        return this.load(event, lands);
      case 'buried':
        return this.spend(event, '[data-pile]', lands);
      case 'paid':
      case 'titans-discarded':
        return this.spend(event, '[data-discards]', lands);
      case 'takes-cards': {
        const side = `[data-side="${event.own ? event.seat : event.rival}"] .committed`;
        this.hide(side, lands);
        return this.fly(this.card(event.card), side, this.handOf(event.seat), lands);
      }
      case 'stolen':
        return this.pass(
          event.sort === 'cards' ? this.card(event.card) : this.crystal(),
          event.rival,
          event.seat,
          lands,
        );
      case 'titans-given':
        return this.pass(this.crystal(), event.seat, event.rival, lands);
      case 'mine-to':
        return this.pass(this.token('mine'), event.rival, event.seat, lands);
      case 'blob-to':
        return this.pass(this.token('blobulopode'), event.rival, event.seat, lands);
      case 'gained':
      case 'phantom-pays':
        return this.gain(event.seat, event.count, lands);
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
        return this.stage.shake('[data-pile]');
      case 'mine-tossed':
        if (event.explodes) this.boom(lands);
        return;
      case 'won':
        if (this.caption().cheers) this.fireworks();
    }
  }

  // Where things are.

  private purseOf(seat: number): string {
    return seat < 0 ? '[data-red-glix]' : `[data-purse="${seat}"]`;
  }

  private handOf(seat: number): string {
    return seat === this.caption().me ? '[data-hand]' : `[data-cards="${seat}"]`;
  }

  private holdOf(hold: string): string {
    return `[data-hold="${hold}"]`;
  }

  /** What is folded away is where it unfolds from. */
  private centreOf(selector: string): Point | null {
    const node = this.stage.find(selector) ?? (DOCKED.test(selector) ? this.stage.find('[data-rail]') : null);
    return node && middle(this.stage.rectOf(node));
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
      duration: time,
      delay,
      easing: 'ease-in-out',
    });
  }

  /** A card that leaves a hand: one's own is seen to leave. */
  private spend({ seat, card }: { seat: number; card: string }, to: string, time: number): void {
    const own = seat === this.caption().me ? `[data-card="${card}"]` : '';
    if (own) this.hide(own, time);
    this.fly(this.card(card), own || this.handOf(seat), to, time);
  }

  /** While its picture is on its way. */
  private hide(selector: string, time: number): void {
    this.stage.move(this.stage.find(selector), [{ opacity: 0 }, { opacity: 0 }], { duration: time });
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
      duration: time,
      easing: 'ease-out',
    });
  }

  /** All cards of a hold, one after the other. */
  private load({ cards, hold, seat }: Took, time: number): void {
    this.hide(`${this.holdOf(hold)} .cards`, time);
    this.oneByOne(cards.slice(0, MANY), time, (card, lasts, delay) =>
      this.fly(this.card(card), this.holdOf(hold), this.handOf(seat), lasts, delay),
    );
  }

  /** The last of them arrives in time. */
  private oneByOne<Thing>(things: Thing[], time: number, send: (thing: Thing, time: number, delay: number) => void) {
    const gap = Math.min(STAGGER, time / (2 * Math.max(1, things.length)));
    things.forEach((thing, index) => send(thing, time - gap * (things.length - 1), index * gap));
  }

  private gain(seat: number, count: number, time: number): void {
    const from = this.stage.find(`[data-ship="${seat}"]`) ? `[data-ship="${seat}"]` : '[data-red-glix]';
    this.oneByOne(Array.from({ length: Math.min(count, MANY) }), time, (_, lasts, delay) =>
      this.fly(this.crystal(), from, this.purseOf(seat), lasts, delay),
    );
    this.pop(this.purseOf(seat), `+${count}`, 'gain', time * 0.9);
  }

  private pop(selector: string, text: string, kind: string, delay = 0): void {
    const at = this.centreOf(selector);
    if (at) this.stage.rise(text, kind, at, delay);
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

  private boom(delay: number): void {
    this.stage.shake('[data-map]', delay);
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
    const map = this.stage.rect('[data-map]');
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
