"""Undo: one's own last action and what bots did since, while no chance was drawn and nobody learned anything."""

import pytest
from hypothesis import given, settings

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.plain import plain
from ludotheque.contract.random_games import random_action
from ludotheque.core.chance import Rng
from ludotheque.table.entries import Act, Seat, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.table import UNDO_DEPTH, Table
from tests.table.logs import opening, people, random_log, tiny


def bots_but(seat: int, count: int) -> list[Seat]:
    return [
        Seat(other, "person" if other == seat else "bot", "" if other == seat else "easy") for other in range(count)
    ]


def test_a_secret_choice_can_be_taken_back_before_the_reveal() -> None:
    table = Table(tiny(), people(2))
    before = plain(table.state.position())
    table.add(Act(0, "bid 3"))
    assert [table.undo_depth(seat) for seat in (0, 1)] == [1, 0]
    table.add(Undo(0))
    assert plain(table.state.position()) == before
    assert table.number == 2
    table.add(Act(0, "bid 1"))


def test_nothing_is_taken_back_across_a_reveal() -> None:
    table = Table(tiny(), people(2))
    table.add(Act(0, "bid 3"))
    table.add(Act(1, "bid 1"))
    assert [table.undo_depth(seat) for seat in (0, 1)] == [0, 0]
    with pytest.raises(NotNow, match="taken back") as refused:
        table.add(Undo(1))
    assert refused.value.code == "nothing-to-undo"


def test_an_undo_takes_back_what_bots_did_since() -> None:
    table = Table(tiny(3), bots_but(0, 3))
    before = plain(table.state.position())
    table.add(Act(0, "bid 3"))
    table.add(Act(1, "bid 1"))
    assert table.undo_depth(0) == 2
    table.add(Undo(0))
    assert plain(table.state.position()) == before


def test_nobody_takes_back_what_another_person_did() -> None:
    table = Table(tiny(3), people(3))
    table.add(Act(0, "bid 3"))
    table.add(Act(1, "bid 1"))
    assert [table.undo_depth(seat) for seat in (0, 1, 2)] == [0, 1, 0]


def test_a_persons_action_stays_theirs_when_a_bot_takes_the_seat() -> None:
    table = Table(tiny(3), people(3))
    table.add(Act(0, "bid 3"))
    table.add(Act(1, "bid 1"))
    table.add(Seat(1, "bot", "easy"))
    assert table.undo_depth(0) == 0


def test_a_bots_action_stays_a_bots_when_a_person_takes_the_seat() -> None:
    table = Table(tiny(3), bots_but(0, 3))
    table.add(Act(0, "bid 3"))
    table.add(Act(1, "bid 1"))
    table.add(Seat(1, "person"))
    assert table.undo_depth(0) == 2


def test_who_sits_where_is_not_taken_back() -> None:
    table = Table(tiny(), people(2))
    table.add(Act(0, "bid 3"))
    table.add(Seat(1, "bot", "hard"))
    table.add(Undo(0))
    assert table.seats[1] == Seat(1, "bot", "hard")
    assert Table.resume(table.opening, table.base(), []).seats == table.seats


def test_one_person_with_several_seats_takes_back_in_turn() -> None:
    table = Table(tiny(3), people(3))
    before = plain(table.state.position())
    for entry in (Act(0, "bid 3"), Act(1, "bid 1"), Undo(1), Undo(0)):
        table.add(entry)
    assert plain(table.state.position()) == before


@settings(max_examples=4)
@given(SEEDS)
def test_undo_never_takes_back_chance_or_a_reveal(untimed_case: Case, seed: int) -> None:
    table = Table(opening(untimed_case.game, seed), people(untimed_case.game.seats))
    log = []
    for entry in random_log(table, Rng(f"log {seed}"), most=120):
        log.append(entry)
        for seat in range(untimed_case.game.seats):
            if table.undo_depth(seat):
                base = table.base()
                undone = Table.resume(table.opening, base, log[base.number :])
                reveals = undone.state.reveals
                undone.add(Undo(seat))
                assert undone.state.rng.words() == table.state.rng.words()
                assert undone.state.reveals == reveals


@settings(max_examples=4)
@given(SEEDS)
def test_chance_and_reveals_bar_the_way_back(untimed_case: Case, seed: int) -> None:
    table = Table(opening(untimed_case.game, seed), people(untimed_case.game.seats))
    chance = Rng(f"walk {seed}")
    while not table.state.over():
        probe = table.state.clone()
        seat, action = random_action(probe, chance)
        told = probe.rng.drawn != table.state.rng.drawn or probe.reveals != table.state.reveals or probe.over()
        table.add(Act(seat, table.game.write(action)))
        assert (table.undo_depth(seat) == 0) == told


@settings(max_examples=4)
@given(SEEDS)
def test_an_action_undone_and_done_again_changes_nothing(untimed_case: Case, seed: int) -> None:
    plainly = Table(opening(untimed_case.game, seed), people(untimed_case.game.seats))
    wavering = Table(opening(untimed_case.game, seed), people(untimed_case.game.seats))
    chance = Rng(f"walk {seed}")
    while not plainly.state.over():
        seat, action = random_action(plainly.state.clone(), chance)
        entry = Act(seat, plainly.game.write(action))
        plainly.add(entry)
        wavering.add(entry)
        if wavering.undo_depth(seat):
            wavering.add(Undo(seat))
            wavering.add(entry)
        assert plain(wavering.state.position()) == plain(plainly.state.position())


def test_after_the_end_nothing_is_taken_back() -> None:
    table = Table(tiny(), people(2))
    list(random_log(table, Rng("to the end")))
    assert [table.undo_depth(seat) for seat in (0, 1)] == [0, 0]
    assert table.base().number == table.number


def test_only_so_many_actions_are_kept(untimed_case: Case) -> None:
    table = Table(opening(untimed_case.game, "long"), people(untimed_case.game.seats))
    chance = Rng("long")
    while not table.state.over():
        seat, action = random_action(table.state.clone(), chance)
        table.add(Act(seat, table.game.write(action)))
        assert 0 <= table.number - table.base().number <= UNDO_DEPTH
