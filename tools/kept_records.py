"""Keep whole games as records, so that the rules of tomorrow are held to what they were today.

    PYTHONPATH=src python -m tools.kept_records FILE.zip

Every game of the shelf, with numbers of seats, options and component sets such that each two of them meet, played by
players of several kinds, with undos, proposals and moments where the game has them. `tests/table/test_kept_records.py`
replays all of them and checks every final state.
"""

import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tests.candidates import brought

from ludotheque.contract.cases import setups
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER
from ludotheque.games import GAMES, box
from ludotheque.search.levels import player
from ludotheque.search.player import Player
from ludotheque.table.entries import Act, Decide, Entry, Propose, Seat, Tick, Undo
from ludotheque.table.opening import Opening
from ludotheque.table.record import recorded, write
from ludotheque.table.table import Table

GAMES_OF_A_GAME = 64
"""How many games of each game are kept, at least; every set-up is played."""

MOST_ENTRIES = 1500
"""Where a game goes on for longer, its record breaks off: that is a record too."""

DATE = (2026, 11, 16, 0, 0, 0)


def played(setup: Setup, seed: str) -> str:
    """The record of one game of a set-up."""
    chance = Rng(f"{seed} chance")
    kind = ["random", "random", "greedy", "easy"][chance.below(4)]
    seats = [Seat(seat, "bot", kind) for seat in range(setup.seats)]
    seats[0] = Seat(0, "person", name="Zoé")
    table = Table(Opening(setup, seed), seats)
    players = [player(kind, table.game, f"{seed} {seat}") for seat in range(setup.seats)]
    entries: list[Entry] = []
    for entry in moves(table, players, chance):
        table.add(entry)
        entries.append(entry)
        if len(entries) == MOST_ENTRIES:
            break
    return write(recorded(table, seats, entries))


def moves(table: Table, players: list[Player], chance: Rng) -> Iterator[Entry]:
    """What happens next, until the end."""
    while not table.state.over():
        state = table.state
        if table.game.timed and (not state.to_act() or chance.below(3) == 0) and state.due() != NEVER:
            yield Tick(state.due())
            continue
        awaited = state.awaited() or state.acting()
        seats = [seat for seat in range(table.game.seats) if (awaited >> seat) & 1]
        seat = seats[chance.below(len(seats))]
        mind = players[seat]
        action = table.game.write(mind.choose(mind.recall(state, seat, chance), seat))
        if state.common() and chance.below(2):
            yield from voted(table, action, chance)
            continue
        yield Act(seat, action, state.clock if table.game.timed else None)
        if not table.game.timed and table.undo_depth(seat) and chance.below(12) == 0:
            yield Undo(seat)


def voted(table: Table, action: str, chance: Rng) -> Iterator[Entry]:
    seats = table.state.to_act()
    number = table.number
    yield Propose(seats[0], action)
    if table.proposals and table.number > number:
        yield Decide()


def main(path: Path) -> None:
    count = 0
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as kept:
        for game in GAMES:
            listed = list(setups(box(game), brought(box(game))))
            for number in range(max(GAMES_OF_A_GAME, len(listed))):
                label, setup = listed[number % len(listed)]
                name = f"{label}-{number}.ludo"
                kept.writestr(zipfile.ZipInfo(name, DATE), played(setup, f"kept {name}"), zipfile.ZIP_DEFLATED, 9)
                count += 1
    print(f"{count} records in {path}, {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
