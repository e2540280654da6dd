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
  A: string[];
  B: string[];
}
/**
 * A fight; lists are the attacker's first, then the defender's.
 */
export interface Fight {
  attacker: number;
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
  fight?: FightSetUp | null;
  owed?: Owed;
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
 * The cards of the two holds as somebody sets them up.
 */
export interface HoldsSetUp {
  A?: string[];
  B?: string[];
}
/**
 * A fight as somebody sets it up.
 */
export interface FightSetUp {
  attacker: number;
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
  seat: number;
  adventurer: string;
  name: string;
}
/**
 * Somebody chose the system to start from.
 */
export interface Berthed {
  event: 'berthed';
  seat: number;
  system: number;
}
/**
 * An adventure was laid.
 */
export interface Laid {
  event: 'laid';
  adventure: string;
  name: string;
  slot: number;
  system: number;
}
/**
 * A turn begins.
 */
export interface TurnBegan {
  event: 'turn';
  seat: number;
  round: number;
}
/**
 * The Phantom brings a crystal at the beginning of a turn.
 */
export interface PhantomPays {
  event: 'phantom-pays';
  seat: number;
  count: number;
}
/**
 * Somebody passed a phase.
 */
export interface Passed {
  event: 'passed';
  seat: number;
  phase: 'adventure' | 'equipment' | 'move';
}
/**
 * A card was turned up.
 */
export interface Revealed {
  event: 'revealed';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
}
/**
 * It was put into a hold.
 */
export interface Placed {
  event: 'placed';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
  hold: 'A' | 'B';
}
/**
 * It fits into neither hold.
 */
export interface Overload {
  event: 'overload';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
}
/**
 * Somebody took the cards of a hold.
 */
export interface Took {
  event: 'took';
  seat: number;
  hold: 'A' | 'B';
  cards: string[];
  count: number;
}
/**
 * A card of the surplus went under the pile.
 */
export interface Buried {
  event: 'buried';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
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
  seat: number;
  from: number;
  to: number;
  route: 'free' | 'one' | 'red-glix' | 'three' | 'two';
}
/**
 * A card was paid.
 */
export interface Paid {
  event: 'paid';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
}
/**
 * A ship has come to where a rival is.
 */
export interface Challenged {
  event: 'challenged';
  seat: number;
  rival: number;
  system: number;
}
/**
 * A fighter has decided.
 */
export interface Decided {
  event: 'decided';
  seat: number;
}
/**
 * Whether a fighter has committed a card.
 */
export interface Committed {
  event: 'committed';
  seat: number;
  card: boolean;
}
/**
 * A fighter threw the die.
 */
export interface Threw {
  event: 'threw';
  seat: number;
  face: number;
  phantom: boolean;
  again: boolean;
}
/**
 * Somebody may make the rival throw again.
 */
export interface RethrowAsked {
  event: 'rethrow';
  seat: number;
  rival: number;
}
/**
 * The rival's throw is accepted.
 */
export interface Accepted {
  event: 'accepted';
  seat: number;
  rival: number;
}
/**
 * A committed card is shown.
 */
export interface Shown {
  event: 'shown';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
}
/**
 * What a fighter comes to.
 */
export interface Total {
  event: 'total';
  seat: number;
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
  seat: number;
  rival: number;
  total: number;
}
/**
 * A fight is won.
 */
export interface WonFight {
  event: 'won-fight';
  seat: number;
  rival: number;
  how: 'phantom' | 'strength';
}
/**
 * The loser takes a card that was committed.
 */
export interface TakesCards {
  event: 'takes-cards';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
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
  seat: number;
}
/**
 * The Phantom goes to somebody.
 */
export interface PhantomTo {
  event: 'phantom-to';
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
  adventure: string;
  name: string;
  seat: number;
}
/**
 * Crystals from the reserve.
 */
export interface Gained {
  event: 'gained';
  seat: number;
  count: number;
  why: 'allegiance' | 'black-market' | 'blobulopode' | 'exploration' | 'fight' | 'informer';
}
/**
 * Crystals to the reserve.
 */
export interface Lost {
  event: 'lost';
  seat: number;
  count: number;
  why: 'ambush' | 'mine';
}
/**
 * A victim of the drone is named.
 */
export interface Named {
  event: 'named';
  seat: number;
  rival: number;
  sort: 'cards' | 'crystals';
}
/**
 * The drone has brought something.
 */
export interface Stolen {
  event: 'stolen';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
  rival: number;
  sort: 'cards' | 'crystals';
}
/**
 * The drone found nothing to steal.
 */
export interface Nothing {
  event: 'nothing';
  seat: number;
}
/**
 * The Mine is handed to somebody.
 */
export interface MineTo {
  event: 'mine-to';
  seat: number;
  rival: number;
}
/**
 * The Mine is tossed.
 */
export interface MineTossed {
  event: 'mine-tossed';
  seat: number;
  explodes: boolean;
}
/**
 * The Blobulopode goes to somebody, with so many crystals.
 */
export interface BlobTo {
  event: 'blob-to';
  seat: number;
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
  seat: number;
  stays: boolean;
}
/**
 * Titans ask somebody.
 */
export interface TitansAsked {
  event: 'titans-asked';
  seat: number;
  rival: number;
}
/**
 * A strong card is discarded for them.
 */
export interface TitansDiscarded {
  event: 'titans-discarded';
  seat: number;
  /**
   * Empty where it may not be seen.
   */
  card: string;
  name: string;
  value: number;
}
/**
 * A crystal is given.
 */
export interface TitansGiven {
  event: 'titans-given';
  seat: number;
  rival: number;
}
/**
 * There is nothing to give.
 */
export interface TitansNothing {
  event: 'titans-nothing';
  seat: number;
  rival: number;
}
/**
 * The map has turned.
 */
export interface Rotated {
  event: 'rotated';
  seat: number;
  notches: number;
}
/**
 * An adventure is kept.
 */
export interface Kept {
  event: 'kept';
  adventure: string;
  name: string;
  seat: number;
}
/**
 * Two informers: a throw of crystals.
 */
export interface Informers {
  event: 'informers';
  seat: number;
  face: number;
  phantom: boolean;
}
/**
 * Crystals are safe for good.
 */
export interface Secured {
  event: 'secured';
  seat: number;
  count: number;
}
/**
 * An adventure is discarded.
 */
export interface Discarded {
  event: 'discarded';
  adventure: string;
  name: string;
}
/**
 * The game is won.
 */
export interface Won {
  event: 'won';
  seat: number;
  crystals: number;
}
/**
 * Choose an adventurer.
 */
export interface ChooseAdventurer {
  verb: 'adventurer';
  adventurer: string;
  name: string;
}
/**
 * Start from a system.
 */
export interface Berth {
  verb: 'berth';
  system: number;
}
/**
 * Pass a phase.
 */
export interface Pass {
  verb: 'pass';
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
  hold: 'A' | 'B';
}
/**
 * Put a card of the surplus under the pile.
 */
export interface Bury {
  verb: 'bury';
  card: string;
  name: string;
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
  card: string;
  name: string;
  value: number;
}
/**
 * Live the adventure at one's system.
 */
export interface Live {
  verb: 'live';
  adventure?: string;
  name?: string;
}
/**
 * Commit a card to a fight.
 */
export interface Commit {
  verb: 'commit';
  card: string;
  name: string;
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
  rival: number;
}
/**
 * Accept the rival's throw.
 */
export interface Accept {
  verb: 'accept';
  rival: number;
}
/**
 * Name what the drone steals, and from whom.
 */
export interface Steal {
  verb: 'steal';
  rival: number;
  sort: 'cards' | 'crystals';
}
/**
 * Hand the Mine to somebody.
 */
export interface Hand {
  verb: 'hand';
  rival: number;
}
/**
 * Discard a strong card for titans.
 */
export interface Discard {
  verb: 'discard';
  card: string;
  name: string;
  value: number;
}
/**
 * Give a crystal instead.
 */
export interface Give {
  verb: 'give';
  rival: number;
}
/**
 * Turn the map.
 */
export interface Rotate {
  verb: 'rotate';
  notches: number;
}
/**
 * The component file.
 */
export interface Components {
  game: string;
  equipment: Equipment[];
  galaxols: Galaxols[];
  limits: Limits;
  crystals: Crystals;
  targets: Target[];
  maps: StarMap[];
  die: Die;
  tokens: Token[];
  titans: Number1;
  market: Market;
  adventurers: Adventurer[];
  adventures: Adventure[];
}
/**
 * The cards of a kind, one of each value.
 */
export interface Equipment {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  kind: string;
  values: number[];
}
/**
 * The Galaxols of a hold, all alike.
 */
export interface Galaxols {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  hold: string;
  cards: number;
  value: number;
}
/**
 * What fits into a hold, and what is kept of a hand.
 */
export interface Limits {
  hold: Number;
  hand: Number;
}
/**
 * An entry that is just a number.
 */
export interface Number {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * How many there are, and how many each player starts with.
 */
export interface Crystals {
  all: Number;
  start: Number;
}
/**
 * The crystals that win with a number of players.
 */
export interface Target {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  players: number;
  crystals: number;
}
/**
 * A side of the map.
 */
export interface StarMap {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  /**
   * The numbers of players that it is for.
   */
  players: number[];
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
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
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
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  name: string;
  sides: number;
  /**
   * On so many of its sides it explodes or escapes.
   */
  unlucky: number;
}
/**
 * An entry that is just a number.
 */
export interface Number1 {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  value: number;
}
/**
 * What black market cards bring, the first, the second, and so on.
 */
export interface Market {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  crystals: number[];
}
/**
 * Who can be played.
 */
export interface Adventurer {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  name: string;
}
/**
 * An adventure card.
 */
export interface Adventure {
  provenance: 'inferred' | 'reconstructed' | 'rulebook';
  kind: string;
  /**
   * A symbol for each card to pay.
   */
  cost: string;
  /**
   * What an exploration brings.
   */
  crystals?: number;
  copies?: number;
}
