/** What a tap means, with what is in the hand. */

import { tried, type Meaning } from '../../lib/taps';
import { draw, open, readMove, throwing, type Held } from './moves';
import { CANDLE, DAMAGE, cells, type Box, type Scene } from './view';

/** The situation in which a tap happens: whose hand it is and what that seat may do. */
export interface Hand {
  box: Box;
  scene: Scene;
  seat: number;
  actions: string[];
  held: Held;
}

/** The two options of the die's result, each once. */
export function options(scene: Scene, box: Box): string[] {
  return [...new Set(box.die[scene.die - 1] ?? [])];
}

/** What is in the hand: what was picked up, and what there is no choice about. */
export function inHand(actions: string[], picked: Held): Held {
  const moves = actions.map(readMove);
  const held = { ...picked };
  const only = (values: string[]) => (new Set(values).size === 1 ? values[0] : undefined);
  const choices = moves.flatMap((move) => (move && 'option' in move ? [move.option] : []));
  const throwers = moves.flatMap((move) => (move && 'from' in move ? [move.from] : []));
  held.option ??= only(choices);
  held.from ??= only(throwers);
  return held;
}

export function tapDie(hand: Hand): Meaning<Held> {
  return tried(hand.actions, 'roll');
}

export function tapPass(hand: Hand): Meaning<Held> {
  return tried(hand.actions, 'pass');
}

export function tapOption(hand: Hand, option: string): Meaning<Held> {
  const { actions, held } = hand;
  if (held.cell) return tried(hand.actions, draw(option, held.cell));
  const possible = actions.map(readMove).some((move) => move && 'option' in move && move.option === option);
  if (!possible) return { why: draw(option, whereMeant(hand, option)) };
  return { hold: held.option === option ? {} : { option } };
}

export function tapCell(hand: Hand, sheet: number, cell: string): Meaning<Held> {
  const recruiting = hand.scene.phase === 'roll' || hand.scene.phase === 'choose';
  if (sheet !== hand.seat) return tapTarget(hand, cell);
  return recruiting ? tapPlace(hand, cell) : tapThrower(hand, cell);
}

function tapPlace(hand: Hand, cell: string): Meaning<Held> {
  const { held } = hand;
  if (held.option) return tried(hand.actions, draw(held.option, cell));
  if (held.cell === cell) return { hold: {} };
  const possible = open(hand.actions, { cell }).some((move) => 'cell' in move);
  return possible ? { hold: { cell } } : { why: draw(optionMeant(hand, cell), cell) };
}

function tapThrower(hand: Hand, cell: string): Meaning<Held> {
  const { held } = hand;
  if (held.to) return tried(hand.actions, throwing(cell, held.to));
  const possible = open(hand.actions, { from: cell }).some((move) => 'from' in move);
  if (!possible) return { why: throwing(cell, targetMeant(hand)) };
  return { hold: held.from === cell ? {} : { from: cell } };
}

function tapTarget(hand: Hand, cell: string): Meaning<Held> {
  const { held } = hand;
  if (held.from) return tried(hand.actions, throwing(held.from, cell));
  if (held.to === cell) return { hold: {} };
  const possible = open(hand.actions, { to: cell }).some((move) => 'to' in move);
  return possible ? { hold: { to: cell } } : { why: throwing(throwerMeant(hand), cell) };
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
  const moves = hand.actions.map(readMove);
  for (const move of moves) if (move?.verb === 'throw') return move.from;
  return firstFighter(hand, hand.seat);
}

function targetMeant(hand: Hand): string {
  const moves = hand.actions.map(readMove);
  for (const move of moves) if (move?.verb === 'throw') return move.to;
  return firstFighter(hand, 1 - hand.seat);
}

function firstFighter(hand: Hand, seat: number): string {
  const lines = hand.scene.sheets[seat]!.lines;
  const fighting = lines.find((line) => line.fighting) ?? lines[0]!;
  return (fighting.cells.find((cell) => cell.object && cell.object.left > 0) ?? fighting.cells[0]!).name;
}
