/** What the player at this device may do, what is held for the next tap, and what a tap means: on the battlefield, and in the hand. */

import type { BoardProps } from '../../lib/board';
import { pickedOf } from '../../lib/marks';
import { isOffered, type Meaning } from '../../lib/taps';
import { readMarks } from './marks';
import { draw, drawings, drawn, type Held } from './moves';
import type { Components, Event, View, Words } from './shapes';
import { inHand, options, tapCell, tapDie, tapOption, tapPass, type Hand } from './taps';
import { readBox, readScene, winner } from './view';

export type Props = BoardProps<View, Event, Components, Words>;
export type Status = 'idle' | 'active' | 'sealed' | 'choosing' | 'winner' | 'loser';

export class Controls {
  private taken = $state.raw<Held>({});

  constructor(private readonly given: () => Props) {
    $effect.pre(() => {
      void this.choice;
      this.taken = {};
    });
  }

  box = $derived.by(() => readBox(this.given().components));
  scene = $derived.by(() => readScene(this.given().view, this.box));
  seat = $derived.by(() => this.given().seat);
  /** Whose sheet is nearest. */
  below = $derived.by(() => this.seat ?? this.given().mine[0] ?? 0);
  offers = $derived.by(() => (this.seat === null ? [] : (this.given().actions[this.seat] ?? [])));
  picked = $derived.by(() => pickedOf(this.given().actions, this.given().picked));
  private choice = $derived.by(() => [this.seat, ...this.offers.map((offer) => offer.do)].join('\n'));
  held = $derived.by(() => inHand(this.offers, this.taken));
  marks = $derived.by(() => {
    const { scene, seat, offers, held, picked } = this;
    return readMarks({ scene, seat, offers, held, picked, point: this.given().point });
  });
  fights = $derived.by(() => this.scene.phase === 'combat' || this.scene.phase === 'over');
  won = $derived.by(() => winner(this.scene));
  /** What the die offers. */
  offered = $derived.by(() => options(this.scene, this.box));
  /** The option that a list or a hint points at. */
  meant = $derived.by(() => (this.picked ? (drawn(this.picked.offer)?.option ?? null) : null));
  /** The face of a die that still rolls is known to whoever throws it. */
  rolled = $derived.by(() => this.given().begun.find((event) => event.event === 'rolled')?.die ?? 0);

  private get hand(): Hand {
    return { box: this.box, scene: this.scene, seat: this.below, offers: this.offers, held: this.held };
  }

  hold(held: Held): void {
    this.taken = held;
  }

  private tap(meaning: Meaning<Held>): void {
    if (this.seat === null) return;
    if ('act' in meaning) this.given().act(this.seat, meaning.act);
    else if ('why' in meaning) this.given().why(this.seat, meaning.why);
    else this.hold(meaning.hold);
  }

  tapCell(sheet: number, cell: string): void {
    this.tap(tapCell(this.hand, sheet, cell));
  }

  tapOption(option: string): void {
    this.tap(tapOption(this.hand, option));
  }

  tapDie(): void {
    this.tap(tapDie(this.hand));
  }

  tapPass(): void {
    this.tap(tapPass(this.hand));
  }

  can(notation: string): boolean {
    return isOffered(this.offers, notation);
  }

  possible(option: string): boolean {
    return drawings(this.offers, { option }).length > 0;
  }

  fitsHeldCell(option: string): boolean {
    return !this.held.cell || this.can(draw(option, this.held.cell));
  }

  statusOf(player: number): Status {
    if (this.won !== null) return this.won === player ? 'winner' : 'loser';
    if (this.scene.phase === 'choose') {
      if (player === this.seat) return 'idle';
      return this.scene.choices[player]!.made ? 'sealed' : 'choosing';
    }
    return this.scene.turn === player ? 'active' : 'idle';
  }
}
