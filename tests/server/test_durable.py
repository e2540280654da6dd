"""What was acknowledged is never lost, what is resent is done once, and whoever comes back misses nothing."""

import asyncio
from typing import Any

import pytest

from tests.first_game import FIRST
from tests.patience import PATIENCE
from tests.server.client import visit
from tests.server.peer import Peer
from tests.server.running import Run, Running

pytestmark = pytest.mark.anyio

TABLES = 20
ENOUGH = 400


async def test_kill_9_in_the_middle_of_many_games_loses_nothing_acknowledged(run: Run) -> None:
    server = run()
    tables = [server.table("me", "me") for _ in range(TABLES)]
    acknowledged: dict[str, dict[int, tuple[int, str]]] = {keys["table"]: {} for keys in tables}
    enough = asyncio.Event()

    async def play(keys: dict[str, Any]) -> None:
        """Play until the server is gone, and remember every acknowledged action."""
        async with visit(server.address, keys["table"], *keys["seats"]) as client:
            while not client.over():
                seat = client.now["toAct"][0]
                action = client.offered(seat)[0]
                answer = await client.act(seat, action)
                acknowledged[keys["table"]][answer["n"]] = (seat, action)
                if all(acknowledged.values()) and sum(map(len, acknowledged.values())) >= ENOUGH:
                    enough.set()

    games = [asyncio.create_task(play(keys)) for keys in tables]
    await asyncio.wait_for(enough.wait(), PATIENCE)
    server.kill()
    await asyncio.gather(*games, return_exceptions=True)
    assert all(0 < len(done) < 200 for done in acknowledged.values()), "every game is in its middle"

    server.start()
    for keys in tables:
        steps = {step["n"]: step["entry"] for step in await _whole_log(server, keys)}
        for number, (seat, action) in acknowledged[keys["table"]].items():
            assert steps[number] == {"kind": "act", "seat": seat, "action": action}
        async with visit(server.address, keys["table"], *keys["seats"]) as client:
            assert client.now["n"] == max(steps)
            await client.act(client.now["toAct"][0])
    assert server.stop() == 0


async def _whole_log(server: Running, keys: dict[str, Any]) -> list[dict[str, Any]]:
    async with visit(server.address, keys["table"], *keys["seats"], since=0) as client:
        return client.steps


async def test_a_resend_is_acknowledged_again_and_done_once_also_after_kill_9(run: Run) -> None:
    server = run()
    keys = server.table("me", "me")
    roll = {"type": "act", "id": "the one roll", "seat": 0, "action": FIRST}
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await ada.send(roll)
        await ada.send(roll)
        await ada.until(lambda: len([m for m in ada.heard if m["type"] == "ack"]) == 2)
        first = await ada.answer("the one roll")
    server.kill()
    server.start()
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await ada.send(roll)
        assert await ada.answer("the one roll") == first
        assert ada.now["n"] == first["n"] == 1


async def test_a_restart_changes_nothing_that_can_be_seen(run: Run) -> None:
    server = run()
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        for _ in range(45):
            await ada.act(ada.now["toAct"][0])
        await ada.ask("name", seat=1, name="Bob")
        before = ada.now
        history = server.steps(keys["table"], keys["seats"][0], 0)
    assert server.stop() == 0
    server.start()
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        assert ada.now == before
        assert ada.table["seats"][1]["name"] == "Bob"
    assert server.steps(keys["table"], keys["seats"][0], 0) == history


async def test_a_clean_end_says_goodbye_and_does_not_keep_anybody_waiting(run: Run) -> None:
    server = run()
    keys = server.table("me", "hard")
    async with visit(server.address, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0)
        assert await asyncio.to_thread(server.stop) == 0
        await ada.hear("closing")
    assert "Traceback" not in server.errors


async def test_kill_9_in_the_air_loses_nothing_and_the_clock_goes_on(run: Run) -> None:
    """Heads (tests/tiny_timed): a coin falls for 0.7 seconds, by the clock of this machine."""
    server = run()
    keys = server.table("me", "me", game="tiny_timed")
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        done = await ada.act(1, "toss 2")
        before = ada.steps[0]
    server.kill()
    server.start()
    async with visit(server.address, keys["table"], *keys["seats"], since=done["n"]) as ada:
        await ada.until(lambda: ada.now["entry"]["kind"] == "tick")
        assert ada.now["at"] == before["views"]["0"]["coins"][1]["lands"]
    assert server.stop() == 0
    assert "Traceback" not in server.errors


async def test_the_end_waits_for_nobody_who_dawdles(run: Run) -> None:
    """Half requests, readers who do not read, and somebody who vanishes in the middle of a body."""
    server = run()
    keys = server.table("me", "me")
    half = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{"
    with Peer(server.address) as gone:
        gone.send(half)
    dawdlers = [Peer(server.address) for _ in range(6)]
    for number, peer in enumerate(dawdlers):
        peer.send([half, b"GET / HT", b""][number % 3])
    async with visit(server.address, keys["table"], *keys["seats"]) as ada:
        await ada.act(0)
        assert await asyncio.to_thread(server.stop) == 0
    for peer in dawdlers:
        peer.socket.close()
    assert "Cancel" not in server.errors, "uvicorn tells so when it has waited in vain"
    assert "Traceback" not in server.errors, server.errors
