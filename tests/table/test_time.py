"""Tables of timed games: every act has its moment, what was due comes first, and time is never taken back."""

import msgspec
import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadRecord, Illegal, Mistake
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Seat, Tick, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.opening import Base, Opening
from ludotheque.table.table import Table, branch
from tests.table.logs import everything, people, random_log, timed, tiny


@pytest.fixture
def table() -> Table:
    return Table(timed(), people(2))


def kinds(table: Table, entry: Entry) -> list[str]:
    return [event.kind for event in table.add(entry).events]


def test_an_act_happens_at_its_moment_after_all_that_was_due(table: Table) -> None:
    assert kinds(table, Act(0, "toss 1", 30)) == ["tossed"]
    assert table.state.clock == 30
    assert table.state.due() == 430
    told = kinds(table, Act(1, "toss 1", 430))
    assert told[0] in ("heads", "tails")
    assert told[-1] == "tossed"


def test_a_tick_lets_time_go_by(table: Table) -> None:
    table.add(Act(0, "toss 1", 0))
    table.add(Act(0, "toss 2", 0))
    assert table.state.to_act() == []
    assert not table.state.over()
    assert kinds(table, Tick(399)) == []
    assert len(kinds(table, Tick(400))) == 1
    assert table.state.to_act() == [0, 1]
    assert table.number == 4


def test_one_long_wait_tells_everything_in_order() -> None:
    often, rarely = Table(timed(), people(2)), Table(timed(), people(2))
    for entry in (Act(0, "toss 2", 0), Act(1, "toss 1", 10)):
        assert kinds(often, entry) == kinds(rarely, entry)
    assert kinds(often, Tick(410)) + kinds(often, Tick(700)) == kinds(rarely, Tick(700))
    assert often.state.position() == rarely.state.position()


@pytest.mark.parametrize(
    ("entry", "error", "said"),
    [
        (Act(1, "toss 1", 499), Illegal, "in-the-air"),
        (Act(1, "toss 1", 99), NotNow, "99 ms have gone by: the clock stands at 100 ms"),
        (Act(1, "toss 2", -1), NotNow, "have gone by"),
        (Act(1, "toss 2"), NotNow, "say at which moment"),
        (Act(1, "toss 3", 900), Mistake, "is no action"),
        (Act(2, "toss 2", 900), NotNow, "there is no seat 2"),
        (Tick(99), NotNow, "the clock stands at 100 ms"),
        (Undo(0), NotNow, "taken back"),
    ],
)
def test_what_cannot_be_changes_nothing_not_even_the_clock(
    table: Table, entry: Entry, error: type[Mistake], said: str
) -> None:
    table.add(Act(0, "toss 1", 100))
    before = everything(table)
    with pytest.raises(error, match=said):
        table.add(entry)
    assert everything(table) == before
    assert kinds(table, Tick(120)) == []


def test_an_act_refused_at_a_later_moment_leaves_what_was_due_untold(table: Table) -> None:
    """The big coin is in the air until 900; the small one lands on the way there, but the act never happened."""
    table.add(Act(0, "toss 1", 100))
    table.add(Act(0, "toss 2", 200))
    before = everything(table)
    with pytest.raises(Illegal):
        table.add(Act(1, "toss 2", 800))
    assert everything(table) == before
    assert len(kinds(table, Tick(500))) == 1


@pytest.mark.parametrize("entry", [Tick(0), Act(0, "bid 1", 0), Act(0, "bid 1", 100)])
def test_elsewhere_there_is_no_time(entry: Entry) -> None:
    table = Table(tiny(), people(2))
    before = everything(table)
    with pytest.raises(NotNow, match="no time passes") as refused:
        table.add(entry)
    assert refused.value.code == "no-clock"
    assert everything(table) == before


def test_nothing_is_ever_taken_back(table: Table) -> None:
    for _ in random_log(table, Rng("no way back")):
        assert [table.undo_depth(seat) for seat in (0, 1)] == [0, 0]
        assert table.base().number == table.number


