"""Phantom - Raiders Rush: who may act, what may be done, and what it leads to.

Rules are cited as R1 to R56 and rulings as P1 to P23; `rules.toml` lists them, `texts/` puts them into words. Each
phase is an object in the module of its theme: `setting_up`, `equipment`, `moves`, `fight`, `adventures` with `drone`,
`titans` and `tokens`; `turns` leads from one player to the next; `phases` has all of them by number. What players know
of each other's hands is in `hands`.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.events import all_but
from ludotheque.core.types import Data, ints
from ludotheque.games.phantom import plain, setting_up
from ludotheque.games.phantom.deal import deal
from ludotheque.games.phantom.dock import Dock
from ludotheque.games.phantom.duel import NOBODY, Duel
from ludotheque.games.phantom.hands import Hands
from ludotheque.games.phantom.parts import Parts
from ludotheque.games.phantom.phases import BY_PHASE
from ludotheque.games.phantom.ring import Ring
from ludotheque.games.phantom.situation import NOWHERE, OVER, Situation


@final
class PhantomState(Situation):
    """One situation of Phantom, under its rules."""

    @staticmethod
    def blank(game: Game, parts: Parts, rng: Rng) -> "PhantomState":
        """All still in the box."""
        seats: i64 = parts.seats
        return PhantomState(
            game,
            parts,
            rng,
            Hands.empty(seats, parts.strong),
            Dock.full(parts),
            Ring.full(parts),
            Duel.none(),
            ints(seats),
            ints(seats),
            ints(seats, NOWHERE),
            ints(seats),
            ints(seats, NOBODY),
        )

    @staticmethod
    def fresh(game: Game, parts: Parts, rng: Rng) -> "PhantomState":
        """Set up for the first choice."""
        state = PhantomState.blank(game, parts, rng)
        setting_up.set_up(state)
        return state

    # The contract.

    def acting(self) -> i64:
        return BY_PHASE[self.phase].acting(self)

    def answering(self) -> i64:
        """Whoever decides in somebody else's turn: in defence, on Shao'Naal, about titans or the Mine."""
        return self.acting() & all_but(self.turn)

    def legal(self, seat: i64, into: Actions) -> None:
        phase = BY_PHASE[self.phase]
        if (phase.acting(self) >> seat) & 1 == 1:
            phase.legal(self, seat, into)

    def refusal(self, seat: i64, action: i64) -> i64:
        phase = BY_PHASE[self.phase]
        if (phase.acting(self) >> seat) & 1 == 1:
            return phase.refusal(self, seat, action)
        return phase.waiting(self, seat)

    def apply(self, seat: i64, action: i64) -> None:
        BY_PHASE[self.phase].apply(self, seat, action)

    def clone(self) -> "PhantomState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "PhantomState":
        other = self.copied(rng.fork())
        sizes = ints(self.parts.seats)
        for owner in range(self.parts.seats):
            sizes[owner] = self.hands.size(owner)
        deal(other, seat, sizes, rng)
        return other

    def score(self, seat: i64) -> float:
        return 1.0 if seat == self.winner() else 0.0

    def knowledge(self, seat: i64) -> Data:
        """Everything open, one's own cards, and what was seen of those of others (P21)."""
        return plain.knowledge(self, seat)

    def laid_open(self, seat: i64) -> Data:
        return plain.laid_open(self, seat)

    def position(self) -> Data:
        return plain.position(self)

    def words(self, seat: i64, action: i64) -> Data:
        return plain.words(self, seat, action)

    def open(self) -> bool:
        """Hands are hidden from the first card to the last."""
        return False

    def settled(self) -> bool:
        return self.phase == OVER

    # Copies.

    def copied(self, rng: Rng) -> "PhantomState":
        other = PhantomState(
            self.game,
            self.parts,
            rng,
            self.hands.clone(),
            self.dock.clone(),
            self.ring.clone(),
            self.duel.clone(),
            self.crystals[:],
            self.safes[:],
            self.places[:],
            self.kept[:],
            self.adventurers[:],
        )
        self.copy_into(other)
        return other
