"""`completion`, and what a shell is offered while somebody types."""

import pytest
from click.shell_completion import ShellComplete

from ludotheque.cli import main
from ludotheque.games import GAMES
from ludotheque.search.levels import NAMES
from tests.cli.conftest import Run


def offered(*typed: str) -> list[str]:
    *words, begun = typed
    made = ShellComplete(main, {}, "ludotheque", "_LUDOTHEQUE_COMPLETE")
    return [item.value for item in made.get_completions(words, begun)]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_shell_is_told_how_to_ask(run: Run, shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"_LUDOTHEQUE_COMPLETE={shell}_complete" in result.stdout


def test_commands_games_bots_and_options_are_offered() -> None:
    assert "play" in offered("pl")
    assert offered("play", "")[: len(GAMES)] == [*GAMES]
    assert offered("rules", "st") == ["star_clicker"]
    assert offered("play", "arkade", "--bots", "") == NAMES
    assert offered("play", "phantom", "--bots", "easy,ma") == ["easy,master"]
    assert offered("play", "arkade", "--option", "mode") == ["mode=strategy", "mode=arcade"]
    assert offered("play", "--option", "") == []
