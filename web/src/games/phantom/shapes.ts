/** The shapes of phantom, made by `python -m tools.shapes` from its `shapes.py`: do not edit. */

export type Knowledge = View;
export type Event =
  | Joined
  | Berthed
  | Laid
  | TurnBegan
  | PhantomPays
  | Passed
  | Revealed
  | Placed
  | Overload
  | Took
  | Buried
  | Reshuffled
  | DeckReshuffled
  | Flew
  | Paid
  | Challenged
  | Decided
  | Committed
  | Threw
  | RethrowAsked
  | Accepted
  | Shown
  | Total
  | Tied
  | WonFight
  | TakesCards
  | Exiled
  | PhantomTo
  | Lived
  | Gained
  | Lost
  | Named
  | Stolen
  | Nothing
  | MineTo
  | MineTossed
  | BlobTo
  | BlobTossed
  | TitansAsked
  | TitansDiscarded
  | TitansGiven
  | TitansNothing
  | Rotated
  | Kept
  | Informers
  | Secured
  | Discarded
  | Won;
export type Words =
  | ChooseAdventurer
  | Berth
  | Pass
  | Take
  | Turn
  | Put
  | Bury
  | Stay
  | Fly
  | Pay
  | Live
  | Commit
  | Bare
  | Rethrow
  | Accept
  | Steal
  | Hand
  | Discard
  | Give
  | Rotate;

export interface Phantom {
  view?: View;
  knowledge?: Knowledge;
  position?: Position;
  events?: Event;
  words?: Words;
  components?: Components;
}
/**
 * What somebody at the table, or watching, knows.
 */
export interface View {
  /**
   * What is to be done now.
   */
  phase:
    | 'adventure'
    | 'adventurer'
    | 'berth'
    | 'cost'
    | 'cut'
    | 'equipment'
    | 'fare'
    | 'fight'
    | 'hand'
    | 'move'
    | 'over'
    | 'place'
    | 'rethrow'
    | 'rotate'
    | 'steal'
    | 'titans';
  /**
   * Whose turn it is.
   */
  turn: number;
  /**
   * The first player.
   */
  first: number;
  /**
   * The number of a round, from 1.
   */
  round: number;
  /**
   * The crystals that win, with the Phantom.
   */
  target: number;
  /**
   * How many systems the map has.
   */
  systems: number;
  /**
   * By how many notches the map has turned.
   */
  turned: number;
  /**
   * The adventures around the map; before it has turned, the first lies at system 1.
   */
  slots: string[];
  /**
   * Who has the Phantom.
   */
  phantom: number;
  /**
   * Who has the Mine.
   */
  mine: number;
  /**
   * Who has the Blobulopode.
   */
  blobulopode: number;
  /**
   * How many cards are left to turn up.
   */
  pile: number;
  /**
   * Cards under the pile, from top to bottom.
   */
  under: string[];
  /**
   * Who knows each of them; -1 for everybody.
   */
  buried: number[];
  /**
   * The cards of the pile, if it was discarded before and everybody knows them.
   */
  shuffled: string[];
  /**
   * Equipment that is spent.
   */
  discards: string[];
  holds: Holds;
  /**
   * The card turned up that fits in both holds.
   */
  drawn: string;
  /**
   * Whether a card was turned up in this equipment phase.
   */
  revealed: boolean;
  /**
   * How many adventures are left to lay.
   */
  deck: number;
  /**
   * Adventures that are discarded.
   */
  past: string[];
  /**
   * Adventures of this turn, discarded at its end.
   */
  lived: string[];
  /**
   * Crystals that nobody has.
   */
  reserve: number;
  /**
   * A fight; lists are the attacker's first, then the defender's.
   */
  fight: Fight | null;
  owed: Owed;
  /**
   * Who has won.
   */
  winner: number;
  /**
   * Who knows it.
   */
  seat: number;
  /**
   * By seat.
   */
  players: Player[];
}
/**
 * The cards of the two holds.
 */
export interface Holds {
  /**
   * Hold A, the first laid first.
   */
  A: string[];
  /**
   * Hold B, the first laid first.
   */
  B: string[];
}
/**
 * A fight; lists are the attacker's first, then the defender's.
 */
