"""Bots of one's own at a real server, by the link of a seat and nothing else."""

import asyncio
import shlex
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection

import ludotheque
from ludotheque.core.errors import Mistake
from ludotheque.games import box
from ludotheque.lab import guest
from ludotheque.lab.guest import Guest, GuestNews, link_of, seat_and_play
from ludotheque.table.ludo import read
from ludotheque.table.record import verify
from tests.server.client import visit
from tests.server.running import Running

SHELL = f"cmd:sh {shlex.quote(str(Path(__file__).parents[2] / 'examples' / 'shell_bot.sh'))}"


def link(server: Running, keys: dict[str, Any], key: str) -> str:
    return f"{server.address}/t/{keys['table']}#{key}"


@pytest.mark.anyio
@pytest.mark.parametrize("game", ["laaancez", "tiny_timed", "tiny_crew", "star_clicker"])
async def test_a_bot_sits_down_by_an_invitation_and_plays_to_the_end(server: Running, game: str) -> None:
    keys = server.table("open", "easy", game=game)
    news: list[GuestNews] = []
    outcome = await seat_and_play(link(server, keys, keys["seats"][0]), "greedy", "Machine", news.append)
    text = server.get(f"/api/tables/{keys['table']}/record", keys["watch"]).text
    table = verify(read(text))
    assert table.result() == outcome
    assert table.seats[0].name == "Machine"
    assert [told.kind for told in news] == ["seated", "over"]
    async with visit(server.address, keys["table"], link_of(news[0].said["link"]).key) as owner:
        assert owner.you["seats"] == [0]


@pytest.mark.anyio
async def test_two_bots_at_a_table_with_components_of_one_s_own(server: Running) -> None:
    own = box("laaancez").standard_components().replace("rows = [5, 5, 3, 3]", "rows = [2, 1]")
    keys = server.table("me", "me", components=own)
    links = [link(server, keys, key) for key in keys["seats"]]
    outcomes = await asyncio.gather(*(seat_and_play(each, SHELL, "", lambda news: None) for each in links))
    assert outcomes[0] == outcomes[1]
    assert sum(outcomes[0]) == 1


class Cut(Guest):
    """Somebody whose line breaks again and again."""

    async def _visit(self, socket: ClientConnection) -> None:
        self.socket = socket
        await super()._visit(socket)


@pytest.mark.anyio
async def test_who_loses_the_line_comes_back_and_plays_on(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "FIRST_PAUSE", 0.01)
    keys = server.table("open", "easy")
    loop = asyncio.get_running_loop()
    news: list[GuestNews] = []
    cut: list[Cut] = []

    class Shaky(ludotheque.Player):
        count = 0

        def choose(self, imagined: ludotheque.State, seat: int) -> int:
            self.count += 1
            if self.count in (3, 7):
                loop.call_soon_threadsafe(cut[0].socket.transport.abort)
            return imagined.actions(seat)[0]

    cut.append(Cut(link_of(link(server, keys, keys["seats"][0])), Shaky, "", news.append))
    outcome = await cut[0].play()
    assert [told.kind for told in news] == ["seated", "away", "back", "away", "back", "over"]
    text = server.get(f"/api/tables/{keys['table']}/record", keys["watch"]).text
    assert verify(read(text)).result() == outcome


@pytest.mark.anyio
async def test_a_bot_waits_while_somebody_else_holds_its_seat(server: Running) -> None:
    keys = server.table("me", "me")
    async with visit(server.address, keys["table"], *keys["seats"]) as both:
        await both.ask("hold", seat=0, holder="bot", level="easy")
        playing = asyncio.create_task(
            seat_and_play(link(server, keys, keys["seats"][0]), "random", "", lambda news: None)
        )
        await both.until(lambda: both.now["awaited"] == [1])
        await both.ask("hold", seat=0, holder="person")
        while not both.over():
            if 1 in both.now["awaited"]:
                await both.act(1)
            else:
                number = both.now["n"]
                await both.until(lambda number=number: both.now["n"] > number)  # type: ignore[misc]
        assert await playing == both.now["outcome"]


@pytest.mark.anyio
async def test_a_program_that_always_fails_gives_the_seat_up(server: Running) -> None:
    keys = server.table("open", "easy")
    news: list[GuestNews] = []
    with pytest.raises(Mistake, match="the player has failed 4 times, last because it ended with code 1"):
        await seat_and_play(link(server, keys, keys["seats"][0]), "cmd:false", "", news.append)
    assert [told.kind for told in news] == ["seated", "fault", "fault", "fault", "fault"]
