"""`games`, `rules` and what every command shares."""

import json
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import ludotheque
from ludotheque.games import shelf
from tests.cli.conftest import Run


def test_help_lists_every_command_in_full(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    for command in ("games", "rules", "serve", "simulate", "replay", "position"):
        assert f"  {command} " in result.stdout
        assert run(command, "--help").exit_code == 0
    assert "..." not in result.stdout.partition("Commands:")[2]


def test_the_version_stands_once(run: Run) -> None:
    root = Path(__file__).parents[2]
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "ludotheque.__version__"}
    assert "version" not in json.loads((root / "web" / "package.json").read_text(encoding="utf-8"))
    assert (root / "CHANGELOG.md").read_text(encoding="utf-8").count(f"\n## [{ludotheque.__version__}]") == 1
    assert run("--version").stdout.startswith(f"ludotheque {ludotheque.__version__} (")


def test_games_are_listed(run: Run) -> None:
    told = run("games").stdout
    for box in shelf():
        assert box.name in told
    assert "Magpies" in told
    assert "ready" in told


def test_games_as_json(run: Run) -> None:
    rows = json.loads(run("games", "--json").stdout)
    assert [row["name"] for row in rows] == [box.name for box in shelf()]
    assert {"name": "tiny", "title": "Magpies", "players": [2, 3], "minutes": 2, "ready": True} in rows


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_are_printed_with_their_numbers(run: Run, language: str) -> None:
    for box in shelf():
        if box.opener is not None:
            result = run("rules", box.name, "--lang", language)
            assert result.exit_code == 0, result.output
            for section in box.data("rules")["sections"]:
                for rule in section["items"]:
                    assert f"  {rule} " in result.stdout


def test_rules_of_an_older_version_are_printed(run: Run, fails: Callable[..., str]) -> None:
    newest = run("rules", "phantom").stdout
    assert run("rules", "phantom", "--rules", 2).stdout == newest
    assert run("rules", "phantom", "--rules", 1).stdout != newest
    assert "phantom has no version 3 of its rules; it has versions 1 to 2" in fails("rules", "phantom", "--rules", 3)


def test_rules_speak_the_language_of_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("rules", "tiny").stdout
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("rules", "tiny").stdout == run("rules", "tiny", "--lang", "fr").stdout != english
    monkeypatch.setenv("LC_ALL", "C")
    assert run("rules", "tiny").stdout == english


def test_an_unknown_game_suggests_the_nearest(fails: Callable[..., str]) -> None:
    assert "there is no game 'tinny'; did you mean 'tiny'? the games are" in fails("rules", "tinny")
    assert "did you mean" not in fails("rules", "zzz")


def test_a_game_to_come_says_so(fails: Callable[..., str]) -> None:
    assert "still to come" in fails("rules", "tiny_coming")
    assert "still to come" in fails("simulate", "tiny_coming")


def test_a_plugin_brings_its_game(run: Run, fails: Callable[..., str]) -> None:
    assert run("rules", "tiny", "--plugin", "tests.tiny").exit_code == 0
    assert "cannot be imported" in fails("rules", "tiny", "--plugin", "tests.nowhere")
    assert "has no BOX" in fails("games", "--plugin", "json")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("game", [box.name for box in shelf()])
def test_a_game_lists_what_can_be_chosen(run: Run, game: str, language: str) -> None:
    result = run("games", game, "--lang", language)
    assert result.exit_code == 0, result.output
    label = ludotheque.box(game).label
    lines = result.stdout.splitlines()
    assert label.title in lines[0]
    for option in label.options:
        assert any(line.startswith(f"  {option.name}  ") for line in lines)
        for value in option.values:
            assert any(line.startswith(f"    {str(value).lower()} ") for line in lines)


def test_what_can_be_chosen_as_json(run: Run) -> None:
    told = json.loads(run("games", "arkade", "--json").stdout)
    assert (told["name"], told["players"], told["timed"]) == ("arkade", [2], {"mode": "arcade"})
    assert [option["name"] for option in told["options"]][:2] == ["mode", "side"]