export interface Fight {
  /**
   * Whose ship came.
   */
  attacker: number;
  /**
   * Whose ship was there.
   */
  defender: number;
  /**
   * Where they fight.
   */
  system: number;
  /**
   * Who had the Phantom when the fight began.
   */
  phantom: number;
  /**
   * Who has decided.
   *
   * @minItems 2
   * @maxItems 2
   */
  decided: boolean[];
  /**
   * Who has committed a card, as far as that is known.
   *
   * @minItems 2
   * @maxItems 2
   */
  committed: (boolean | null)[];
  /**
   * The cards committed.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards: string[];
  /**
   * Whose card is shown.
   *
   * @minItems 2
   * @maxItems 2
   */
  open: boolean[];
  /**
   * What each has thrown.
   *
   * @minItems 2
   * @maxItems 2
   */
  dice: number[];
  /**
   * Who has used Shao'Naal.
   *
   * @minItems 2
   * @maxItems 2
   */
  used: boolean[];
  /**
   * Who may make the rival throw again.
   */
  asked: number;
}
/**
 * What is still to be paid, named or answered, by phase.
 */
export interface Owed {
  /**
   * Cards left to pay for a route.
   */
  cards?: number;
  /**
   * The adventure that is paid.
   */
  adventure?: string;
  /**
   * What is left to pay of it.
   */
  symbols?: ('C' | 'D' | 'G' | 'N' | 'S' | 'T')[];
  /**
   * What a drone steals, empty before it is said.
   */
  sort?: '' | 'cards' | 'crystals';
  /**
   * Whom it steals from, as far as they are named.
   */
  victims?: number[];
  /**
   * How many victims are named in all.
   */
  units?: number;
  /**
   * Whom titans ask, and whom they will ask after that.
   */
  asked?: number[];
}
/**
 * One player.
 */
export interface Player {
  /**
   * Crystals that are safe for good.
   */
  safe: number;
  /**
   * How many cards the hand is seen to have.
   */
  hand: number;
  /**
   * The cards of the hand that are known.
   */
  cards: string[];
  /**
   * The cards of the hand that everybody knows.
   */
  open: string[];
  /**
   * By seat: what the others know of the hand, if it is one's own; otherwise nothing.
   */
  seen: string[][];
  /**
   * Of the cards that not all know, so many are known to be too weak for titans.
   */
  low: number;
  /**
   * Adventures that are kept.
   */
  kept: string[];
  /**
   * Who they are, empty before they have chosen.
   */
  adventurer: string;
  /**
   * Where their ship is.
   */
  place: number;
  /**
   * Crystals that can be lost.
   */
  crystals: number;
}
/**
 * Everything. What is left out is as at the beginning of a game, but nobody has a card.
 *
 *     Target, systems, pile, deck, reserve and winner follow from the rest; if they are given, they have to fit.
 */
export interface Position {
  /**
   * What is to be done now.
   */
  phase?:
    | 'adventure'
    | 'adventurer'
    | 'berth'
    | 'cost'
    | 'cut'
    | 'equipment'
    | 'fare'
    | 'fight'
    | 'hand'
    | 'move'
    | 'over'
    | 'place'
    | 'rethrow'
    | 'rotate'
    | 'steal'
    | 'titans';
  /**
   * Whose turn it is.
   */
  turn?: number;
  /**
   * The first player.
   */
  first?: number;
  /**
   * The number of a round, from 1.
   */
  round?: number;
  /**
   * The crystals that win, with the Phantom.
   */
  target?: number;
  /**
   * How many systems the map has.
   */
  systems?: number;
  /**
   * By how many notches the map has turned.
   */
  turned?: number;
  /**
   * The adventures around the map; before it has turned, the first lies at system 1.
   */
  slots?: string[];
  /**
   * Who has the Phantom.
   */
  phantom?: number;
  /**
   * Who has the Mine.
   */
  mine?: number;
  /**
   * Who has the Blobulopode.
   */
  blobulopode?: number;
  /**
   * How many cards are left to turn up.
   */
  pile?: number;
  /**
   * Cards under the pile, from top to bottom.
   */
  under?: string[];
  /**
   * Who knows each of them; -1 for everybody.
   */
  buried?: number[];
  /**
   * The cards of the pile, if it was discarded before and everybody knows them.
   */
  shuffled?: string[];
  /**
   * Equipment that is spent.
   */
  discards?: string[];
  holds?: HoldsSetUp;
  /**
   * The card turned up that fits in both holds.
   */
  drawn?: string;
  /**
   * Whether a card was turned up in this equipment phase.
   */
  revealed?: boolean;
  /**
   * How many adventures are left to lay.
   */
  deck?: number;
  /**
   * Adventures that are discarded.
   */
  past?: string[];
  /**
   * Adventures of this turn, discarded at its end.
   */
  lived?: string[];
  /**
   * Crystals that nobody has.
   */
  reserve?: number;
  /**
   * A fight; lists are the attacker's first, then the defender's.
   */
  fight?: FightSetUp | null;
  owed?: Owed1;
  /**
   * Who has won.
   */
  winner?: number;
  /**
   * By seat.
   */
  players?: PlayerSetUp[];
  /**
   * Where chance stands; at a fixed place, if nothing is said.
   *
   * @minItems 4
   * @maxItems 4
   */
  rng?: number[];
}
/**
 * The cards of the two holds.
 */
