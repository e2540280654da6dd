"""The deal of the day: one for each day and game, the same for everybody on every server.

All of it follows from the day: the seed, who sits where, against whom. So nothing of a deal needs to be kept; the seed
of a table says whether it is one.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from ludotheque.core.box import Box, Setup, fits
from ludotheque.core.chance import Rng
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.search.levels import Bot
from ludotheque.search.match import play_game
from ludotheque.table.entries import Seat
from ludotheque.table.opening import Opening

MARK = "deal of the day"
OTHERS = "normal"
"""The level of the bots on all other seats."""

COMPARED = ("easy", "normal", "hard")
"""Who plays the same deal from the same seat, to be compared with."""


@dataclass(frozen=True)
class Deal:
    """The deal of a game on a day."""

    game: str
    day: str
    """As in 2026-11-18; it begins everywhere at once (UTC)."""

    @property
    def seed(self) -> str:
        return f"{MARK} {self.day} {self.game}"

    def setup(self) -> Setup:
        """As the game's box says, by its newest rules and with the standard components."""
        found = box(self.game)
        if not has_deals(found):
            raise Mistake(f"{self.game} has no deal of the day: it is still to come, or played against time")
        return daily_setup(found)

    def opening(self) -> Opening:
        return Opening(self.setup(), self.seed)

    def place(self) -> int:
        """The seat of whoever plays it, another from day to day."""
        return int(Rng(f"{self.seed} seat").below(self.setup().seats))

    def seats(self, name: str = "") -> list[Seat]:
        place = self.place()
        return [
            Seat(seat, "person", "", name) if seat == place else Seat(seat, "bot", OTHERS)
            for seat in range(self.setup().seats)
        ]

    def played_by(self, level: str) -> float:
        """What a bot of this level comes to on the seat of whoever plays it."""
        place = self.place()
        bots: list[Bot] = [level if seat == place else OTHERS for seat in range(self.setup().seats)]
        return float(play_game(open_game(self.setup()), bots, self.seed).scores[place])

    def compared(self, levels: Sequence[str] = COMPARED) -> dict[str, float]:
        """What a bot of each level comes to."""
        return {level: self.played_by(level) for level in levels}


def has_deals(found: Box) -> bool:
    """Whether it can be played, and not against time: a line of another speed would be another deal."""
    if found.opener is None:
        return False
    timed = found.label.timed
    return not (timed if isinstance(timed, bool) else fits(timed, daily_setup(found).options))


def daily_setup(found: Box) -> Setup:
    return found.setup(found.label.daily.seats, found.label.daily.options)


def deal_of(opening: Opening) -> Deal | None:
    """The deal with which a table began; nothing for all other tables."""
    mark, _, rest = opening.seed.partition(f"{MARK} ")
    day, _, game = rest.partition(" ")
    if mark or game != opening.setup.game or opening.position is not None:
        return None
    return Deal(game, day) if is_day(day) else None


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
