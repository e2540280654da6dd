/** What the players at this device may do, what they hold for the next tap, and what a tap means: at the cabinet, and in the hand. */

import type { BoardProps } from '../../lib/board';
import { pickedOf } from '../../lib/marks';
import { offerOf } from '../../lib/taps';
import { readMarks } from './marks';
import type { Components, Event, Unseen, View, Words } from './shapes';
import { inHand, tapCell, tapZone, type Hand, type Held, type Meaning } from './taps';
import { ALIEN, DEFENDER, readBox, readScene } from './view';

export type Props = BoardProps<View, Event, Components, Words>;

export class Controls {
  private taken = $state.raw<Held[]>([{}, {}]);
  /** In arcade, the cell that each player's cursor is on. */
  cursors = $state.raw(['', '']);

  constructor(private readonly given: () => Props) {}

  box = $derived.by(() => readBox(this.given().components, this.given().options));
  scene = $derived.by(() => {
    const { view, unseen, later } = this.given();
    return readScene(view, this.box, unseen as Unseen | null, later.at(-1));
  });
  /** Two seats at one device. */
  both = $derived.by(() => this.given().mine.length > 1);
  /** Whose console is near: one's own; of two at one screen, who has the turn. */
  below = $derived.by((): number => {
    const { mine } = this.given();
    return mine.length === 1 ? mine[0]! : this.both && !this.scene.timed ? this.scene.turn : DEFENDER;
  });
  hands = $derived.by(() =>
    [ALIEN, DEFENDER].map((player) => (this.given().mine.includes(player) ? this.readHand(player) : null)),
  );
  players = $derived.by(() => this.hands.filter((hand) => hand !== null));
  marks = $derived.by(() => {
    const { actions, picked, point } = this.given();
    return readMarks({ scene: this.scene, players: this.players, picked: pickedOf(actions, picked), point });
  });

  private readHand(player: number): Hand {
    const offers = this.given().actions[player] ?? [];
    return { scene: this.scene, seat: player, offers, held: inHand(offers, this.taken[player]!) };
  }

  tone = (colour: string): number => Math.max(0, this.box.colours.indexOf(colour));

  /** What a console has to press: nothing where one person plays both seats, or two take turns, and it is the other's turn. */
  pressed(player: number): Hand | null {
    const waits = this.both && !this.scene.timed && this.scene.turn !== player;
    return (waits || this.scene.phase === 'over' ? null : this.hands[player]) ?? null;
  }

  private hold(player: number, held: Held): void {
    this.taken = this.taken.map((old, other) => (other === player ? held : old));
  }

  lead(player: number, cell: string): void {
    this.cursors = this.cursors.map((old, other) => (other === player ? cell : old));
  }

  /** By the keys, a saucer that has moved stays in hand for the other die. */
  tap(player: number, meaning: Meaning, byKey = false): void {
    if ('hold' in meaning) return this.hold(player, meaning.hold);
    if ('why' in meaning) return this.given().why(player, meaning.why);
    const offer = offerOf(this.given().actions[player] ?? [], meaning.act);
    const to = offer?.verb === 'move' ? offer.to : null;
    this.hold(player, byKey && to ? { saucer: to } : {});
    if (to) this.lead(player, to);
    this.given().act(player, meaning.act);
  }

  /** Two people at one screen: the cells are the Alien's, unless only the defender has been asked something there. */
  tapCell(cell: string): void {
    const { scene, hands } = this;
    const asked = hands[DEFENDER]?.offers.length && scene.choices[DEFENDER]!.kind !== '' ? hands[DEFENDER] : null;
    const active = this.both && !scene.timed ? hands[scene.turn] : null;
    const hand = (this.marks.get(`cell-${cell}`)?.use === 'answer' ? asked : null) ?? active ?? this.players[0];
    if (hand) this.tap(hand.seat, tapCell(hand, cell));
  }

  tapZone(column: number): void {
    const hand = this.hands[DEFENDER] ?? this.players[0];
    if (hand) this.tap(hand.seat, hand.seat === DEFENDER ? tapZone(hand, column) : { why: 'fly' });
  }

  /** A saucer that was pulled on to a cell. */
  pull(from: string, to: string): void {
    const hand = this.hands[ALIEN];
    if (hand) this.tap(ALIEN, tapCell({ ...hand, held: { saucer: from } }, to));
  }
}
