"""Versions of the rules: a set-up carries one, and every version keeps its standard component file."""

from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import msgspec
import pytest

from ludotheque.core.box import Box, Setup
from ludotheque.core.errors import BadOption
from ludotheque.games import GAMES, box
from tests import tiny


def third_edition(folder: Path) -> Box:
    """A box of three versions; the first two had the same components."""
    (folder / "components.toml").write_text("newest")
    (folder / "components-2.toml").write_text("older")
    return replace(tiny.BOX, label=msgspec.structs.replace(tiny.BOX.label, rules=3), folder=folder)


def test_a_new_game_is_played_by_the_newest_rules(tmp_path: Path) -> None:
    assert third_edition(tmp_path).setup().rules == 3
    assert third_edition(tmp_path).setup(rules=1).rules == 1


@pytest.mark.parametrize("version", [0, 4, -1])
def test_a_version_that_is_not_there_is_told_which_are(tmp_path: Path, version: int) -> None:
    with pytest.raises(BadOption, match=f"tiny has no version {version} of its rules; it has versions 1 to 3"):
        third_edition(tmp_path).setup(rules=version)


def test_each_version_has_the_components_it_was_played_with(tmp_path: Path) -> None:
    edition = third_edition(tmp_path)
    assert [edition.standard_components(version) for version in (1, 2, 3, None)] == [
        "older",
        "older",
        "newest",
        "newest",
    ]


def test_what_was_kept_before_there_were_versions_is_of_the_first() -> None:
    kept = {"game": "tiny", "seats": 2, "options": {}, "components": ""}
    assert msgspec.convert(kept, Setup).rules == 1
    assert box("tiny").setup().rules == 1


CHANGED = [game for game in GAMES if find_spec(f"ludotheque.games.{game}.versions")]


@pytest.mark.parametrize("game", CHANGED)
def test_every_change_is_on_in_the_newest_rules_and_off_in_the_first(game: str) -> None:
    versions = import_module(f"ludotheque.games.{game}.versions").Versions
    newest, first = versions(box(game).label.rules), versions(1)
    changes = [name for name in dir(newest) if not name.startswith("_")]
    assert changes
    assert all(getattr(newest, name) is True and getattr(first, name) is False for name in changes)


def test_games_have_changed_their_rules() -> None:
    assert CHANGED