def test_a_base_keeps_the_clock(table: Table) -> None:
    table.add(Act(0, "toss 1", 100))
    table.add(Seat(1, "bot", "hard"))
    base = msgspec.json.decode(msgspec.json.encode(table.base()), type=Base)
    resumed = Table.resume(table.opening, base, [Tick(500)])
    table.add(Tick(500))
    assert everything(resumed) == everything(table)


def test_playing_on_from_here_goes_on_at_this_moment(table: Table) -> None:
    table.add(Act(0, "toss 1", 100))
    table.add(Tick(250))
    again = Table(branch(table, 0, "again"), people(2))
    assert (again.state.clock, again.state.due()) == (250, 500)
    with pytest.raises(NotNow):
        again.add(Tick(249))
    again.add(Tick(500))


def settled() -> Opening:
    """Both have two heads, and both coins are falling: time alone will not decide, but it may."""
    coins = [{"seat": 0, "lands": 300}, {"seat": 1, "lands": 500}]
    position = {"clock": 70, "coins": coins, "heads": [2, 2], "rng": [1, 2, 3, 4]}
    return Opening(timed().setup, "settled", position)


def test_the_rest_of_a_timed_game_takes_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Heads is never settled before its end, so it is told that it is."""
    table = Table(settled(), people(2))
    with pytest.raises(NotNow, match="still open"):
        table.finish()
    monkeypatch.setattr(type(table.state), "settled", lambda state: True)
    rest = table.finish()
    assert rest[0] == Tick(300)
    for entry in rest:
        table.add(entry)
    assert table.state.over()


def test_stored_acts_of_games_without_time_have_no_moment() -> None:
    assert msgspec.json.encode(Act(0, "roll")) == b'{"kind":"act","seat":0,"action":"roll"}'
    for entry in (Act(0, "roll"), Act(0, "toss 1", 0), Tick(1800)):
        assert msgspec.json.decode(msgspec.json.encode(entry), type=Entry) == entry


def test_a_record_says_when(table: Table) -> None:
    entries: list[Entry] = [Act(0, "toss 1", 0), Seat(1, "bot", "hard"), Act(1, "toss 2", 140), Tick(400), Tick(840)]
    for entry in entries:
        table.add(entry)
    text = record.write(record.recorded(table, people(2), entries))
    assert "\n\n@0 1 toss 1\nseat 2 bot hard\n@140 2 toss 2\n@400\n@840\n\nfinal " in text
    assert record.read(text).entries == entries
    assert record.verify(record.read(text)).state.clock == 840


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("@140 2", "@0140 2", "line 10: '@0140 2 toss 2' should be written '@140 2 toss 2'"),
        ("@140 2", "@1e3 2", "line 10: '@1e3 2 toss 2' is no entry"),
        ("@140 2", "@ 2", "line 10: '@ 2 toss 2' is no entry"),
        ("@140 2", "@9999999999999999 2", "line 10: '9999999999999999' is no number"),
        ("@140 2 toss 2", "@140 2 undo", "line 10: '@140 2 undo' should be written '2 undo'"),
        ("@140 2", "@140  2", "line 10: '@140  2 toss 2' is no entry"),
        ("@140 2", "@140 3", "line 10: there is no seat 3"),
        ("@140 2", "2", "line 10: '2 toss 2': tiny_timed is played against the clock here"),
        ("@400", "@139", "line 11: '@139': 139 ms have gone by: the clock stands at 140 ms"),
        ("@140 2 toss 2", "@140 2 toss 1", "line 10: '@140 2 toss 1': the rules refuse it: in-the-air"),
        ("@900", "@901", "the final state is not that of the record"),
    ],
)
def test_every_complaint_names_its_line(table: Table, old: str, new: str, complaint: str) -> None:
    entries: list[Entry] = [Act(0, "toss 1", 0), Act(1, "toss 2", 140), Tick(400), Tick(900)]
    for entry in entries:
        table.add(entry)
    text = record.write(record.recorded(table, people(2), entries))
    record.verify(record.read(text))
    assert old in text
    with pytest.raises(BadRecord, match=complaint):
        record.verify(record.read(text.replace(old, new, 1)))
