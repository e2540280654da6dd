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


def test_a_rung_alone_ends_when_it_is_settled() -> None:
    result = CliRunner().invoke(main, ["laaancez", "--games", "400", "--rung", "easy", "--timed", "0"])
    assert result.exit_code == 0
    (told,) = result.stdout.splitlines()
    assert told.startswith("easy against random: ")
    assert told.endswith("; stopped: rather 65% than 50%, at a risk of 5%")
