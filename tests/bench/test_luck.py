"""The table of luck, with the smallest sizes."""

import pytest
from bench.luck import main, mean
from click.testing import CliRunner


@pytest.mark.parametrize("game", ["tiny", "tiny_timed"])
def test_one_row_for_each_cause_and_one_column_for_each_seat(game: str) -> None:
    result = CliRunner().invoke(main, [game, "--games", "3", "--bots", "random", "--depth", "2"])
    assert result.exit_code == 0, result.output
    heads, _, *rows = result.stdout.splitlines()
    assert heads == "| 3 games | seat 1 | seat 2 |"
    assert [row.split(" | ")[0] for row in rows] == [
        "| luck",
        "| noise",
        "| decisions",
        "| others",
        "| secret",
        "| time",
    ]


def test_a_mean_has_its_interval() -> None:
    assert mean([0.1, 0.3]) == "+20.0 (± 19.6)"
