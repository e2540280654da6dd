/** What the pilots of this device may do, what they hold for the next tap, and what a tap means: on the map, and in the hand. */

import { untrack } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { pickedOf } from '../../lib/marks';
import { readMarks, type Marks } from './marks';
import { POWERS } from './moves';
import type { Components, Event, Unseen, View, Words } from './shapes';
import { inHand, tapCell, tapOther, tapOwn, type Hand, type Held, type Meaning } from './taps';
import { readBox, readScene, type Pilot } from './view';

export type Props = BoardProps<View, Event, Components, Words>;

export class Controls {
  /** Who flies: one person may have several ships, and has one of them in hand. */
  private wish = $state<number | null>(null);
  private taken = $state.raw<Record<number, Held>>({});

  constructor(private readonly given: () => Props) {
    $effect.pre(() => {
      void given().step;
      this.putDown();
      untrack(() => this.passOn());
    });
  }

  box = $derived.by(() => readBox(this.given().components, this.given().view.level));
  shown = $derived.by(() => this.given().begun.filter((event) => event.event === 'shown'));
  unseen = $derived.by(() => this.given().unseen as Unseen | null);
  scene = $derived.by(() => {
    const { view, later } = this.given();
    return readScene(view, this.box, { unseen: this.unseen, shown: this.shown, later });
  });

  flown = $derived.by((): number => {
    const { mine, seat } = this.given();
    if (mine.includes(this.scene.view.actor)) return this.scene.view.actor;
    return (this.wish !== null && mine.includes(this.wish) ? this.wish : seat) ?? -1;
  });
  hands = $derived.by(() =>
    this.scene.pilots.map((pilot) => (this.given().mine.includes(pilot.seat) ? this.readHand(pilot) : null)),
  );
  hand = $derived.by((): Hand | null => this.hands[this.flown] ?? null);
  /** The hand that is asked something. */
  asked = $derived.by(
    (): Hand | null =>
      this.hands.find((each) => each?.offers.some(({ verb }) => ['copy', 'go', 'rays'].includes(verb))) ?? null,
  );
  marks = $derived.by((): Marks => {
    const { actions, picked, point } = this.given();
    const hands = this.hands.filter((each) => each !== null);
    return readMarks({ scene: this.scene, hands, picked: pickedOf(actions, picked), point });
  });
  /** The power in hand; empty without one. */
  power = $derived.by((): string => (this.hand?.held.power ? (POWERS[this.hand.pilot.colour] ?? '') : ''));
  front = $derived.by((): Pilot | null => this.scene.pilots[this.flown] ?? null);
  others = $derived.by(() => this.scene.pilots.filter((pilot) => pilot.seat !== this.flown));

  private readHand(pilot: Pilot): Hand {
    const offers = this.given().actions[pilot.seat] ?? [];
    return { scene: this.scene, pilot, offers, held: inHand(offers, this.taken[pilot.seat] ?? {}) };
  }

  /** A ship that is done hands over to one of mine that is not. */
  private passOn(): void {
    const { pilots } = this.scene;
    if (pilots[this.flown]?.done) this.wish = this.given().mine.find((own) => !pilots[own]?.done) ?? this.wish;
  }

  fly(seat: number): void {
    this.wish = seat;
  }

  flyNext(): void {
    const { mine } = this.given();
    this.wish = mine[(mine.indexOf(this.flown) + 1) % mine.length] ?? this.flown;
  }

  putDown(): void {
    this.taken = {};
  }

  tap(who: number, meaning: Meaning): void {
    if ('hold' in meaning) this.taken = { ...this.taken, [who]: meaning.hold };
    else if ('why' in meaning) this.given().why(who, meaning.why);
    else this.given().act(who, meaning.act);
  }

  tapCell(cell: string): void {
    if (this.hand) this.tap(this.flown, tapCell(this.hand, cell));
  }

  /** A button: of the ship in hand, of another ship of mine (unless it answers the one in hand), or of somebody else. */
  tapButton(pilot: Pilot, place: number): void {
    const own = this.hands[pilot.seat];
    const answers = this.hand && pilot.seat !== this.flown && this.marks.get(`button-${pilot.colour}-${place}`)?.use;
    const aimed = answers === 'answer' || answers === 'power';
    if (own && !aimed) {
      this.wish = pilot.seat;
      this.tap(pilot.seat, tapOwn(own, place));
    } else if (this.hand) this.tap(this.flown, tapOther(this.hand, pilot.colour, place));
  }
}
