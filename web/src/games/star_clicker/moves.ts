/** Actions in words: what a line of notation does, and which places of the board it touches. */

import type { Scene } from './view';

export interface Move {
  verb: string;
  place?: number;
  button?: string;
  steps?: number;
  cell?: string;
  line?: number;
  colour?: string;
  otherPlace?: number;
  group?: string;
}

export function readMove(notation: string): Move {
  const [verb = '', first = '', second = '', third = ''] = notation.split(' ');
  if (verb === 'press') return { verb, place: Number(first) };
  if (verb === 'copy') return { verb, button: `${first} ${second}` };
  if (verb === 'further') return { verb, steps: Number(first) };
  if (verb === 'reveal') return { verb, cell: first };
  if (verb === 'push') return { verb, line: Number(first) };
  if (verb === 'show') return { verb, place: Number(first), colour: second, otherPlace: Number(third) };
  if (verb === 'rays') return { verb, group: first };
  return { verb };
}

export const POWERS: Record<string, string> = { yellow: 'reveal', blue: 'push', green: 'further', violet: 'show' };

/** The names of the places that an action touches, the same names that the tutorial points with. */
export function places(notation: string, scene: Scene, seat: number): string[] {
  const { verb, place, button, steps, cell, line, colour, otherPlace, group } = readMove(notation);
  const pilot = scene.pilots[seat];
  if (!pilot) return [];
  if (verb === 'press') return [`button-${pilot.colour}-${place}`];
  if (verb === 'copy') return [`copy-${button!.replace(' ', '-')}`, ...lying(scene, seat, button!)];
  if (verb === 'further') return [`further-${steps}`];
  if (verb === 'destroy') return ['destroy', `cell-${pilot.cell}`];
  if (verb === 'reveal') return ['power', `cell-${cell}`];
  if (verb === 'push') return ['power', `cell-${scene.view.creepers[line!]}`];
  if (verb === 'show') return ['power', `button-${pilot.colour}-${place}`, `button-${colour}-${otherPlace}`];
  if (verb === 'rays') return [`rays-${group}`];
  return [verb];
}

/** Where a visible button lies on the dashboards of the others. */
export function lying(scene: Scene, seat: number, button: string): string[] {
  return scene.pilots
    .filter((pilot) => pilot.seat !== seat)
    .flatMap(({ colour, buttons }) =>
      buttons.flatMap((each, index) => (each === button ? [`button-${colour}-${index + 1}`] : [])),
    );
}
