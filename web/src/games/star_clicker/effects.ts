/** What has just happened, shown over a board that already shows how things stand. */

import { whereIs } from '../../lib/grid';
import { Stage, middle, type Point } from '../../lib/stage';
import type { Shown } from '../../lib/timeline';
import type { Event, Fired, FloppyDrawn, Pressed, Shown as ButtonShown } from './shapes';
import { EDGE, PLANET, journeys, timeline, type Journey, type Leg } from './timeline';

/** What the pictures need from the board. */
export interface Caption {
  tone(colour: string): number;
  colour(seat: number): string;
  centre: string;
  /** The first cell of a line. */
  first(line: number): string;
  zone(cell: string): string;
  floppy(event: FloppyDrawn): string;
  attack: string;
  /** An attack that finds no Creeper. */
  noAttack: string;
}

export class Effects {
  private stage: Stage;

  constructor(board: HTMLElement, layer: HTMLElement) {
    this.stage = new Stage(board, layer, '.cockpit');
  }

  finish(): void {
    this.stage.clear();
  }

  play(events: Event[], caption: Caption): void {
    this.stage.clear();
    this.stage.measure();
    const shown = timeline(events);
    for (const journey of journeys(shown)) this.travel(journey, caption);
    for (const each of shown) this.playOne(each, caption);
    this.flicker(events);
  }

  private playOne({ event, at, for: time }: Shown<Event>, caption: Caption): void {
    if (event.event === 'pressed') this.click(buttonOf(event, caption), at);
    else if (event.event === 'in-vain') this.shake(`[data-dashboard="${event.seat}"]`, at);
    else if (event.event === 'fired') this.shoot(event, at, time, caption);
    else if (event.event === 'creeper-destroyed') this.explode(event.cell, at, 'creeper');
    else if (event.event === 'energy-found') this.pop(event.cell, at, '+1', 'energy');
    else if (event.event === 'energy-lost') this.popOn(`[data-ship="${event.seat}"]`, at, '−1', 'loss');
    else if (event.event === 'shield-lost') this.crack(caption.centre, at);
    else if (event.event === 'turned') this.turn(event.cell, caption.zone(event.cell), at);
    else if (event.event === 'jammer-destroyed') this.blast(event.cell, at, `[data-jammers="${event.sector}"]`);
    else if (event.event === 'probe-destroyed') this.explode(event.cell, at, 'probe');
    else if (event.event === 'power')
      this.ring(`[data-ship="${event.seat}"]`, at, `tone-${caption.tone(event.colour)}`);
    else if (event.event === 'shown') this.show(buttonOf(event, caption), `[data-model="${event.button}"]`, at);
    else if (event.event === 'hidden') this.flip('[data-button]', at);
    else if (event.event === 'shuffled') this.shuffle(event.group, at);
    else if (event.event === 'floppy') this.announce(caption.floppy(event), at, time, 'floppy');
    else if (event.event === 'attack') this.announce(caption.attack, at, 1000, 'alarm');
    else if (event.event === 'attack-none') this.announce(caption.noAttack, at, time, 'floppy');
    else if (event.event === 'probe-calls') this.flash(`[data-line="${event.line}"]`, at);
    else if (event.event === 'bug') this.shake(`[data-dashboard="${event.seat}"]`, at);
    else if (event.event === 'stack-empty') this.flash(`[data-stack="${event.stack}"]`, at);
    else if (event.event === 'creeper-landed') this.ring(`[data-cell="${caption.centre}"]`, at + time * 0.8, 'loss');
    else if (event.event === 'won') this.fireworks(at);
    else if (event.event === 'lost') this.darken(at);
    if ('line' in event && time) this.flash(`[data-line="${event.line}"]`, at);
  }

  private rect(selector: string): DOMRect | undefined {
    return this.stage.find(selector)?.getBoundingClientRect();
  }

  private rectOf(cell: string): DOMRect | undefined {
    return this.rect(`[data-cell="${cell}"]`);
  }

  // Ships and Creepers on their way.

  private travel(journey: Journey, caption: Caption): void {
    const [kind, number] = journey.who.split(' ');
    const line = Number(number);
    const cells = journey.legs.map((leg) => this.resolved(leg, line, caption));
    const node = journey.gone ? null : this.stage.find(`[data-${kind}="${number}"]`);
    const home = this.rectOf(journey.gone ? (cells[0]?.from ?? journey.cell) : (cells.at(-1)?.to ?? journey.cell));
    if (!home) return;
    const end = journey.legs.length ? journey.legs.at(-1)!.at + journey.legs.at(-1)!.for : journey.until;
    const frames = this.frames(journey, cells, home, end);
    if (node) return this.stage.move(node, frames, { duration: end });
    const model = this.stage.find('[data-model="creeper"]');
    if (!model || !end) return;
    const ghost = model.cloneNode(true) as HTMLElement;
    ghost.classList.add('ghost');
    this.stage.show(ghost, home, frames.length ? frames : [{ opacity: 1 }, { opacity: 1 }], {
      duration: end,
      fill: 'backwards',
    });
  }

