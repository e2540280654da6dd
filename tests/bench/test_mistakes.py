"""What reviews and puzzles say is asked again, and told in a line."""

import re

from bench.mistakes import main as mistakes
from bench.puzzles import main as puzzles
from click.testing import CliRunner


def test_mistakes_are_asked_again() -> None:
    asked = ["tiny", "--games", "3", "--bots", "random", "--depth", "200", "--longer", "2"]
    result = CliRunner().invoke(mistakes, asked)
    assert result.exit_code == 0, result.output
    told = re.fullmatch(
        r"tiny: (\d+) mistakes in 3 games; each cost .* which does not see (\d+) of them\n", result.output
    )
    assert told is not None, result.output
    assert 0 <= int(told[2]) < int(told[1])


def test_without_mistakes_nothing_is_asked() -> None:
    result = CliRunner().invoke(mistakes, ["tiny", "--games", "1", "--bots", "greedy", "--depth", "1"])
    assert result.output == "tiny: no mistake was searched in 1 games\n"


def test_puzzles_are_asked_again() -> None:
    result = CliRunner().invoke(puzzles, ["laaancez", "--games", "1", "--pairs", "400"])
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1].startswith("laaancez: of 1 puzzles ")
    assert CliRunner().invoke(puzzles, ["tiny"]).exit_code == 1
