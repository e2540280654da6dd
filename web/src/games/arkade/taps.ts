/** What a tap means: an action to do, one whose refusal is worth explaining, or something to hold for the next tap. */

import { whereIs } from '../../lib/grid';
import { isOffered, tried, type Meaning as AnyMeaning } from '../../lib/taps';
import { dieAlone, nuggetTo, repaired, saucerOf, toolOf, type Offers } from './moves';
import { beside, cellAt } from '../../lib/grid';
import { ALIEN, dieColumn, GPS, type Scene } from './view';

/** What a player has picked up so far. */
export interface Held {
  /** A saucer that waits for its cell, or a cell that waits for its saucer. */
  saucer?: string;
  to?: string;
  /** A GPS, or the colour of a super ammo, that waits for its column. */
  tool?: string;
  /** The colour of the saucer to repair. */
  colour?: string;
  /** The die set aside to be thrown alone. */
  die?: number;
}

export type Meaning = AnyMeaning<Held>;

/** Whose hand it is, what that seat may do, and what it holds. */
export interface Hand {
  scene: Scene;
  seat: number;
  offers: Offers;
  held: Held;
}

/** What is still worth holding: what no longer leads to an action is put down. */
export function inHand(offers: Offers, taken: Held): Held {
  const colours = [...new Set(offers.flatMap((offer) => repaired(offer) ?? []))];
  const held: Held = {};
  if (taken.saucer && offers.some((offer) => saucerOf(offer) === taken.saucer)) held.saucer = taken.saucer;
  if (taken.to && offers.some((offer) => offer.verb === 'move' && offer.to === taken.to)) held.to = taken.to;
  if (taken.tool && offers.some((offer) => toolOf(offer) === taken.tool)) held.tool = taken.tool;
  if (taken.die && offers.some((offer) => dieAlone(offer) === taken.die)) held.die = taken.die;
  if (taken.colour && colours.includes(taken.colour)) held.colour = taken.colour;
  else if (colours.length === 1) held.colour = colours[0]!;
  return held;
}

/** A tap on a cell of the board. */
export function tapCell(hand: Hand, cell: string): Meaning {
  return (
    tapAnswer(hand, cell) ?? (hand.seat === ALIEN ? tapAsAlien(hand, cell) : tapColumn(hand, whereIs(cell).column + 1))
  );
}

/** While a choice is open, a cell is an answer to it. */
function tapAnswer(hand: Hand, cell: string): Meaning | null {
  const { kind, what } = hand.scene.choices[hand.seat]!;
  if (kind === '') return null;
  if (kind === 'stop') return tried(hand.offers, cell === what ? 'stop' : step(hand.scene, what, cell));
  if (kind === 'tower') return tried(hand.offers, `tower ${whereIs(cell).column + 1}`);
  if (kind === 'repair') return tapRepair(hand, cell);
  return tried(hand.offers, `${kind} ${cell}`);
}

/** A saucer comes back on to the first line; any other cell answers nothing. */
function tapRepair(hand: Hand, cell: string): Meaning {
  const colour = hand.held.colour;
  if (whereIs(cell).row > 0) return { why: `clear ${cell}` };
  if (colour) return tried(hand.offers, `repair ${colour} ${cell}`);
  const possible = hand.offers.find((offer) => offer.verb === 'repair' && offer.cell === cell);
  return { why: possible?.do ?? `repair ${hand.scene.scores[0]!.colour} ${cell}` };
}

function tapAsAlien(hand: Hand, cell: string): Meaning {
  const { scene, held } = hand;
  const thing = cellAt(scene, cell)?.thing;
  if (thing?.kind === 'saucer') return tapSaucer(hand, cell);
  if (thing?.kind === 'field') return tried(hand.offers, `clear ${cell}`);
  if (thing?.kind === 'asteroid') return tapAsteroid(hand, cell);
  if (held.saucer) return tried(hand.offers, step(scene, held.saucer, cell));
  return tapTarget(hand, cell);
}

function tapSaucer(hand: Hand, cell: string): Meaning {
  const { offers, held } = hand;
  if (held.to) return tried(hand.offers, step(hand.scene, cell, held.to));
  if (held.saucer === cell) return { hold: {} };
  if (offers.some((offer) => saucerOf(offer) === cell)) return { hold: { saucer: cell } };
  return { why: stepMeant(hand, cell) };
}

/** A saucer is given up for an asteroid only after it has been picked up: nobody does that by a slip of the thumb. */
function tapAsteroid(hand: Hand, cell: string): Meaning {
  const before = beside(hand.scene, cell, -1, 0);
  if (!before || before.thing?.kind !== 'saucer')
    return { why: `sacrifice ${hand.held.saucer ?? before?.name ?? cell}` };
  const notation = `sacrifice ${before.name}`;
  if (!isOffered(hand.offers, notation)) return { why: notation };
  return hand.held.saucer === before.name ? { act: notation } : { hold: { saucer: before.name } };
}