  private resolved(leg: Leg, line: number, caption: Caption): Leg {
    const from = leg.from === EDGE ? (leg.to === PLANET ? caption.first(line) : leg.to) : leg.from;
    return { ...leg, from, to: leg.to === PLANET ? caption.centre : leg.to };
  }

  private frames(journey: Journey, legs: Leg[], home: DOMRect, end: number): Keyframe[] {
    const stop = (cell: string, at: number, more: Keyframe = {}): Keyframe => {
      const there = this.rectOf(cell) ?? home;
      const shift = `translate(${there.left - home.left}px, ${there.top - home.top}px)`;
      return {
        opacity: 1,
        ...more,
        transform: `${shift} ${more.transform ?? ''}`,
        zIndex: 5,
        offset: Math.min(1, end ? at / end : 0),
      };
    };
    const frames = legs.flatMap((leg, index) => {
      const [start, finish] = [leg.at, leg.at + leg.for];
      if (journey.born && index === 0) {
        const before = { opacity: 0, transform: 'scale(2.2)' };
        return [stop(leg.from, start, before), stop(leg.to, finish)];
      }
      if (wraps(leg.from, leg.to)) return this.wrap(leg, stop, home);
      return [stop(leg.from, start), stop(leg.to, finish)];
    });
    const [first] = legs;
    if (first && first.at > 0) frames.unshift(stop(first.from, 0, journey.born ? { opacity: 0 } : {}));
    return frames;
  }

  /** Out over one edge, in over the other. */
  private wrap(
    { from, to, at, for: time }: Leg,
    stop: (cell: string, at: number, more?: Keyframe) => Keyframe,
    home: DOMRect,
  ): Keyframe[] {
    const [start, end] = [whereIs(from), whereIs(to)];
    const [right, down] = [Math.sign(start.column - end.column), Math.sign(start.row - end.row)];
    const out = `translate(${right * home.width * 0.7}px, ${down * home.height * 0.7}px)`;
    const back = `translate(${-right * home.width * 0.7}px, ${-down * home.height * 0.7}px)`;
    return [
      stop(from, at),
      stop(from, at + time * 0.45, { opacity: 0, transform: out }),
      stop(to, at + time * 0.5, { opacity: 0, transform: back }),
      stop(to, at + time),
    ];
  }

  // Shots and explosions.

  private shoot(event: Fired, at: number, time: number, caption: Caption): void {
    const [from, to] = [this.rectOf(event.from), this.rectOf(event.hit === 'planet' ? caption.centre : event.to)];
    if (!from || !to) return;
    const [start, end] = [middle(from), middle(to)];
    const angle = Math.atan2(end.y - start.y, end.x - start.x);
    const reach = Math.hypot(end.x - start.x, end.y - start.y) + (event.hit === 'edge' ? from.width * 0.7 : 0);
    const turn = `translateY(-50%) rotate(${angle}rad)`;
    const tone = `tone-${caption.tone(event.colour)}`;
    const beam = [
      { opacity: 0, width: '4px', transform: turn },
      { opacity: 1, width: `${reach}px`, transform: turn, offset: 0.55 },
      { opacity: 0, width: `${reach}px`, transform: turn },
    ];
    this.stage.toss(`laser ${tone}`, start, beam, { duration: time * 1.2, delay: at, easing: 'ease-out' });
    const tip = { x: start.x + Math.cos(angle) * reach, y: start.y + Math.sin(angle) * reach };
    this.burst(tip, at + time * 0.6, tone, 6);
  }

  private explode(cell: string, delay: number, kind: string): void {
    const rect = this.rectOf(cell);
    if (!rect) return;
    this.burst(middle(rect), delay, kind, 16);
    this.shake('.starmap', delay);
  }

