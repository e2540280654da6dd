"""Whatever goes wrong beside the game is told in the log and taken up again: nobody's seat stays stuck."""

import asyncio
from itertools import pairwise
from typing import Any

import pytest

from ludotheque.room.clock import Clock
from ludotheque.room.errands import Errands
from ludotheque.room.mind import Mind
from ludotheque.room.thoughts import NoThought, Question, Thought
from tests.first_game import FIRST
from tests.room.hand_clock import HandClock
from tests.room.house import Caller, House, first_thought, kept, opened, quiet, visit

pytestmark = pytest.mark.anyio

FAILURES = [ValueError("nobody thought of this"), RecursionError(), asyncio.CancelledError()]
"""What a thought may die of."""


class BrokenThoughts:
    """Bots whose first thoughts die, so many of them; then they do the first legal thing."""

    def __init__(self, error: BaseException, deaths: int = 1_000_000) -> None:
        self.error = error
        self.deaths = deaths
        self.asked: list[float] = []
        """When."""
        self.clock: Clock | None = None

    async def ask(self, question: Question) -> Thought:
        self.asked.append(self.clock.now() if self.clock is not None else 0.0)
        self.deaths -= 1
        if self.deaths >= 0:
            raise self.error
        return first_thought(question)

    def rests(self) -> list[float]:
        return [later - sooner for sooner, later in pairwise(self.asked)]


def house_of(thoughts: BrokenThoughts, **lent: Any) -> Any:
    thoughts.clock = HandClock()
    return opened(thoughts=thoughts, clock=thoughts.clock, **lent)


def acts(caller: Caller, seat: int) -> int:
    return sum(step["entry"].get("seat") == seat and step["entry"]["kind"] == "act" for step in caller.steps)


# Thoughts.


