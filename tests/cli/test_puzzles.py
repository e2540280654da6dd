"""`ludotheque puzzles`: a file comes of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.games import register
from ludotheque.puzzles.shapes import read
from ludotheque.skeleton import BOX
from tests import tiny_timed
from tests.cli.conftest import Run

SMALL = ("--count", 2, "--depth", 60)


@pytest.fixture(autouse=True)
def _stones() -> None:
    register(BOX)
    register(tiny_timed.BOX)


def test_puzzles_are_written_into_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stones.json"
    told = run("puzzles", "skeleton", *SMALL, "--out", file)
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("2 puzzles of 2 in ")
    found = read(file.read_bytes())
    assert len(found.puzzles) == 2
    assert found.command == "ludotheque puzzles skeleton --count 2 --seed 0 --depth 60"


def test_a_later_go_adds_to_the_file(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    file, whole = tmp_path / "stones.json", tmp_path / "whole.json"
    more = ("puzzles", "skeleton", "--count", 3, "--depth", 60, "--out")
    assert "there is no file" in fails(*more, file, "--go-on")
    for words in (("puzzles", "skeleton", *SMALL, "--out", file), (*more, file, "--go-on"), (*more, whole)):
        assert run(*words).exit_code == 0
    assert file.read_bytes() == whole.read_bytes()


def test_the_bots_of_today_are_asked_again(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "stones.json"
    assert "--rate: there is no file" in fails("puzzles", "skeleton", "--rate", "--out", file)
    run("puzzles", "skeleton", *SMALL, "--out", file)
    before = read(file.read_bytes())
    assert "one of them is possible" in fails("puzzles", "skeleton", "--rate", "--go-on", "--out", file)
    assert "holds puzzles of skeleton, not of laaancez" in fails("puzzles", "laaancez", "--rate", "--out", file)
    own = ("--count", 3, "--depth", 90, "--seed", "x", "--components", "own.toml")
    idle = fails("puzzles", "skeleton", "--rate", *own, "--out", file)
    assert "--count and --seed and --components and --depth would change nothing with --rate" in idle
    assert read(file.read_bytes()) == before
    told = run("puzzles", "skeleton", "--rate", "--out", file)
    assert told.stdout.startswith("2 puzzles of 2 in "), told.output
    after = read(file.read_bytes())
    assert after.rated
    assert after.puzzles == before.puzzles


def test_without_a_name_the_file_lies_here(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("puzzles", "skeleton", *SMALL).exit_code == 0
    assert read((tmp_path / "skeleton-puzzles.json").read_bytes()).game == "skeleton"


def test_a_folder_that_is_not_there_is_said_at_once(fails: Callable[..., str], tmp_path: Path) -> None:
    assert "there is no folder" in fails("puzzles", "skeleton", *SMALL, "--out", tmp_path / "nowhere" / "file.json")


def test_a_game_against_the_clock_has_none(fails: Callable[..., str]) -> None:
    assert "against the clock" in fails("puzzles", "tiny_timed", *SMALL)


def test_what_nobody_can_play_is_refused(fails: Callable[..., str]) -> None:
    assert "not for 9" in fails("puzzles", "skeleton", *SMALL, "--seats", 9)
    assert "no option colour" in fails("puzzles", "skeleton", *SMALL, "--option", "colour=red")
