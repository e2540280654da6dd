"""What crosses the border of Phantom: views, positions, events, words and the component file."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from ludotheque.core.components import ComponentFile, Number, Provenanced
from ludotheque.core.shapes import (
    Count,
    EventShape,
    Generator,
    Seat,
    SeatOrNobody,
    Shape,
    Shapes,
    Text,
    Watching,
    WordsShape,
)

Phase = Literal[
    "adventurer",
    "berth",
    "equipment",
    "place",
    "cut",
    "move",
    "fare",
    "fight",
    "rethrow",
    "adventure",
    "cost",
    "steal",
    "hand",
    "titans",
    "rotate",
    "over",
]
"""What is to be done now."""

CardName = str
"""An equipment card, `D1` to `N8` by kind and value, `GA` or `GB`; `?` for one that is hidden, empty for none."""

AdventureName = str
"""An adventure by its kind and cost, such as `exploration DT`; empty for none."""

Hold = Literal["A", "B"]
"""One of the two where equipment lies."""

Symbol = Literal["D", "T", "C", "S", "N", "G"]
"""Drill, thruster, cannon, shield, scanner, Galaxol."""

Sort = Literal["crystals", "cards"]
"""What a drone steals."""

Place = Annotated[int, Meta(ge=-1, le=8)]
"""A system from 1 on, 0 for Red-Glix, -1 for a ship that is still in the box."""

System = Annotated[int, Meta(ge=1, le=8)]
"""A system, from 1 on."""

Face = Annotated[int, Meta(ge=0, le=9)]
"""What a die shows, 0 before it is thrown."""

Round = Annotated[int, Meta(ge=1, le=999_999)]
"""The number of a round, from 1."""

Flags = Annotated[list[bool], Meta(min_length=2, max_length=2)]
"""Of the attacker, then of the defender."""


# Views and positions.


class Belongings(Shape):
    """What a player has in front of them and in their hand, but for adventurer, place and crystals."""

    safe: Count
    """Crystals that are safe for good."""
    hand: Count
    """How many cards the hand is seen to have."""
    cards: list[CardName]
    """The cards of the hand that are known."""
    open: list[CardName]
    """The cards of the hand that everybody knows."""
    seen: list[list[CardName]]
    """By seat: what the others know of the hand, if it is one's own; otherwise nothing."""
    low: Count
    """Of the cards that not all know, so many are known to be too weak for titans."""
    kept: list[AdventureName]
    """Adventures that are kept."""


class Player(Belongings):
    """One player."""

    adventurer: str
    """Who they are, empty before they have chosen."""
    place: Place
    """Where their ship is."""
    crystals: Count
    """Crystals that can be lost."""


class Fight(Shape, kw_only=True):
    """A fight; lists are the attacker's first, then the defender's."""

    attacker: Seat
    """Whose ship came."""
    defender: Seat
    """Whose ship was there."""
    system: System
    """Where they fight."""
    phantom: SeatOrNobody
    """Who had the Phantom when the fight began."""
    decided: Flags
    """Who has decided."""
    committed: Annotated[list[bool | None], Meta(min_length=2, max_length=2)]
    """Who has committed a card, as far as that is known."""
    cards: Annotated[list[CardName], Meta(min_length=2, max_length=2)]
    """The cards committed."""
    open: Flags
    """Whose card is shown."""
    dice: Annotated[list[Face], Meta(min_length=2, max_length=2)]
    """What each has thrown."""
    used: Flags
    """Who has used Shao'Naal."""
    asked: SeatOrNobody
    """Who may make the rival throw again."""


class Holds(Shape):
    """The cards of the two holds."""

    A: list[CardName]
    """Hold A, the first laid first."""
    B: list[CardName]
    """Hold B, the first laid first."""


class Owed(Shape):
    """What is still to be paid, named or answered, by phase."""

    cards: Count | UnsetType = UNSET
    """Cards left to pay for a route."""
    adventure: AdventureName | UnsetType = UNSET
    """The adventure that is paid."""
    symbols: list[Symbol] | UnsetType = UNSET
    """What is left to pay of it."""
    sort: Literal["", "crystals", "cards"] | UnsetType = UNSET
    """What a drone steals, empty before it is said."""
    victims: list[Seat] | UnsetType = UNSET
    """Whom it steals from, as far as they are named."""
    units: Count | UnsetType = UNSET
    """How many victims are named in all."""
    asked: list[Seat] | UnsetType = UNSET
    """Whom titans ask, and whom they will ask after that."""


