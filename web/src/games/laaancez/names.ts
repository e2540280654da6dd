/** What a screen reader says of the things on the board. */

import { called, type Say } from '../../lib/board';
import type { Mark } from './marks';
import { DAMAGE, type Cell, type Line, type Printed } from './view';

export function objectName(say: Say, name: string): string {
  return called(say, `object-${name}`, name);
}

export function cellLabel(say: Say, cell: Cell, mark: Mark, fights: boolean): string {
  const parts = [whatStands(say, cell, fights)];
  if (cell.shielded && cell.object!.left > 0) parts.push(say('board-protected'));
  if (mark.ghost) parts.push(say('board-pencilled', { object: objectName(say, mark.ghost) }));
  if (mark.pencil) parts.push(say('board-pencilled-tick'));
  if (mark.use === 'throw') parts.push(say('board-can-throw'));
  if (mark.use === 'hit') parts.push(say('board-can-hit'));
  if (mark.use === 'copy') parts.push(say('board-can-copy'));
  if (mark.use === 'tick') parts.push(say('board-can-tick'));
  if (mark.held) parts.push(say('board-held'));
  return parts.join(', ');
}

function whatStands(say: Say, { name, object }: Cell, fights: boolean): string {
  if (!object) return say(fights ? 'board-cell-hole' : 'board-cell-free', { cell: name });
  const standing = objectName(say, object.name);
  if (object.left === 0) return say('board-cell-destroyed', { cell: name, object: standing });
  return say('board-cell', {
    cell: name,
    object: standing,
    hearts: object.left,
    most: object.hearts,
    damage: object.ticked,
    limit: object.limit,
  });
}

export function lineLabel(say: Say, line: Line, last: boolean): string {
  if (line.fighting) return say('board-line-fighting', { line: line.name });
  return say(last ? 'board-line-candle' : 'board-line', { line: line.name });
}

export function optionLabel(say: Say, option: string, printed: Printed | undefined, possible: boolean): string {
  const parts = [whatIsOffered(say, option, printed)];
  if (!possible) parts.push(say('board-option-impossible'));
  return parts.join(', ');
}

function whatIsOffered(say: Say, option: string, printed: Printed | undefined): string {
  if (option === DAMAGE || !printed) return say('board-option-damage');
  const { hearts, damage, limit } = printed;
  const id = printed.protects ? 'board-option-protects' : 'board-option';
  return say(id, { object: objectName(say, option), hearts, damage, limit });
}
