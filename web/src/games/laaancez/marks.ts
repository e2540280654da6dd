/** What is lit on the board: what can be tapped, what is held, what a list, a hint or the tutorial points at. */

import { MarksOf, type AnyMark } from '../../lib/marks';
import { open, readMove, type Drawn, type Held } from './moves';
import { CANDLE, DAMAGE, cells, type Scene } from './view';

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
  actions: string[];
  held: Held;
  picked: string | null;
  point: string[];
}

export function readMarks({ scene, seat, actions, held, picked, point }: Sources): Marks {
  const marks = new MarksOf<Mark>();
  if (seat !== null) {
    for (const move of open(actions, held)) if ('cell' in move) markPlace(move, seat, held, marks);
    for (const move of open(actions, { to: held.to }))
      if ('from' in move) marks.add(place(seat, move.from), { use: 'throw' });
    for (const move of open(actions, { from: held.from }))
      if ('to' in move) marks.add(place(1 - seat, move.to), { use: 'hit' });
    for (const cell of [held.cell, held.from]) if (cell) marks.add(place(seat, cell), { held: true });
    if (held.to) marks.add(place(1 - seat, held.to), { held: true });
    markPicked(picked, seat, marks);
  }
  scene.choices.forEach((choice, chooser) => markChoice(choice, chooser, marks));
  marks.addAll(pointedCells(scene, point), { pointed: true });
  return marks;
}

function markPlace(move: Drawn, seat: number, held: Held, marks: Marks): void {
  const preview = held.option && move.verb === 'copy' ? { preview: move.option } : {};
  marks.add(place(seat, move.cell), { use: move.verb, ...preview });
}

function markPicked(picked: string | null, seat: number, marks: Marks): void {
  const move = picked === null ? null : readMove(picked);
  if (!move) return;
  if ('cell' in move) marks.add(place(seat, move.cell), { picked: true, ...pencilled(move.option) });
  if (move.verb === 'throw') {
    marks.add(place(seat, move.from), { picked: true });
    marks.add(place(1 - seat, move.to), { picked: true });
  }
}

function markChoice(choice: string, chooser: number, marks: Marks): void {
  const move = readMove(choice);
  if (move && 'cell' in move) marks.add(place(chooser, move.cell), pencilled(move.option));
}

function pencilled(option: string): Mark {
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
