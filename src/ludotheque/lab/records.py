"""Games between bots kept as records, a file for each, so that any of them can be told, verified and reviewed."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ludotheque.core.chance import seed_hash
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.forfeits import STAND_IN, Failure, Played
from ludotheque.search.levels import bot_name
from ludotheque.search.timed_match import Move
from ludotheque.table.entries import Act, Entry, Forfeit, Seat, Tick
from ludotheque.table.ludo import plain_word
from ludotheque.table.opening import Opening
from ludotheque.table.record import Record, fingerprint, recorded, write
from ludotheque.table.table import Table

MOST = 100_000
"""So many records at once: more files in one folder help nobody."""


UNFINISHED = ".part"
"""How the name of a file ends that is being written."""


class Folder:
    """Where the records of a simulation go: file NUMBER is the game of the seed SEED/NUMBER."""

    def __init__(self, path: str | os.PathLike[str], game: Game, games: int) -> None:
        if games > MOST:
            raise Mistake(f"games is {games}; at most {MOST} can be kept as records")
        self.path = Path(path)
        self.game = game.name
        self.games = games

    def file(self, number: int) -> Path:
        """Numbers have as many digits as the last one needs, so that names sort as games do."""
        return self.path / f"{self.game}-{number:0{len(str(self.games - 1))}}.ludo"

    @contextmanager
    def made_ready(self) -> Iterator[None]:
        """The folder is there, holds none of the files to come, and in the end nothing that is half written."""
        with told(self.path):
            self.path.mkdir(parents=True, exist_ok=True)
            there = {entry.name for entry in os.scandir(self.path)}
            probe = self.path / f"{self.game}{UNFINISHED}"
            probe.touch()
            probe.unlink()
        found = next((file for file in map(self.file, range(self.games)) if file.name in there), None)
        if found is not None:
            raise Mistake(f"{found} is there already, and no record is written over; choose another folder")
        try:
            yield
        finally:
            for left in self.path.glob(f"{self.game}-*{UNFINISHED}"):
                left.unlink(missing_ok=True)

    def keep(self, number: int, record: Record) -> None:
        """Written aside first: a file with its name is a whole record, however the simulation ends."""
        file = self.file(number)
        aside = file.with_name(file.name + UNFINISHED)
        with told(file):
            aside.write_text(write(record), encoding="utf-8", newline="\n")
            aside.rename(file)


@contextmanager
def told(place: Path) -> Iterator[None]:
    """What a disk refuses, in one sentence."""
    try:
        yield
    except OSError as error:
        raise Mistake(f"no records can be kept at {place}: {error.strerror}") from None


def record_of(played: Played) -> Record:
    """The record of a game; a player that failed has given up there, and who played on in its place is named."""
    state, game, seed = played.state, played.state.game, played.seed
    opening = Opening(game.setup, seed)
    seats = [Seat(seat, "bot", plain_word(bot_name(bot))) for seat, bot in enumerate(played.bots)]
    entries = list(entries_of(game, played.moves, int(played.result.clock)))
    if not played.failures:
        return Record(opening, seats, entries, seed_hash(seed), state.outcome(), fingerprint(state))
    table = Table(opening, seats)
    kept: list[Entry] = []
    for entry in with_failures(game, entries, played.failures):
        table.add(entry)
        kept.append(entry)
        if table.over():
            break
    return recorded(table, seats, kept)


def with_failures(game: Game, entries: Sequence[Entry], failures: Sequence[Failure]) -> Iterator[Entry]:
    """A log in which a seat gives up where its player failed; where all win together, somebody else just sits there."""
    for number in range(len(entries) + 1):
        for failure in failures:
            if failure.moves == number:
                yield from [] if game.cooperative else [Forfeit(failure.seat, "resigned")]
                if game.cooperative or game.seats > 2:
                    yield Seat(failure.seat, "bot", STAND_IN)
        yield from entries[number : number + 1]


def entries_of(game: Game, moves: list[Move], end: int) -> Iterator[Entry]:
    """The log of a table at which this was played; in a timed game the last of it may be time alone."""
    for seat, action, clock in moves:
        yield Act(seat, game.write(action), clock if game.timed else None)
    if game.timed and (not moves or end > moves[-1][2]):
        yield Tick(end)
