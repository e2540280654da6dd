"""Workers beside the page that answer, die, or are taken away without a word."""

import asyncio
from collections.abc import Callable

import pytest

from ludotheque.alone import helpers
from ludotheque.alone.helpers import BrowserDealer, BrowserReviewer, BrowserThoughts
from ludotheque.games import box
from ludotheque.review.shapes import ReviewSketch
from ludotheque.room.thoughts import NoThought, Question
from ludotheque.table.deal import Deal
from tests.first_game import GAME

pytestmark = pytest.mark.anyio

QUESTION = Question(box(GAME).setup(), 0, {}, "easy", "seed", "memory")


class SilentHelpers:
    """Say what the test tells them to, or nothing; they note what was begun and ended."""

    def __init__(self, *lines: str | None, thought: str = "") -> None:
        self.lines = lines
        self.thought = thought
        self.cut = 0
        self.begun: list[str] = []
        self.ended: list[str] = []

    async def think(self, question: str) -> str:
        if not self.thought:
            await asyncio.Event().wait()
        return self.thought

    def cut_short(self) -> None:
        self.cut += 1

    def begin(self, work: str, text: str, told: Callable[[str | None], None]) -> Callable[[], None]:
        self.begun.append(work)
        for line in self.lines:
            told(line)
        return lambda: self.ended.append(work)


async def test_a_thought_that_never_comes_has_died(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "DEADLINE", 0.01)
    lent = SilentHelpers()
    with pytest.raises(TimeoutError):
        await BrowserThoughts(lent).ask(QUESTION)
    assert lent.cut == 1


async def test_a_thought_that_nobody_waits_for_is_cut_short_and_the_next_has_its_turn() -> None:
    lent = SilentHelpers()
    thoughts = BrowserThoughts(lent)
    task = asyncio.create_task(thoughts.ask(QUESTION))
    await asyncio.sleep(0)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert lent.cut == 1
    lent.thought = '{"thought":{"action":"throw"}}'
    assert (await thoughts.ask(QUESTION)).action == "throw"
    lent.thought = '{"error":"a bot cannot"}'
    with pytest.raises(NoThought, match="a bot cannot"):
        await thoughts.ask(QUESTION)
    assert lent.cut == 1


async def test_a_worker_is_ended_with_its_work() -> None:
    lent = SilentHelpers('{"easy":1.0}', '{"never":"heard"}')
    assert await BrowserDealer(lent).play(Deal(GAME, "2026-11-18")) == {"easy": 1.0}
    assert lent.ended == ["deal"]


async def test_a_worker_that_dies_leaves_no_review_and_no_deal() -> None:
    lent = SilentHelpers('{"sketch":{"progress":0.5,"entries":[],"chances":[]}}', None)
    assert [stage async for stage in BrowserReviewer(lent).judge("a record")] == [ReviewSketch(0.5, [], [])]
    with pytest.raises(EOFError):
        await BrowserDealer(SilentHelpers(None)).play(Deal(GAME, "2026-11-18"))
    wrong = SilentHelpers('{"error":"no such game"}')
    with pytest.raises(RuntimeError, match="no such game"):
        _ = [stage async for stage in BrowserReviewer(wrong).judge("a record")]
    assert (lent.ended, wrong.ended) == (["review"], ["review"])


async def test_a_review_that_nobody_waits_for_ends_its_worker() -> None:
    lent = SilentHelpers()
    stages = BrowserReviewer(lent).judge("a record")
    task = asyncio.ensure_future(anext(stages))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert lent.begun == ["review"]
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert lent.ended == ["review"]
