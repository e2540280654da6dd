/** What comes on stage now, over a board that still stands as before it: each event moves what it tells of. */

import { whereIs } from '../../lib/grid';
import { Stage, middle, type Point } from '../../lib/stage';
import type { Shown } from '../../lib/timeline';
import type { Accelerated, Event, Fired, Flew, FloppyDrawn } from './shapes';

/** What the pictures need from the board. */
export interface Caption {
  tone(colour: string): number;
  colour(seat: number): string;
  centre: string;
  /** The first cell of a line. */
  first(line: number): string;
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

  play(shown: Shown<Event>[], caption: Caption): void {
    this.stage.clear();
    this.stage.measure();
    for (const each of shown) this.playOne(each, caption);
  }

  private playOne({ event, for: time, lands }: Shown<Event>, caption: Caption): void {
    if (event.event === 'pressed') this.press(buttonOf(event, caption), lands);
    else if (event.event === 'in-vain') this.stage.shake(`[data-dashboard="${event.seat}"]`);
    else if (event.event === 'flew' || event.event === 'accelerated') this.fly(event, time);
    else if (event.event === 'fired') this.shoot(event, time, caption);
    else if (event.event === 'creeper-destroyed') this.explode(event.cell, 'creeper');
    else if (event.event === 'energy-found') this.pop(`[data-cell="${event.cell}"]`, '+1', 'energy');
    else if (event.event === 'energy-lost') this.pop(`[data-ship="${event.seat}"]`, '−1', 'loss');
    else if (event.event === 'shield-lost') this.crack(caption.centre);
    else if (event.event === 'turned') this.turn(`[data-cell="${event.cell}"] .lying`, 'rotateY', lands);
    else if (event.event === 'jammer-destroyed') this.blast(event.cell, `[data-jammers="${event.sector}"]`);
    else if (event.event === 'probe-destroyed') this.explode(event.cell, 'probe');
    else if (event.event === 'power') this.ring(`[data-ship="${event.seat}"]`, `tone-${caption.tone(event.colour)}`);
    else if (event.event === 'shown') this.ring(buttonOf(event, caption), 'glimpse');
    else if (event.event === 'hidden') this.turn('.up .cap', 'rotateX', lands);
    else if (event.event === 'shuffled') this.shuffle(event.group);
    else if (event.event === 'floppy') this.announce(caption.floppy(event), time, 'floppy');
    else if (event.event === 'outage') this.flicker();
    else if (event.event === 'attack') this.announce(caption.attack, time, 'alarm');
    else if (event.event === 'attack-none') this.announce(caption.noAttack, time, 'floppy');
    else if (event.event === 'bug') this.stage.shake(`[data-dashboard="${event.seat}"]`);
    else if (event.event === 'stack-empty') this.flash(`[data-stack="${event.stack}"]`);
    else if (event.event === 'creeper-moved' || event.event === 'pushed-back')
      this.travel(`[data-creeper="${event.line}"]`, [event.from, event.to], time);
    else if (event.event === 'creeper-arrived') this.arrive(`[data-creeper="${event.line}"]`, time);
    else if (event.event === 'creeper-landed') this.land(event.line, event.from, time, caption);
    else if (event.event === 'won') this.fireworks();
    else if (event.event === 'lost') this.fall();
    if ('line' in event) this.flash(`[data-line="${event.line}"]`);
  }

  private rectOf(cell: string): DOMRect | undefined {
    return this.stage.rect(`[data-cell="${cell}"]`);
  }

  // Ships and Creepers on their way: they stay where they have come to until the board shows them there.

  private fly({ seat, from, path }: Flew | Accelerated, time: number): void {
    this.travel(`[data-ship="${seat}"]`, [from, ...path], time);
  }

  /** From cell to cell, over the edge of the map too. */
  private travel(selector: string, cells: string[], time: number): void {
    const frames = this.way(cells);
    this.stage.move(this.stage.find(selector), frames, { duration: time, fill: 'both', easing: 'ease-in-out' });
  }

