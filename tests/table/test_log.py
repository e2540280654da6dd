"""A table is the fold of its log: from the beginning, from a base, or entry by entry, it is the same table."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.examples import as_many
from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadNotation, Illegal, Mistake
from ludotheque.core.types import Data
from ludotheque.table.entries import Act, Entry, Lesson, Seat, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.opening import Base
from ludotheque.table.table import Table, replayed
from tests.table.logs import everything, opening, people, random_log, tiny


@settings(max_examples=as_many(8))
@given(SEEDS)
def test_replaying_the_log_gives_the_same_table_at_every_step(case: Case, seed: int) -> None:
    table = Table(opening(case.game, seed), people(case.game.seats))
    seen = [everything(table)]
    log = []
    for entry in random_log(table, Rng(f"log {seed}"), most=150, giving_up=True):
        log.append(entry)
        seen.append(everything(table))
    again = [everything(stepped) for stepped, _ in replayed(table.opening, people(case.game.seats), log)]
    assert again == seen


@settings(max_examples=4)
@given(SEEDS)
def test_resuming_from_any_base_equals_replaying_everything(case: Case, seed: int) -> None:
    table = Table(opening(case.game, seed), people(case.game.seats))
    log: list[Entry] = []
    bases = [table.base()]
    for number, entry in enumerate(random_log(table, Rng(f"log {seed}"), most=150, giving_up=True)):
        log.append(entry)
        if number % 5 == seed % 5:
            base = msgspec.json.decode(msgspec.json.encode(table.base()), type=Base)
            resumed = Table.resume(table.opening, base, log[base.number :])
            assert everything(resumed) == everything(table)
            assert msgspec.json.encode(resumed.base()) == msgspec.json.encode(base)
            bases.append(base)
    for base in bases:
        assert everything(Table.resume(table.opening, base, log[base.number :])) == everything(table)


def test_resuming_leaves_the_base_as_it_was() -> None:
    base = Table(tiny(), people(2)).base()
    Table.resume(tiny(), base, [Seat(0, "bot", "hard")])
    assert base.seats == people(2)


def test_steps_are_numbered_and_tell_their_events() -> None:
    table = Table(tiny(), people(2))
    steps = [table.add(Act(0, "bid 1")), table.add(Undo(0)), table.add(Act(0, "bid 2")), table.add(Act(1, "bid 0"))]
    assert [step.number for step in steps] == [1, 2, 3, 4]
    assert [event.kind for event in steps[0].events] == ["bid", "bid-this"]
    assert steps[1].events == []
    assert [event.kind for event in steps[3].events][:4] == ["bid", "bid-this", "bid-shown", "bid-shown"]


@pytest.mark.parametrize(
    ("entry", "error"),
    [
        (Act(0, "bid 99"), BadNotation),
        (Act(2, "bid 1"), NotNow),
        (Act(-1, "bid 1"), NotNow),
        (Undo(0), NotNow),
        (Undo(7), NotNow),
        (Seat(2, "bot"), NotNow),
        (Lesson(), NotNow),
    ],
)
def test_what_cannot_be_changes_nothing(entry: Entry, error: type[Mistake]) -> None:
    table = Table(tiny(), people(2))
    before = everything(table)
    with pytest.raises(error):
        table.add(entry)
    assert everything(table) == before


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    table = Table(tiny(), people(2))
    table.add(Act(0, "bid 1"))
    before = everything(table)
    with pytest.raises(Illegal, match="M2") as refused:
        table.add(Act(0, "bid 2"))
    assert refused.value.refusal["refusal"] == "already-bid"
    assert everything(table) == before


def test_seats_change_hands_and_the_game_goes_on() -> None:
    table = Table(tiny(), people(2))
    table.add(Seat(1, "bot", "hard"))
    table.add(Act(1, "bid 1"))
    table.add(Seat(1, "person", name="Ada"))
    table.add(Act(0, "bid 0"))
    assert table.seats == [Seat(0, "person"), Seat(1, "person", name="Ada")]
    assert table.state.to_act() == [0, 1]


@pytest.mark.parametrize("seats", [people(1), people(3), list(reversed(people(2)))])
def test_a_table_needs_its_seats_in_order(seats: list[Seat]) -> None:
    with pytest.raises(Mistake, match="seats 0 to 1"):
        Table(tiny(), seats)


@settings(max_examples=5)
@given(SEEDS, st.integers(0, 60))
def test_a_table_may_begin_on_a_position(case: Case, seed: int, depth: int) -> None:
    position = case.walked(seed, depth).position()
    begun = Table(opening(case.game, seed).__class__(case.game.setup, "new chance", position), people(case.game.seats))
    there = begun.state.position()
    assert there.pop("rng") == Rng("new chance").words()
    assert there == {name: value for name, value in position.items() if name != "rng"}


@settings(max_examples=4)
@given(SEEDS)
def test_what_is_tried_on_a_draft_leaves_the_table_as_it_is(case: Case, seed: int) -> None:
    table = Table(opening(case.game, seed), people(case.game.seats))
    chance = Rng(f"log {seed}")
    for _ in random_log(table, chance, most=60):
        before, undone = everything(table), after_undoing(table)
        draft = table.draft()
        assert everything(draft) == before
        list(random_log(draft, chance, most=4))
        assert everything(table) == before
        assert after_undoing(table) == undone


def after_undoing(table: Table) -> list[Data]:
    """The table as each seat's undo would leave it."""
    found = []
    for seat in range(table.game.seats):
        draft = table.draft()
        if draft.undo_depth(seat):
            draft.add(Undo(seat))
            found.append(everything(draft))
            list(random_log(draft, Rng("on"), most=2))
    return found
