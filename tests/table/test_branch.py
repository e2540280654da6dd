"""Playing on from here: what the seat knows stays, what it does not know is dealt afresh, chance is new."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.plain import plain
from ludotheque.core.chance import Rng
from ludotheque.core.events import WATCHER
from ludotheque.table.entries import Act
from ludotheque.table.table import Table, branch
from tests.table.logs import opening, people, random_log, tiny


@settings(max_examples=10)
@given(SEEDS, st.integers(0, 80), st.data())
def test_what_the_seat_knows_stays(case: Case, seed: int, depth: int, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from(case.viewers))
    table = Table(opening(case.game, seed), people(case.game.seats))
    list(random_log(table, Rng(f"log {seed}"), most=depth))
    before = plain(table.state.position())
    branched = Table(branch(table, seat, "another"), people(case.game.seats))
    assert plain(branched.state.knowledge(seat)) == plain(table.state.knowledge(seat))
    assert branched.state.rng.words() == Rng("another").words()
    assert plain(table.state.position()) == before


def test_what_the_seat_does_not_know_is_dealt_afresh() -> None:
    table = Table(tiny(), people(2))
    table.add(Act(1, "bid 2"))
    branches = [Table(branch(table, 0, f"branch {number}"), people(2)).state.position() for number in range(60)]
    assert len({position["nests"][1] for position in branches}) > 3
    assert len({position["bids"][1] for position in branches}) > 2
    assert {position["nests"][0] for position in branches} == {table.state.position()["nests"][0]}
    own = [Table(branch(table, 1, f"branch {number}"), people(2)).state.position() for number in range(10)]
    assert {position["bids"][1] for position in own} == {2}


def test_a_watchers_branch_keeps_no_secret() -> None:
    table = Table(tiny(), people(2))
    branches = [Table(branch(table, WATCHER, f"branch {number}"), people(2)).state.position() for number in range(60)]
    assert all(len({position["nests"][seat] for position in branches}) > 3 for seat in (0, 1))


def test_the_same_seed_branches_the_same_way() -> None:
    table = Table(tiny(), people(2))
    assert branch(table, 0, "again") == branch(table, 0, "again")