class OnTheTable(Shape, kw_only=True):
    """What lies on the table."""

    phase: Phase
    turn: Seat
    """Whose turn it is."""
    first: Seat
    """The first player."""
    round: Round
    target: Count
    """The crystals that win, with the Phantom."""
    systems: Count
    """How many systems the map has."""
    turned: Count
    """By how many notches the map has turned."""
    slots: list[AdventureName]
    """The adventures around the map; before it has turned, the first lies at system 1."""
    phantom: SeatOrNobody
    """Who has the Phantom."""
    mine: SeatOrNobody
    """Who has the Mine."""
    blobulopode: SeatOrNobody
    """Who has the Blobulopode."""
    pile: Count
    """How many cards are left to turn up."""
    under: list[CardName]
    """Cards under the pile, from top to bottom."""
    buried: list[SeatOrNobody]
    """Who knows each of them; -1 for everybody."""
    shuffled: list[CardName]
    """The cards of the pile, if it was discarded before and everybody knows them."""
    discards: list[CardName]
    """Equipment that is spent."""
    holds: Holds
    drawn: CardName
    """The card turned up that fits in both holds."""
    revealed: bool
    """Whether a card was turned up in this equipment phase."""
    deck: Count
    """How many adventures are left to lay."""
    past: list[AdventureName]
    """Adventures that are discarded."""
    lived: list[AdventureName]
    """Adventures of this turn, discarded at its end."""
    reserve: Count
    """Crystals that nobody has."""
    fight: Fight | None
    owed: Owed
    winner: SeatOrNobody
    """Who has won."""


class View(OnTheTable, kw_only=True):
    """What somebody at the table, or watching, knows."""

    seat: Watching
    """Who knows it."""
    players: list[Player]
    """By seat."""


class PlayerSetUp(Belongings, kw_only=True):
    """One player as somebody sets them up; who is left out is as at the beginning of a game."""

    adventurer: str | UnsetType = UNSET
    """Who they are; the one of their seat's number, if nothing is said."""
    place: Place | UnsetType = UNSET
    """Where their ship is; on the system of their seat's number, if nothing is said."""
    crystals: Count | UnsetType = UNSET
    """Crystals that can be lost; those of the start, if nothing is said."""
    safe: Count = 0
    hand: Count = 0
    cards: list[CardName] = field(default_factory=list)
    open: list[CardName] = field(default_factory=list)
    seen: list[list[CardName]] = field(default_factory=list)
    low: Count = 0
    kept: list[AdventureName] = field(default_factory=list)


class FightSetUp(Fight, kw_only=True):
    """A fight as somebody sets it up."""

    system: System = 1
    phantom: SeatOrNobody = -1
    decided: Flags = field(default_factory=lambda: [False, False])
    committed: Annotated[list[bool | None], Meta(min_length=2, max_length=2)] = field(
        default_factory=lambda: [None, None]
    )
    cards: Annotated[list[CardName], Meta(min_length=2, max_length=2)] = field(default_factory=lambda: ["", ""])
    open: Flags = field(default_factory=lambda: [False, False])
    dice: Annotated[list[Face], Meta(min_length=2, max_length=2)] = field(default_factory=lambda: [0, 0])
    used: Flags = field(default_factory=lambda: [False, False])
    asked: SeatOrNobody = -1


class HoldsSetUp(Holds):
    """The cards of the two holds as somebody sets them up."""

    A: list[CardName] = field(default_factory=list)
    B: list[CardName] = field(default_factory=list)


