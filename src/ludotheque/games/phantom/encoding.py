"""What a player of Phantom knows as numbers: the own things, those of the others in turn order, and what lies open.

Sets of cards are told card by card; of the others' hands, what was seen of them (P21).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.contract import Encoding, State
from ludotheque.core.encoding import Features, around, steps_to
from ludotheque.core.types import Ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.cards import CARDS, HOLDS, MOST_CARDS, MOST_GALAXOLS, NAMES, NO_CARD, SINGLE_BITS, SINGLES
from ludotheque.games.phantom.dock import EVERYBODY
from ludotheque.games.phantom.duel import COVERED, MOST_FACE, NOBODY
from ludotheque.games.phantom.notation import SORTS
from ludotheque.games.phantom.parts import MOST_SYMBOLS, Parts
from ludotheque.games.phantom.ring import NONE
from ludotheque.games.phantom.rules import PhantomState
from ludotheque.games.phantom.situation import NO_SORT, NOWHERE, PHASES, Situation

MOST_ROUNDS: Final[i64] = 50
"""Later rounds are all told as this one."""

OPENLY: Final[i64] = 1
"""Of a card under the pile: all know it. Who else knows it comes after."""


@final
class PhantomEncoding(Encoding):
    def __init__(self, parts: Parts) -> None:
        super().__init__()
        seats = around(parts.seats)
        self.parts = parts
        self.phase: i64 = self.add("phase", among=PHASES.listed)
        self.round: i64 = self.add("round", 0, MOST_ROUNDS)
        self.turn: i64 = self.add("turn", among=seats)
        self.first: i64 = self.add("first", among=seats)
        self.phantom: i64 = self.add("phantom", among=seats)
        self.mine: i64 = self.add("mine", among=seats)
        self.blobulopode: i64 = self.add("blobulopode", among=seats)
        self.victim: i64 = self.add("stolen from", among=seats)
        self.asked: i64 = self.add("asked by titans", among=seats)
        self.sort: i64 = self.add("stolen", among=SORTS)
        self.owed: i64 = self.add("owed", 0, MOST_SYMBOLS)
        self.reserve: i64 = self.add("reserve", 0, parts.crystals)
        self.players = [PlayerNumbers(self, whose, parts) for whose in seats]
        self.seen = [CardNumbers(self, f"own cards seen by {whose}") for whose in seats]
        self.dock = DockNumbers(self, parts)
        self.ring = RingNumbers(self, parts)
        self.duel = DuelNumbers(self, parts)
        self.leave_out("round", f"counted up to {MOST_ROUNDS}: nothing depends on it")

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, PhantomState)
        into[self.phase + state.phase] = 1
        into[self.round] = min(state.round, MOST_ROUNDS)
        self.write_seat(self.turn, state.turn, seat, into)
        self.write_seat(self.first, state.first, seat, into)
        self.write_seat(self.phantom, state.phantom, seat, into)
        self.write_seat(self.mine, state.mine, seat, into)
        self.write_seat(self.blobulopode, state.blobulopode, seat, into)
        self.write_seat(self.victim, state.victim, seat, into)
        self.write_seat(self.asked, state.asked, seat, into)
        if state.sort != NO_SORT:
            into[self.sort + state.sort] = 1
        into[self.owed] = state.owed
        into[self.reserve] = state.reserve
        seats: i64 = self.parts.seats
        for owner in range(seats):
            place: i64 = steps_to(owner, seat, seats)
            self.players[place].write(state, owner, seat, into)
            if owner != seat:
                self.seen[place].write(state.hands.known_to(owner, seat), into)
        self.dock.write(state, seat, into)
        self.ring.write(state, into)
        self.duel.write(state, seat, into)

    def write_seat(self, first: i64, whose: i64, seat: i64, into: Ints) -> None:
        if whose != NOBODY:
            into[first + steps_to(whose, seat, self.parts.seats)] = 1


@final
@mypyc_attr(acyclic=True)
class CardNumbers:
    """Where the numbers of a set of cards stand."""

    def __init__(self, features: Features, what: str) -> None:
        self.single: i64 = features.add(what, among=NAMES[:SINGLES])
        self.galaxols: i64 = features.add(what, 0, MOST_GALAXOLS, NAMES[SINGLES:])

    def write(self, found: i64, into: Ints) -> None:
        """Many sets are empty, and the numbers are nought before: beyond the last card there is nothing to write."""
        left: i64 = found & SINGLE_BITS
        place: i64 = self.single
        while left != 0:
            into[place] = left & 1
            left >>= 1
            place += 1
        into[self.galaxols] = cards.copies(found, cards.GALAXOL_A)
        into[self.galaxols + 1] = cards.copies(found, cards.GALAXOL_B)


@final
@mypyc_attr(acyclic=True)
class PlayerNumbers:
    """Where the numbers of one player stand."""

    def __init__(self, features: Features, whose: str, parts: Parts) -> None:
        systems = ["Red-Glix", *[str(system) for system in range(1, parts.systems + 1)]]
        self.crystals: i64 = features.add(f"{whose} crystals", 0, parts.crystals)
        self.safe: i64 = features.add(f"{whose} safe", 0, parts.crystals)
        self.place: i64 = features.add(f"{whose} place", among=systems)
        self.adventurer: i64 = features.add(f"{whose} adventurer", among=parts.adventurers)
        self.hand: i64 = features.add(f"{whose} hand", 0, MOST_CARDS)
        self.weak: i64 = features.add(f"{whose} weak cards", 0, MOST_CARDS)
        self.known = CardNumbers(features, f"{whose} card")
        self.open = CardNumbers(features, f"{whose} open card")
        self.kept: i64 = features.add(f"{whose} adventure", 0, len(parts.at_bit), parts.names)

    def write(self, state: Situation, owner: i64, viewer: i64, into: Ints) -> None:
        into[self.crystals] = state.crystals[owner]
        into[self.safe] = state.safes[owner]
        if state.places[owner] != NOWHERE:
            into[self.place + state.places[owner]] = 1
        if state.adventurers[owner] != NOBODY:
            into[self.adventurer + state.adventurers[owner]] = 1
        into[self.hand] = state.cards_shown(owner)
        into[self.weak] = state.hands.weak[owner]
        self.known.write(state.hands.known_to(viewer, owner), into)
        self.open.write(state.hands.known_to_all(owner), into)
        write_adventures(state.parts, state.kept[owner], self.kept, into)


@final
@mypyc_attr(acyclic=True)
class DockNumbers:
    """Where the numbers of the loading dock stand; of what lies under the pile, each card by its number from 1."""

    def __init__(self, features: Features, parts: Parts) -> None:
        places = [str(place + 1) for place in range(MOST_CARDS)]
        self.seats: i64 = parts.seats
        self.holds = [CardNumbers(features, f"hold {hold}") for hold in HOLDS]
        self.discards = CardNumbers(features, "discard")
        self.shuffled = CardNumbers(features, "in the pile")
        self.pile: i64 = features.add("pile", 0, MOST_CARDS)
        self.drawn: i64 = features.add("drawn", among=NAMES)
        self.revealed: i64 = features.add("revealed")
        self.under: i64 = features.add("under the pile", 0, CARDS, places)
        self.knower: i64 = features.add("under the pile known to", 0, OPENLY + parts.seats, places)

    def write(self, state: Situation, viewer: i64, into: Ints) -> None:
        dock = state.dock
        for hold in range(2):
            self.holds[hold].write(dock.holds[hold], into)
        self.discards.write(dock.discards, into)
        self.shuffled.write(dock.known_pile(), into)
        into[self.pile] = dock.size()
        if state.drawn != NO_CARD:
            into[self.drawn + state.drawn] = 1
        into[self.revealed] = 1 if state.turned_up else 0
        for place in range(len(dock.under)):
            knower: i64 = dock.knower(place)
            if dock.is_known(place, viewer):
                into[self.under + place] = dock.card_under(place) + 1
            shown: i64 = OPENLY
            if knower != EVERYBODY:
                shown += 1 + steps_to(knower, viewer, self.seats)
            into[self.knower + place] = shown


@final
@mypyc_attr(acyclic=True)
class RingNumbers:
    """Where the numbers of the star map stand: the adventure at each system, and those that lie nowhere near."""

    def __init__(self, features: Features, parts: Parts) -> None:
        systems = [str(system) for system in range(1, parts.systems + 1)]
        self.parts = parts
        self.turned: i64 = features.add("map turned", among=[str(notches) for notches in range(parts.systems)])
        lying = [f"{system} {adventure}" for system in systems for adventure in parts.names]
        self.adventures: i64 = features.add("adventure at", among=lying)
        self.past: i64 = features.add("past adventure", 0, len(parts.at_bit), parts.names)
        self.lived: i64 = features.add("adventure lived", 0, len(parts.at_bit), parts.names)

    def write(self, state: Situation, into: Ints) -> None:
        ring = state.ring
        parts = self.parts
        into[self.turned + ring.turned] = 1
        for system in range(1, parts.systems + 1):
            adventure: i64 = ring.adventure(system)
            if adventure != NONE:
                into[self.adventures + (system - 1) * len(parts.names) + adventure] = 1
        write_adventures(parts, ring.past, self.past, into)
        write_adventures(parts, ring.lived, self.lived, into)


@final
@mypyc_attr(acyclic=True)
class DuelNumbers:
    """Where the numbers of a fight stand, of the attacker and of the defender."""

    def __init__(self, features: Features, parts: Parts) -> None:
        seats = around(parts.seats)
        sides = ["attacker", "defender"]
        self.seats: i64 = parts.seats
        self.fighters: i64 = features.add("fight", among=[f"{side} {whose}" for side in sides for whose in seats])
        self.decided: i64 = features.add("fight decided", among=sides)
        self.used: i64 = features.add("fight rethrown by", among=sides)
        self.asked: i64 = features.add("fight asked", among=sides)
        self.shown: i64 = features.add("fight card shown", among=sides)
        self.dice: i64 = features.add("fight die", 0, MOST_FACE, sides)
        committed = [f"{side} {card}" for side in sides for card in [*NAMES, "covered"]]
        self.cards: i64 = features.add("fight card", among=committed)

    def write(self, state: Situation, viewer: i64, into: Ints) -> None:
        duel = state.duel
        if not duel.is_on():
            return
        for side in range(2):
            into[self.fighters + side * self.seats + steps_to(duel.fighters[side], viewer, self.seats)] = 1
            into[self.decided + side] = (duel.decided >> side) & 1
            into[self.used + side] = (duel.used >> side) & 1
            into[self.shown + side] = (duel.shown >> side) & 1
            into[self.dice + side] = duel.dice[side]
            card: i64 = duel.seen_card(side, viewer)
            if card == COVERED:
                card = CARDS
            if card != NO_CARD:
                into[self.cards + side * (CARDS + 1) + card] = 1
        if duel.asked != NOBODY:
            into[self.asked + duel.asked] = 1


def write_adventures(parts: Parts, adventures: i64, first: i64, into: Ints) -> None:
    """How many of each adventure a set holds."""
    while adventures != 0:
        into[first + parts.first_of(adventures)] += 1
        adventures &= adventures - 1
