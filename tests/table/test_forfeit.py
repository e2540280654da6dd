"""Giving up, and losing on time: the seat has lost, whatever becomes of the game, and the record says so."""

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadRecord
from ludotheque.games import box
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Forfeit, Seat, Tick, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from tests.table.logs import crew, dare, people, random_log, timed, tiny


def refused(table: Table, entry: Entry) -> str:
    number = table.number
    with pytest.raises(NotNow) as found:
        table.add(entry)
    assert table.number == number
    return found.value.code


def test_between_two_it_ends_the_game() -> None:
    table = Table(tiny(), people(2))
    table.add(Act(0, "bid 1"))
    assert (table.over(), table.result()) == (False, None)
    table.add(Forfeit(0, "resigned"))
    assert (table.over(), table.settled(), table.result()) == (True, True, [0, 1])
    assert not table.state.over(), "the rules know nothing of it"
    assert (table.to_act(), table.acting(), table.awaited(), table.leading()) == ([], 0, 0, [])
    for entry in (Act(1, "bid 1"), Forfeit(1, "time")):
        assert refused(table, entry) == "over"
    assert refused(table, Undo(0)) == "nothing-to-undo"
    with pytest.raises(NotNow, match="over already"):
        table.finish()


def test_among_more_the_others_play_on_and_the_seat_has_lost() -> None:
    table = Table(dare(), people(3))
    table.add(Forfeit(1, "time"))
    table.add(Seat(1, "bot", "hard", "Ben"))
    assert not table.over()
    assert refused(table, Forfeit(1, "resigned")) == "forfeited"
    assert refused(table, Seat(1, "person")) == "forfeited"
    assert refused(table, Seat(1, "open")) == "forfeited"
    table.add(Seat(1, "bot", "easy", "Ben"))
    for _ in random_log(table, Rng("on"), most=400):
        pass
    result = table.result()
    assert result is not None
    assert result[1] == 0
    assert sum(result) == 1


def test_the_last_who_stays_has_won() -> None:
    table = Table(dare(), people(3))
    table.add(Forfeit(2, "resigned"))
    table.add(Forfeit(0, "resigned"))
    assert (table.over(), table.result()) == (True, [0, 1, 0])


def test_who_has_lost_may_be_renamed_but_not_play_again() -> None:
    table = Table(tiny(), people(2))
    table.add(Forfeit(0, "resigned"))
    table.add(Seat(0, "person", name="Ada"))
    assert (table.seats[0].name, table.result()) == ("Ada", [0, 1])


def test_where_all_win_or_lose_together_nobody_gives_up() -> None:
    assert refused(Table(crew(), people(2)), Forfeit(0, "resigned")) == "no-rivals"
    lessons = Opening(box("laaancez").setup(), "any", tutorial=True)
    assert refused(Table(lessons, people(2)), Forfeit(0, "resigned")) == "no-rivals"


def test_after_the_end_nobody_gives_up() -> None:
    table = Table(tiny(), people(2))
    while not table.state.over():
        seat = table.to_act()[0]
        table.add(Act(seat, table.game.write(table.state.actions(seat)[0])))
    result = table.result()
    assert refused(table, Forfeit(0, "resigned")) == "over"
    assert table.result() == result == table.state.outcome()


def test_time_stands_still_once_the_game_is_given_up() -> None:
    table = Table(timed(), people(2))
    table.add(Act(0, "toss 1", 0))
    table.add(Forfeit(1, "resigned"))
    assert table.due() == -1
    assert refused(table, Tick(400)) == "over"


def test_a_record_says_who_gave_up_and_verifies() -> None:
    table = Table(dare(), people(3))
    log: list[Entry] = [Act(0, "dare 2"), Act(1, "stand", late=True), Forfeit(1, "resigned"), Forfeit(2, "time")]
    for entry in log:
        table.add(entry)
    text = record.write(record.recorded(table, people(3), log))
    assert "\n1 dare 2\n2 late stand\n2 resign\n3 timeout\n\nresult 1 0 0\n" in text
    kept = record.read(text)
    assert (kept.entries, record.write(kept)) == (log, text)
    assert record.verify(kept).result() == [1, 0, 0]
    for old, new in (("3 timeout\n", ""), ("result 1 0 0", "result 0 1 0")):
        with pytest.raises(BadRecord, match="the result is"):
            record.verify(record.read(text.replace(old, new)))
    with pytest.raises(BadRecord, match="has lost already"):
        record.verify(record.read(text.replace("3 timeout", "2 timeout")))
