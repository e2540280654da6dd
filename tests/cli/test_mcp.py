"""An assistant at the table, through the official client of its protocol."""

import json
import os
import random
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import anyio
import pytest
import uvicorn
from click.testing import CliRunner
from mcp import Client, StdioServerParameters
from mcp.server import MCPServer

from ludotheque.cli import assistant, main
from ludotheque.cli.assistant import AssistantTable, tools
from ludotheque.core.chance import Rng
from ludotheque.games import GAMES, box
from ludotheque.table.company import Company
from ludotheque.table.opening import Opening
from ludotheque.table.record import read, verify

Session = Callable[[Client], Awaitable[None]]


def told(result: Any) -> Any:
    """What a tool answered; its errors are for `refused`."""
    assert not result.is_error, result.content
    structured = result.structured_content
    return structured["result"] if set(structured) == {"result"} else structured


def refused(result: Any) -> str:
    assert result.is_error
    return "".join(part.text for part in result.content)


def hold(session: Session) -> None:
    """A conversation with a server of its own, in this process."""

    async def spoken() -> None:
        async with Client(tools()) as client:
            await session(client)

    anyio.run(spoken)


def test_rules_a_whole_game_and_what_came_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assistant, "SIMULATIONS", 30)

    async def session(client: Client) -> None:
        names = [one["name"] for one in told(await client.call_tool("games", {}))]
        assert names[: len(GAMES)] == [*GAMES]
        assert "R1:" in told(await client.call_tool("rules", {"game": names[0], "language": "fr"}))
        asked = {"game": names[0], "bots": "random", "seed": "mcp"}
        now = told(await client.call_tool("new_table", asked))
        table, chance = {"table": now["table"]}, random.Random(1)
        assert now["actions"][0].keys() == {"action", "means"}
        assert "would tell what is hidden" in refused(await client.call_tool("record", table))
        hint = told(await client.call_tool("hint", table))
        assert hint["action"] in [each["action"] for each in now["actions"]]
        assert hint["why"].endswith(".")
        while not now["over"]:
            action = chance.choice(now["actions"])["action"]
            now = told(await client.call_tool("act", {**table, "action": action}))
            assert now["happened"]
        assert sum(now["result"].values()) == 1
        kept = told(await client.call_tool("record", table))
        assert verify(read(kept)).over()
        summary = told(await client.call_tool("review", {"record": kept}))
        assert len(summary) >= 4
        assert "is over" in refused(await client.call_tool("act", {**table, "action": "roll"}))

    hold(session)


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    async def session(client: Client) -> None:
        async def wrong(tool: str, **said: Any) -> str:
            return refused(await client.call_tool(tool, said))

        now = told(await client.call_tool("new_table", {"game": "laaancez", "bots": "easy", "seed": "wrong"}))
        before = told(await client.call_tool("look", {"table": now["table"]}))
        assert "the games are" in await wrong("rules", game="os")
        assert "is for 2 players" in await wrong("new_table", game="laaancez", players=9)
        assert "there is no bot 'cmd:true'" in await wrong("new_table", game="laaancez", bots="cmd:true")
        assert "there is no bot 'mcts:999999'" in await wrong(
            "simulate", game="laaancez", bots=["mcts:999999"] * 2, games=1
        )
        assert "at most 20" in await wrong("simulate", game="laaancez", bots=["hard", "hard"], games=21)
        assert "no table 'nowhere'" in await wrong("look", table="nowhere")
        assert "one of the two" in await wrong("review")
        assert "the clock" in await wrong("new_table", game="arkade", options={"mode": "arcade"})
        assert await wrong("act", table=now["table"], action="dance")
        assert "new_table takes no 'player'; it takes game, players, seat" in await wrong(
            "new_table", game="laaancez", player=2
        )
        assert "games takes no 'all'; it takes nothing" in await wrong("games", all=True)
        assert "Unknown tool: dance" in await wrong("dance", how="well")
        listed = (await client.list_tools()).tools
        assert [tool.input_schema["additionalProperties"] for tool in listed] == [False] * len(listed)
        assert told(await client.call_tool("look", {"table": now["table"]})) == before

    hold(session)


def test_many_games_between_bots() -> None:
    async def session(client: Client) -> None:
        asked = {"game": "laaancez", "bots": ["greedy", "random"], "games": 50}
        found = told(await client.call_tool("simulate", asked))
        assert found["games"] == 50
        assert found["wins"][0] > 40

    hold(session)


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_is_told_nothing_that_it_does_not_know(game: str) -> None:
    """Two worlds that are alike to the seat: what it is told is the same, to the letter."""
    setup = box(game).setup(box(game).label.seats[-1])
    company = Company(Opening(setup, "secrets"), 0, ["random"] * (setup.seats - 1))
    place, chance = AssistantTable(company, "en"), random.Random(2)
    company.go_on()
    table, worlds = company.table, 0
    while not table.over() and worlds < 40:
        here, state = place.look(), table.state
        for number in range(2):
            table.state = state.guess(0, Rng(f"{worlds} {number}"))
            assert json.dumps(place.look()) == json.dumps(here)
        table.state = state
        worlds += 1
        company.act(chance.choice(here["actions"])["action"])
        company.go_on()
    assert worlds > 3


def test_by_standard_input_and_output() -> None:
    async def session() -> None:
        program = StdioServerParameters(command=sys.executable, args=["-m", "ludotheque", "mcp"], env={**os.environ})
        async with Client(program) as client:
            listed = {tool.name for tool in (await client.list_tools()).tools}
            assert listed == {*("games", "rules", "new_table", "look", "act", "hint", "record", "review", "simulate")}
            now = told(await client.call_tool("new_table", {"game": "phantom", "players": 3, "bots": "easy"}))
            assert now["actions"] or now["over"]

    anyio.run(session)


def test_by_http() -> None:
    async def session(listening: socket.socket) -> None:
        server = uvicorn.Server(uvicorn.Config(tools().streamable_http_app(), log_level="error"))
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(server.serve, [listening])
            async with Client(f"http://127.0.0.1:{listening.getsockname()[1]}/mcp") as client:
                now = told(await client.call_tool("new_table", {"game": GAMES[0], "bots": "easy"}))
                assert now["actions"]
            server.should_exit = True

    with socket.create_server(("127.0.0.1", 0)) as listening:
        anyio.run(session, listening)


def test_its_options_reach_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []
    monkeypatch.setattr(MCPServer, "run", lambda _, transport, **more: asked.append((transport, more)))
    for words in ([], ["--http"], ["--http", "--host", "::1", "--port", "9000"]):
        assert CliRunner().invoke(main, ["mcp", *words]).exit_code == 0
    standard = {"host": "127.0.0.1", "port": 8124}
    assert asked == [("stdio", {}), ("streamable-http", standard), ("streamable-http", {"host": "::1", "port": 9000})]


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.delitem(sys.modules, "ludotheque.cli.assistant")
    result = CliRunner().invoke(main, ["mcp"])
    assert result.exit_code == 2
    assert "pip install 'ludotheque[mcp]'" in result.output
