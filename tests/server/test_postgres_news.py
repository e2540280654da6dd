"""When a server tells its news, how much of them, and what becomes of those that could not be told."""

import pytest
from msgspec import Raw

from ludotheque.room.fleet import AnyNews, Here, LogGrew, Nudged
from ludotheque.room.news import read
from ludotheque.server import postgres_news
from ludotheque.server.postgres_news import LONGEST, QUIET, TOGETHER, Outbox
from ludotheque.table.entries import Act

pytestmark = pytest.mark.anyio

ACT = Act(0, "throw")
LONG = Raw(b'"' + b"x" * LONGEST + b'"')


class Hand:
    """A clock that the test moves."""

    time = 1_000.0

    def __call__(self) -> float:
        return self.time


def told(outbox: Outbox) -> list[AnyNews | None]:
    return [read(text).news for text in outbox.take()]


def test_where_little_happens_news_go_at_once_and_else_in_the_moments_of_all_servers() -> None:
    hand = Hand()
    one, two = Outbox("one", hand), Outbox("two", hand)
    one.put(Nudged("t"))
    assert one.due_in() == 0
    one.take()
    hand.time += TOGETHER / 4
    two.put(Nudged("u"))
    two.take()
    for outbox in (one, two):
        assert 0 < outbox.due_in() <= TOGETHER
    assert one.due_in() == two.due_in()
    hand.time += QUIET + TOGETHER
    assert one.due_in() == two.due_in() == 0


def test_news_are_told_in_their_order_and_what_could_not_be_told_first() -> None:
    outbox = Outbox("one", Hand())
    outbox.put(LogGrew("t", 0, [ACT]))
    outbox.put(LogGrew("t", 1, [ACT]))
    failed = outbox.take()
    outbox.put(LogGrew("t", 2, [ACT]))
    outbox.put_back(failed)
    assert [news.after for news in told(outbox) if isinstance(news, LogGrew)] == [0, 1, 2]
    assert told(outbox) == []


def test_what_holds_last_is_told_last_although_it_held_before() -> None:
    """Of news that are told together and are the same to the letter PostgreSQL hands on the first only."""
    outbox = Outbox("one", Hand())
    for viewers in ([[0]], [], [[0]]):
        outbox.put(Here("t", viewers))
    assert told(outbox) == [Here("t", []), Here("t", [[0]])]
    outbox.put(Here("t", [[0]]))
    outbox.put(Here("t", []))
    failed = outbox.take()
    outbox.put(Here("t", [[0]]))
    outbox.put_back(failed)
    assert told(outbox) == [Here("t", []), Here("t", [[0]])]


async def test_whoever_waits_for_news_is_woken_by_what_was_put_back() -> None:
    outbox = Outbox("one", Hand())
    assert not await outbox.filled(0)
    outbox.put(Nudged("t"))
    failed = outbox.take()
    assert not await outbox.filled(0)
    outbox.put_back(failed)
    assert await outbox.filled(60)


def test_of_a_log_as_much_is_told_as_can_be() -> None:
    outbox = Outbox("one", Hand())
    outbox.put(LogGrew("t", 3, [ACT], "a", [[((0,), Raw(b"{}"))]]))
    outbox.put(LogGrew("t", 4, [ACT], "b", [[((0,), LONG)]]))
    outbox.put(LogGrew("t", 5, [Act(0, "x" * LONGEST)], "c"))
    outbox.put(Here("t", [[0, 1, 2]] * LONGEST))
    drawn, plain, short = told(outbox)
    assert isinstance(drawn, LogGrew)
    assert drawn.drawings() == [{(0,): b"{}"}]
    assert plain == LogGrew("t", 4, [ACT], "b")
    assert short == LogGrew("t")


def test_while_nothing_can_be_told_it_is_kept_which_logs_have_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_news, "MOST_WAITING", 1)
    outbox = Outbox("one", Hand())
    outbox.put(LogGrew("t", 0, [ACT]))
    for number in (1, 2):
        outbox.put(LogGrew("t", number, [ACT]))
        outbox.put(Nudged("t"))
    assert told(outbox) == [LogGrew("t", 0, [ACT]), LogGrew("t")]