export interface HoldsSetUp {
  /**
   * Hold A, the first laid first.
   */
  A?: string[];
  /**
   * Hold B, the first laid first.
   */
  B?: string[];
}
/**
 * A fight as somebody sets it up.
 */
export interface FightSetUp {
  /**
   * Whose ship came.
   */
  attacker: number;
  /**
   * Whose ship was there.
   */
  defender: number;
  /**
   * Where they fight.
   */
  system?: number;
  /**
   * Who had the Phantom when the fight began.
   */
  phantom?: number;
  /**
   * Who has decided.
   *
   * @minItems 2
   * @maxItems 2
   */
  decided?: boolean[];
  /**
   * Who has committed a card, as far as that is known.
   *
   * @minItems 2
   * @maxItems 2
   */
  committed?: (boolean | null)[];
  /**
   * The cards committed.
   *
   * @minItems 2
   * @maxItems 2
   */
  cards?: string[];
  /**
   * Whose card is shown.
   *
   * @minItems 2
   * @maxItems 2
   */
  open?: boolean[];
  /**
   * What each has thrown.
   *
   * @minItems 2
   * @maxItems 2
   */
  dice?: number[];
  /**
   * Who has used Shao'Naal.
   *
   * @minItems 2
   * @maxItems 2
   */
  used?: boolean[];
  /**
   * Who may make the rival throw again.
   */
  asked?: number;
}
/**
 * What is still to be paid, named or answered, by phase.
 */
export interface Owed1 {
  /**
   * Cards left to pay for a route.
   */
  cards?: number;
  /**
   * The adventure that is paid.
   */
  adventure?: string;
  /**
   * What is left to pay of it.
   */
  symbols?: ('C' | 'D' | 'G' | 'N' | 'S' | 'T')[];
  /**
   * What a drone steals, empty before it is said.
   */
  sort?: '' | 'cards' | 'crystals';
  /**
   * Whom it steals from, as far as they are named.
   */
  victims?: number[];
  /**
   * How many victims are named in all.
   */
  units?: number;
  /**
   * Whom titans ask, and whom they will ask after that.
   */
  asked?: number[];
}
/**
 * One player as somebody sets them up; who is left out is as at the beginning of a game.
 */
export interface PlayerSetUp {
  /**
   * Crystals that are safe for good.
   */
  safe?: number;
  /**
   * How many cards the hand is seen to have.
   */
  hand?: number;
  /**
   * The cards of the hand that are known.
   */
  cards?: string[];
  /**
   * The cards of the hand that everybody knows.
   */
  open?: string[];
  /**
   * By seat: what the others know of the hand, if it is one's own; otherwise nothing.
   */
  seen?: string[][];
  /**
   * Of the cards that not all know, so many are known to be too weak for titans.
   */
  low?: number;
  /**
   * Adventures that are kept.
   */
  kept?: string[];
  /**
   * Who they are; the one of their seat's number, if nothing is said.
   */
  adventurer?: string;
  /**
   * Where their ship is; on the system of their seat's number, if nothing is said.
   */
  place?: number;
  /**
   * Crystals that can be lost; those of the start, if nothing is said.
   */
  crystals?: number;
}
/**
 * Somebody chose an adventurer.
 */