  private way(cells: string[]): Keyframe[] {
    const home = this.rectOf(cells[0]!);
    if (!home) return [];
    const shift = (cell: string): string => {
      const there = this.rectOf(cell) ?? home;
      return `translate(${there.left - home.left}px, ${there.top - home.top}px)`;
    };
    const each = 1 / (cells.length - 1);
    const legs = cells.slice(1).flatMap((cell, index) => {
      const [before, start] = [cells[index]!, index * each];
      const stop = { transform: shift(cell), opacity: 1, zIndex: 5, offset: Math.min(1, start + each) };
      if (!wraps(before, cell)) return [stop];
      const { out, back } = this.edges(before, cell, home);
      return [
        { transform: `${shift(before)} ${out}`, opacity: 0, zIndex: 5, offset: start + each * 0.48 },
        { transform: `${shift(cell)} ${back}`, opacity: 0, zIndex: 5, offset: start + each * 0.5 },
        stop,
      ];
    });
    return [{ transform: 'none', opacity: 1, zIndex: 5, offset: 0 }, ...legs];
  }

  /** Out over one edge, in over the other. */
  private edges(from: string, to: string, home: DOMRect): { out: string; back: string } {
    const [start, end] = [whereIs(from), whereIs(to)];
    const right = Math.sign(start.column - end.column) * home.width * 0.7;
    const down = Math.sign(start.row - end.row) * home.height * 0.7;
    return { out: `translate(${right}px, ${down}px)`, back: `translate(${-right}px, ${-down}px)` };
  }

  private arrive(selector: string, time: number): void {
    const frames = [
      { opacity: 0, transform: 'scale(2.2)', zIndex: 5 },
      { opacity: 1, transform: 'none', zIndex: 5 },
    ];
    this.stage.move(this.stage.find(selector), frames, { duration: time * 0.8, easing: 'ease-out' });
  }

  /** Down to the planet; one that found no free cell comes straight from the mothership. */
  private land(line: number, from: string, time: number, caption: Caption): void {
    const start = from || caption.first(line);
    const [home, planet] = [this.rectOf(start), this.rectOf(caption.centre)];
    if (!home || !planet) return;
    const down = `translate(${planet.left - home.left}px, ${planet.top - home.top}px)`;
    const frames = [
      { transform: 'none', opacity: 1, zIndex: 5 },
      { transform: down, opacity: 1, zIndex: 5, offset: 0.75 },
      { transform: `${down} scale(.2)`, opacity: 0, zIndex: 5 },
    ];
    const timing: KeyframeAnimationOptions = { duration: time, fill: 'both', easing: 'ease-in' };
    const there = this.stage.find(`[data-creeper="${line}"]`);
    if (from && there) return this.stage.move(there, frames, timing);
    const ghost = this.ghost('creeper');
    if (ghost) this.stage.show(ghost, home, frames, timing);
  }

  private ghost(model: string): HTMLElement | null {
    const ghost = this.stage.find(`[data-model="${model}"]`)?.cloneNode(true) as HTMLElement | undefined;
    ghost?.classList.add('ghost');
    return ghost ?? null;
  }

  // Shots and explosions.

  private shoot(event: Fired, time: number, caption: Caption): void {
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
    this.stage.toss(`laser ${tone}`, start, beam, { duration: time, easing: 'ease-out' });
    const tip = { x: start.x + Math.cos(angle) * reach, y: start.y + Math.sin(angle) * reach };
    this.burst(tip, time * 0.5, tone, 6);
  }

  private explode(cell: string, kind: string): void {
    const rect = this.rectOf(cell);
    if (!rect) return;
    this.burst(middle(rect), 0, kind, 16);
    this.stage.shake('.starmap');
  }

