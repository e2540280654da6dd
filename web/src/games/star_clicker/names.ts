/** What things are called, for those who hear the board and for those who point at it. */

import type { Say } from '../../lib/board';
import type { Mark } from './marks';
import { KINDS, placeOf, type Cell, type Group, type Pilot, type Scene } from './view';

/** A button as a text takes it: by its own message, so that the text can put an article before it. */
export function buttonRef(button: string): string {
  return `@button-${button.replace(' ', '-')}`;
}

export function buttonName(say: Say, button: string): string {
  return say(buttonRef(button).slice(1));
}

export function buttonNames(say: Say, { buttons }: Group): string {
  return buttons.map((button) => buttonName(say, button)).join(', ');
}

export function cellLabel(say: Say, cell: Cell, scene: Scene, mark: Mark): string {
  const parts = [say('board-cell', { cell: cell.name })];
  if (cell.centre) parts.push(say('board-planet', { shields: scene.view.shields }));
  if (cell.tile === 'hidden')
    parts.push(say(cell.zone === 'z' ? 'board-hidden-zone' : 'board-hidden', { sector: cell.zone }));
  else if (cell.tile) parts.push(laidOpen(say, cell, say(`tile-${cell.tile}`)));
  if (cell.ship) parts.push(say(`ship-${cell.ship.colour}`));
  if (cell.creeper) parts.push(say('board-creeper', { line: cell.creeper }));
  if (cell.lands) parts.push(say(cell.lands === 'next' ? 'board-lands' : 'board-lands-over'));
  if (mark.use) parts.push(say(`board-can-${mark.use}`));
  if (mark.held) parts.push(say('board-held'));
  return parts.join(', ');
}

/** A tile that lies face up; after the end also one that is turned up later, or never was. */
function laidOpen(say: Say, { never, later }: Cell, thing: string): string {
  if (never) return say('board-never', { thing });
  return later ? say('board-later', { thing }) : thing;
}

/** What a cell is, for whoever rests on it: its name, and what its tile does. */
export function explained(say: Say, cell: Cell, scene: Scene): string {
  const what = cellLabel(say, cell, scene, {});
  const kind = KINDS.find((each) => each === cell.tile);
  return kind ? `${what}. ${say(`board-tile-${kind}`)}` : what;
}

/** A place of a dashboard; what lies there only while it lies face up, or is noted. */
export function placeLabel(say: Say, pilot: Pilot, place: number, mark: Mark, own: boolean): string {
  const parts = [
    own ? say('board-button', { place }) : say('board-button-of', { place, ship: `@ship-${pilot.colour}` }),
  ];
  const { button, how } = placeOf(pilot, place);
  if (how === 'up' || how === 'glimpsed') parts.push(buttonName(say, button));
  else parts.push(say('board-face-down'));
  if (how === 'noted') parts.push(say('board-noted', { button: buttonRef(button) }));
  if (how === 'never') parts.push(say('board-never', { thing: buttonName(say, button) }));
  if (mark.use) parts.push(say(`board-can-${mark.use}`));
  if (mark.held) parts.push(say('board-held'));
  return parts.join(', ');
}

export function pilotLabel(say: Say, pilot: Pilot, name: string): string {
  return say('board-dashboard', { name, ship: `@ship-${pilot.colour}` });
}
