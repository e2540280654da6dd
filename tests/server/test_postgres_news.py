"""When a server tells its news, how they are carried, and what becomes of those that could not be told."""

import asyncio
import socket
from time import process_time

import pytest
from msgspec import Raw

from ludotheque.room.fleet import AnyNews, Here, LogGrew, Nudged, WhoIsHere
from ludotheque.server import postgres_news
from ludotheque.server.backends import own_name
from ludotheque.server.postgres_news import LONGEST, QUIET, TOGETHER, Inbox, Outbox, letters, understood
from ludotheque.table.entries import Act
from tests.patience import PATIENCE

pytestmark = pytest.mark.anyio

ACT = Act(0, "throw")


class Hand:
    """A clock that the test moves."""

    time = 1_000.0

    def __call__(self) -> float:
        return self.time


def test_where_little_happens_news_go_at_once_and_else_in_the_moments_of_all_servers() -> None:
    hand = Hand()
    one, two = Outbox(hand), Outbox(hand)
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
    outbox = Outbox(Hand())
    outbox.put(LogGrew("t", 0, [ACT]))
    outbox.put(LogGrew("t", 1, [ACT]))
    failed = outbox.take()
    outbox.put(LogGrew("t", 2, [ACT]))
    outbox.put_back(failed)
    assert [news.after for news in outbox.take() if isinstance(news, LogGrew)] == [0, 1, 2]
    assert outbox.take() == []


def heard(inbox: Inbox, *bulletins: list[str]) -> list[tuple[str, list[AnyNews]]]:
    """What somebody hears of whom, of letters as NOTIFY carries them: in one transaction, of those alike the first."""
    carried = [inbox.take(letter) for bulletin in bulletins for letter in dict.fromkeys(bulletin)]
    return [(server, [*map(understood, bulletin)]) for server, bulletin in filter(None, carried)]


def test_what_holds_last_is_told_last_although_it_held_before() -> None:
    news: list[AnyNews] = [Here("t", [[0]]), Here("t", []), Here("t", [[0]])]
    assert heard(Inbox("two"), letters("one", news)) == [("one", news)]


def test_nothing_is_too_long_to_be_told() -> None:
    """Drawings as long as they come, in letters that PostgreSQL takes, of whatever characters."""
    drawn = Raw(b'"' + ("é€😀" * LONGEST).encode() + b'"')
    grew = LogGrew("t", 3, [ACT], "a", [[((0,), drawn)]])
    same = Here("t", [[0, 1, 2]] * 3 * LONGEST)
    written = letters("one", [grew, same])
    assert len(written) > 9
    assert all(len(letter.encode()) <= LONGEST for letter in written)
    [(server, [first, second])] = heard(Inbox("two"), written)
    assert isinstance(first, LogGrew)
    assert (server, first.drawings(), second) == ("one", [{(0,): bytes(drawn)}], same)


def test_a_bulletin_of_thousands_of_letters_takes_no_longer_for_each() -> None:
    grew = LogGrew("t", 3, [ACT], "a", [[((0,), Raw(b'"' + b"x" * 40_000_000 + b'"'))]])
    before = process_time()
    assert len(heard(Inbox("two"), letters("one", [grew]))) == 1
    assert process_time() - before < 5


def test_no_server_is_taken_for_another_or_for_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the machine is called."""
    monkeypatch.setattr(socket, "gethostname", lambda: "game house")
    one, longer = own_name(), f"{own_name()}-2"
    assert [told for told, _ in heard(Inbox(one), letters(one, []), letters(longer, []))] == [longer]


def test_bulletins_of_several_servers_are_not_mixed_up() -> None:
    """Nor does a server hear itself."""
    long = Here("t", [[0, 1, 2]] * LONGEST)
    one, two, three = (letters(server, [long, Nudged(server)]) for server in ("one", "two", "three"))
    mixed = [letter for pair in zip(one, two, three, strict=True) for letter in pair]
    assert heard(Inbox("three"), mixed) == [("one", [long, Nudged("one")]), ("two", [long, Nudged("two")])]


async def test_whoever_waits_for_news_is_woken_by_what_was_put_back() -> None:
    outbox = Outbox(Hand())
    outbox.put(Nudged("t"))
    failed = outbox.take()
    waiting = asyncio.create_task(outbox.filled())
    await asyncio.sleep(0)
    assert not waiting.done()
    outbox.put_back(failed)
    await asyncio.wait_for(waiting, PATIENCE)


def test_what_is_put_back_is_left_for_others_to_draw() -> None:
    """News may wait for long, and how a step looks is by far the longest of them."""
    outbox = Outbox(Hand())
    outbox.put(LogGrew("t", 3, [ACT], "a", [[((0,), Raw(b'"long"'))]]))
    outbox.put_back(outbox.take())
    assert outbox.take() == [LogGrew("t", 3, [ACT], "a")]


def test_while_nothing_can_be_told_the_last_of_each_kind_of_news_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has a table open must be known: only they are told of it."""
    monkeypatch.setattr(postgres_news, "MOST_WAITING", 1)
    outbox = Outbox(Hand())
    outbox.put(LogGrew("t", 0, [ACT]))
    for number in (1, 2):
        outbox.put(LogGrew("t", number, [ACT]))
        outbox.put(WhoIsHere("t", number))
        outbox.put(WhoIsHere("u", number))
    assert outbox.take() == [LogGrew("t", 0, [ACT]), LogGrew("t"), WhoIsHere("t", 2), WhoIsHere("u", 2)]
    assert outbox.take() == []


def test_of_what_is_kept_the_last_is_told_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has opened a table once more is not to be taken for one that has put it away."""
    monkeypatch.setattr(postgres_news, "MOST_WAITING", 0)
    outbox = Outbox(Hand())
    for news in (WhoIsHere("t", 1), Here("t", [], 1, put_away=True), WhoIsHere("t", 2)):
        outbox.put(news)
    assert outbox.take() == [Here("t", [], 1, put_away=True), WhoIsHere("t", 2)]
