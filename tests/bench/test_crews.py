"""The table of crews, with the smallest sizes."""

from bench.crews import CLIMBING, ascends, main
from click.testing import CliRunner

import ludotheque
from ludotheque.lab.study import circumstances
from ludotheque.lab.win_rate import WinRate


def test_one_row_for_each_step_and_number_of_seats() -> None:
    words = ["tiny_crew", "--games", "2", "--crew", "random", "--step", "1", "--step", "2", "--seats", "2"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    heads, _, *rows = result.stdout.splitlines()
    assert heads == "| level | seats | random |"
    assert [row[:9] for row in rows] == ["| 1 | 2 |", "| 2 | 2 |"]


def test_levels_of_bots_have_to_ascend() -> None:
    def row(*wins: int) -> dict[str, WinRate]:
        return {
            level: WinRate(**circumstances(game, "seed"), bot=level, games=9, wins=won, faults=[])
            for level, won in zip(CLIMBING, wins, strict=True)
        }

    game = ludotheque.game("tiny_crew")

    assert ascends([row(1, 5, 4), row(0, 3, 5)])
    assert not ascends([row(1, 5, 5)])