@pytest.mark.parametrize("error", FAILURES, ids=lambda error: type(error).__name__)
async def test_a_thought_that_dies_once_is_thought_again(
    error: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    bots = BrokenThoughts(error, 1)
    async with house_of(bots) as house:
        keys = await house.table("easy", "me")
        async with visit(house, keys["table"], keys["seats"][1]) as ben:
            await ben.until(lambda: acts(ben, 0))
            assert bots.rests()[0] == 1
            await ben.play()
    assert "a thought died" in caplog.text


@pytest.mark.parametrize("error", FAILURES, ids=lambda error: type(error).__name__)
async def test_a_bot_whose_thoughts_always_die_plays_anything_after_a_while(error: BaseException) -> None:
    bots = BrokenThoughts(error)
    async with house_of(bots) as house:
        keys = await house.table("easy", "me", "me", game="tiny_dare")
        async with visit(house, keys["table"], *keys["seats"][1:]) as ben:
            await house.pass_time(2.5)
            assert acts(ben, 0) == 0
            await house.pass_time(1)
            assert acts(ben, 0) == 1
            assert bots.rests() == [1, 2], "it does not try again and again without a rest"
            await ben.play()
            assert len(bots.asked) == 3 * acts(ben, 0)


async def test_a_bot_that_cannot_think_plays_anything_at_once() -> None:
    bots = BrokenThoughts(NoThought("no such level"))
    async with house_of(bots) as house:
        keys = await house.table("easy", "me")
        async with visit(house, keys["table"], keys["seats"][1]) as ben:
            await quiet()
            assert acts(ben, 0) >= 1
            assert len(bots.asked) == acts(ben, 0)


@pytest.mark.parametrize(("deaths", "told"), [(1, "hint"), (3, "error")])
async def test_who_asks_for_a_hint_is_answered(deaths: int, told: str) -> None:
    async with house_of(BrokenThoughts(ValueError("what?"), deaths)) as house:
        keys = await house.table("me", "me")
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            answer = await ada.ask("hint", seat=0)
            assert answer["type"] == told
            assert answer.get("code") == (None if told == "hint" else "unavailable")
            assert (await ada.ask("hint", seat=0))["type"] == "hint", "nothing is in the way of the next"


async def test_a_hint_that_cannot_be_shown_is_an_error(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        monkeypatch.setattr("ludotheque.room.hints.action_shown", lambda *what: 1 / 0)
        monkeypatch.setattr("ludotheque.room.hints.offered", lambda *what: [{"do": FIRST}])
        assert (await ada.ask("hint", seat=0))["code"] == "unavailable"


@pytest.mark.parametrize(("deaths", "rest"), [(1, 1), (1_000_000, 3)])
async def test_somebody_who_is_away_is_answered_for_though_thoughts_die(deaths: int, rest: float) -> None:
    async with house_of(BrokenThoughts(ValueError("what?"), deaths)) as house:
        keys = await house.table("me", "me", game="tiny_dare")
        async with visit(house, keys["table"], keys["seats"][0]) as ada:
            await ada.act(0, "dare 2")
            await house.pass_time(30 + rest - 0.5)
            assert ada.now["n"] == 1
            await house.pass_time(0.5)
            assert ada.now["entry"] == {"kind": "act", "seat": 1, "absent": True}


# What comes of a thought.


async def test_a_bot_acts_later_when_nothing_can_be_stored(house: House) -> None:
    keys = await house.table("easy", "me")
    house.store.full = True
    async with visit(house, keys["table"], keys["seats"][1]) as ben:
        await house.pass_time(8)
        assert (ben.now["n"], house.store.refused) == (0, 4), "at once, and after 1, 2 and 4 seconds"
        house.store.full = False
        await ben.until(lambda: acts(ben, 0))


async def test_an_act_that_dies_is_done_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = await house.table("easy", "me")
    with monkeypatch.context() as broken:
        broken.setattr(Mind, "act", lambda *what: 1 / 0)
        async with visit(house, keys["table"], keys["seats"][1]) as ben:
            await house.pass_time(10)
            assert ben.now["n"] == 0
            assert len(kept(ben.room).thinkers.tasks()) == 1
            broken.undo()
            await ben.until(lambda: acts(ben, 0))


async def test_a_task_that_a_stranger_cancels_is_taken_up_again(house: House) -> None:
    keys = await house.table("easy", "me")
    house.store.full = True
    async with visit(house, keys["table"], keys["seats"][1]) as ben:
        [task] = kept(ben.room).thinkers.tasks()
        task.cancel()
        await quiet()
        [other] = kept(ben.room).thinkers.tasks()
        assert other is not task
        house.store.full = False
        await ben.until(lambda: acts(ben, 0))


async def test_a_vote_that_cannot_be_stored_ends_later(house: House) -> None:
    keys = await house.table("me", "me", game="tiny_crew", options={"level": 3})
    async with visit(house, keys["table"], *keys["seats"]) as both:
        for seat, action in ((0, "lift 1"), (1, "lift 2"), (0, "done"), (1, "done")):
            await both.act(seat, action)
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.act(0, "dig 5")
        house.store.full = True
        await house.pass_time(30)
        assert (ada.now["entry"]["kind"], house.store.refused) == ("propose", 1)
        house.store.full = False
        await house.pass_time(1)
        assert ada.now["entry"]["kind"] == "settle"


# Attendants themselves.


async def test_an_attendant_that_fails_looks_again_and_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    keys = await house.table("me", "easy")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        with monkeypatch.context() as broken:
            broken.setattr(kept(ada.room).thinkers, "after_change", lambda: 1 / 0)
            assert (await ada.act(0, FIRST))["type"] == "ack"
        assert "Thinkers failed; it looks again" in caplog.text
        assert acts(ada, 1) == 0
        await ada.until(lambda: acts(ada, 1))


async def test_an_attendant_that_always_fails_looks_less_and_less_often(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[float] = []

    def fail() -> bool:
        looks.append(house.clock.now())
        raise OSError("no such thing")

    keys = await house.table("me", "easy")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        monkeypatch.setattr(kept(ada.room).thinkers, "after_change", fail)
        await ada.act(0, FIRST)
        await house.pass_time(20)
        assert [later - sooner for sooner, later in pairwise(looks)] == [1, 2, 4, 8]
        monkeypatch.undo()
        await ada.until(lambda: acts(ada, 1))


async def test_a_job_that_dies_takes_no_other_with_it(house: House) -> None:
    async def dies() -> None:
        raise asyncio.CancelledError

    keys = await house.table("me", "me")
    async with visit(house, keys["table"], keys["seats"][0]) as ada:
        await ada.room.jobs.put(dies)
        with pytest.raises(asyncio.CancelledError):
            await ada.room.jobs.do(dies)
        assert (await ada.act(0, FIRST))["type"] == "ack"


async def test_an_errand_rests_longer_each_time_and_is_there_once() -> None:
    clock = HandClock()
    tried: list[float] = []
    over: list[bool] = []

    async def fail() -> None:
        tried.append(clock.now())
        if len(tried) < 8:
            raise OSError("not yet")

    errands = Errands("test", clock, lambda: over.append(True))
    errands.begin("it", fail)
    errands.begin("it", fail)
    await quiet()
    while (due := clock.due()) is not None:
        clock.move_to(due)
        await quiet()
    assert [later - sooner for sooner, later in pairwise(tried)] == [1, 2, 4, 8, 16, 30, 30]
    assert (over, errands.tasks()) == ([True], [])
