"""The table of seats, with the smallest sizes."""

from bench.balance import main, share
from click.testing import CliRunner

from ludotheque.lab.simulate import Summary


def test_one_row_for_each_level_and_one_column_for_each_seat() -> None:
    result = CliRunner().invoke(main, ["tiny", "--games", "4", "--bots", "random", "--bots", "greedy"])
    assert result.exit_code == 0, result.output
    heads, _, *rows = result.stdout.splitlines()
    assert heads == "| bots | games | seat 1 | seat 2 | draws |"
    assert [row[:12] for row in rows] == ["| random | 4", "| greedy | 4"]


def test_a_draw_counts_for_half() -> None:
    found = Summary("tiny", 1, ["random"] * 2, "0", 4, 1.0, 40, [2, 1], False, 1, 10.0, 0.0)
    assert [share(found, seat).split()[0] for seat in (0, 1)] == ["62.5%", "37.5%"]
