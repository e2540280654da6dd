/** What a key means for a seat: the same meanings that taps have, or a cursor that moves on. */

import { whereIs } from '../../lib/grid';
import { isOffered, tried } from '../../lib/taps';
import type { Command } from './keys';
import { dieAlone, foot, repaired, saucerOf, toolOf } from './moves';
import type { Words } from './shapes';
import { tapCell, tapColour, tapColumn, tapDie, tapShoot, tapThrow, tapTool } from './taps';
import type { Hand, Meaning } from './taps';
import { beside } from '../../lib/grid';
import { ALIEN, GPS, saucers } from './view';

export type Answer = { meaning: Meaning } | { cursor: string } | null;

const WAYS: Partial<Record<Command, [number, number]>> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };

/** In arcade: a command of one seat, with the cell that its cursor is on. */
export function command(hand: Hand, said: Command, cursor: string): Answer {
  if (isOffered(hand.offers, 'ready')) return said === 'throw' || said === 'act' ? { meaning: { act: 'ready' } } : null;
  const choosing = hand.scene.choices[hand.seat]!.kind !== '';
  if (choosing) return answer(hand, said, cursor);
  return hand.seat === ALIEN ? asAlien(hand, said, cursor) : asDefender(hand, said, cursor);
}

/** The cells among which a cursor moves. */
export function stops(hand: Hand): string[] {
  const { kind, what } = hand.scene.choices[hand.seat]!;
  if (kind === 'stop') return [what];
  if (kind !== '') return [...new Set(hand.offers.flatMap((offer) => answerCells(hand, offer)))];
  if (hand.seat === ALIEN) return saucers(hand.scene).map((cell) => cell.name);
  return hand.held.tool ? columnsOf(hand) : [];
}

function answerCells({ scene }: Hand, words: Words): string[] {
  if (words.verb === 'tower') return [foot(scene, words.column)];
  return 'cell' in words ? [words.cell] : [];
}

function columnsOf({ scene }: Hand): string[] {
  return scene.cells.at(-1)!.map((cell) => cell.name);
}

/** Where the cursor is, or where it begins: on the saucer that has come furthest, if one can be taken. */
export function cursorAt(hand: Hand, cursor: string): string {
  const all = stops(hand);
  if (all.includes(cursor)) return cursor;
  const useful = hand.offers.flatMap((offer) => saucerOf(offer) ?? []);
  if (hand.held.tool) return foot(hand.scene, hand.scene.ship);
  return useful.sort().at(-1) ?? all.at(-1) ?? '';
}

function answer(hand: Hand, said: Command, cursor: string): Answer {
  const { kind, what } = hand.scene.choices[hand.seat]!;
  const confirmed = said === 'throw' || said === 'act';
  if (kind === 'stop') {
    if (confirmed) return { meaning: tried(hand.offers, 'stop') };
    return step(hand, what, said);
  }
  if (kind === 'repair' && (said === 'up' || said === 'down')) return nextColour(hand, said);
  if (confirmed) return { meaning: tapCell(hand, cursorAt(hand, cursor)) };
  return glide(hand, said, cursor);
}

function nextColour(hand: Hand, said: 'up' | 'down'): Answer {
  const possible = (colour: string) => hand.offers.some((offer) => repaired(offer) === colour);
  const colours = hand.scene.scores.map((score) => score.colour).filter(possible);
  const now = colours.indexOf(hand.held.colour ?? '');
  const next = colours.at((now + (said === 'down' ? 1 : -1)) % colours.length);
  return next && next !== hand.held.colour ? { meaning: tapColour(hand, next) } : null;
}

function asAlien(hand: Hand, said: Command, cursor: string): Answer {
  const { saucer } = hand.held;
  if (said === 'throw') return { meaning: tapThrow(hand) };
  if (said === 'act') return { meaning: tapCell(hand, saucer ?? cursorAt(hand, cursor)) };
  if (!saucer) return glide(hand, said, cursor);
  return said === 'up' ? { meaning: { hold: {} } } : step(hand, saucer, said);
}

