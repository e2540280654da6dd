"""A store of earlier days: its tables are opened, read and played on, each by the rules that it began with.

For every game, mode and smallest or largest number of players they hold a running table, a finished one and one with
bots, and tables with their own components. `store-1.zip` was written by a server of the days of version 1 of all rules
and of the first schema; `store-2.zip` and `store-3.zip` by some of the second and third (`tools/kept_store.py`), with
clocks and talk as well.
"""

import asyncio
import json
import zipfile
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.games import box
from ludotheque.table import record
from tests.server.client import Client, visit
from tests.server.running import Run, Running

pytestmark = pytest.mark.anyio

KEPT = Path(__file__).parent.parent / "kept"
STORES = ["store-1.zip", "store-2.zip", "store-3.zip"]
ENTRIES = 20
"""So many entries are added to the log of each table."""


class Kept:
    """A server on a store of earlier days, and what is known of its tables."""

    def __init__(self, packed: zipfile.ZipFile, data: Path, run: Run) -> None:
        packed.extract("tables.sqlite", data)
        self.tables: list[dict[str, Any]] = json.loads(packed.read("keys.json"))
        self.games = {table["game"] for table in self.tables}
        self.server: Running = run(plugins=[])

    def first_of_each_game(self, kind: str) -> list[dict[str, Any]]:
        found = {table["game"]: table for table in reversed(self.tables) if table["kind"] == kind}
        assert len(found) == len(self.games)
        return [*found.values()]


@pytest.fixture(params=STORES)
def kept(request: pytest.FixtureRequest, run: Run, data: Path) -> Kept:
    with zipfile.ZipFile(KEPT / request.param) as packed:
        return Kept(packed, data, run)


def rules_of(table: dict[str, Any]) -> int:
    """The version of its rules: the first, in the days when nothing was said of it."""
    return int(table.get("rules", 1))


def keys_of(table: dict[str, Any]) -> list[str]:
    return [table["host"], *filter(None, table["seats"])]


async def test_every_running_table_of_earlier_days_is_played_on(kept: Kept) -> None:
    await asyncio.gather(*(played_on(kept.server, table) for table in kept.tables if not table["over"]))


async def played_on(server: Running, table: dict[str, Any]) -> None:
    """By its people, and by its bots, who think by the same rules."""
    async with visit(server.address, table["table"], *keys_of(table)) as client:
        assert client.now["n"] >= table["n"], table
        assert client.table["rulesVersion"] == rules_of(table)
        random = Random(table["table"])
        while client.now["n"] < table["n"] + ENTRIES and not client.over():
            await act_or_wait(client, random)


def test_every_finished_table_of_earlier_days_has_a_record_that_verifies(kept: Kept) -> None:
    finished = [table for table in kept.tables if table["over"]]
    for table in finished:
        told = kept.server.get(f"/api/tables/{table['table']}/record", *keys_of(table))
        found = record.read(told.text)
        assert found.opening.setup.rules == rules_of(table)
        record.verify(found)
    assert {table["game"] for table in finished} == kept.games


@pytest.mark.parametrize("kept", STORES[:1], indirect=True)
async def test_a_hint_at_a_table_of_earlier_days_is_an_action_that_is_offered(kept: Kept) -> None:
    for table in kept.first_of_each_game("running"):
        async with visit(kept.server.address, table["table"], *keys_of(table)) as client:
            seat = next(seat for seat in client.you["seats"] if client.offered(seat))
            hint = await client.ask("hint", seat=seat)
            assert hint["action"]["do"] in client.offered(seat)


async def test_who_branches_off_keeps_the_rules_and_who_plays_again_has_the_newest(kept: Kept) -> None:
    for table in kept.first_of_each_game("finished"):
        new = {"at": table["n"] // 2, "seat": 0, "seats": [{"holder": "me"} for _ in table["seats"]]}
        branch = kept.server.post(f"/api/tables/{table['table']}/branch", new, *keys_of(table)).json()
        async with visit(kept.server.address, branch["table"], *branch["seats"]) as client:
            assert client.table["rulesVersion"] == rules_of(table)
        async with visit(kept.server.address, table["table"], *keys_of(table)) as client:
            await client.ask("again")
            following = (await client.hear("again"))["next"]
        async with visit(kept.server.address, following["table"], *following["seats"]) as client:
            assert client.table["rulesVersion"] == box(table["game"]).label.rules


async def act_or_wait(client: Client, random: Random) -> None:
    seats = [seat for seat in client.you["seats"] if client.offered(seat)]
    if seats:
        seat = random.choice(seats)
        await client.act(seat, random.choice(client.offered(seat)))
        return
    number = client.now["n"]
    await client.until(lambda: client.now["n"] > number or client.over())
