"""Tables at which people act in any order and choose together, and at which what was seen is hidden again."""

import pytest

from ludotheque.core.errors import BadRecord, Illegal, Mistake
from ludotheque.table import record
from ludotheque.table.entries import Act, Decide, Entry, Propose, Seat, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.table import Table, replayed
from tests.table.logs import crew, everything, people, tiny

LIFTED: list[Entry] = [Act(0, "lift 1"), Act(1, "lift 2"), Act(2, "lift 3"), *(Act(seat, "done") for seat in range(3))]


def together(*seats: Seat) -> Table:
    """Three moles who have to choose where to dig, at the hardest level."""
    table = Table(crew(3, level=3), list(seats) or people(3))
    for entry in LIFTED:
        table.add(entry)
    assert table.state.common()
    return table


def kinds(table: Table, entry: Entry) -> list[str]:
    return [event.kind for event in table.add(entry).events]


# One choice of all.


def test_a_proposal_plays_nothing_until_all_people_agree() -> None:
    table = together()
    assert kinds(table, Propose(0, "dig 4")) == []
    assert kinds(table, Propose(1, "dig 5")) == []
    assert kinds(table, Propose(2, "dig 4")) == []
    assert table.proposals == {0: "dig 4", 1: "dig 5", 2: "dig 4"}
    assert kinds(table, Propose(1, "dig 4"))[0] in ("dug", "missed")
    assert table.proposals == {}
    assert not table.state.common()


def test_bots_and_open_seats_are_not_asked() -> None:
    table = together(Seat(0, "person"), Seat(1, "bot", "easy"), Seat(2, "open"))
    assert kinds(table, Propose(0, "dig 4"))[0] in ("dug", "missed")


@pytest.mark.parametrize(
    ("proposals", "settled"),
    [
        ([(0, 4)], 4),
        ([(0, 4), (1, 5), (2, 5)], 5),
        ([(2, 6), (0, 4)], 6),
        ([(0, 4), (1, 5), (2, 6)], 4),
        ([(0, 4), (1, 5), (0, 6)], 5),
    ],
)
def test_when_the_time_is_over_most_decide_and_the_first_of_equals(
    proposals: list[tuple[int, int]], settled: int
) -> None:
    table = together()
    for seat, pot in proposals:
        table.add(Propose(seat, f"dig {pot}"))
    [told, *_] = table.add(Decide()).events
    assert told.data["pot"] == settled
    assert table.proposals == {}


def test_who_leaves_takes_the_proposal_along_and_the_others_may_agree_then() -> None:
    table = together()
    table.add(Propose(0, "dig 4"))
    table.add(Propose(2, "dig 5"))
    table.add(Propose(1, "dig 4"))
    assert kinds(table, Seat(2, "bot", "easy"))[0] in ("dug", "missed")
    table = together()
    table.add(Propose(0, "dig 4"))
    assert kinds(table, Seat(0, "bot", "easy")) == []
    assert table.proposals == {}


def test_a_name_changes_no_proposal() -> None:
    table = together()
    table.add(Propose(0, "dig 4"))
    table.add(Seat(0, "person", name="Ada"))
    assert table.proposals == {0: "dig 4"}


@pytest.mark.parametrize(
    ("entry", "error", "said"),
    [
        (Propose(0, "lift 5"), Illegal, "choosing"),
        (Propose(3, "dig 1"), NotNow, "there is no seat 3"),
        (Propose(0, "dig 7"), Mistake, "is no action"),
        (Undo(0), NotNow, "taken back"),
    ],
)
def test_what_cannot_be_proposed_changes_nothing(entry: Entry, error: type[Mistake], said: str) -> None:
    table = together()
    table.add(Propose(1, "dig 2"))
    before = everything(table)
    with pytest.raises(error, match=said):
        table.add(entry)
    assert everything(table) == before


@pytest.mark.parametrize(
    ("entry", "code"),
    [(Propose(0, "lift 1"), "not-common"), (Propose(0, "dig 1"), "not-common"), (Decide(), "no-proposal")],
)
def test_elsewhere_there_is_nothing_to_propose_or_settle(entry: Entry, code: str) -> None:
    table = Table(crew(), people(2))
    before = everything(table)
    with pytest.raises(NotNow) as refused:
        table.add(entry)
    assert refused.value.code == code
    assert everything(table) == before