class Position(OnTheTable, kw_only=True):
    """Everything. What is left out is as at the beginning of a game, but nobody has a card.

    Target, systems, pile, deck, reserve and winner follow from the rest; if they are given, they have to fit.
    """

    phase: Phase = "equipment"
    turn: Seat = 0
    first: Seat = 0
    round: Round = 1
    target: Count = 0
    systems: Count = 0
    turned: Count = 0
    slots: list[AdventureName] = field(default_factory=list)
    players: list[PlayerSetUp] = field(default_factory=list)
    """By seat."""
    phantom: SeatOrNobody = -1
    mine: SeatOrNobody = -1
    blobulopode: SeatOrNobody = -1
    pile: Count = 0
    under: list[CardName] = field(default_factory=list)
    buried: list[SeatOrNobody] = field(default_factory=list)
    shuffled: list[CardName] = field(default_factory=list)
    discards: list[CardName] = field(default_factory=list)
    holds: HoldsSetUp = field(default_factory=HoldsSetUp)
    drawn: CardName = ""
    revealed: bool = False
    deck: Count = 0
    past: list[AdventureName] = field(default_factory=list)
    lived: list[AdventureName] = field(default_factory=list)
    reserve: Count = 0
    fight: FightSetUp | None = None
    owed: Owed = field(default_factory=Owed)
    winner: SeatOrNobody = -1
    rng: Generator | UnsetType = UNSET
    """Where chance stands; at a fixed place, if nothing is said."""


# Events.


class SeatEvent(EventShape):
    """Something that somebody did, or that happened to them."""

    seat: Seat
    """Whom it is about."""


class RivalEvent(SeatEvent):
    """Something between two players."""

    rival: Seat
    """The other player."""


class CountEvent(SeatEvent):
    """Crystals that come or go."""

    count: Count
    """How many."""


class CardEvent(SeatEvent):
    """Something with a card of somebody's."""

    card: CardName
    """Empty where it may not be seen."""
    name: Text
    """The card, to be put into words."""
    value: Count
    """Its load and strength; 0 where it may not be seen."""


class AdventureEvent(EventShape):
    """Something with an adventure."""

    adventure: AdventureName
    name: Text
    """The adventure, to be put into words."""


class Joined(SeatEvent):
    """Somebody chose an adventurer."""

    adventurer: str
    """Who they are now, as the component file names them."""
    name: Text
    """The adventurer, to be put into words."""


class Berthed(SeatEvent):
    """Somebody chose the system to start from."""

    system: System


class Laid(AdventureEvent):
    """An adventure was laid."""

    slot: System
    """Where on the ring around the map."""
    system: System
    """The system that it lies at now."""


class TurnBegan(SeatEvent, tag="turn"):
    """A turn begins."""

    round: Round


class PhantomPays(CountEvent):
    """The Phantom brings a crystal at the beginning of a turn."""


class Passed(SeatEvent):
    """Somebody passed a phase."""

    phase: Literal["equipment", "move", "adventure"]
    """Which one."""


class Revealed(CardEvent):
    """A card was turned up."""


class Placed(CardEvent):
    """It was put into a hold."""

    hold: Hold


class Overload(CardEvent):
    """It fits into neither hold."""


class Took(SeatEvent):
    """Somebody took the cards of a hold."""

    hold: Hold
    cards: list[CardName]
    """As far as they may be seen."""
    count: Count
    """How many cards there are."""


class Buried(CardEvent):
    """A card of the surplus went under the pile."""


class Reshuffled(EventShape):
    """The discards are the new pile."""


class DeckReshuffled(EventShape):
    """The discarded adventures are the new deck."""


class Flew(SeatEvent):
    """A ship flew."""

    origin: Place = field(name="from")
    """Where it was."""
    to: System
    """Where it is now."""
    route: Literal["free", "one", "two", "three", "red-glix"]
    """What it cost: nothing, so many cards, or the way back from Red-Glix."""


class Paid(CardEvent):
    """A card was paid."""


class Challenged(RivalEvent):
    """A ship has come to where a rival is."""

    system: System
    """Where that is."""


class Decided(SeatEvent):
    """A fighter has decided."""


class Committed(SeatEvent):
    """Whether a fighter has committed a card."""

    card: bool
    """Whether there is one."""


class Threw(SeatEvent):
    """A fighter threw the die."""

    face: Face
    phantom: bool
    """Whether the die shows the Phantom."""
    again: bool
    """Whether the rival made them throw once more."""