export interface Joined {
  event: 'joined';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Who they are now, as the component file names them.
   */
  adventurer: string;
  /**
   * The adventurer, to be put into words.
   */
  name: string;
}
/**
 * Somebody chose the system to start from.
 */
export interface Berthed {
  event: 'berthed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * A system, from 1 on.
   */
  system: number;
}
/**
 * An adventure was laid.
 */
export interface Laid {
  event: 'laid';
  /**
   * An adventure by its kind and cost, such as `exploration DT`; empty for none.
   */
  adventure: string;
  /**
   * The adventure, to be put into words.
   */
  name: string;
  /**
   * Where on the ring around the map.
   */
  slot: number;
  /**
   * The system that it lies at now.
   */
  system: number;
}
/**
 * A turn begins.
 */
export interface TurnBegan {
  event: 'turn';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The number of a round, from 1.
   */
  round: number;
}
/**
 * The Phantom brings a crystal at the beginning of a turn.
 */
export interface PhantomPays {
  event: 'phantom-pays';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * How many.
   */
  count: number;
}
/**
 * Somebody passed a phase.
 */
export interface Passed {
  event: 'passed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Which one.
   */
  phase: 'adventure' | 'equipment' | 'move';
}
/**
 * A card was turned up.
 */
export interface Revealed {
  event: 'revealed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
}
/**
 * It was put into a hold.
 */
export interface Placed {
  event: 'placed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
  /**
   * One of the two where equipment lies.
   */
  hold: 'A' | 'B';
}
/**
 * It fits into neither hold.
 */
export interface Overload {
  event: 'overload';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
}
/**
 * Somebody took the cards of a hold.
 */
export interface Took {
  event: 'took';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * One of the two where equipment lies.
   */
  hold: 'A' | 'B';
  /**
   * As far as they may be seen.
   */
  cards: string[];
  /**
   * How many cards there are.
   */
  count: number;
}
/**
 * A card of the surplus went under the pile.
 */
export interface Buried {
  event: 'buried';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
}
/**
 * The discards are the new pile.
 */
export interface Reshuffled {
  event: 'reshuffled';
}
/**
 * The discarded adventures are the new deck.
 */
export interface DeckReshuffled {
  event: 'deck-reshuffled';
}
/**
 * A ship flew.
 */
export interface Flew {
  event: 'flew';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Where it was.
   */
  from: number;
  /**
   * Where it is now.
   */
  to: number;
  /**
   * What it cost: nothing, so many cards, or the way back from Red-Glix.
   */
  route: 'free' | 'one' | 'red-glix' | 'three' | 'two';
}
/**
 * A card was paid.
 */
export interface Paid {
  event: 'paid';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
}
/**
 * A ship has come to where a rival is.
 */
export interface Challenged {
  event: 'challenged';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
  /**
   * Where that is.
   */
  system: number;
}
/**
 * A fighter has decided.
 */
export interface Decided {
  event: 'decided';
  /**
   * Whom it is about.
   */
  seat: number;
}
/**
 * Whether a fighter has committed a card.
 */
export interface Committed {
  event: 'committed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Whether there is one.
   */
  card: boolean;
}
/**
 * A fighter threw the die.
 */
export interface Threw {
  event: 'threw';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * What a die shows, 0 before it is thrown.
   */
  face: number;
  /**
   * Whether the die shows the Phantom.
   */
  phantom: boolean;
  /**
   * Whether the rival made them throw once more.
   */
  again: boolean;
}
/**
 * Somebody may make the rival throw again.
 */
export interface RethrowAsked {
  event: 'rethrow';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
}
/**
 * The rival's throw is accepted.
 */
export interface Accepted {
  event: 'accepted';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
}
/**
 * A committed card is shown.
 */
export interface Shown {
  event: 'shown';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
}
/**
 * What a fighter comes to.
 */
export interface Total {
  event: 'total';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Die, card and Phantom together.
   */
  total: number;
  /**
   * What the Phantom adds.
   */
  phantom: number;
}
/**
 * Both come to the same, and throw again.
 */
