"""Keep a store as a server of today writes it, so that the servers of tomorrow are held to it.

    PYTHONPATH=src python -m tools.kept_store FILE.zip

For every game, kind of game and smallest or largest number of players: a running table, a finished one, and one with
bots and a clock at which people have talked; for every game one with components of its own. `keys.json` says what each
of them is. `tests/server/test_kept_store.py` opens the store and plays every table on.
"""

import asyncio
import json
import sqlite3
import sys
import zipfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.client import Client, visit
from tests.server.running import Running

from ludotheque.core.box import OptionValue
from ludotheque.games import GAMES, box
from ludotheque.server.sqlite_store import FILE

BEGUN = 24
"""How many entries a running table has, at least."""

MOST = 400
"""Where a game goes on for longer, somebody gives it up; nobody can in a game that all win or lose together."""

SPREAD = {"star_clicker": ("level", (1, 4))}
"""An option whose ends differ most, where there is no foremost one."""

CLOCK = {"per": "game", "seconds": 86_400, "zero": "once"}

Kept = dict[str, Any]


def main(path: Path) -> None:
    with TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        server = Running(data, plugins=[])
        kept = asyncio.run(all_tables(server))
        assert server.stop() == 0
        assert "Traceback" not in server.errors, server.errors
        with closing(sqlite3.connect(data / FILE)) as file:
            file.execute("pragma wal_checkpoint(truncate)")
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
            packed.write(data / FILE, FILE)
            packed.writestr("keys.json", json.dumps(kept, indent=1))
    print(f"{len(kept)} tables in {path}, {path.stat().st_size} bytes")


async def all_tables(server: Running) -> list[Kept]:
    kept = []
    for game in GAMES:
        own = f"# kept\n{box(game).standard_components()}"
        for options, seats in kinds_of(game):
            kept.append(await running(server, game, options, ["me"] * seats, "running"))
            kept.append(await finished(server, game, options, ["me"] * seats))
            kept.append(await with_bots(server, game, options, seats))
        kept.append(await running(server, game, options, ["me"] * seats, "own components", components=own))
        print(game, flush=True)
    return kept


def kinds_of(game: str) -> Iterator[tuple[dict[str, OptionValue], int]]:
    """What to choose for the tables of a game."""
    label = box(game).label
    foremost = [(option.name, option.values) for option in label.options if option.foremost]
    name, values = [*foremost, SPREAD.get(game, ("", [None]))][0]
    for value in values:
        for seats in sorted({min(label.seats), max(label.seats)}):
            yield ({name: value} if value is not None else {}), seats


async def running(server: Running, game: str, options: Any, holders: list[str], kind: str, **more: Any) -> Kept:
    keys = server.table(*holders, game=game, options=options, **more)
    async with visit(server.address, keys["table"], *seated(keys)) as client:
        await play(client, BEGUN)
        return kept_as(client, keys, kind)


async def finished(server: Running, game: str, options: Any, holders: list[str]) -> Kept:
    keys = server.table(*holders, game=game, options=options)
    async with visit(server.address, keys["table"], *seated(keys)) as client:
        await play(client, MOST)
        while not client.over():
            await client.ask("resign", seat=next(s for s, seat in enumerate(client.table["seats"]) if not gone(seat)))
        return kept_as(client, keys, "finished")


async def with_bots(server: Running, game: str, options: Any, seats: int) -> Kept:
    timed = box(game).label.timed
    clock = None if timed is True or (timed and timed == options) else CLOCK
    holders = ["me", *(["easy"] * (seats - 1))]
    keys = server.table(*holders, game=game, options=options, clock=clock, settings={"talk": True, "pace": "quick"})
    async with visit(server.address, keys["table"], *seated(keys)) as client:
        await client.ask("say", seat=0, text="Bonne chance !")
        await client.ask("say", seat=0, phrase="hello")
        await client.ask("name", seat=0, name="Zoé")
        await play(client, BEGUN)
        return kept_as(client, keys, "with bots")


async def play(client: Client, entries: int) -> None:
    """At random, until the log is so long or the game is over."""
    random = Random(f"{client.table['game']} {entries}")
    while client.now["n"] < entries and not client.over():
        seats = [seat for seat in client.you["seats"] if client.offered(seat)]
        if seats:
            seat = random.choice(seats)
            await client.act(seat, random.choice(client.offered(seat)))
            continue
        number = client.now["n"]
        await client.until(lambda number=number: client.now["n"] > number)  # type: ignore[misc]


def gone(seat: dict[str, Any]) -> bool:
    return bool(seat["forfeited"])


def seated(keys: dict[str, Any]) -> list[str]:
    return [keys["host"], *filter(None, keys["seats"])]


def kept_as(client: Client, keys: dict[str, Any], kind: str) -> Kept:
    table = client.table
    told = {"game": table["game"], "options": table["options"], "rules": table["rulesVersion"], "kind": kind}
    return {**told, "over": client.over(), "n": client.now["n"], **keys}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