/** The saucer one cell on; on to an asteroid it gives itself up, on to a field it clears it. */
function step(hand: Hand, saucer: string, said: Command): Answer {
  const [rows, columns] = WAYS[said] ?? [0, 0];
  const next = beside(hand.scene, saucer, rows, columns);
  if (!next || next.name === saucer) return null;
  if (next.thing?.kind === 'asteroid' && rows === 1) return { meaning: tapCell(hand, next.name) };
  if (next.thing?.kind === 'field') return { meaning: tapCell(hand, next.name) };
  return { meaning: tried(hand.offers, `move ${saucer} ${next.name}`) };
}

function asDefender(hand: Hand, said: Command, cursor: string): Answer {
  const { tool } = hand.held;
  if (tool && (said === 'left' || said === 'right')) return glide(hand, said, cursor);
  if (tool && (said === 'throw' || said === 'up')) {
    return { meaning: tapColumn(hand, whereIs(cursorAt(hand, cursor)).column + 1) };
  }
  if (said === 'throw') return { meaning: tapThrow(hand) };
  if (said === 'up') return { meaning: tapShoot(hand) };
  if (said === 'down') return { meaning: tried(hand.offers, 'fly') };
  if (said === 'gps') return { meaning: tapTool(hand, GPS) };
  if (said === 'act') return hand.scene.ammo.length ? { meaning: tapTool(hand, nextAmmo(hand)) } : null;
  return { meaning: tried(hand.offers, `nugget ${said}`) };
}

/** The super ammo that can hit something, or the next one when one is held. */
function nextAmmo({ scene, offers, held }: Hand): string {
  const useful = scene.ammo.filter((colour) => offers.some((offer) => toolOf(offer) === colour));
  const all = useful.length ? useful : scene.ammo;
  return all[(all.indexOf(held.tool ?? '') + 1) % all.length]!;
}

/** The nearest stop in that direction. */
function glide(hand: Hand, said: Command, cursor: string): Answer {
  const way = WAYS[said];
  if (!way) return null;
  const here = cursorAt(hand, cursor);
  const next = nearest(stops(hand), here, way);
  return next ? { cursor: next } : null;
}

export function nearest(names: string[], here: string, [rows, columns]: [number, number]): string | undefined {
  const start = whereIs(here);
  const reached = names.flatMap((name) => {
    const { row, column } = whereIs(name);
    const [down, right] = [row - start.row, column - start.column];
    const ahead = down * rows + right * columns;
    const aside = Math.abs(down * columns) + Math.abs(right * rows);
    return ahead > 0 ? [{ name, far: ahead + 2 * aside }] : [];
  });
  return reached.sort((one, other) => one.far - other.far)[0]?.name;
}

/** In strategy: a letter or a number. Null: the key means nothing here. */
export function letter(hand: Hand, key: string): Meaning | null {
  const { scene, offers } = hand;
  if (/^[1-9]$/.test(key)) return digit(hand, Number(key));
  const plain: Record<string, string> = { k: 'keep', e: 'end', f: 'fly', n: 'nugget left', m: 'nugget right' };
  if (key === 't') return tapThrow(hand);
  if (key === 's') return isOffered(offers, 'stop') ? { act: 'stop' } : null;
  if (key === 'b' && scene.ammo.length) return tapTool(hand, nextAmmo(hand));
  if (key === 'g' && scene.gps) return tapTool(hand, GPS);
  if (!plain[key] || (hand.seat === ALIEN && 'fnm'.includes(key))) return null;
  return tried(hand.offers, plain[key]);
}

/** A number is a die while dice can be thrown again, then a column. */
function digit(hand: Hand, number: number): Meaning | null {
  const { scene, seat, offers } = hand;
  if (scene.choices[seat]!.kind === 'tower') return tried(hand.offers, `tower ${number}`);
  if (number > scene.cells[0]!.length) return null;
  const throwing = !hand.held.tool && offers.some((offer) => dieAlone(offer) > 0);
  if (throwing) return number <= 2 ? tapDie(hand, number) : null;
  return seat === ALIEN ? null : tapColumn(hand, number);
}
