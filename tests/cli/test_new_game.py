"""`new-game` writes a game that works at once, and the example of the guide keeps the contract too."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FEW = "0.1"
"""A share of the examples: what is written for people is the same every time."""


def done_in(folder: Path, *words: str, module: str = "ludotheque", path: Sequence[Path] = ()) -> str:
    """What a command prints in a process of its own, as people run it in their folder; `path` comes first."""
    command = [sys.executable, "-P", "-m", module, *words]
    found = os.pathsep.join([*map(str, path), *(part for part in sys.path if part)])
    done = subprocess.run(command, cwd=folder, env={**os.environ, "PYTHONPATH": found}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_keeps_the_contract_and_can_be_played_at_once(tmp_path: Path) -> None:
    assert "check-game pebbles" in done_in(tmp_path, "new-game", "pebbles")
    told = done_in(tmp_path, "check-game", "pebbles", "--examples", FEW)
    assert "keeps the contract" in told
    assert "skipped" not in told
    assert "20 games of pebbles" in done_in(tmp_path, "simulate", "pebbles", "--plugin", "pebbles", "--games", "20")
    assert "3 passed" in done_in(tmp_path, "-q", "--rootdir", ".", "-c", os.devnull, "pebbles", module="pytest")


def test_a_new_game_names_the_skeleton_nowhere(tmp_path: Path) -> None:
    done_in(tmp_path, "new-game", "pebbles", "--out", "games")
    written = sorted(path.relative_to(tmp_path / "games" / "pebbles") for path in tmp_path.rglob("*") if path.is_file())
    assert Path("rules.py") in written
    for path in written:
        assert "skeleton" not in (tmp_path / "games" / "pebbles" / path).read_text(encoding="utf-8")


def test_a_new_game_of_the_house_keeps_the_contract_where_it_stands(tmp_path: Path) -> None:
    """With the name added to the shelf, as the command says."""
    ignored = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.c")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    assert "add 'pebbles' to GAMES in src/ludotheque/games/__init__.py" in done_in(
        tmp_path, "new-game", "pebbles", "--house"
    )
    shelf = tmp_path / "src" / "ludotheque" / "games" / "__init__.py"
    shelf.write_text(shelf.read_text(encoding="utf-8").replace("GAMES = (", 'GAMES = ("pebbles", '), encoding="utf-8")
    told = done_in(tmp_path, "check-game", "pebbles", "--examples", FEW, path=[tmp_path / "src"])
    assert "(ludotheque.games.pebbles)" in told
    assert "keeps the contract" in told
    tests = [str(tmp_path / "tests" / "games" / "pebbles")]
    words = ("-q", "--rootdir", ".", "-c", os.devnull, "-p", "no:cacheprovider")
    assert "3 passed" in done_in(tmp_path, *words, *tests, module="pytest", path=[tmp_path / "src", tmp_path])


def test_a_game_of_the_house_needs_a_house(fails: Callable[..., str], tmp_path: Path) -> None:
    assert "there is no src/ludotheque/games in" in fails("new-game", "pebbles", "--house", "--out", tmp_path)


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Connect4", "named like a Python package"),
        ("class", "named like a Python package"),
        ("json", "something else already"),
        ("tiny", "something else already"),
    ],
)
def test_a_name_that_cannot_be_is_refused(fails: Callable[..., str], name: str, problem: str) -> None:
    assert problem in fails("new-game", name)


def test_nothing_is_written_over(fails: Callable[..., str], tmp_path: Path) -> None:
    (tmp_path / "pebbles").mkdir()
    assert "is there already" in fails("new-game", "pebbles", "--out", tmp_path)


def test_the_example_of_the_guide_keeps_the_contract() -> None:
    examples = ROOT / "examples"
    assert "keeps the contract" in done_in(examples, "check-game", "connect_four", "--examples", FEW)
    assert "4 passed" in done_in(examples, "-q", "--rootdir", ".", "-c", os.devnull, "connect_four", module="pytest")
