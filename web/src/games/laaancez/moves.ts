/** What a tap means: an action to do, one whose refusal is worth explaining, or something to hold for the next tap. */

import { CANDLE, DAMAGE, cells, type Box, type Scene } from './view';

/** An option of the die carried out: an object drawn into a cell, or one more damage ticked there. */
export interface Drawn {
  verb: 'copy' | 'tick';
  option: string;
  cell: string;
}

export type Move = { verb: 'roll' } | { verb: 'pass' } | Drawn | { verb: 'throw'; from: string; to: string };

/** What the player has picked up so far. */
export interface Held {
  option?: string;
  cell?: string;
  from?: string;
  to?: string;
}

export type Meaning = { act: string } | { why: string } | { hold: Held };

/** The situation in which a tap happens: whose hand it is and what that seat may do. */
export interface Hand {
  box: Box;
  scene: Scene;
  seat: number;
  actions: string[];
  held: Held;
}

export function readMove(notation: string): Move | null {
  const [verb, first = '', second = ''] = notation.split(' ');
  if (verb === 'roll' || verb === 'pass') return { verb };
  if (verb === 'tick') return { verb, option: DAMAGE, cell: first };
  if (verb === 'copy') return { verb, option: first, cell: second };
  if (verb === 'throw') return { verb, from: first, to: second };
  return null;
}

export function draw(option: string, cell: string): string {
  return option === DAMAGE ? `tick ${cell}` : `copy ${option} ${cell}`;
}

export function throwing(from: string, to: string): string {
  return `throw ${from} ${to}`;
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

/** The actions that are still open with what is in the hand. */
export function open(actions: string[], held: Held): Move[] {
  return actions
    .map(readMove)
    .filter((move): move is Move => move !== null)
    .filter((move) => {
      if (move.verb === 'throw') return fits(held.from, move.from) && fits(held.to, move.to);
      if (move.verb === 'copy' || move.verb === 'tick')
        return fits(held.option, move.option) && fits(held.cell, move.cell);
      return true;
    });
}

function fits(held: string | undefined, value: string): boolean {
  return held === undefined || held === value;
}

export function tapDie(hand: Hand): Meaning {
  return tried(hand, 'roll');
}

export function tapPass(hand: Hand): Meaning {
  return tried(hand, 'pass');
}

export function tapOption(hand: Hand, option: string): Meaning {
  const { actions, held } = hand;
  if (held.cell) return tried(hand, draw(option, held.cell));
  const possible = actions.map(readMove).some((move) => move && 'option' in move && move.option === option);
  if (!possible) return { why: draw(option, whereMeant(hand, option)) };
  return { hold: held.option === option ? {} : { option } };
}

export function tapCell(hand: Hand, sheet: number, cell: string): Meaning {
  const recruiting = hand.scene.phase === 'roll' || hand.scene.phase === 'choose';
  if (sheet !== hand.seat) return tapTarget(hand, cell);
  return recruiting ? tapPlace(hand, cell) : tapThrower(hand, cell);
}

function tapPlace(hand: Hand, cell: string): Meaning {
  const { held } = hand;
  if (held.option) return tried(hand, draw(held.option, cell));
  if (held.cell === cell) return { hold: {} };
  const possible = open(hand.actions, { cell }).some((move) => 'cell' in move);
  return possible ? { hold: { cell } } : { why: draw(optionMeant(hand, cell), cell) };
}

function tapThrower(hand: Hand, cell: string): Meaning {
  const { held } = hand;
  if (held.to) return tried(hand, throwing(cell, held.to));
  const possible = open(hand.actions, { from: cell }).some((move) => 'from' in move);
  if (!possible) return { why: throwing(cell, targetMeant(hand)) };
  return { hold: held.from === cell ? {} : { from: cell } };
}

function tapTarget(hand: Hand, cell: string): Meaning {
  const { held } = hand;
  if (held.from) return tried(hand, throwing(held.from, cell));
  if (held.to === cell) return { hold: {} };
  const possible = open(hand.actions, { to: cell }).some((move) => 'to' in move);
  return possible ? { hold: { to: cell } } : { why: throwing(throwerMeant(hand), cell) };
}

function tried(hand: Hand, notation: string): Meaning {
  return hand.actions.includes(notation) ? { act: notation } : { why: notation };
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