  /** The jammer bursts, and its remains fly to the edge of the board. */
  private blast(cell: string, delay: number, slot: string): void {
    const [from, to] = [this.rectOf(cell), this.rect(slot)];
    this.explode(cell, delay, 'jammer');
    const model = this.stage.find('[data-model="jammer"]');
    if (!from || !to || !model) return;
    const ghost = model.cloneNode(true) as HTMLElement;
    ghost.classList.add('ghost');
    const [start, end] = [middle(from), middle(to)];
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scale(1.5) rotate(20deg)', offset: 0.3 },
      { opacity: 0.4, transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(.4)` },
    ];
    this.stage.show(ghost, from, frames, { duration: 800, delay, easing: 'ease-in-out' });
  }

  private burst({ x, y }: Point, delay: number, kind: string, bits: number): void {
    for (let bit = 0; bit < bits; bit++) {
      const [angle, reach] = [(bit / bits) * 6.283 + (bit % 2) * 0.2, 16 + (bit % 4) * 10];
      const end = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px) scale(.3)`;
      const frames = [
        { opacity: 0, transform: 'none' },
        { opacity: 1, transform: 'none', offset: 0.04 },
        { opacity: 0, transform: end },
      ];
      this.stage.toss(`bit ${kind}`, { x: x - 3, y: y - 3 }, frames, { duration: 520, delay, easing: 'ease-out' });
    }
    this.halo({ x, y }, delay, `flash ${kind}`, 1.7);
  }

  private halo(at: Point, delay: number, kind: string, size: number): void {
    const frames = [0.2, 1, size].map((scale, index) => ({
      opacity: index === 1 ? 1 : 0,
      transform: `translate(-50%, -50%) scale(${scale})`,
      offset: [0, 0.2, 1][index]!,
    }));
    this.stage.toss(kind, at, frames, { duration: 480, delay });
  }

  private ring(selector: string, delay: number, kind: string): void {
    const rect = this.rect(selector);
    if (rect) this.halo(middle(rect), delay, `ring ${kind}`, 2);
  }

  private crack(cell: string, delay: number): void {
    const rect = this.rectOf(cell);
    if (!rect) return;
    this.burst(middle(rect), delay, 'loss', 12);
    this.shake('.starmap', delay);
  }

  private shake(selector: string, delay: number): void {
    const frames = [0, -4, 4, -3, 3, 0].map((shift) => ({ transform: `translateX(${shift}px)` }));
    this.stage.move(this.stage.find(selector), frames, { duration: 300, delay });
  }

  // Tiles and buttons.

  /** The back of the tile lies over it until it turns. */
  private turn(cell: string, zone: string, delay: number): void {
    const whole = this.rectOf(cell);
    const rect = whole && inset(whole, 0.06);
    const face = this.stage.find(`[data-cell="${cell}"] [data-tile]`);
    const back = this.stage.find(`[data-back="${zone}"]`);
    const half = 220;
    if (rect && back) {
      const ghost = back.cloneNode(true) as HTMLElement;
      const frames = [{ transform: 'none' }, { transform: 'perspective(300px) rotateY(90deg)' }];
      if (delay)
        this.stage.show(ghost.cloneNode(true) as HTMLElement, rect, [{ opacity: 1 }, { opacity: 1 }], {
          duration: delay,
          fill: 'none',
        });
      this.stage.show(ghost, rect, frames, { duration: half, delay, easing: 'ease-in' });
    }
    const frames = [{ transform: 'perspective(300px) rotateY(-90deg)' }, { transform: 'none' }];
    this.stage.move(face, frames, { duration: half, delay: delay + half, easing: 'ease-out' });
  }

  private click(selector: string, delay: number): void {
    const frames = [
      { transform: 'none', filter: 'brightness(2)' },
      { transform: 'translateY(4px)', filter: 'brightness(1.6)', offset: 0.3 },
      { transform: 'none', filter: 'none' },
    ];
    this.stage.move(this.stage.find(selector), frames, { duration: 380, delay });
  }

  private flip(selector: string, delay: number): void {
    const frames = [{ transform: 'rotateX(90deg)' }, { transform: 'none' }];
    for (const node of this.stage.all(selector))
      this.stage.move(node, frames, { duration: 380, delay, easing: 'ease-out' });
  }

  private shuffle(group: string, delay: number): void {
    for (const places of this.stage.all(`[data-places="${group}"]`)) {
      [...places.children].forEach((node, index, all) => {
        const width = node.getBoundingClientRect().width;
        const to = [1, -1, 1, -1, 0].map(
          (turn, step) => `translateX(${width * turn * (((index + step) % all.length) - 1)}px)`,
        );
        this.stage.move(
          node,
          to.map((transform) => ({ transform })),
          { duration: 850, delay },
        );
      });
    }
  }

