"""The table of seats, with the smallest sizes."""

import msgspec
from bench.balance import main, share
from click.testing import CliRunner

from ludotheque.lab.simulate import simulate


def test_one_row_for_each_level_and_one_column_for_each_seat() -> None:
    result = CliRunner().invoke(main, ["tiny", "--games", "4", "--bots", "random", "--bots", "greedy"])
    assert result.exit_code == 0, result.output
    heads, _, *rows = result.stdout.splitlines()
    assert heads == "| bots | games | seat 1 | seat 2 | draws |"
    assert [row[:12] for row in rows] == ["| random | 4", "| greedy | 4"]


def test_a_draw_counts_for_half() -> None:
    found = msgspec.structs.replace(simulate("tiny", games=4), wins=[2, 1], draws=1)
    assert [share(found, seat).split()[0] for seat in (0, 1)] == ["62.5%", "37.5%"]
