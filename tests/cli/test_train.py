"""`ludotheque train`: a file comes of it, and bots play by it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.games import register
from ludotheque.skeleton import BOX
from tests.cli.conftest import Run

SMALL = ("--games", 4, "--rounds", 1, "--simulations", 4, "--hidden", 4)


@pytest.fixture(autouse=True)
def _stones() -> None:
    register(BOX)


def test_what_was_learnt_can_be_played_by(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "stones.toml"
    told = run("train", "skeleton", *SMALL, "--out", file)
    assert told.exit_code == 0, told.output
    assert f"play by it as master:{file}" in told.stdout
    assert 'game = "skeleton"' in file.read_text(encoding="utf-8")
    played = run("simulate", "skeleton", "--games", 1, "--bots", f"master:{file},random")
    assert played.exit_code == 0, played.output


def test_own_components_are_learnt_by_themselves(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    own, file = tmp_path / "own.toml", tmp_path / "learnt.toml"
    own.write_text(BOX.standard_components().replace("value = 12", "value = 9"), encoding="utf-8")
    assert run("train", "skeleton", *SMALL, "--components", own, "--out", file).exit_code == 0
    assert "made for another set-up" in fails("simulate", "skeleton", "--games", 1, "--bots", f"master:{file},random")


def test_a_folder_that_is_not_there_is_said_at_once(fails: Callable[..., str], tmp_path: Path) -> None:
    assert "there is no folder" in fails("train", "skeleton", *SMALL, "--out", tmp_path / "nowhere" / "file.toml")