def test_a_record_tells_who_proposed_what() -> None:
    table = together()
    more: list[Entry] = [Propose(0, "dig 4"), Propose(1, "dig 5"), Propose(0, "dig 6"), Decide()]
    for entry in more:
        table.add(entry)
    text = record.write(record.recorded(table, people(3), [*LIFTED, *more]))
    assert "3 done\n1 propose dig 4\n2 propose dig 5\n1 propose dig 6\nsettle\n" in text
    assert record.read(text).entries[-4:] == more
    assert record.verify(record.read(text)).state.position() == table.state.position()
    for wrong in ("4 propose dig 4", "@1 1 propose dig 4", "1 settle", "settle "):
        with pytest.raises(BadRecord, match="line 18"):
            record.verify(record.read(text.replace("1 propose dig 4", wrong, 1)))


# Free order.


def test_bots_leave_room_to_people_who_owe_something() -> None:
    table = Table(crew(3), [Seat(0, "person"), Seat(1, "bot", "easy"), Seat(2, "person")])
    assert table.leading() == [0, 2] == table.waits_for()
    table.add(Act(0, "lift 1"))
    assert table.leading() == [2] == table.waits_for()
    table.add(Act(2, "lift 2"))
    assert (table.leading(), table.waits_for()) == ([], [0, 1, 2]), "nobody is done, but only the bot owes something"
    table.add(Act(1, "lift 3"))
    table.add(Act(1, "done"))
    assert table.waits_for() == [0, 2]
    table.add(Act(0, "done"))
    table.add(Seat(2, "bot", "easy"))
    table.add(Seat(2, "person"))
    assert (table.leading(), table.waits_for()) == ([], [2])


def test_where_all_choose_together_those_are_waited_for_who_propose_nothing() -> None:
    table = together(Seat(0, "person"), Seat(1, "bot", "easy"), Seat(2, "person"))
    assert table.waits_for() == [0, 2]
    table.add(Propose(0, "dig 4"))
    assert table.waits_for() == [2]


def test_a_new_round_begins_with_people() -> None:
    table = together(Seat(0, "person"), Seat(1, "bot", "easy"), Seat(2, "bot", "easy"))
    assert table.leading() == [], "all choose together"
    table.add(Propose(0, "dig 4"))
    assert table.leading() == [0]


def test_where_turns_are_fixed_nobody_leads() -> None:
    assert Table(tiny(), people(2)).leading() == []


# Hidden again.


def test_what_was_seen_before_the_last_hiding_is_behind_the_veil_until_the_end() -> None:
    table = together()
    assert table.veil() == 0
    for seat in range(3):
        step = table.add(Propose(seat, "dig 4"))
    first, *rest = [event.kind for event in step.events]
    assert first in ("dug", "missed")
    assert (step.hidden, rest) == (1, ["covered"])
    assert table.veil() == step.number == table.number
    while not table.state.over():
        for seat in range(3):
            action = table.game.write(table.state.actions(seat)[0])
            table.add(Act(seat, action))
            if table.state.over():
                break
    assert table.veil() == 0


def test_with_notes_nothing_is_hidden() -> None:
    opening = crew(3, level=3, notes=True)
    steps = [step for _, step in replayed(opening, people(3), [*LIFTED, Propose(0, "dig 4"), Decide()])]
    *_, (table, _) = replayed(opening, people(3), [*LIFTED, Propose(0, "dig 4"), Decide()])
    assert table.veil() == 0
    assert {step.hidden for step in steps} == {0}


def test_a_hiding_is_never_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Done could be taken back; had it hidden something, that would be a second look."""
    table = Table(crew(2), people(2))
    table.add(Act(0, "lift 1"))
    table.add(Act(0, "done"))
    assert table.undo_depth(0) == 1
    table.add(Undo(0))

    def hiding(state: object, kind: str, **data: int) -> None:
        table.state.report.hide()  # type: ignore[union-attr]

    monkeypatch.setattr(type(table.state), "tell", hiding)
    table.add(Act(0, "done"))
    assert (table.undo_depth(0), table.veil()) == (0, table.number)