/** A free cell: the only saucer that can go there goes; among several, the cell waits for one. */
function tapTarget(hand: Hand, cell: string): Meaning {
  if (hand.held.to === cell) return { hold: {} };
  const sources = hand.offers.filter((offer) => offer.verb === 'move' && offer.to === cell);
  if (sources.length === 1) return { act: sources[0]!.do };
  return sources.length ? { hold: { to: cell } } : { why: `move ${saucerMeant(hand.scene, cell)} ${cell}` };
}

/** Where the saucer of somebody who taps this cell probably stands: behind it or beside it; if none does, behind it. */
function saucerMeant(scene: Scene, cell: string): string {
  const near = [
    [-1, 0],
    [0, -1],
    [0, 1],
  ].flatMap(([rows, columns]) => beside(scene, cell, rows!, columns!) ?? []);
  return (near.find((other) => other.thing?.kind === 'saucer') ?? near[0]!).name;
}

/** A saucer to a cell. One step is an action; of a longer way the step that the same rule forbids, back or askew. */
function step(scene: Scene, saucer: string, cell: string): string {
  const [from, to] = [whereIs(saucer), whereIs(cell)];
  const [rows, columns] = [to.row - from.row, to.column - from.column];
  if (Math.max(Math.abs(rows), Math.abs(columns)) <= 1) return `move ${saucer} ${cell}`;
  const aside = Math.sign(columns) || 1;
  const instead =
    rows < 0 ? beside(scene, saucer, -1, 0) : (beside(scene, saucer, 1, aside) ?? beside(scene, saucer, 1, -aside));
  return `move ${saucer} ${instead!.name}`;
}

/** The step that somebody who taps a saucer probably thinks of: forward if that is free, else aside. */
function stepMeant({ scene }: Hand, cell: string): string {
  const ahead = [beside(scene, cell, 1, 0), beside(scene, cell, 0, -1), beside(scene, cell, 0, 1)];
  const to = ahead.find((other) => other && !other.thing) ?? ahead.find((other) => other);
  return `move ${cell} ${to?.name ?? cell}`;
}

/** A column is where the defender shoots, with the die or with what is held. */
export function tapColumn(hand: Hand, column: number): Meaning {
  const { tool } = hand.held;
  if (tool === GPS) return tried(hand.offers, `gps ${column}`);
  return tried(hand.offers, tool ? `blast ${tool} ${column}` : `shoot ${column}`);
}

/** A cell of the ship's zone is where the ship goes; its own cell is where it shoots. */
export function tapZone(hand: Hand, column: number): Meaning {
  const { scene, held } = hand;
  if (scene.choices[hand.seat]!.kind === 'tower') return tried(hand.offers, `tower ${column}`);
  if (held.tool || column === scene.ship) return tapColumn(hand, column);
  if (isOffered(hand.offers, 'fly') && column === dieColumn(scene)) return { act: 'fly' };
  for (const way of ['left', 'right'] as const)
    if (nuggetTo(scene, way) === column) return tried(hand.offers, `nugget ${way}`);
  if (isOffered(hand.offers, `shoot ${column}`)) return { act: `shoot ${column}` };
  return { why: column !== dieColumn(scene) && scene.gps ? `gps ${column}` : 'fly' };
}

/** Something that is kept and used later: a GPS, a super ammo. */
export function tapTool(hand: Hand, tool: string): Meaning {
  const { held, offers, scene } = hand;
  if (held.tool === tool) return { hold: {} };
  const uses = offers.filter((offer) => toolOf(offer) === tool);
  if (tool !== GPS && uses.length === 1) return { act: uses[0]!.do };
  if (uses.length) return { hold: { tool } };
  return { why: tool === GPS ? `gps ${scene.ship === 1 ? 2 : 1}` : `blast ${tool} ${scene.ship}` };
}

/** A die: set aside to be thrown alone while throws are left; later it is used as it lies. */
export function tapDie(hand: Hand, die: number): Meaning {
  const { scene, seat, held, offers } = hand;
  if (isOffered(offers, `throw ${die}`)) return { hold: held.die === die ? {} : { die } };
  if (isOffered(offers, 'throw') && !scene.dice[seat]!.length) return { act: 'throw' };
  if (seat === ALIEN || !scene.dice[seat]!.length) return { why: scene.timed ? 'throw' : `throw ${die}` };
  return die === 1 ? tapShoot(hand) : tried(hand.offers, 'fly');
}

export function tapThrow(hand: Hand): Meaning {
  return tried(hand.offers, hand.held.die ? `throw ${hand.held.die}` : 'throw');
}

/** The trigger: the ship's own column, or the only one where the shot can hit. */
export function tapShoot(hand: Hand): Meaning {
  const own = `shoot ${hand.scene.ship}`;
  const shot = hand.offers.find((offer) => offer.verb === 'shoot');
  return shot && !isOffered(hand.offers, own) ? { act: shot.do } : tried(hand.offers, own);
}

export function tapColour(hand: Hand, colour: string): Meaning {
  if (!hand.offers.some((offer) => repaired(offer) === colour)) return { why: `repair ${colour} a1` };
  return { hold: hand.held.colour === colour ? {} : { colour } };
}
