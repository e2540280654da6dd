"""Talking: phrases, pointing, words of one's own; limited, kept with the table, and behind a memory game's veil."""

import re
from typing import Any

import pytest

from ludotheque.core.box import LANGUAGES
from ludotheque.core.phrases import COMMON
from ludotheque.games import box
from ludotheque.table import record
from tests.board_texts import CLIENT
from tests.participant import together
from tests.room.house import Caller, House, Keys, opened, visit

pytestmark = pytest.mark.anyio


async def crew(house: House, **more: Any) -> Keys:
    return await house.table("me", "me", game="tiny_crew", options={"level": 3}, **more)


async def code(caller: Caller, kind: str, **fields: Any) -> str:
    answer = await caller.ask(kind, **fields)
    return str(answer.get("code", ""))


async def test_everybody_hears_who_said_what(house: House) -> None:
    keys = await crew(house)
    async with (
        visit(house, keys["table"], keys["seats"][0]) as ada,
        visit(house, keys["table"], keys["seats"][1]) as ben,
        visit(house, keys["table"], keys["watch"]) as watcher,
    ):
        assert (await ada.ask("say", seat=0, phrase="dig-here"))["n"] is None
        await ada.act(0, "lift 1")
        await together(ada, ben)
        assert await code(ben, "point", seat=1, at="pot-3") == ""
        said = [{"seat": 0, "n": 0, "phrase": "dig-here"}, {"seat": 1, "n": 1, "point": "pot-3"}]
        for caller in (ada, ben, watcher):
            await caller.until(lambda caller=caller: caller.talk == said)  # type: ignore[misc]
    async with opened(store=house.store) as later, visit(later, keys["table"], keys["watch"]) as watcher:
        assert watcher.talk == said, "it is kept with the table"
        assert len(await house.store.after(keys["table"], 0)) == 1, "and is no part of its log"


async def test_what_cannot_be_said(house: House) -> None:
    keys = await crew(house)
    async with (
        visit(house, keys["table"], keys["seats"][0]) as ada,
        visit(house, keys["table"], keys["watch"]) as watcher,
    ):
        assert await code(watcher, "say", seat=0, phrase="hello") == "not-your-seat"
        assert await code(watcher, "point", seat=0, at="pot-1") == "not-your-seat"
        assert await code(ada, "say", seat=1, phrase="hello") == "not-your-seat"
        assert await code(ada, "say", seat=0, phrase="fire") == "no-phrase", "a phrase of another game"
        assert await code(ada, "say", seat=0) == "bad-message"
        assert await code(ada, "say", seat=0, phrase="hello", text="hello") == "bad-message"
        for nothing in ("pot-9", "hand", "", "pot-1 "):
            assert await code(ada, "point", seat=0, at=nothing) == "no-target"
        assert await code(ada, "say", seat=0, text="psst") == "no-talk"
        assert ada.talk == []
    lesson = await house.table("me", "easy", tutorial=True)
    async with visit(house, lesson["table"], *lesson["seats"]) as ada:
        assert await code(ada, "say", seat=ada.you["seats"][0], phrase="hello") == "tutorial"


async def test_words_of_ones_own_are_for_the_host_to_allow_and_cleaned_like_names(house: House) -> None:
    keys = await crew(house, settings={"talk": True})
    async with visit(house, keys["table"], keys["seats"][0], keys["host"]) as ada:
        assert ada.table["settings"] == {"talk": True, "pace": "normal"}
        await ada.ask("say", seat=0, text="  the  re\u0301d one? ")
        assert ada.talk[-1]["text"] == "the r\u00e9d one?"
        for wrong in ("x" * 201, "x" * 16_000, "a\u202eb", "bell\x07", "   "):
            assert await code(ada, "say", seat=0, text=wrong) in ("text", "bad-message")
        await ada.ask("settings", talk=False)
        assert await code(ada, "say", seat=0, text="psst") == "no-talk"
        assert await code(ada, "say", seat=0, phrase="hello") == "", "phrases are for everybody"