class RethrowAsked(RivalEvent, tag="rethrow"):
    """Somebody may make the rival throw again."""


class Accepted(RivalEvent):
    """The rival's throw is accepted."""


class Shown(CardEvent):
    """A committed card is shown."""


class Total(SeatEvent):
    """What a fighter comes to."""

    total: Count
    """Die, card and Phantom together."""
    phantom: Count
    """What the Phantom adds."""


class Tied(RivalEvent):
    """Both come to the same, and throw again."""

    total: Count
    """What each comes to."""


class WonFight(RivalEvent):
    """A fight is won."""

    how: Literal["phantom", "strength"]
    """By throwing the Phantom, or by the higher total."""


class TakesCards(CardEvent):
    """The loser takes a card that was committed."""

    rival: Seat
    """Who has won."""
    own: bool
    """Whether it was the loser's."""


class Exiled(SeatEvent):
    """The loser is at Red-Glix."""


class PhantomTo(SeatEvent):
    """The Phantom goes to somebody."""

    rival: SeatOrNobody
    """Who had it."""


class Lived(AdventureEvent):
    """Somebody lives an adventure."""

    seat: Seat
    """Who it is."""


class Gained(CountEvent):
    """Crystals from the reserve."""

    why: Literal["exploration", "fight", "allegiance", "black-market", "informer", "blobulopode"]
    """What brings them."""


class Lost(CountEvent):
    """Crystals to the reserve."""

    why: Literal["ambush", "mine"]
    """What takes them."""


class Named(RivalEvent):
    """A victim of the drone is named."""

    sort: Sort


class Stolen(CardEvent):
    """The drone has brought something."""

    rival: Seat
    """Whose it was."""
    sort: Sort


class Nothing(SeatEvent):
    """The drone found nothing to steal."""


class MineTo(RivalEvent):
    """The Mine is handed to somebody."""


class MineTossed(SeatEvent):
    """The Mine is tossed."""

    explodes: bool
    """Whether it does."""


class BlobTo(CountEvent):
    """The Blobulopode goes to somebody, with so many crystals."""

    rival: SeatOrNobody
    """Who had it."""


class BlobTossed(SeatEvent):
    """The Blobulopode is tossed."""

    stays: bool
    """Whether it does; otherwise it escapes."""


class TitansAsked(RivalEvent):
    """Titans ask somebody."""


class TitansDiscarded(CardEvent):
    """A strong card is discarded for them."""


class TitansGiven(RivalEvent):
    """A crystal is given."""


class TitansNothing(RivalEvent):
    """There is nothing to give."""


class Rotated(SeatEvent):
    """The map has turned."""

    notches: Count
    """By how many."""


class Kept(AdventureEvent):
    """An adventure is kept."""

    seat: Seat
    """Who keeps it."""


class Informers(SeatEvent):
    """Two informers: a throw of crystals."""

    face: Face
    phantom: bool
    """Whether the die shows the Phantom."""


class Secured(CountEvent):
    """Crystals are safe for good."""


class Discarded(AdventureEvent):
    """An adventure is discarded."""


class Won(SeatEvent):
    """The game is won."""

    crystals: Count
    """How many the winner has."""


# Words.


class CardWords(WordsShape):
    """Something to do with a card of the hand."""

    card: CardName
    name: Text
    """The card, to be put into words."""
    value: Count
    """Its load and strength."""


class HoldWords(WordsShape):
    """Something to do with a hold."""

    hold: Hold


class RivalWords(WordsShape):
    """Something that concerns another player."""

    rival: SeatOrNobody
    """Whom it concerns."""


class ChooseAdventurer(WordsShape, tag="adventurer"):
    """Choose an adventurer."""

    adventurer: str
    """As the component file names them."""
    name: Text
    """The adventurer, to be put into words."""


class Berth(WordsShape):
    """Start from a system."""

    system: System


class Pass(WordsShape):
    """Pass a phase."""

    phase: Phase


class Take(HoldWords):
    """Take the cards of a hold."""


class Turn(WordsShape):
    """Turn up a card."""


class Put(HoldWords, tag="place"):
    """Put the card turned up into a hold."""


class Bury(CardWords):
    """Put a card of the surplus under the pile."""


