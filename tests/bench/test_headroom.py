"""What a longer thought and a master take from `hard`, with the smallest sizes."""

from bench.headroom import longer, main
from click.testing import CliRunner

from ludotheque.library import game
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.levels import HARD


def test_a_line_for_each() -> None:
    result = CliRunner().invoke(main, ["tiny", "--games", "3", "--seats", "3", "--times", "2"])
    assert result.exit_code == 0, result.output
    longest, master = result.stdout.splitlines()
    assert longest.startswith("hard, 2 times as long, against hard: ")
    assert longest.endswith(" of 3 games, fair 33.3%")
    assert master.startswith("master, against hard: ")


def test_who_thinks_longer_is_hard_all_the_same() -> None:
    found = longer(20, game("tiny", seats=3), "seed")
    assert isinstance(found, ExpertPlayer)
    assert found.thinker.simulations == 20 * HARD


def test_a_crew_has_no_rival() -> None:
    assert "all win or lose together" in CliRunner().invoke(main, ["star_clicker"]).output
