"""Component files as plain data: written anew they are the same, and any number of them can be changed."""

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box
from ludotheque.lab.component_files import Change, changes, leaves, parsed, with_number, written
from ludotheque.library import game as opened


@pytest.mark.parametrize("game", GAMES)
def test_a_file_is_the_same_when_it_is_written_anew(game: str) -> None:
    standard = parsed(box(game).standard_components())
    assert parsed(written(standard)) == standard
    assert opened(game, components=written(standard)).facts == opened(game).facts


@pytest.mark.parametrize("game", GAMES)
def test_every_number_can_be_changed_by_its_path_and_nothing_else_changes(game: str) -> None:
    standard = parsed(box(game).standard_components())
    numbers = {path: value for path, value in leaves(standard) if type(value) is int}
    assert len(numbers) > 10
    for path, value in numbers.items():
        assert changes(standard, with_number(standard, path, value + 1)) == [Change(path, value, value + 1)]


def test_entries_go_by_their_names() -> None:
    standard = parsed(box("laaancez").standard_components())
    fewer = {**standard, "objects": standard["objects"][1:]}
    assert {one.path.rpartition(".")[0] for one in changes(standard, fewer)} == {"objects.snowball"}


def test_a_path_that_is_no_number_is_refused_with_those_that_are() -> None:
    standard = parsed(box("phantom").standard_components())
    with pytest.raises(Mistake, match=r"no number 'limits.hands' in this component file; there are limits.hand, "):
        with_number(standard, "limits.hands", 3)
    with pytest.raises(Mistake, match=r"no number 'equipment.drill.kind'"):
        with_number(standard, "equipment.drill.kind", 3)
