"""The ladder of levels, with the smallest sizes."""

from bench.ladder import RUNGS, main
from click.testing import CliRunner


def test_one_line_for_each_rung_and_two_for_the_seconds() -> None:
    result = CliRunner().invoke(main, ["tiny", "--games", "2", "--timed", "1"])
    *rungs, hard, master = result.stdout.splitlines()
    assert [rung.split()[0] for rung in rungs] == RUNGS[1:]
    assert hard.startswith("hard: ")
    assert master.startswith("master: ")
    assert " s for an action" in master