  /** The jammer bursts, and its remains fly to the edge of the board. */
  private blast(cell: string, slot: string): void {
    const [from, to, ghost] = [this.rectOf(cell), this.stage.rect(slot), this.ghost('jammer')];
    this.explode(cell, 'jammer');
    if (!from || !to || !ghost) return;
    const [start, end] = [middle(from), middle(to)];
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 1, transform: 'scale(1.5) rotate(20deg)', offset: 0.3 },
      { opacity: 0.4, transform: `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(.4)` },
    ];
    this.stage.show(ghost, from, frames, { duration: 800, easing: 'ease-in-out' });
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

  private ring(selector: string, kind: string): void {
    const rect = this.stage.rect(selector);
    if (rect) this.halo(middle(rect), 0, `ring ${kind}`, 2);
  }

  private crack(cell: string): void {
    const rect = this.rectOf(cell);
    if (!rect) return;
    this.burst(middle(rect), 0, 'loss', 12);
    this.stage.shake('.starmap');
  }

  // Tiles and buttons.

  /** On edge at the moment at which the board shows the other side. */
  private turn(selector: string, axis: 'rotateX' | 'rotateY', half: number): void {
    const at = (angle: number) => ({ transform: `perspective(300px) ${axis}(${angle}deg)` });
    const frames = [at(0), { ...at(90), offset: 0.5 }, { ...at(-90), offset: 0.5 }, at(0)];
    for (const node of this.stage.all(selector)) this.stage.move(node, frames, { duration: half * 2 });
  }

  /** Down, and over on to its face. */
  private press(selector: string, half: number): void {
    const cap = `${selector} .cap`;
    const down = [{ translate: '0 0' }, { translate: '0 8%', offset: 0.3 }, { translate: '0 0' }];
    this.stage.move(this.stage.find(selector), down, { duration: half });
    this.turn(cap, 'rotateX', half);
  }

  private shuffle(group: string): void {
    for (const places of this.stage.all(`[data-places="${group}"]`)) {
      [...places.children].forEach((node, index, all) => {
        const width = this.stage.rectOf(node).width;
        const to = [1, -1, 1, -1, 0].map(
          (turn, step) => `translateX(${width * turn * (((index + step) % all.length) - 1)}px)`,
        );
        const frames = to.map((transform) => ({ transform }));
        this.stage.move(node, frames, { duration: 850 });
      });
    }
  }

  private flash(selector: string): void {
    const frames = [
      { filter: 'none' },
      { filter: 'brightness(2.2)', transform: 'scale(1.25)', offset: 0.4 },
      { filter: 'none' },
    ];
    this.stage.move(this.stage.find(selector), frames, { duration: 520 });
  }

  // Words and weather.

  private pop(selector: string, text: string, kind: string): void {
    const rect = this.stage.rect(selector);
    if (rect) this.stage.rise(text, kind, middle(rect));
  }

  private announce(text: string, time: number, kind: string): void {
    const map = this.stage.rect('.starmap');
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
    this.stage.show(node, at, frames, { duration: time });
    node.style.width = `${map.width * 0.8}px`;
  }

  /** The power goes out over the whole cockpit. */
  private flicker(): void {
    const frames = [1, 0.35, 1, 0.25, 0.8, 0.4, 1].map((brightness) => ({ filter: `brightness(${brightness})` }));
    this.stage.move(this.stage.find('.starmap'), frames, { duration: 900 });
  }

  private fireworks(): void {
    const map = this.stage.rect('.starmap');
    if (!map) return;
    for (let shot = 0; shot < 12; shot++) {
      const at = {
        x: map.left + map.width * (0.1 + 0.8 * Math.random()),
        y: map.top + map.height * (0.1 + 0.8 * Math.random()),
      };
      this.burst(at, shot * 150, `tone-${shot % 4}`, 16);
    }
  }

  /** The lights go down slowly, and stay down. */
  private fall(): void {
    const frames = [{ filter: 'brightness(1.6) saturate(2) hue-rotate(-20deg)' }, { filter: 'none' }];
    this.stage.move(this.stage.find('.starmap'), frames, { duration: 1400, easing: 'ease-out' });
  }
}

function buttonOf({ seat, place }: { seat?: number; place: number }, caption: Caption): string {
  const name = `${caption.colour(seat ?? 0)}-${place}`;
  return `:is([data-button="${name}"], [data-seen="${name}"])`;
}

/** More than half the board away: the ship went over the edge. */
function wraps(from: string, to: string): boolean {
  const [start, end] = [whereIs(from), whereIs(to)];
  return Math.max(Math.abs(start.row - end.row), Math.abs(start.column - end.column)) > 3;
}