export interface Tied {
  event: 'tied';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
  /**
   * What each comes to.
   */
  total: number;
}
/**
 * A fight is won.
 */
export interface WonFight {
  event: 'won-fight';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
  /**
   * By throwing the Phantom, or by the higher total.
   */
  how: 'phantom' | 'strength';
}
/**
 * The loser takes a card that was committed.
 */
export interface TakesCards {
  event: 'takes-cards';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
  /**
   * Who has won.
   */
  rival: number;
  /**
   * Whether it was the loser's.
   */
  own: boolean;
}
/**
 * The loser is at Red-Glix.
 */
export interface Exiled {
  event: 'exiled';
  /**
   * Whom it is about.
   */
  seat: number;
}
/**
 * The Phantom goes to somebody.
 */
export interface PhantomTo {
  event: 'phantom-to';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Who had it.
   */
  rival: number;
}
/**
 * Somebody lives an adventure.
 */
export interface Lived {
  event: 'lived';
  /**
   * An adventure by its kind and cost, such as `exploration DT`; empty for none.
   */
  adventure: string;
  /**
   * The adventure, to be put into words.
   */
  name: string;
  /**
   * Who it is.
   */
  seat: number;
}
/**
 * Crystals from the reserve.
 */
export interface Gained {
  event: 'gained';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * How many.
   */
  count: number;
  /**
   * What brings them.
   */
  why: 'allegiance' | 'black-market' | 'blobulopode' | 'exploration' | 'fight' | 'informer';
}
/**
 * Crystals to the reserve.
 */
export interface Lost {
  event: 'lost';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * How many.
   */
  count: number;
  /**
   * What takes them.
   */
  why: 'ambush' | 'mine';
}
/**
 * A victim of the drone is named.
 */
export interface Named {
  event: 'named';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
  /**
   * What a drone steals.
   */
  sort: 'cards' | 'crystals';
}
/**
 * The drone has brought something.
 */
export interface Stolen {
  event: 'stolen';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
  /**
   * Whose it was.
   */
  rival: number;
  /**
   * What a drone steals.
   */
  sort: 'cards' | 'crystals';
}
/**
 * The drone found nothing to steal.
 */
export interface Nothing {
  event: 'nothing';
  /**
   * Whom it is about.
   */
  seat: number;
}
/**
 * The Mine is handed to somebody.
 */
export interface MineTo {
  event: 'mine-to';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
}
/**
 * The Mine is tossed.
 */
export interface MineTossed {
  event: 'mine-tossed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Whether it does.
   */
  explodes: boolean;
}
/**
 * The Blobulopode goes to somebody, with so many crystals.
 */
export interface BlobTo {
  event: 'blob-to';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * How many.
   */
  count: number;
  /**
   * Who had it.
   */
  rival: number;
}
/**
 * The Blobulopode is tossed.
 */
export interface BlobTossed {
  event: 'blob-tossed';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Whether it does; otherwise it escapes.
   */
  stays: boolean;
}
/**
 * Titans ask somebody.
 */
export interface TitansAsked {
  event: 'titans-asked';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
}
/**
 * A strong card is discarded for them.
 */
export interface TitansDiscarded {
  event: 'titans-discarded';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength; 0 where it may not be seen.
   */
  value: number;
}
/**
 * A crystal is given.
 */
export interface TitansGiven {
  event: 'titans-given';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
}
/**
 * There is nothing to give.
 */
export interface TitansNothing {
  event: 'titans-nothing';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * The other player.
   */
  rival: number;
}
/**
 * The map has turned.
 */
export interface Rotated {
  event: 'rotated';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * By how many.
   */
  notches: number;
}
/**
 * An adventure is kept.
 */
export interface Kept {
  event: 'kept';
  /**
   * An adventure by its kind and cost, such as `exploration DT`; empty for none.
   */
  adventure: string;
  /**
   * The adventure, to be put into words.
   */
  name: string;
  /**
   * Who keeps it.
   */
  seat: number;
}
/**
 * Two informers: a throw of crystals.
 */
