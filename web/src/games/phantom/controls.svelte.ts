/** What the player at this device may do, and what a tap means: on the bridge, and in the hand. */

import type { BoardProps, Offer } from '../../lib/board';
import { pickedOf } from '../../lib/marks';
import type { Meaning } from '../../lib/taps';
import { readMarks } from './marks';
import { listed } from './moves';
import type { Components, Event, View, Words } from './shapes';
import { readBox, readScene } from './view';

export type Props = BoardProps<View, Event, Components, Words>;

export class Controls {
  constructor(private readonly given: () => Props) {}

  /** Whose eyes these are; -1 for a watcher. */
  get me(): number {
    return this.given().seat ?? -1;
  }

  box = $derived.by(() => readBox(this.given().components));
  scene = $derived.by(() => readScene(this.given().view, this.box, this.me));
  marks = $derived.by(() => {
    const { actions, picked, point } = this.given();
    return readMarks({ scene: this.scene, offers: this.offers, picked: pickedOf(actions, picked), point });
  });

  get offers(): Offer<Words>[] {
    return this.given().actions[this.me] ?? [];
  }

  /** What is chosen from a list. */
  get choice(): Offer<Words>[] {
    return listed(this.offers);
  }

  /** One's card that lies face down in a fight. */
  get committed(): string {
    const { fight } = this.given().view;
    return fight ? (fight.cards[fight.attacker === this.me ? 0 : fight.defender === this.me ? 1 : 2] ?? '') : '';
  }

  readonly tap = (meaning: Meaning | null): void => {
    if (!meaning || this.me < 0) return;
    if ('act' in meaning) this.given().act(this.me, meaning.act);
    else if ('why' in meaning && this.offers.length) this.given().why(this.me, meaning.why);
  };
}
