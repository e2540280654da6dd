"""One situation of Phantom: everything that lies on the table, and the small steps that all rules share."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import only
from ludotheque.core.hashing import Key
from ludotheque.core.names import Names
from ludotheque.core.types import Data, Ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import NO_CARD
from ludotheque.games.phantom.dock import Dock
from ludotheque.games.phantom.duel import BOTH, NOBODY, Duel
from ludotheque.games.phantom.hands import Hands
from ludotheque.games.phantom.parts import ADVENTURES, MOST_SYMBOLS, Parts
from ludotheque.games.phantom.refusals import NOT_YOUR_TURN
from ludotheque.games.phantom.ring import NONE, Ring

PHASES: Final = Names()
CHOOSING: Final[i64] = PHASES.add("adventurer")
BERTHING: Final[i64] = PHASES.add("berth")
EQUIPPING: Final[i64] = PHASES.add("equipment")
PLACING: Final[i64] = PHASES.add("place")
BURYING: Final[i64] = PHASES.add("cut")
MOVING: Final[i64] = PHASES.add("move")
PAYING_FARE: Final[i64] = PHASES.add("fare")
COMMITTING: Final[i64] = PHASES.add("fight")
RETHROWING: Final[i64] = PHASES.add("rethrow")
ADVENTURING: Final[i64] = PHASES.add("adventure")
PAYING_COST: Final[i64] = PHASES.add("cost")
STEALING: Final[i64] = PHASES.add("steal")
HANDING: Final[i64] = PHASES.add("hand")
FACING_TITANS: Final[i64] = PHASES.add("titans")
ROTATING: Final[i64] = PHASES.add("rotate")
OVER: Final[i64] = PHASES.add("over")

NO_SORT: Final[i64] = -1
NOWHERE: Final[i64] = -1
"""The place of a ship that is still in the box."""


class Situation(State):
    """What lies on the table. What the rules make of it is in `rules.py` and the modules it leads to."""

    def __init__(
        self,
        game: Game,
        parts: Parts,
        rng: Rng,
        hands: Hands,
        dock: Dock,
        ring: Ring,
        duel: Duel,
        crystals: Ints,
        safes: Ints,
        places: Ints,
        kept: Ints,
        adventurers: Ints,
    ) -> None:
        super().__init__(game, rng)
        self.parts = parts
        self.hands = hands
        self.dock = dock
        self.ring = ring
        self.duel = duel
        self.crystals: Ints = crystals
        """By seat: those that can be lost."""
        self.safes: Ints = safes
        """By seat: crystals that are safe for good."""
        self.places: Ints = places
        """By seat: a system, Red-Glix or `NOWHERE`."""
        self.kept: Ints = kept
        """By seat: a set of adventures."""
        self.adventurers: Ints = adventurers
        self.reserve: i64 = parts.crystals
        self.phase: i64 = CHOOSING
        self.turn: i64 = 0
        self.first: i64 = 0
        self.round: i64 = 1
        self.phantom: i64 = NOBODY
        self.mine: i64 = NOBODY
        self.blobulopode: i64 = NOBODY
        self.drawn: i64 = NO_CARD
        """The card turned up that fits in both holds."""
        self.turned_up: bool = False
        """Whether a card was turned up in this equipment phase, so that it cannot be passed any more."""
        self.owed: i64 = 0
        """Cards still to be paid for a route; while an adventure is paid, symbols paid already."""
        self.sort: i64 = NO_SORT
        self.victim: i64 = NOBODY
        """What a drone steals, and from whom first."""
        self.asked: i64 = NOBODY
        """Whom titans ask now."""

    # Small things that the rules ask.

    def begun(self) -> bool:
        """Whether everybody has an adventurer and a system, so that turns are played."""
        return self.phase > BERTHING

    def left_of(self, seat: i64) -> i64:
        following: i64 = seat + 1
        if following == self.parts.seats:
            return 0
        return following

    def adventure(self) -> i64:
        """The adventure at the system of whose turn it is."""
        return self.ring.adventure(self.places[self.turn])

    def who_is_at(self, system: i64, but: i64) -> i64:
        """Who else stands on a system, or `NOBODY`."""
        for seat in range(self.parts.seats):
            if seat != but and self.places[seat] == system:
                return seat
        return NOBODY

    def wealth(self, seat: i64) -> i64:
        return self.crystals[seat] + self.safes[seat]

    def winner(self) -> i64:
        """Whoever's turn was the last one, or `NOBODY`."""
        return self.turn if self.phase == OVER else NOBODY

    def giver(self) -> i64:
        """Who hands the Mine on: whoever has the token; whoever lived the card, while nobody has it."""
        return self.turn if self.mine == NOBODY else self.mine

    def cards_shown(self, seat: i64) -> i64:
        """How many cards a hand is seen to have: without one that is known to lie face down in a fight."""
        size: i64 = self.hands.size(seat)
        side: i64 = self.duel.side(seat)
        if side != NOBODY and self.duel.decided == BOTH and self.duel.is_hidden(side):
            size -= 1
        return size

    # Small things that happen.

    def gain(self, seat: i64, crystals: i64, why: str) -> None:
        """Crystals from the reserve, as many as it has (P19)."""
        gained: i64 = min(crystals, self.reserve)
        self.reserve -= gained
        self.crystals[seat] += gained
        if self.report is not None:
            self.report.add("gained", {"seat": seat, "count": gained, "why": why})

    def lose(self, seat: i64, crystals: i64, why: str) -> None:
        """Unprotected crystals to the reserve, as many as there are (P12)."""
        lost: i64 = min(crystals, self.crystals[seat])
        self.reserve += lost
        self.crystals[seat] -= lost
        if self.report is not None:
            self.report.add("lost", {"seat": seat, "count": lost, "why": why})

    def spend(self, seat: i64, card: i64) -> None:
        """A card of a hand is shown and discarded."""
        self.show(seat, card)
        self.hands.leave(seat, card)
        self.dock.discards += cards.one(card)

    def show(self, seat: i64, card: i64) -> None:
        """Everybody learns that a card was in a hand, unless all knew it."""
        if not cards.has(self.hands.known_to_all(seat), card):
            self.reveals += 1

    def take_phantom(self, seat: i64) -> None:
        before: i64 = self.phantom
        self.phantom = seat
        if self.report is not None and before != seat:
            self.report.add("phantom-to", {"seat": seat, "rival": before})

    def lay(self, slot: i64) -> None:
        """An adventure at an empty slot, which stays empty while no card is left anywhere (P10)."""
        if self.ring.reshuffle() and self.report is not None:
            self.report.add("deck-reshuffled", {})
        found: i64 = self.ring.draw(self.rng)
        self.ring.slots[slot] = found
        if found != NONE and self.report is not None:
            told = {"slot": slot + 1, "system": self.ring.system(slot), **self.adventure_told(found)}
            self.report.add("laid", told)

    def throw_die(self) -> i64:
        return self.parts.faces[self.rng.below(len(self.parts.faces))]

    # Words.

    def card_told(self, card: i64) -> Data:
        """A card in an event or an action; `NO_CARD` for one that may not be seen."""
        if card == NO_CARD:
            return {"card": "", "name": "@kind-card", "value": 0}
        told = f"@kind-{cards.KINDS[cards.kind(card)]}"
        return {"card": cards.name(card), "name": told, "value": self.parts.value[card]}

    def adventure_told(self, adventure: i64) -> Data:
        kind = ADVENTURES[self.parts.kinds[adventure]]
        return {"adventure": self.parts.names[adventure], "name": f"@adventure-{kind}"}

    # Copies and keys: all that can change.

    def copy_into(self, other: "Situation") -> None:
        """All that is no array or object of its own."""
        other.reveals = self.reveals
        other.reserve = self.reserve
        other.phase = self.phase
        other.turn = self.turn
        other.first = self.first
        other.round = self.round
        other.phantom = self.phantom
        other.mine = self.mine
        other.blobulopode = self.blobulopode
        other.drawn = self.drawn
        other.turned_up = self.turned_up
        other.owed = self.owed
        other.sort = self.sort
        other.victim = self.victim
        other.asked = self.asked

    def key(self, seat: i64) -> i64:
        """A hash of what a seat knows; reserve, deck and the size of the pile follow from the rest."""
        key = Key()
        last: i64 = self.parts.seats - 1
        key.add(self.phase, 0, OVER)
        key.add(self.turn, 0, last)
        key.add(self.first, 0, last)
        key.add_bits(self.round)
        key.add(self.phantom, NOBODY, last)
        key.add(self.mine, NOBODY, last)
        key.add(self.blobulopode, NOBODY, last)
        key.add(self.drawn, NO_CARD, cards.CARDS - 1)
        key.add_flag(self.turned_up)
        key.add(self.owed, 0, MOST_SYMBOLS)
        key.add(self.sort, NO_SORT, 1)
        key.add(self.victim, NOBODY, last)
        key.add(self.asked, NOBODY, last)
        key.add_all(self.crystals, 0, self.parts.crystals)
        key.add_all(self.safes, 0, self.parts.crystals)
        key.add_all(self.places, NOWHERE, self.parts.systems)
        key.add_all(self.adventurers, NOBODY, len(self.parts.adventurers) - 1)
        for owner in range(self.parts.seats):
            key.add_bits(self.kept[owner])
            key.add(self.cards_shown(owner), 0, cards.MOST_CARDS)
        self.hands.add_to(key, seat)
        self.dock.add_to(key, seat)
        self.ring.add_to(key)
        self.duel.add_to(key, seat)
        return key.value()


