"""`components`: the standard file as it is, and a file of one's own judged."""

from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games import GAMES, box
from tests.cli.conftest import Run

Fails = Callable[..., str]


@pytest.mark.parametrize("game", GAMES)
def test_the_standard_file_is_written_to_the_letter_and_is_good(run: Run, game: str, tmp_path: Path) -> None:
    told = run("components", game).stdout
    assert told == box(game).standard_components()
    mine = tmp_path / "mine.toml"
    mine.write_text(told, encoding="utf-8")
    for language, words in (("en", "exactly like the standard one"), ("fr", "exactement comme le fichier de base")):
        assert words in run("components", game, "--check", mine, "--language", language).stdout


def test_a_file_may_begin_with_the_mark_of_an_editor(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(box("tiny").standard_components(), encoding="utf-8-sig")
    assert "exactly like the standard one" in run("components", "tiny", "--check", mine).stdout
    assert ludotheque.game("tiny", components=mine).start("s").to_act()


def test_an_older_version_has_the_file_that_it_was_played_with(run: Run, fails: Fails) -> None:
    assert run("components", "laaancez", "--rules", 1).stdout == box("laaancez").standard_components(1)
    assert run("components", "laaancez", "--rules", 1).stdout != run("components", "laaancez").stdout
    assert "has no version 7" in fails("components", "laaancez", "--rules", 7)


def test_a_good_file_is_told_apart_from_the_standard_one(run: Run, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(run("components", "phantom").stdout.replace("hand = { value = 7", "hand = { value = 9"))
    told = run("components", "phantom", "--check", mine).stdout
    assert told == (
        f"{mine} is a component file of phantom, good for version 2 of its rules.\n"
        "It differs from the standard one at 1 place:\n  limits.hand: 7 → 9\n"
    )


def test_a_bad_file_is_told_by_its_place_and_what_would_be_right(run: Run, fails: Fails, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    standard = run("components", "laaancez").stdout
    mine.write_text(standard.replace("hearts = 1\n", "hearts = -1\n"))
    assert "objects, entry 2 ('star'): hearts is -1; 1 to 9 are possible" in fails(
        "components", "laaancez", "--check", mine
    )
    mine.write_text(run("components", "arkade").stdout)
    assert "a component file of arkade, not of laaancez" in fails("components", "laaancez", "--check", mine)
    assert "cannot be read" in fails("components", "laaancez", "--check", tmp_path / "none.toml")
    assert "still to come" in fails("components", "tiny_coming")