export interface Informers {
  event: 'informers';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * What a die shows, 0 before it is thrown.
   */
  face: number;
  /**
   * Whether the die shows the Phantom.
   */
  phantom: boolean;
}
/**
 * Crystals are safe for good.
 */
export interface Secured {
  event: 'secured';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * How many.
   */
  count: number;
}
/**
 * An adventure is discarded.
 */
export interface Discarded {
  event: 'discarded';
  /**
   * An adventure by its kind and cost, such as `exploration DT`; empty for none.
   */
  adventure: string;
  /**
   * The adventure, to be put into words.
   */
  name: string;
}
/**
 * The game is won.
 */
export interface Won {
  event: 'won';
  /**
   * Whom it is about.
   */
  seat: number;
  /**
   * How many the winner has.
   */
  crystals: number;
}
/**
 * Choose an adventurer.
 */
export interface ChooseAdventurer {
  verb: 'adventurer';
  /**
   * As the component file names them.
   */
  adventurer: string;
  /**
   * The adventurer, to be put into words.
   */
  name: string;
}
/**
 * Start from a system.
 */
export interface Berth {
  verb: 'berth';
  /**
   * A system, from 1 on.
   */
  system: number;
}
/**
 * Pass a phase.
 */
export interface Pass {
  verb: 'pass';
  /**
   * What is to be done now.
   */
  phase:
    | 'adventure'
    | 'adventurer'
    | 'berth'
    | 'cost'
    | 'cut'
    | 'equipment'
    | 'fare'
    | 'fight'
    | 'hand'
    | 'move'
    | 'over'
    | 'place'
    | 'rethrow'
    | 'rotate'
    | 'steal'
    | 'titans';
}
/**
 * Take the cards of a hold.
 */
export interface Take {
  verb: 'take';
  /**
   * One of the two where equipment lies.
   */
  hold: 'A' | 'B';
}
/**
 * Turn up a card.
 */
export interface Turn {
  verb: 'turn';
}
/**
 * Put the card turned up into a hold.
 */
export interface Put {
  verb: 'place';
  /**
   * One of the two where equipment lies.
   */
  hold: 'A' | 'B';
}
/**
 * Put a card of the surplus under the pile.
 */
export interface Bury {
  verb: 'bury';
  /**
   * An equipment card, `D1` to `N8` by kind and value, `GA` or `GB`; `?` for one that is hidden, empty for none.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength.
   */
  value: number;
}
/**
 * Stay where one is.
 */
export interface Stay {
  verb: 'stay';
}
/**
 * Fly to a system.
 */
export interface Fly {
  verb: 'fly';
  /**
   * A system, from 1 on.
   */
  system: number;
  /**
   * Cards to pay for it.
   */
  cost: number;
  /**
   * Who defends it.
   */
  rival: number;
}
/**
 * Pay with a card.
 */
export interface Pay {
  verb: 'pay';
  /**
   * An equipment card, `D1` to `N8` by kind and value, `GA` or `GB`; `?` for one that is hidden, empty for none.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength.
   */
  value: number;
}
/**
 * Live the adventure at one's system.
 */
export interface Live {
  verb: 'live';
  /**
   * Which one it is.
   */
  adventure?: string;
  /**
   * The adventure, to be put into words.
   */
  name?: string;
}
/**
 * Commit a card to a fight.
 */
export interface Commit {
  verb: 'commit';
  /**
   * An equipment card, `D1` to `N8` by kind and value, `GA` or `GB`; `?` for one that is hidden, empty for none.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength.
   */
  value: number;
}
/**
 * Fight without a card.
 */
export interface Bare {
  verb: 'bare';
}
/**
 * Make the rival throw again.
 */
export interface Rethrow {
  verb: 'rethrow';
  /**
   * Whom it concerns.
   */
  rival: number;
}
/**
 * Accept the rival's throw.
 */
export interface Accept {
  verb: 'accept';
  /**
   * Whom it concerns.
   */
  rival: number;
}
/**
 * Name what the drone steals, and from whom.
 */
export interface Steal {
  verb: 'steal';
  /**
   * Whom it concerns.
   */
  rival: number;
  /**
   * What a drone steals.
   */
  sort: 'cards' | 'crystals';
}
/**
 * Hand the Mine to somebody.
 */
