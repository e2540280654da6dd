"""Whole games on pages without a server, and what pages of one browser have in common."""

import json

import pytest

from ludotheque.games import GAMES
from ludotheque.table.deal import Deal
from ludotheque.table.ludo import read
from ludotheque.table.record import verify
from tests.alone.browser import Browser, asked, table, visit
from tests.first_game import GAME
from tests.participant import together

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_with_a_bot_is_played_to_its_end_and_its_record_verifies(game: str) -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "easy", game=game)
        player = await visit(browser, house, keys, 0)
        await player.play(seed=3)
        record = await asked(house, "GET", f"tables/{keys['table']}/record", [keys["host"]])
        opened = await asked(house, "POST", "records", body={"id": "a" * 22, "record": record})
        assert await asked(house, "GET", f"tables/{opened['table']}/record", [opened["host"]]) == record
    verify(read(record))


async def test_a_page_that_comes_back_finds_everything() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "me")
        player = await visit(browser, house, keys, 0, 1)
        for _ in range(5):
            await player.act(next(seat for seat in (0, 1) if player.offered(seat)))
        before = player.now
    browser.close("a")
    async with browser.page("b") as house:
        again = await visit(browser, house, keys, 0, 1)
        assert again.now == before
        await again.play()


async def test_two_pages_show_one_table_and_one_of_them_lets_the_bot_play() -> None:
    browser = Browser()
    async with browser.page("a") as one, browser.page("b") as other:
        keys = await table(one, "me", "easy")
        here = await visit(browser, one, keys, 0)
        there = await visit(browser, other, keys, 0)
        for player in (here, there, here, there):
            await player.until(lambda player=player: player.offered(0))  # type: ignore[misc]
            await player.act(0)
            await together(here, there)
        assert [step["n"] for step in here.steps] == sorted({step["n"] for step in here.steps})
        async with one.rooms.visit(keys["table"]) as room, other.rooms.visit(keys["table"]) as copy:
            assert room.keeping is not None
            assert copy.keeping is None


async def test_when_the_page_that_keeps_a_table_is_closed_the_other_goes_on() -> None:
    browser = Browser()
    async with browser.page("a") as one, browser.page("b") as other:
        keys = await table(one, "me", "easy")
        await visit(browser, one, keys, 0)
        there = await visit(browser, other, keys, 0)
        browser.close("a")
        await there.play(seed=1)
        async with other.rooms.visit(keys["table"]) as room:
            assert room.keeping is not None


async def test_a_browser_that_is_full_says_so_and_loses_nothing() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "me")
        player = await visit(browser, house, keys, 0, 1)
        seat = next(seat for seat in (0, 1) if player.offered(seat))
        before = player.now
        browser.drawers.full = True
        answer = await player.act(seat)
        assert (answer["type"], answer["code"]) == ("error", "storage-full")
        assert player.now == before
        assert (await table(house, "me", "me"))["error"]["code"] == "storage-full"
        browser.drawers.full = False
        assert (await player.act(seat))["type"] == "ack"


async def test_what_is_forgotten_leaves_nothing_behind() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        first = await table(house, "me", "me")
        before = dict(browser.drawers.rows)
        keys = await table(house, "me", "me")
        player = await visit(browser, house, keys, 0, 1)
        await player.act(next(seat for seat in (0, 1) if player.offered(seat)))
        await house.disconnect(player.line)
        await house.forget(keys["table"])
        assert browser.drawers.rows == before
        told = await asked(house, "GET", f"tables/{keys['table']}/history", [keys["host"]])
        assert told["error"]["code"] == "no-table"
        await visit(browser, house, first, 0)


async def test_whoever_sits_at_a_table_that_is_forgotten_is_sent_away() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "easy")
        player = await visit(browser, house, keys, 0)
        await house.forget(keys["table"])
        assert player.closed
        assert not [key for key in browser.drawers.rows if keys["table"] in key]


async def test_whoever_sits_there_on_another_page_is_told_that_there_is_no_such_table() -> None:
    browser = Browser()
    async with browser.page("a") as house, browser.page("b") as other:
        keys = await table(house, "me", "me")
        player = await visit(browser, other, keys, 0, 1)
        await house.forget(keys["table"])
        told = await player.act(next(seat for seat in (0, 1) if player.offered(seat)))
        assert (told["type"], told["code"]) == ("error", "no-table")


