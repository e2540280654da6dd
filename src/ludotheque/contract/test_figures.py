"""The figures of a game follow from its events alone, have their words, and come to what the end of the game shows."""

import msgspec
from hypothesis import given, settings

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.examples import as_many
from ludotheque.contract.random_games import random_actions
from ludotheque.contract.texts import messages
from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.events import Report
from ludotheque.core.figures import Figure
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data


def names(figures: list[Figure]) -> list[str]:
    return [figure.figure for figure in figures]


def counted_alike(figures: list[Figure], seats: int) -> None:
    """A number for each seat or one for all, some of them perhaps missing, and each name once."""
    assert len(set(names(figures))) == len(figures)
    for figure in figures:
        assert len(figure.values) in (1, seats), figure
        numbers = [value for value in figure.values if value is not None]
        assert numbers, figure
        assert all(type(value) is int and value >= 0 for value in numbers), figure


@settings(max_examples=as_many(6))
@given(SEEDS)
def test_the_figures_of_a_game_follow_from_its_events(case: Case, seed: int) -> None:
    begun = case.game.start(f"game {seed}")
    state = begun.clone()
    report = state.report = Report()
    for _ in random_actions(state, Rng(f"walk {seed}")):
        pass
    told = [event.plain() for event in report.take()]
    figures = case.box.figures(told, case.game.seats)
    counted_alike(figures, case.game.seats)
    assert names(figures) == names(case.box.figures([], case.game.seats)), "the same, whatever happens"
    sent = msgspec.json.decode(msgspec.json.encode(told), type=list[Data])
    assert case.box.figures(iter(sent), case.game.seats) == figures
    case.brought.check_figures(begun, state, figures)


def test_every_figure_has_its_text_and_every_such_text_its_figure(box: Box, language: str) -> None:
    declared = [name for seats in box.label.seats for name in names(box.figures([], seats))]
    texts = {name.removeprefix("figure-") for name in messages(box, language) if name.startswith("figure-")}
    assert texts == set(declared)
    said = [Texts.of(box, language).say(f"figure-{name}") for name in set(declared)]
    assert len(set(said)) == len(said)
