"""A store of earlier days: its tables are opened, read and played on, each by the rules that it began with.

`tests/kept/store-1.zip` was written by a server of the days of version 1 of all rules: for every game, mode and
smallest or largest number of players a running table, a finished one and one with bots; one has its own components.
"""

import asyncio
import json
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.games import GAMES, box
from ludotheque.table import record
from tests.server.client import Client, visit
from tests.server.running import Run, Running

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent.parent / "kept" / "store-1.zip"
VERSION = 1
ENTRIES = 20
"""So many entries are added to the log of each table."""

with zipfile.ZipFile(KEPT) as _kept:
    TABLES: list[dict[str, Any]] = json.loads(_kept.read("keys.json"))


@pytest.fixture
def kept(run: Run, data: Path) -> Running:
    data.mkdir()
    with zipfile.ZipFile(KEPT) as packed:
        packed.extract("tables.sqlite", data)
    return run(plugins=[])


def first_of_each_game(kind: str) -> list[dict[str, Any]]:
    found = {table["game"]: table for table in reversed(TABLES) if table["kind"] == kind}
    assert found.keys() == set(GAMES)
    return [*found.values()]


def keys_of(table: dict[str, Any]) -> list[str]:
    return [table["host"], *filter(None, table["seats"])]


async def test_every_running_table_of_earlier_days_is_played_on(kept: Running) -> None:
    await asyncio.gather(*(played_on(kept, table) for table in TABLES if not table["over"]))


async def played_on(kept: Running, table: dict[str, Any]) -> None:
    """By its people, and by its bots, who think by the same rules."""
    async with visit(kept.address, table["table"], *keys_of(table)) as client:
        assert client.now["n"] >= table["n"], table
        assert client.table["rulesVersion"] == VERSION
        random = Random(table["table"])
        while client.now["n"] < table["n"] + ENTRIES and not client.over():
            await act_or_wait(client, random)


def test_every_finished_table_of_earlier_days_has_a_record_that_verifies(kept: Running) -> None:
    finished = [table for table in TABLES if table["over"]]
    for table in finished:
        told = kept.get(f"/api/tables/{table['table']}/record", *keys_of(table))
        found = record.read(told.text)
        assert found.opening.setup.rules == VERSION
        record.verify(found)
    assert {table["game"] for table in finished} == set(GAMES)


async def test_a_hint_at_a_table_of_earlier_days_is_an_action_that_is_offered(kept: Running) -> None:
    for table in first_of_each_game("running"):
        async with visit(kept.address, table["table"], *keys_of(table)) as client:
            seat = next(seat for seat in client.you["seats"] if client.offered(seat))
            hint = await client.ask("hint", seat=seat)
            assert hint["action"]["do"] in client.offered(seat)


async def test_who_branches_off_keeps_the_rules_and_who_plays_again_has_the_newest(kept: Running) -> None:
    for table in first_of_each_game("finished"):
        new = {"at": table["n"] // 2, "seat": 0, "seats": [{"holder": "me"} for _ in table["seats"]]}
        branch = kept.post(f"/api/tables/{table['table']}/branch", new, *keys_of(table)).json()
        async with visit(kept.address, branch["table"], *branch["seats"]) as client:
            assert client.table["rulesVersion"] == VERSION
        async with visit(kept.address, table["table"], *keys_of(table)) as client:
            await client.ask("again")
            following = (await client.hear("again"))["next"]
        async with visit(kept.address, following["table"], *following["seats"]) as client:
            assert client.table["rulesVersion"] == box(table["game"]).label.rules


async def act_or_wait(client: Client, random: Random) -> None:
    seats = [seat for seat in client.you["seats"] if client.offered(seat)]
    if seats:
        seat = random.choice(seats)
        await client.act(seat, random.choice(client.offered(seat)))
        return
    number = client.now["n"]
    await client.until(lambda: client.now["n"] > number or client.over())
