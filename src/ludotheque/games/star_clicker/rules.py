"""Star Clicker by its rules: what every part of the house asks of a situation.

Rules are cited as R1 to R64 and rulings as S1 to S21; `rules.toml` lists them, `texts/` puts them into words. What can
be done in a phase is in `phases.py`, what buttons do in `flight.py`, powers in `powers.py`, the Creepers' phase in
`assault.py`.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.types import Data, ints
from ludotheque.games.star_clicker import plain
from ludotheque.games.star_clicker.dashboards import Dashboards
from ludotheque.games.star_clicker.mothership import STACKS, Mothership
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.phases import BY_PHASE
from ludotheque.games.star_clicker.situation import CHOOSING_RAYS, COMPULSORY, WON, Situation
from ludotheque.games.star_clicker.space import Space
from ludotheque.games.star_clicker.tiles import SECTORS


@final
class StarClickerState(Situation):
    """One situation of Star Clicker, under its rules."""

    @staticmethod
    def fresh(game: Game, parts: Parts, rng: Rng) -> "StarClickerState":
        """The set-up of the rulebook (R1 to R8)."""
        space = Space.empty(parts)
        for index in range(len(parts.first)):
            space.put_creeper(parts.first[index], 0)
        mothership = Mothership.full(parts)
        mothership.reserve = parts.tokens - len(parts.first) - parts.seats
        for stack in range(STACKS):
            mothership.reserve -= parts.stacks[stack]
        boards = Dashboards.face_down(parts)
        energy, owes = ints(parts.seats, 1), ints(parts.seats, COMPULSORY)
        for seat in range(parts.seats):
            given: i64 = game.setup.handicap(seat)
            while given > mothership.reserve:
                given -= 1
            energy[seat] += given
            mothership.reserve -= given
        return StarClickerState(game, parts, rng, space, boards, mothership, energy, owes, ints(SECTORS))

    # The contract.

    def acting(self) -> i64:
        return BY_PHASE[self.phase].acting(self)

    def awaited(self) -> i64:
        return BY_PHASE[self.phase].awaited(self)

    def owing(self) -> i64:
        return BY_PHASE[self.phase].owing(self)

    def common(self) -> bool:
        """The group for ion rays is chosen together (S12)."""
        return self.phase == CHOOSING_RAYS

    def legal(self, seat: i64, into: Actions) -> None:
        BY_PHASE[self.phase].legal(self, seat, into)

    def refusal(self, seat: i64, action: i64) -> i64:
        return BY_PHASE[self.phase].refusal(self, seat, action)

    def apply(self, seat: i64, action: i64) -> None:
        BY_PHASE[self.phase].apply(self, seat, action)

    def clone(self) -> "StarClickerState":
        return self.copied(self.rng.clone())

    def guess(self, seat: i64, rng: Rng) -> "StarClickerState":
        """Whatever is hidden is still to be drawn, so that fresh chance is all that is needed."""
        return self.copied(rng.fork())

    def copied(self, rng: Rng) -> "StarClickerState":
        other = StarClickerState(
            self.game,
            self.parts,
            rng,
            self.space.clone(),
            self.boards.clone(),
            self.mothership.clone(),
            self.energy[:],
            self.owes[:],
            self.jammers[:],
        )
        self.copy_into(other)
        return other

    def open(self) -> bool:
        """What lies face down has been seen by all, or is still to be drawn."""
        return True

    def score(self, seat: i64) -> float:
        return 1.0 if self.result == WON else 0.0

    def knowledge(self, seat: i64) -> Data:
        """All that a pilot with perfect memory knows; everybody knows the same."""
        return plain.knowledge(self)

    def view(self, seat: i64) -> Data:
        """Without what was seen and hidden again, unless the table keeps a notebook (S2)."""
        return plain.view(self)

    def laid_open(self, seat: i64) -> Data:
        """With all that was ever seen and is still true."""
        return plain.laid_open(self)

    def unseen(self, rng: Rng) -> Data:
        """The tiles that nobody turned up, and the buttons that nobody has seen."""
        return plain.unseen(self, rng)

    def position(self) -> Data:
        return plain.position(self)

    def words(self, seat: i64, action: i64) -> Data:
        return plain.words(self, seat, action)