  /** What Brian shows lies open for a moment. */
  private show(button: string, model: string, delay: number): void {
    const [rect, glyph] = [this.rect(button), this.stage.find(model)];
    if (!rect || !glyph) return;
    const card = document.createElement('span');
    card.className = 'card';
    card.append(glyph.cloneNode(true));
    const at = (scale: number, turned: number) =>
      `translate(-50%, -50%) perspective(300px) rotateY(${turned}deg) scale(${scale})`;
    const frames = [
      { opacity: 0, transform: at(0.6, 90) },
      { opacity: 1, transform: at(1.15, 0), offset: 0.15 },
      { opacity: 1, transform: at(1, 0), offset: 0.88 },
      { opacity: 0, transform: at(0.6, -90) },
    ];
    const { x, y } = middle(rect);
    this.stage.show(card, new DOMRect(x, y, 0, 0), frames, { duration: 2300, delay });
  }

  private flash(selector: string, delay: number): void {
    const frames = [
      { filter: 'none' },
      { filter: 'brightness(2.2)', transform: 'scale(1.25)', offset: 0.4 },
      { filter: 'none' },
    ];
    this.stage.move(this.stage.find(selector), frames, { duration: 520, delay });
  }

  // Words and weather.

  private pop(cell: string, delay: number, text: string, kind: string): void {
    this.popOn(`[data-cell="${cell}"]`, delay, text, kind);
  }

  private popOn(selector: string, delay: number, text: string, kind: string): void {
    const rect = this.rect(selector);
    if (!rect) return;
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -20%) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -60%) scale(1.3)', offset: 0.25 },
      { opacity: 0, transform: 'translate(-50%, -200%)' },
    ];
    this.stage.toss(`rising ${kind}`, middle(rect), frames, { duration: 1000, delay, easing: 'ease-out' }, text);
  }

  private announce(text: string, delay: number, time: number, kind: string): void {
    const map = this.rect('.starmap');
    if (!map) return;
    const frames = [
      { opacity: 0, transform: 'translate(-50%, -50%) scale(.5)' },
      { opacity: 1, transform: 'translate(-50%, -50%) scale(1)', offset: 0.15 },
      { opacity: 1, transform: 'translate(-50%, -50%) scale(1)', offset: 0.85 },
      { opacity: 0, transform: 'translate(-50%, -50%) scale(1.2)' },
    ];
    const node = document.createElement('span');
    node.className = `sign ${kind}`;
    node.textContent = text;
    const at = new DOMRect(map.left + map.width / 2, map.top + map.height * 0.3, 0, 0);
    this.stage.show(node, at, frames, { duration: Math.max(time, 700), delay });
    node.style.width = `${Math.min(map.width * 0.86, 360)}px`;
  }

  /** The power goes out over the whole cockpit. */
  private flicker(events: Event[]): void {
    const out = timeline(events).find(({ event }) => event.event === 'outage');
    if (!out) return;
    const frames = [1, 0.35, 1, 0.25, 0.8, 0.4, 1].map((brightness) => ({ filter: `brightness(${brightness})` }));
    this.stage.move(this.stage.find('.starmap'), frames, { duration: 900, delay: out.at });
  }

  private fireworks(start: number): void {
    const map = this.rect('.starmap');
    if (!map) return;
    for (let shot = 0; shot < 10; shot++) {
      const at = {
        x: map.left + map.width * (0.1 + 0.8 * Math.random()),
        y: map.top + map.height * (0.1 + 0.8 * Math.random()),
      };
      this.burst(at, start + shot * 180, `tone-${shot % 4}`, 16);
    }
  }

  private darken(delay: number): void {
    const frames = [
      { filter: 'none' },
      { filter: 'brightness(.5) saturate(2) hue-rotate(-20deg)', offset: 0.4 },
      { filter: 'none' },
    ];
    this.stage.move(this.stage.find('.starmap'), frames, { duration: 1200, delay });
  }
}

function buttonOf({ seat, place }: Pressed | ButtonShown, caption: Caption): string {
  return `[data-button="${caption.colour(seat)}-${place}"]`;
}

/** The part of a rectangle that is left without a rim. */
function inset(rect: DOMRect, rim: number): DOMRect {
  const [x, y] = [rect.width * rim, rect.height * rim];
  return new DOMRect(rect.left + x, rect.top + y, rect.width - 2 * x, rect.height - 2 * y);
}

/** More than half the board away: the ship went over the edge. */
function wraps(from: string, to: string): boolean {
  const [start, end] = [whereIs(from), whereIs(to)];
  return Math.max(Math.abs(start.row - end.row), Math.abs(start.column - end.column)) > 3;
}
