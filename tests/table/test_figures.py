"""The figures of what was played at a table: what was taken back does not count."""

import pytest

from ludotheque.contract.brought import brought_by
from ludotheque.core.chance import Rng
from ludotheque.core.figures import Figure
from ludotheque.games import GAMES, box
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Undo
from ludotheque.table.figures import figures_of, lasting
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table, replayed
from tests.table.logs import people, random_log, tiny


@pytest.mark.parametrize("game", GAMES)
def test_they_come_to_what_the_end_shows_though_much_was_taken_back(game: str) -> None:
    opening = Opening(box(game).setup(), "figures")
    begun, table = Table(opening, people(opening.setup.seats)), Table(opening, people(opening.setup.seats))
    entries = list(random_log(table, Rng("figures")))
    steps = [step for _, step in replayed(opening, people(opening.setup.seats), entries)]
    figures = box(game).figures(lasting(steps), opening.setup.seats)
    brought_by(f"ludotheque.games.{game}").check_figures(begun.state, table.state, figures)
    kept = record.recorded(table, people(opening.setup.seats), entries)
    assert record.figures(kept) == figures_of(opening.setup, steps) == [each for each in figures if any(each.values)]


def test_what_was_taken_back_is_told_no_longer() -> None:
    entries: list[Entry] = [Act(0, "bid 3"), Undo(0), Act(0, "bid 2"), Act(1, "bid 1")]
    steps = [step for _, step in replayed(tiny(), people(2), entries)]
    assert [step.back_to for step in steps] == [None, None, 0, None, None]
    told = [event for step in steps for event in step.events]
    assert len(lasting(steps)) == len(told) - len(steps[1].events) > 0


def test_a_game_that_counts_nothing_has_no_figures() -> None:
    table = Table(tiny(), people(2))
    entries = list(random_log(table, Rng("tiny")))
    none: list[Figure] = []
    assert record.figures(record.recorded(table, people(2), entries)) == none
