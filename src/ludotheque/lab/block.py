"""A block of the games of a simulation: as fast as they can be played, or with all that somebody wants to keep."""

from dataclasses import dataclass, field

from ludotheque.core.contract import Game
from ludotheque.lab.forfeits import Faults, joined, may_fail, played
from ludotheque.lab.records import Folder, record_of
from ludotheque.lab.rows import Kind, Row, rows_of
from ludotheque.search.levels import Bot
from ludotheque.search.match import Tally, play_games
from ludotheque.table.record import Record


@dataclass
class BlockOutcome:
    """What came of a block of games."""

    tally: Tally
    faults: list[Faults] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    records: list[tuple[int, Record]] = field(default_factory=list)
    """With their numbers: those that are still to be kept."""


@dataclass(frozen=True)
class GamesToPlay:
    """The games to be played, by their numbers; it travels to whoever plays some of them."""

    game: Game
    bots: list[Bot]
    seed: str
    folder: Folder | None = None
    rows: Kind | None = None
    sent_home: bool = False
    """Whoever plays may have no such folder: then records come back with what else came of the games."""

    def __call__(self, first: int, end: int) -> BlockOutcome:
        if self.folder is None and self.rows is None and not may_fail(self.bots):
            return BlockOutcome(play_games(self.game, self.bots, self.seed, first, end))
        batch = BlockOutcome(Tally(self.game.seats))
        for number in range(first, end):
            one = played(self.game, self.bots, f"{self.seed}/{number}")
            batch.tally.add(one.result)
            batch.faults = joined([*batch.faults, *one.faults])
            if self.folder is not None and self.sent_home:
                batch.records.append((number, record_of(one)))
            elif self.folder is not None:
                self.folder.keep(number, record_of(one))
            if self.rows is not None:
                batch.rows += rows_of(self.rows, number, one)
        return batch
