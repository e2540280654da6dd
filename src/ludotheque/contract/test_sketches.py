"""Every situation can be drawn with letters and lines, within a window, and a drawing tells no secret."""

from collections.abc import Iterator
from unicodedata import category, east_asian_width

from ludotheque.contract.cases import Case
from ludotheque.contract.examples import seed
from ludotheque.contract.plain import through_json
from ludotheque.core.box import LANGUAGES
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER
from ludotheque.core.sketch import WIDTH, Scene, seat_names, sketched
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data

DEEPEST = 90
"""So many actions lead to a situation, at most: games are long, and much is drawn in the middle of them."""


def situation(case: Case) -> State:
    """Another one for each case, and in every run."""
    number = Rng(f"sketch {seed()} {case.number}")
    return case.walked(number.below(10**6), number.below(DEEPEST))


def drawn(case: Case, view: Data) -> str:
    """In each case in another language."""
    texts = Texts.of(case.box, LANGUAGES[case.number % len(LANGUAGES)], case.game.facts)
    return sketched(case.box, Scene(view, case.game, texts, seat_names(texts, case.game)))


def room(line: str) -> int:
    """How wide a line is on a terminal: some signs take the place of two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in line)


def unfit(drawing: str) -> Iterator[str]:
    """The lines that no window has room for, or that could command a terminal."""
    assert drawing.strip()
    for line in drawing.split("\n"):
        if room(line) > WIDTH or any(category(sign) == "Cc" for sign in line):
            yield line


def test_every_situation_is_drawn_within_a_window(case: Case) -> None:
    state = situation(case)
    for each in (state, *case.rare):
        assert [*unfit(drawn(case, each.view(0)))] == []
    assert [*unfit(drawn(case, state.laid_open(WATCHER)))] == []


def test_worlds_that_are_alike_to_a_seat_are_drawn_alike(case: Case) -> None:
    state = situation(case)
    for viewer in case.viewers:
        twin = case.game.imagine(through_json(state.knowledge(viewer)), Rng("a twin"))
        assert drawn(case, twin.view(viewer)) == drawn(case, state.view(viewer))
