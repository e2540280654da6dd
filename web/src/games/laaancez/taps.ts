/** What a tap means, with what is in the hand. */

import type { Offer } from '../../lib/board';
import { tried, type Meaning } from '../../lib/taps';
import { draw, drawings, throwing, throws, type Held } from './moves';
import type { Words } from './shapes';
import { CANDLE, DAMAGE, cells, type Box, type Scene } from './view';

/** The situation in which a tap happens: whose hand it is and what that seat may do. */
export interface Hand {
  box: Box;
  scene: Scene;
  seat: number;
  offers: Offer<Words>[];
  held: Held;
}

/** The two options of the die's result, each once. */
export function options(scene: Scene, box: Box): string[] {
  return [...new Set(box.die[scene.die - 1] ?? [])];
}

/** What is in the hand: what was picked up, and what there is no choice about. */
export function inHand(offers: Offer<Words>[], picked: Held): Held {
  const only = (values: string[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const option = picked.option ?? only(drawings(offers).map((drawing) => drawing.option));
  const from = picked.from ?? only(throws(offers).map((each) => each.from));
  return { ...picked, option, from };
}

export function tapDie(hand: Hand): Meaning<Held> {
  return tried(hand.offers, 'roll');
}

export function tapPass(hand: Hand): Meaning<Held> {
  return tried(hand.offers, 'pass');
}

export function tapOption(hand: Hand, option: string): Meaning<Held> {
  const { offers, held } = hand;
  if (held.cell) return tried(offers, draw(option, held.cell));
  if (!drawings(offers, { option }).length) return { why: draw(option, whereMeant(hand, option)) };
  return { hold: held.option === option ? {} : { option } };
}

export function tapCell(hand: Hand, sheet: number, cell: string): Meaning<Held> {
  const recruiting = hand.scene.phase === 'roll' || hand.scene.phase === 'choose';
  if (sheet !== hand.seat) return tapTarget(hand, cell);
  return recruiting ? tapPlace(hand, cell) : tapThrower(hand, cell);
}

function tapPlace(hand: Hand, cell: string): Meaning<Held> {
  const { held } = hand;
  if (held.option) return tried(hand.offers, draw(held.option, cell));
  if (held.cell === cell) return { hold: {} };
  return drawings(hand.offers, { cell }).length ? { hold: { cell } } : { why: draw(optionMeant(hand, cell), cell) };
}

function tapThrower(hand: Hand, cell: string): Meaning<Held> {
  const { held } = hand;
  if (held.to) return tried(hand.offers, throwing(cell, held.to));
  if (!throws(hand.offers, { from: cell }).length) return { why: throwing(cell, targetMeant(hand)) };
  return { hold: held.from === cell ? {} : { from: cell } };
}

function tapTarget(hand: Hand, cell: string): Meaning<Held> {
  const { held } = hand;
  if (held.from) return tried(hand.offers, throwing(held.from, cell));
  if (held.to === cell) return { hold: {} };
  return throws(hand.offers, { to: cell }).length
    ? { hold: { to: cell } }
    : { why: throwing(throwerMeant(hand), cell) };
}

function optionMeant(hand: Hand, cell: string): string {
  const offered = options(hand.scene, hand.box);
  const taken = cells(hand.scene.sheets[hand.seat]!).find((each) => each.name === cell)?.object != null;
  const drawn = offered.find((option) => option !== DAMAGE) ?? [...hand.box.objects.keys()][0]!;
  return taken && offered.includes(DAMAGE) ? DAMAGE : drawn;
}

/** Where an option that fits nowhere would have gone: an object that cannot grow, or a cell that is taken. */
function whereMeant(hand: Hand, option: string): string {
  const all = cells(hand.scene.sheets[hand.seat]!);
  const grown = all.find((cell) => cell.object && cell.object.name !== CANDLE);
  return (option === DAMAGE ? (grown ?? all[0]!) : all[0]!).name;
}

function throwerMeant(hand: Hand): string {
  return throws(hand.offers)[0]?.from ?? firstFighter(hand, hand.seat);
}

function targetMeant(hand: Hand): string {
  return throws(hand.offers)[0]?.to ?? firstFighter(hand, 1 - hand.seat);
}

function firstFighter(hand: Hand, seat: number): string {
  const lines = hand.scene.sheets[seat]!.lines;
  const fighting = lines.find((line) => line.fighting) ?? lines[0]!;
  return (fighting.cells.find((cell) => cell.object && cell.object.left > 0) ?? fighting.cells[0]!).name;
}
