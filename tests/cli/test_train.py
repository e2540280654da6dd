"""`ludotheque train`: a file comes of it, and bots play by it."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque.games import register
from ludotheque.library import game
from ludotheque.search.trained import read_trained
from ludotheque.skeleton import BOX
from tests.cli.conftest import Run

SMALL = ("--games", 4, "--rounds", 1, "--simulations", 4, "--hidden", 4, "--trials", 2)


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


def test_prices_evolve_and_begin_with_those_of_another_file(
    run: Run, fails: Callable[..., str], tmp_path: Path
) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    few = ("--games", 0, "--generations", 1, "--deals", 2, "--trials", 2)
    told = run("train", "phantom", "--seats", 2, *few, "--out", first)
    assert told.exit_code == 0, told.output
    assert "prices: blindly" in told.stdout
    learnt = read_trained(first.read_text(encoding="utf-8"))
    assert (learnt.games, learnt.hidden, learnt.weights.strip()) == (0, 0, "")
    first.write_text(msgspec.structs.replace(learnt, prices=game("phantom").prices.listed).text(), encoding="utf-8")
    assert run("train", "phantom", "--seats", 3, *few, "--begin", first, "--out", second).exit_code == 0
    assert "no prices of it" in fails("train", "arkade", *few, "--begin", first, "--out", second)
    assert "cannot be read" in fails("train", "phantom", *few, "--begin", tmp_path / "nowhere", "--out", second)
    assert "named twice" in fails("train", "phantom", *few, "--begin", first, "--out", first)


def test_there_must_be_something_to_learn(fails: Callable[..., str]) -> None:
    assert "nothing to learn" in fails("train", "skeleton", "--games", 0)


def test_a_folder_that_is_not_there_is_said_at_once(fails: Callable[..., str], tmp_path: Path) -> None:
    assert "there is no folder" in fails("train", "skeleton", *SMALL, "--out", tmp_path / "nowhere" / "file.toml")