class Stay(WordsShape):
    """Stay where one is."""


class Fly(WordsShape):
    """Fly to a system."""

    system: System
    cost: Count
    """Cards to pay for it."""
    rival: SeatOrNobody
    """Who defends it."""


class Pay(CardWords):
    """Pay with a card."""


class Live(WordsShape):
    """Live the adventure at one's system."""

    adventure: AdventureName | UnsetType = UNSET
    """Which one it is."""
    name: Text | UnsetType = UNSET
    """The adventure, to be put into words."""


class Commit(CardWords):
    """Commit a card to a fight."""


class Bare(WordsShape):
    """Fight without a card."""


class Rethrow(RivalWords):
    """Make the rival throw again."""


class Accept(RivalWords):
    """Accept the rival's throw."""


class Steal(RivalWords):
    """Name what the drone steals, and from whom."""

    sort: Sort


class Hand(RivalWords):
    """Hand the Mine to somebody."""


class Discard(CardWords):
    """Discard a strong card for titans."""


class Give(RivalWords):
    """Give a crystal instead."""


class Rotate(WordsShape):
    """Turn the map."""

    notches: Count
    """By how many."""


# The component file.


class Equipment(Provenanced):
    """The cards of a kind, one of each value."""

    kind: str
    """As the texts of the game know it."""
    values: list[int]
    """Load and strength of each card."""


class Galaxols(Provenanced):
    """The Galaxols of a hold, all alike."""

    hold: str
    """The one that they may lie in."""
    cards: int
    """How many there are."""
    value: int
    """Load and strength of each."""


class Capacities(Shape):
    """What fits into a hold, and what is kept of a hand."""

    hold: Number
    """The most that the cards of a hold may weigh."""
    hand: Number
    """The most cards that are kept."""


class Crystals(Shape):
    """How many there are, and how many each player starts with."""

    all: Number
    """How many there are."""
    start: Number
    """How many each player starts with."""


class Target(Provenanced):
    """The crystals that win with a number of players."""

    players: int
    """How many play."""
    crystals: int
    """What wins, with the Phantom."""


class StarMap(Provenanced):
    """A side of the map."""

    players: list[int]
    """The numbers of players that it is for."""
    systems: int
    """How many it has, in a ring."""
    routes: list[int]
    """Cards to pay for a route to the next system, to the next but one, and so on."""


class Die(Provenanced):
    """The die of fights and informers."""

    faces: list[int]
    """The number on each."""
    phantom: int
    """The face that shows the Phantom."""


class Token(Provenanced):
    """A token that is tossed."""

    name: str
    """As the rules know it."""
    sides: int
    """How many it has."""
    unlucky: int
    """On so many of its sides it explodes or escapes."""


class Market(Provenanced):
    """What black market cards bring, the first, the second, and so on."""

    crystals: list[int]
    """For the first, for the second, and so on."""


class Adventurer(Provenanced):
    """Who can be played."""

    name: str
    """As the texts of the game know them."""


class Adventure(Provenanced):
    """An adventure card."""

    kind: str
    """What happens to who lives it."""
    cost: str
    """A symbol for each card to pay."""
    crystals: int = 0
    """What an exploration brings."""
    copies: int = 1
    """How many such cards there are."""

    def name(self) -> str:
        return f"{self.kind} {self.cost}"


class Components(ComponentFile):
    """The component file."""

    equipment: list[Equipment]
    """Five kinds of it."""
    galaxols: list[Galaxols]
    """Cards that stand in for any other kind."""
    limits: Capacities
    crystals: Crystals
    targets: list[Target]
    """One for each number of players."""
    maps: list[StarMap]
    """Both sides of the map."""
    die: Die
    tokens: list[Token]
    """The Mine and the Blobulopode."""
    titans: Number
    """The least value that titans want."""
    market: Market
    adventurers: list[Adventurer]
    """In the order in which they are offered."""
    adventures: list[Adventure]
    """The whole deck."""


SHAPES = Shapes(
    view=View,
    knowledge=View,
    position=Position,
    events=(
        Joined
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
        | Won
    ),
    words=(
        ChooseAdventurer
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
        | Rotate
    ),
    components=Components,
)
