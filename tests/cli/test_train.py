"""`ludotheque train`: a file comes of it, and bots play by it."""

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from ludotheque.cli.train import words
from ludotheque.core.price_lists import read_price_lists
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


def test_prices_can_begin_all_alike(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "alike.toml"
    few = ("--games", 0, "--generations", 1, "--deals", 2, "--trials", 2, "--simulations", 1, "--out", file)
    told = run("train", "laaancez", *few, "--alike", 10)
    assert told.exit_code == 0, told.output
    assert "a master goes by those of the game" not in told.stdout
    assert read_trained(file.read_text(encoding="utf-8")).prices
    assert "from 1 to 1000000" in fails("train", "laaancez", *few, "--alike", 0)


def test_a_list_for_the_game_s_folder_is_written(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "prices.toml"
    few = ("--generations", 1, "--deals", 1, "--trials", 1, "--simulations", 1, "--out", file)
    told = run("train", "arkade", "--option", "mode=arcade", *few, "--list", "--fits", 1, "--alike", 300)
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("Against the list before: blindly ")
    (listed,) = read_price_lists(file.read_text(encoding="utf-8"))
    assert listed.when == {"mode": "arcade"}
    assert listed.command.startswith("ludotheque")


def test_a_list_has_no_network(fails: Callable[..., str]) -> None:
    assert "--games and --hidden would change nothing with --list" in fails(
        "train", "laaancez", "--list", "--games", 5, "--hidden", 4
    )


def test_there_must_be_something_to_learn(fails: Callable[..., str]) -> None:
    assert "nothing to learn" in fails("train", "skeleton", "--games", 0)


def test_a_command_that_is_no_text_can_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ludotheque", "train", "\udce9.toml"])
    assert words() == ["ludotheque", "train", "\N{REPLACEMENT CHARACTER}.toml"]


def test_a_file_that_cannot_be_written_is_said_at_once(fails: Callable[..., str], tmp_path: Path) -> None:
    endless = ("--generations", 10**6, "--deals", 10**6, "--simulations", 10**6, "--out", tmp_path / ("long" * 100))
    assert "cannot be written" in fails("train", "laaancez", *endless)


def test_what_was_there_stays_until_something_was_learnt(run: Run, tmp_path: Path) -> None:
    old, new = tmp_path / "old.toml", tmp_path / "new.toml"
    old.write_text("old", encoding="utf-8")
    for file in (old, new):
        assert run("train", "skeleton", "--games", 0, "--out", file).exit_code == 2
    assert (old.read_text(encoding="utf-8"), new.exists()) == ("old", False)


def test_a_folder_that_is_not_there_is_said_at_once(fails: Callable[..., str], tmp_path: Path) -> None:
    assert "there is no folder" in fails("train", "skeleton", *SMALL, "--out", tmp_path / "nowhere" / "file.toml")
