/** What is lit on the board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

import type { Offer } from '../../lib/board';
import { MarksOf, type AnyMark, type Picked } from '../../lib/marks';
import { drawings, drawn, throws, type Held } from './moves';
import type { Words } from './shapes';
import { CANDLE, DAMAGE, cells, type Drawn, type Scene } from './view';

export type Use = 'throw' | 'hit' | 'copy' | 'tick';

export interface Mark extends AnyMark<Use> {
  /** An object drawn in pencil: chosen and not yet revealed, or about to be chosen. */
  ghost?: string;
  /** A damage box ticked in pencil. */
  pencil?: boolean;
  /** The object that a tap would draw here. */
  preview?: string;
}

export type Marks = MarksOf<Mark>;

export function place(sheet: number, cell: string): string {
  return `${sheet}-${cell}`;
}

export interface Sources {
  scene: Scene;
  seat: number | null;
  offers: Offer<Words>[];
  held: Held;
  picked: Picked<Words> | null;
  point: string[];
}

export function readMarks({ scene, seat, offers, held, picked, point }: Sources): Marks {
  const marks = new MarksOf<Mark>();
  if (seat !== null) {
    for (const drawing of drawings(offers, held)) markDrawing(drawing, seat, held, marks);
    for (const { from } of throws(offers, { to: held.to })) marks.add(place(seat, from), { use: 'throw' });
    for (const { to } of throws(offers, { from: held.from })) marks.add(place(1 - seat, to), { use: 'hit' });
    for (const cell of [held.cell, held.from]) if (cell) marks.add(place(seat, cell), { held: true });
    if (held.to) marks.add(place(1 - seat, held.to), { held: true });
  }
  if (picked) markPicked(picked, marks);
  scene.choices.forEach((choice, chooser) => {
    if (choice.drawn) marks.add(place(chooser, choice.drawn.cell), pencilled(choice.drawn));
  });
  marks.addAll(pointedCells(scene, point), { pointed: true });
  return marks;
}

function markDrawing({ option, cell }: Drawn, seat: number, held: Held, marks: Marks): void {
  if (option === DAMAGE) marks.add(place(seat, cell), { use: 'tick' });
  else marks.add(place(seat, cell), { use: 'copy', ...(held.option && { preview: option }) });
}

function markPicked({ seat, offer }: Picked<Words>, marks: Marks): void {
  const drawing = drawn(offer);
  if (drawing) marks.add(place(seat, drawing.cell), { picked: true, ...pencilled(drawing) });
  if (offer.verb !== 'throw') return;
  marks.add(place(seat, offer.from), { picked: true });
  marks.add(place(1 - seat, offer.to), { picked: true });
}

function pencilled({ option }: Drawn): Mark {
  return option === DAMAGE ? { pencil: true } : { ghost: option };
}

function pointedCells(scene: Scene, point: string[]): string[] {
  return point.flatMap((what) => {
    const [kind, sheet, cell] = what.split('-');
    if (kind === 'cell' && cell) return [`${sheet}-${cell}`];
    if (kind === CANDLE) return [place(Number(sheet), cells(scene.sheets[Number(sheet)]!).at(-1)!.name)];
    return [];
  });
}