async def test_a_page_of_another_version_disturbs_nobody() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "me")
        player = await visit(browser, house, keys, 0, 1)
        for said in ("", "nonsense", '{"server":"b","news":{"type":"of tomorrow"}}', '{"page":"b"}', "[]"):
            browser.hearing["a"](said)
        assert (await player.act(next(seat for seat in (0, 1) if player.offered(seat))))["type"] == "ack"


async def test_questions_are_answered_as_at_a_server() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        assert (await asked(house, "GET", "deals"))["day"] == "2026-11-18"
        keys = await table(house, "me", "easy")
        path, own = f"tables/{keys['table']}", [keys["seats"][0]]
        assert (await asked(house, "GET", f"{path}/record", own))["error"]["code"] == "running"
        assert (await asked(house, "GET", f"{path}/history", own, seat="1"))["error"]["code"] == "not-your-seat"
        assert (await asked(house, "GET", f"{path}/history", own, seat="x"))["error"]["code"] == "bad-request"
        assert (await asked(house, "GET", f"{path}/history", ["nothing"]))["error"]["code"] == "no-key"
        assert (await asked(house, "GET", "nowhere"))["error"]["code"] == "no-such-address"
        assert (await asked(house, "POST", "tables", body={"game": "chess"}))["error"]["code"] == "bad-request"
        assert await asked(house, "GET", f"{path}/facts", own) is not None
        player = await visit(browser, house, keys, 0)
        await player.play()
        for what in ("figures", "components", "log"):
            assert "error" not in await asked(house, "GET", f"{path}/{what}", own)
        steps = (await asked(house, "GET", f"{path}/history", own, seat="1"))["steps"]
        assert len(steps) == player.now["n"] + 1
        seats = [{"holder": "me"}, {"holder": "bot"}]
        branch = await asked(house, "POST", f"{path}/branch", own, {"at": 2, "seats": seats, "seat": 0})
        assert branch["table"] != keys["table"]


async def test_what_is_too_long_to_be_a_record_is_not_read() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        for length, code in ((200_000, "long-record"), (2_000_000, "too-large")):
            told = await asked(house, "POST", "records", body={"id": "a" * 22, "record": "x" * length})
            assert told["error"]["code"] == code


async def test_a_game_that_is_over_is_reviewed_and_the_review_is_kept() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "easy")
        player = await visit(browser, house, keys, 0)
        await player.play()
        path = f"tables/{keys['table']}/review"
        told = await asked(house, "GET", path, [keys["host"]])
        while told["review"] is None:
            await browser.until(lambda: True)
            told = await asked(house, "GET", path, [keys["host"]])
        assert told["review"]["steps"]


async def test_the_deal_of_the_day_is_compared_with_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deal, "played_by", lambda deal, level: float(len(level)))
    browser = Browser()
    async with browser.page("a") as house:
        keys = await asked(house, "POST", f"deals/{GAME}", body={"id": "a" * 22})
        seat = next(number for number, key in enumerate(keys["seats"]) if key)
        player = await visit(browser, house, keys, seat)
        await player.play()
        path = f"tables/{keys['table']}/deal"
        told = await asked(house, "GET", path, [keys["host"]])
        while told["bots"] is None:
            await browser.until(lambda: True)
            told = await asked(house, "GET", path, [keys["host"]])
        assert told["bots"] == {"easy": 4.0, "normal": 6.0}
        assert (told["day"], told["others"]) == ("2026-11-18", 0)


async def test_nonsense_on_a_line_is_told_and_the_line_lives_on() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "easy")
        player = await visit(browser, house, keys, 0)
        house.say(player.line, json.dumps({"type": "act", "id": "x", "seat": 0}))
        assert (await player.answer("x"))["code"] == "bad-message"
        await player.send({"type": "ping"})
        await player.hear("pong")


async def test_a_line_without_a_hello_ends() -> None:
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "easy")
        player = await visit(browser, house, keys, 0)
        stranger = type(player)(browser, house, 10_000, keys["table"])
        house.say(10_000, '{"type":"ping"}')
        await stranger.until(lambda: stranger.closed)
        assert stranger.heard[-1]["code"] == "bad-message"
