"""`simulate`: counts that follow from the seed, one pure object with --json, errors that help."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque.cli import main
from ludotheque.games import box
from tests.cli.conftest import Run


def test_json_is_one_object_and_nothing_else(run: Run) -> None:
    result = run("simulate", "tiny", "--games", 30, "--bots", "random,greedy", "--seed", "s", "--json")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    summary = json.loads(result.stdout)
    assert summary["games"] == 30 == sum(summary["wins"]) + summary["draws"]
    assert summary["bots"] == ["random", "greedy"]
    assert summary["mean_length"] == summary["actions"] / 30
    assert summary["seconds"] > 0


def test_the_seed_decides_and_jobs_do_not(run: Run) -> None:
    def counts(*words: object) -> object:
        summary = json.loads(run("simulate", "tiny", "--games", 40, "--json", *words).stdout)
        del summary["seconds"]
        return summary

    assert counts("--seed", "a") == counts("--seed", "a", "--jobs", 2)
    assert counts("--seed", "a") != counts("--seed", "b")


def test_a_seed_that_is_no_text_is_refused(run: Run) -> None:
    refused = run("simulate", "tiny", "--games", 1, "--seed", os.fsdecode(b"\xff"))
    assert refused.exit_code == 2
    assert "this is no text in UTF-8" in refused.stderr


def test_people_get_a_table(run: Run) -> None:
    told = run("simulate", "tiny", "--games", 10, "--bots", "random,random,greedy").stdout
    assert "10 games of tiny" in told
    assert "greedy" in told
    assert "draws" in told


def test_a_crew_gets_one_rate_and_how_sure_it_is(run: Run) -> None:
    told = run("simulate", "tiny_crew", "--games", 10, "--bots", "random,random").stdout
    assert "10 games of tiny_crew" in told
    assert "random,random: " in told
    assert "of 10 games won" in told


def test_options_and_components_are_used(run: Run, tmp_path: Path) -> None:
    words = ("simulate", "tiny", "--games", 20, "--json")
    standard = json.loads(run(*words).stdout)
    winner = json.loads(run(*words, "--option", "pay=winner").stdout)
    assert winner["wins"] != standard["wins"]
    text = box("tiny").standard_components()
    own = tmp_path / "own.toml"
    own.write_text(text.replace("lots = ", "lots = 1 # "), encoding="utf-8")
    assert json.loads(run(*words, "--components", own).stdout)["mean_length"] == 2


def test_each_game_is_kept_as_a_record_that_verifies(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    words = ("simulate", "tiny_timed", "--games", 3, "--bots", "greedy,random", "--records", tmp_path)
    assert "3 games of tiny_timed" in run(*words).stdout
    for number in range(3):
        assert run("replay", tmp_path / f"tiny_timed-{number}.ludo", "--verify").exit_code == 0
    assert "tiny_timed-0.ludo is there already" in fails(*words)


def test_an_older_version_of_the_rules_is_played_and_told(run: Run) -> None:
    words = ("simulate", "phantom", "--games", 1)
    assert json.loads(run(*words, "--json").stdout)["rules"] == 2
    assert json.loads(run(*words, "--rules", 1, "--json").stdout)["rules"] == 1
    assert "by version 1 of the rules" in run(*words, "--rules", 1).stdout


QUITTER = "tests.lab.test_own_players:Quitter"


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--bots", "random"], "tiny is for 2 or 3 players; --bots names 1: random"),
        (["--bots", "a,b,c,d"], "--bots names 4"),
        (["--bots", "random,wizard"], "there is no player 'wizard'; the players are random"),
        (["--option", "pay"], "--option pay: write it as NAME=VALUE"),
        (["--option", "pay=nobody"], "pay=nobody: choose one of all, winner"),
        (["--option", "price=1"], "tiny has no option price; it has pay"),
        (["--components", "missing.toml"], "missing.toml cannot be read: No such file"),
        (["--rows", "decisions"], "--rows decisions says what a row of a table is for: name its file with --table"),
        (["--bots", f"{QUITTER},random"], "the player Quitter wanted to end everything: SystemExit"),
    ],
)
def test_mistakes_are_told(fails: Callable[..., str], words: list[str], complaint: str) -> None:
    assert complaint in fails("simulate", "tiny", "--games", 1, *words)


def test_a_wrong_component_file_is_told(fails: Callable[..., str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_bytes(b"\xff")
    assert "is no text in UTF-8" in fails("simulate", "tiny", "--components", own)
    own.write_text("game =", encoding="utf-8")
    assert "component file: " in fails("simulate", "tiny", "--components", own)


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "many"], ["--jobs", "0"], ["--bot", "x"]])
def test_numbers_that_cannot_be_are_refused(run: Run, words: list[str]) -> None:
    assert run("simulate", "tiny", *words).exit_code == 2


def test_an_empty_component_file_is_not_the_standard_one(fails: Callable[..., str], tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("\n", encoding="utf-8")
    assert "own.toml is empty" in fails("simulate", "tiny", "--components", own)


EXAMPLE = Path(__file__).parents[2] / "examples" / "first_bot.py"


def test_a_contest_is_told_with_what_it_was_made_from(run: Run) -> None:
    words = ("contest", "tiny", "greedy", "random", "--games", 6, "--seats", 3, "--option", "pay=winner", "--seed", "c")
    told, version, options = run(*words).stdout.splitlines()
    assert told.startswith("greedy against random: ")
    assert told.endswith(" of 6 games")
    assert version.startswith(f"by version 1 of the rules, ludotheque {ludotheque.__version__}, components ")
    assert options == "pay=winner"
    found = json.loads(run(*words, "--json").stdout)
    assert (found["challenger"], found["seats"], found["options"]) == ("greedy", 3, {"pay": "winner"})


def test_a_contest_between_two_shares_stops_when_it_is_sure(run: Run, fails: Callable[..., str]) -> None:
    words = ("contest", "laaancez", "greedy", "random", "--games", 400, "--between")
    assert "; stopped: rather 60% than 50%, at a risk of 5%" in run(*words, 50, 60).stdout
    found = json.loads(run(*words, 50, 60, "--json").stdout)
    assert (found["between"], found["verdict"]) == ([0.5, 0.6], "high")
    assert found["games"] < 400
    assert "a test between 0.6 and 0.5: take two shares of the points" in fails(*words, 60, 50)


def test_a_bot_of_one_s_own_is_named_by_its_file_or_its_module(run: Run) -> None:
    words = ("simulate", "tiny", "--games", 4, "--json", "--jobs", 2, "--bots")
    assert json.loads(run(*words, f"{EXAMPLE}:Sampler,random").stdout)["bots"] == ["Sampler", "random"]
    assert run("contest", "tiny", "first_bot:Sampler", "mcts:2", "--games", 2).stdout.startswith(
        "Sampler against mcts:2"
    )


@pytest.mark.parametrize(
    ("bot", "complaint"),
    [
        (f"{EXAMPLE}:PLAYOUTS", "there is no Player PLAYOUTS in"),
        (f"{EXAMPLE}:Nobody", "there is no Player Nobody in"),
        ("no_such_module:Bot", "the bot's module no_such_module cannot be imported"),
        ("nothing.py:Bot", "there is no module at nothing.py"),
        ("genius", "there is no player 'genius'"),
    ],
)
def test_what_is_no_bot_is_told(fails: Callable[..., str], bot: str, complaint: str) -> None:
    assert complaint in fails("contest", "tiny", bot, "random", "--games", 2)


def test_the_bot_to_begin_with_is_stronger_than_chance() -> None:
    assert ludotheque.contest("tiny_timed", f"{EXAMPLE}:Sampler", "random", games=20).rate > 0.8


SHARED = {"games", "seed", "components", "rules", "options", "think", "jobs", "cluster", "plugin"}


def test_every_study_asks_for_the_same_in_the_same_words() -> None:
    told = [
        {each.name: each.to_info_dict() for each in main.commands[command].params if each.name in SHARED}
        for command in ("simulate", "contest", "arena", "report")
    ]
    for options in told:
        assert options.keys() == SHARED
        del options["games"]  # how many, and which games these are, differs
        options["seed"]["help"] = options["seed"]["help"].replace("same report", "same games")
    assert all(options == told[0] for options in told)
