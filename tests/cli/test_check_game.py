"""`check-game` holds a game from anywhere to the contract, and says what it does not keep."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli import check_game
from ludotheque.games import GAMES

ROOT = Path(__file__).parents[2]

FEW = "0.1"
"""A share of the examples: here the command is tested, not the game."""

CARELESS = """
from tests.tiny import BOX
from tests.tiny.rules import MagpiesState

MagpiesState.key = lambda self, seat: self.lot
"""


def checked(*words: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as people do: it loads the suite only once."""
    path = os.pathsep.join([*sys.path, str(ROOT)])
    command = [sys.executable, "-P", "-m", "ludotheque", "check-game", *words, "--examples", FEW]
    return subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)


def test_a_game_that_keeps_the_contract() -> None:
    done = checked("tests.tiny_dare", "--seed", "7")
    assert done.returncode == 0, done.stdout
    assert "seed 7" in done.stdout
    assert done.stdout.splitlines()[-1] == "Weasels keeps the contract."


def test_a_game_of_the_folder_we_stand_in_that_does_not(tmp_path: Path) -> None:
    (tmp_path / "careless.py").write_text(CARELESS, encoding="utf-8")
    done = checked("careless", folder=tmp_path)
    assert done.returncode == 1
    assert "test_situations_with_one_key_are_the_same_to_play" in done.stdout
    assert "Magpies does not keep the contract; --seed" in done.stderr


def test_a_game_of_the_house_by_its_name(fails: Callable[..., str]) -> None:
    done = checked(GAMES[0], "-k", "test_rule_numbers or test_extremes", "--seed", "3")
    assert done.returncode == 0, done.stdout
    assert f"(ludotheque.games.{GAMES[0]}), seed 3" in done.stdout
    assert "skipped" not in done.stdout, "what it brings was not found"


def test_a_game_by_its_path(tmp_path: Path) -> None:
    done = checked(str(ROOT / "examples" / "connect_four"), "-k", "test_rule_numbers", "--seed", "3", folder=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "(connect_four), seed 3" in done.stdout


def test_what_is_no_game(fails: Callable[..., str]) -> None:
    assert "has no BOX" in fails("check-game", "tests")
    assert "cannot be imported" in fails("check-game", "tests.nowhere")


def test_what_it_needs_is_said(fails: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_game, "NEEDED", ("no_such_module",))
    assert "pip install 'ludotheque[check]'" in fails("check-game", "tests.tiny")
