/** What a tap means: an action to do, one whose refusal is worth explaining, or something to hold for the next tap. */

import type { Offer } from '../../lib/board';
import { isOffered, tried, type Meaning as AnyMeaning } from '../../lib/taps';
import { POWERS } from './moves';
import type { Show, Words } from './shapes';
import { cellAt } from '../../lib/grid';
import { pilotOf, type Pilot, type Scene } from './view';

/** A power in hand, and what it has been pointed at so far. */
export interface Held {
  power?: boolean;
  cell?: string;
  place?: number;
  other?: { colour: string; place: number };
}

export type Meaning = AnyMeaning<Held>;

/** Who taps, what that pilot may do, and what is in hand. */
export interface Hand {
  scene: Scene;
  pilot: Pilot;
  offers: Offer<Words>[];
  held: Held;
}

/** The actions of the power, which is in hand only while it can be used. */
export function powered(offers: Offer<Words>[]): Offer<Words>[] {
  return offers.filter(({ verb }) => verb === 'reveal' || verb === 'push' || verb === 'show');
}

export function inHand(offers: Offer<Words>[], taken: Held): Held {
  return powered(offers).length ? taken : {};
}

function shows(offers: Offer<Words>[]): Offer<Show>[] {
  return offers.filter((offer) => offer.verb === 'show');
}

/** A button of one's own: pressed, or shown where the power to show is in hand. */
export function tapOwn(hand: Hand, place: number): Meaning {
  const { offers, held } = hand;
  if (!held.power || !shows(offers).length) return tried(offers, `press ${place}`);
  if (held.other) return tried(offers, `show ${place} ${held.other.colour} ${held.other.place}`);
  const possible = shows(offers).some((show) => show.place === place);
  if (!possible) return { why: `show ${place} ${anotherPilot(hand)} 1` };
  return { hold: held.place === place ? { power: true } : { power: true, place } };
}

function anotherPilot({ scene, pilot }: Hand): string {
  return scene.pilots.find((other) => other.seat !== pilot.seat)?.colour ?? pilot.colour;
}

/** A button of another pilot: an answer to the replicator, or something to be shown. */
export function tapOther(hand: Hand, colour: string, place: number): Meaning {
  const { scene, offers, held } = hand;
  const button = pilotOf(scene, colour)!.buttons[place - 1]!;
  if (scene.view.phase === 'copy')
    return button.includes(' ') ? tried(offers, `copy ${button}`) : { why: `press ${place}` };
  if (held.place) return tried(offers, `show ${held.place} ${colour} ${place}`);
  const possible = shows(offers).some((show) => show.colour === colour && show['other-place'] === place);
  if (possible) return { hold: { power: true, other: { colour, place } } };
  return { why: button.includes(' ') ? `copy ${button}` : `show 1 ${colour} ${place}` };
}

/** A cell: what stands there says what is meant. A power that is not in hand is taken first, and used by a second tap. */
export function tapCell(hand: Hand, name: string): Meaning {
  const { scene, pilot, offers, held } = hand;
  const cell = cellAt(scene, name)!;
  if (pilot.cell === name && !held.power) return tried(offers, 'destroy');
  const notation =
    POWERS[pilot.colour] === 'push' || (cell.creeper && POWERS[pilot.colour] !== 'reveal')
      ? `push ${cell.creeper || anyLine(scene)}`
      : `reveal ${name}`;
  if (!isOffered(offers, notation)) return { why: notation };
  return held.power ? { act: notation } : { hold: { power: true, cell: name } };
}

/** Where no Creeper stands, the refusal speaks of a line without one. */
function anyLine({ box, view }: Scene): number {
  return box.lines.find(({ number }) => !view.creepers[number])?.number ?? 1;
}

/** The button of the power: into the hand, and out of it. */
export function tapPower(hand: Hand): Meaning {
  const { scene, pilot, offers, held } = hand;
  if (powered(offers).length) return { hold: held.power ? {} : { power: true } };
  const power = POWERS[pilot.colour] ?? 'reveal';
  if (power === 'reveal') return { why: `reveal ${firstHidden(scene)}` };
  if (power === 'push') return { why: `push ${Object.keys(scene.view.creepers)[0] ?? 1}` };
  if (power === 'show') return { why: `show 1 ${anotherPilot(hand)} 1` };
  return { why: 'further 1' };
}

function firstHidden({ cells }: Scene): string {
  return cells.flat().find((cell) => cell.tile === 'hidden' && !cell.creeper)?.name ?? 'a2';
}
