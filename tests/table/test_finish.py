"""Finishing fast: only when the outcome is certain, and then to just that outcome."""

import pytest
from hypothesis import given, settings

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.random_games import random_actions
from ludotheque.core.chance import Rng
from ludotheque.table.entries import Act, Tick
from ludotheque.table.errors import NotNow
from ludotheque.table.table import Table
from tests.table.logs import opening, people, random_log, tiny


@settings(max_examples=8)
@given(SEEDS)
def test_the_rest_is_played_to_the_certain_outcome(case: Case, seed: int) -> None:
    table = Table(opening(case.game, seed), people(case.game.seats))
    chance = Rng(f"log {seed}")
    while not table.state.settled():
        with pytest.raises(NotNow) as refused:
            table.finish()
        assert refused.value.code == "not-settled"
        next(random_log(table, chance))
    if table.state.over():
        return
    otherwise = table.state.clone()
    for _ in random_actions(otherwise, chance):
        pass
    rest = table.finish()
    assert table.state.outcome() is None
    for entry in rest:
        assert isinstance(entry, Act | Tick)
        table.add(entry)
    assert table.state.outcome() == otherwise.outcome()


def test_a_finished_game_cannot_be_finished_again() -> None:
    table = Table(tiny(), people(2))
    list(random_log(table, Rng("to the end")))
    with pytest.raises(NotNow, match="over") as refused:
        table.finish()
    assert refused.value.code == "over"
