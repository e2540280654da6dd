"""Games between bots kept as records, a file for each, so that any of them can be told, verified and reviewed."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from ludotheque.core.chance import seed_hash
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.search.levels import Bot, bot_name
from ludotheque.search.match import Result, Tally, play_from
from ludotheque.search.timed_match import Move
from ludotheque.table.entries import Act, Entry, Seat, Tick
from ludotheque.table.ludo import PLAIN_WORD
from ludotheque.table.opening import Opening
from ludotheque.table.record import Record, fingerprint, write

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


def check_names(bots: Sequence[Bot]) -> None:
    """A record tells each bot by one plain word."""
    for name in map(bot_name, bots):
        if not PLAIN_WORD.fullmatch(name):
            raise Mistake(f"a record tells a bot by one plain word, and {name!r} is none")


def play_and_keep(game: Game, bots: list[Bot], seed: str, folder: Folder, first: int, end: int) -> Tally:
    """The games that `play_games` plays, each written down when it is over."""
    tally = Tally(game.seats)
    for number in range(first, end):
        result, record = recorded_game(game, bots, f"{seed}/{number}")
        folder.keep(number, record)
        tally.add(result)
    return tally


def recorded_game(game: Game, bots: list[Bot], seed: str) -> tuple[Result, Record]:
    """One game, and its record."""
    state = game.start(seed)
    moves: list[Move] = []
    result = play_from(state, bots, seed, moves)
    seats = [Seat(seat, "bot", bot_name(bot)) for seat, bot in enumerate(bots)]
    entries = list(entries_of(game, moves, int(result.clock)))
    opening = Opening(game.setup, seed)
    return result, Record(opening, seats, entries, seed_hash(seed), state.outcome(), fingerprint(state))


def entries_of(game: Game, moves: list[Move], end: int) -> Iterator[Entry]:
    """The log of a table at which this was played; in a timed game the last of it may be time alone."""
    for seat, action, clock in moves:
        yield Act(seat, game.write(action), clock if game.timed else None)
    if game.timed and (not moves or end > moves[-1][2]):
        yield Tick(end)
