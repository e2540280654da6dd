"""Under every attack people at another table play on, memory has bounds, and nothing fails.

How quick they are then is measured by `python3 -m bench hostile`, on a machine with nothing else to do; here is what
must hold on any.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest
from bench.attacks import FIRST_ADDRESS, Attack, Target, attacks, one_of

from tests.patience import PATIENCE
from tests.server.client import Client, visit
from tests.server.running import Running

pytestmark = pytest.mark.anyio

TRIES = 24
"""Of each attack, from several addresses at once."""

AT_ONCE = 6
ENTRIES = 30
"""So much people play meanwhile, at least."""

MOST_AT_ONCE = 120
"""Quicker than people they may be, but only for so long: the limits are for them too."""

MOST_GROWTH = 200.0
"""Megabytes that the server may hold more than before all attacks."""

_places = count(5_000)


def memory(process: int) -> float:
    [line] = [line for line in Path(f"/proc/{process}/status").read_text().splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1024


def at_most(tries: int) -> Callable[[], bool]:
    numbers = count()
    return lambda: next(numbers) < tries


async def attacked(server: Running, name: str, attack: Attack, tries: int) -> None:
    target = Target.at(server.address)
    more = at_most(tries)
    addresses = [str(FIRST_ADDRESS + next(_places)) for _ in range(AT_ONCE)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(one_of(name, attack, target, address, more) for address in addresses))
    assert target.tried[name] == tries


async def play_on(client: Client, over: Callable[[], bool]) -> int:
    """Play until the attack is over and enough was played, or as much as one may; says how much it was."""
    played = 0
    while not client.over() and (played < ENTRIES or not over()) and played < MOST_AT_ONCE:
        seat = client.now["toAct"][0]
        answer = await client.act(seat)
        assert answer["type"] == "ack", answer
        played += 1
    return played


@pytest.mark.parametrize("name", attacks())
async def test_people_play_on_under_attack(server: Running, name: str) -> None:
    before = memory(server.process.pid)
    people = Target.at(server.address)
    keys = await people.table(str(FIRST_ADDRESS + next(_places)))
    assert keys is not None
    tries = 3 if name in SLOW else TRIES
    async with visit(server.address, keys["table"], *keys["seats"]) as client:
        attack = asyncio.create_task(attacked(server, name, attacks()[name], tries))
        assert await play_on(client, attack.done) >= ENTRIES or client.over()
        await attack
    assert memory(server.process.pid) - before < MOST_GROWTH
    assert server.get("/healthz").status_code == 200


SLOW = ("slow senders", "half bodies", "chatter", "deaf watchers", "histories")
"""Attacks of which a single try lasts long."""
