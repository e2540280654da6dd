"""By which rules people play again."""

from collections.abc import Callable

import pytest

from ludotheque.core.box import Setup
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadComponents
from ludotheque.games import box, open_game
from ludotheque.room import rematch
from ludotheque.room.rematch import setup_after
from tests.component_files import changed

BOX = box("phantom")


def test_the_newest_rules_are_taken_and_options_change() -> None:
    before = BOX.setup(3, rules=1)
    assert setup_after(before, {}) == BOX.setup(3)
    assert (before.rules, BOX.setup(3).rules) == (1, 2)


def test_components_that_fit_only_their_own_rules_are_played_by_those(monkeypatch: pytest.MonkeyPatch) -> None:
    own = changed(BOX.standard_components(1), "crystals = 21", "crystals = 20")
    before = BOX.setup(2, components=own, rules=1)
    assert setup_after(before, {}).rules == 2
    monkeypatch.setattr(rematch, "open_game", refusing(lambda setup: setup.rules > 1))
    assert setup_after(before, {}) == before
    monkeypatch.setattr(rematch, "open_game", refusing(lambda setup: True))
    with pytest.raises(BadComponents):
        setup_after(before, {})


def refusing(refused: Callable[[Setup], bool]) -> Callable[[Setup], Game]:
    """A way to open games by which some component sets do not fit."""

    def opened(setup: Setup) -> Game:
        if refused(setup):
            raise BadComponents("component file: not by these rules")
        return open_game(setup)

    return opened
