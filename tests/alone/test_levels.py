"""How much a browser's Python is asked to think."""

import json
from collections.abc import Iterator

import pytest

from ludotheque.alone import thinking
from ludotheque.alone.levels import REVIEW_DEPTH, helping, offered
from ludotheque.games import GAMES, shelf
from ludotheque.review.shapes import ReviewSketch
from ludotheque.room import answers, reviews
from ludotheque.site.folder import ready_answers
from ludotheque.table.deal import Deal
from tests.alone.browser import Browser, table, visit
from tests.first_game import GAME

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_told_the_levels_that_there_are_by_the_box(game: str) -> None:
    told = json.loads(dict(ready_answers())[f"games/{game}.json"])
    assert told["levels"] == [*offered(game)]
    assert {"easy", "normal"} <= {*told["levels"]}
    at_a_server = json.loads(answers.game_told(game))
    assert at_a_server["levels"] == ["easy", "normal", "hard", "master"]
    assert {**told, "levels": at_a_server["levels"]} == at_a_server
    assert "alone" not in told


def test_help_is_as_good_as_at_a_server_where_that_is_quick_enough() -> None:
    strongest = {each.name: each.label.alone for each in shelf()}
    assert {game: helping(game) for game in strongest} == {
        game: "hard" if level == "master" else level for game, level in strongest.items()
    }


async def test_hints_keep_to_the_levels_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    think = thinking.think

    def listening(question: str) -> str:
        heard.append(json.loads(question)["level"])
        return think(question)

    monkeypatch.setattr(thinking, "think", listening)
    monkeypatch.setattr("ludotheque.alone.house.helping", lambda game: "easy")
    browser = Browser()
    async with browser.page("a") as house:
        keys = await table(house, "me", "me")
        player = await visit(browser, house, keys, 0, 1)
        seat = next(seat for seat in (0, 1) if player.offered(seat))
        await player.send({"type": "hint", "id": "h", "seat": seat})
        assert (await player.answer("h"))["type"] == "hint"
    assert heard == ["easy"]


def test_a_deal_is_compared_with_bots_that_play_a_whole_game_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Deal, "played_by", lambda deal, level: 1.0)
    told: list[str] = []
    thinking.do("deal", f"{GAME} 2026-11-18", told.append)
    assert [*json.loads(told[0])] == ["easy", "normal"]


def test_a_review_has_a_depth_of_its_own_here(monkeypatch: pytest.MonkeyPatch) -> None:
    depths: list[int | None] = []

    def growing(record: str, depth: int | None) -> Iterator[ReviewSketch]:
        depths.append(depth)
        yield ReviewSketch(0.0, [], [])

    monkeypatch.setattr(reviews, "read", lambda text: text)
    monkeypatch.setattr(reviews, "growing", growing)
    thinking.do("review", "a record", lambda line: None)
    assert depths == [REVIEW_DEPTH]