export interface Hand {
  verb: 'hand';
  /**
   * Whom it concerns.
   */
  rival: number;
}
/**
 * Discard a strong card for titans.
 */
export interface Discard {
  verb: 'discard';
  /**
   * An equipment card, `D1` to `N8` by kind and value, `GA` or `GB`; `?` for one that is hidden, empty for none.
   */
  card: string;
  /**
   * The card, to be put into words.
   */
  name: string;
  /**
   * Its load and strength.
   */
  value: number;
}
/**
 * Give a crystal instead.
 */
export interface Give {
  verb: 'give';
  /**
   * Whom it concerns.
   */
  rival: number;
}
/**
 * Turn the map.
 */
export interface Rotate {
  verb: 'rotate';
  /**
   * By how many.
   */
  notches: number;
}
/**
 * The component file.
 */
export interface Components {
  /**
   * The name of the game's folder.
   */
  game: string;
  /**
   * Five kinds of it.
   */
  equipment: Equipment[];
  /**
   * Cards that stand in for any other kind.
   */
  galaxols: Galaxols[];
  limits: Capacities;
  crystals: Crystals;
  /**
   * One for each number of players.
   */
  targets: Target[];
  /**
   * Both sides of the map.
   */
  maps: StarMap[];
  die: Die;
  /**
   * The Mine and the Blobulopode.
   */
  tokens: Token[];
  titans: Number4;
  market: Market;
  /**
   * In the order in which they are offered.
   */
  adventurers: Adventurer[];
  /**
   * The whole deck.
   */
  adventures: Adventure[];
}
/**
 * The cards of a kind, one of each value.
 */
export interface Equipment {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * As the texts of the game know it.
   */
  kind: string;
  /**
   * Load and strength of each card.
   */
  values: number[];
}
/**
 * The Galaxols of a hold, all alike.
 */
export interface Galaxols {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The one that they may lie in.
   */
  hold: string;
  /**
   * How many there are.
   */
  cards: number;
  /**
   * Load and strength of each.
   */
  value: number;
}
/**
 * What fits into a hold, and what is kept of a hand.
 */
export interface Capacities {
  hold: Number;
  hand: Number1;
}
/**
 * The most that the cards of a hold may weigh.
 */
export interface Number {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * The most cards that are kept.
 */
export interface Number1 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * How many there are, and how many each player starts with.
 */
export interface Crystals {
  all: Number2;
  start: Number3;
}
/**
 * How many there are.
 */
export interface Number2 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * How many each player starts with.
 */
export interface Number3 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * The crystals that win with a number of players.
 */
export interface Target {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * How many play.
   */
  players: number;
  /**
   * What wins, with the Phantom.
   */
  crystals: number;
}
/**
 * A side of the map.
 */
export interface StarMap {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The numbers of players that it is for.
   */
  players: number[];
  /**
   * How many it has, in a ring.
   */
  systems: number;
  /**
   * Cards to pay for a route to the next system, to the next but one, and so on.
   */
  routes: number[];
}
/**
 * The die of fights and informers.
 */
export interface Die {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number on each.
   */
  faces: number[];
  /**
   * The face that shows the Phantom.
   */
  phantom: number;
}
/**
 * A token that is tossed.
 */
export interface Token {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * As the rules know it.
   */
  name: string;
  /**
   * How many it has.
   */
  sides: number;
  /**
   * On so many of its sides it explodes or escapes.
   */
  unlucky: number;
}
/**
 * The least value that titans want.
 */
export interface Number4 {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The number.
   */
  value: number;
}
/**
 * What black market cards bring, the first, the second, and so on.
 */
export interface Market {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * For the first, for the second, and so on.
   */
  crystals: number[];
}
/**
 * Who can be played.
 */
export interface Adventurer {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * As the texts of the game know them.
   */
  name: string;
}
/**
 * An adventure card.
 */
export interface Adventure {
  /**
   * Read in the rulebook; inferred from what it says or shows; or made up by us where it says nothing.
   */
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * What happens to who lives it.
   */
  kind: string;
  /**
   * A symbol for each card to pay.
   */
  cost: string;
  /**
   * What an exploration brings.
   */
  crystals?: number;
  /**
   * How many such cards there are.
   */
  copies?: number;
}
