/** What the offered actions are for, and which places of the board they touch. */

import type { Words } from './shapes';
import type { Scene } from './view';

export const POWERS: Record<string, string> = { yellow: 'reveal', blue: 'push', green: 'further', violet: 'show' };

/** The names of the places that an action touches, the same names that the tutorial points with. */
export function places(words: Words, scene: Scene, seat: number): string[] {
  const pilot = scene.pilots[seat];
  if (!pilot) return [];
  if (words.verb === 'press') return [`button-${pilot.colour}-${words.place}`];
  if (words.verb === 'copy') return [`copy-${words.button.replace(' ', '-')}`, ...lying(scene, seat, words.button)];
  if (words.verb === 'further') return [`further-${words.steps}`];
  if (words.verb === 'destroy') return ['destroy', `cell-${pilot.cell}`];
  if (words.verb === 'reveal') return ['power', `cell-${words.cell}`];
  if (words.verb === 'push') return ['power', `cell-${scene.view.creepers[words.line]}`];
  if (words.verb === 'show')
    return ['power', `button-${pilot.colour}-${words.place}`, `button-${words.colour}-${words['other-place']}`];
  if (words.verb === 'rays') return [`rays-${words.group}`];
  return [words.verb];
}

/** Where a visible button lies on the dashboards of the others. */
export function lying(scene: Scene, seat: number, button: string): string[] {
  return scene.pilots
    .filter((pilot) => pilot.seat !== seat)
    .flatMap(({ colour, buttons }) =>
      buttons.flatMap((each, index) => (each === button ? [`button-${colour}-${index + 1}`] : [])),
    );
}