class Phase(metaclass=ABCMeta):
    """What is asked at one point of the game: who decides, what they may do, why not, and what it leads to.

    Each phase is an object of its own in the module of its theme; `phases.py` has all of them by number.
    """

    def acting(self, state: Situation) -> i64:
        """The seats that decide, as a set of bits."""
        return only(state.turn)

    def waiting(self, state: Situation, seat: i64) -> i64:
        """Why a seat that does not decide has to wait."""
        return NOT_YOUR_TURN

    @abstractmethod
    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        """Add every action that a seat which decides may choose."""

    @abstractmethod
    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        """Why a seat which decides may not choose an action; 0 if it may."""

    @abstractmethod
    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        """Carry out a legal action."""

    def owed(self, state: Situation) -> Data:
        """What is still to be paid, named or answered, as plain data."""
        return {}

    # What can be in this phase.

    def may_share(self) -> bool:
        """Whether the ship whose turn it is may stand where a rival is."""
        return False

    def may_be_exiled(self) -> bool:
        """Whether the ship whose turn it is may be at Red-Glix."""
        return False

    def lived(self, state: Situation) -> i64:
        """The kind of adventure that has been lived in this turn and led here; `NONE` if there was none."""
        return NONE

    def askable(self, state: Situation) -> bool:
        """Whether the hands are such that this can be asked at all."""
        return True

    def problem(self, state: Situation) -> str:
        """What cannot be in this phase, if anything is so."""
        return ""