async def test_nobody_says_too_much_at_once() -> None:
    async with opened(limits={"said_per_second": 1.0, "said_at_once": 2}) as house:
        keys = await house.table("me", "me", game="tiny_crew")
        async with visit(house, keys["table"], *keys["seats"]) as both:
            assert [await code(both, "say", seat=0, phrase="hello") for _ in range(3)] == ["", "", "rate"]
            assert await code(both, "say", seat=1, phrase="hello") == "", "each for themselves"
            await house.pass_time(1)
            assert [await code(both, "point", seat=0, at="pot-1") for _ in range(2)] == ["", "rate"]


async def test_a_table_says_no_more_than_four_seats_at_once() -> None:
    async with opened(limits={"said_per_second": 0.01, "said_at_once": 2}) as house:
        keys = await house.table(*["me"] * 5, game="phantom")
        async with visit(house, keys["table"], *keys["seats"]) as all_five:
            answers = [await code(all_five, "say", seat=turn % 5, phrase="bluffing") for turn in range(10)]
            assert answers.count("") == 8


async def test_only_the_last_of_it_is_kept() -> None:
    async with opened(limits={"said_kept": 3, "said_at_once": 9}) as house:
        keys = await crew(house)
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            for phrase in ("hello", "yes", "no", "oops", "bye"):
                await ada.ask("say", seat=0, phrase=phrase)
        async with opened(store=house.store) as later:
            for where in (house, later):
                async with visit(where, keys["table"], keys["seats"][0]) as ada:
                    assert [said["phrase"] for said in ada.talk] == ["no", "oops", "bye"]


async def test_what_is_asked_for_twice_is_said_once(house: House) -> None:
    keys = await crew(house)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        for _ in range(2):
            assert (await ada.ask("say", id="once", seat=0, phrase="hello"))["type"] == "ack"
        assert len(ada.talk) == 1


async def test_what_cannot_be_kept_was_not_said(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = await crew(house)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        monkeypatch.setattr(house.store, "say", None)
        assert await code(ada, "say", seat=0, phrase="hello") == "unavailable"
        assert ada.talk == []


async def test_talk_from_before_a_veil_is_not_shown_after_it_until_the_end(house: House) -> None:
    keys = await crew(house)
    table, seats = keys["table"], keys["seats"]
    async with visit(house, table, *seats) as both:
        await both.act(0, "lift 1")
        await both.ask("say", seat=0, phrase="dig-here")
        await both.ask("point", seat=1, at="pot-1")
        for seat, action in ((1, "lift 2"), (0, "done"), (1, "done"), (0, "dig 3")):
            await both.act(seat, action)
        veil = both.now["veil"]
        assert veil == both.now["n"] > 0
        await both.ask("say", seat=1, phrase="oops")
        async with visit(house, table, keys["watch"], since=0) as watcher:
            assert watcher.talk == [{"seat": 1, "n": veil, "phrase": "oops"}]
            assert "dig-here" not in "".join(watcher.raw)
            await both.play()
            await watcher.until(lambda: [said.get("phrase") for said in watcher.talk] == ["dig-here", None, "oops"])
    async with visit(house, table, seats[0]) as ada:
        assert len(ada.talk) == 3


async def test_talk_is_in_no_record(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as both:
        await both.ask("say", seat=0, phrase="hello")
        await both.play()
        await both.ask("say", seat=0, phrase="well-played")
        assert len(both.talk) == 2, "also after the end"
    text = await house.record(keys["table"])
    assert "hello" not in text
    record.verify(record.read(text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_has_the_phrases_of_the_house_and_says_them(language: str) -> None:
    listed = re.findall(r"^  '([\w-]+)',$", (CLIENT / "lib" / "phrases.ts").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == [*COMMON]
    texts = (CLIENT / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^phrase-([\w-]+) = .", texts, re.MULTILINE) == [*COMMON]


@pytest.mark.parametrize("game", ["arkade", "laaancez", "phantom", "star_clicker"])
async def test_every_game_has_phrases_and_things_to_point_at(house: House, game: str) -> None:
    keys = await house.table(*["me"] * box(game).label.seats[0], game=game)
    async with visit(house, keys["table"], *keys["seats"]) as both:
        assert await code(both, "say", seat=0, phrase=box(game).label.phrases[0]) == ""
        assert await code(both, "point", seat=1, at=both.room.table.game.targets()[-1]) == ""
        assert len(both.talk) == 2
