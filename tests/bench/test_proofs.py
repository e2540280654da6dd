"""The table of proofs, with the smallest sizes."""

from pathlib import Path

from bench.proofs import Proof, main, row
from click.testing import CliRunner

SMALL = Path(__file__).parents[1] / "games" / "laaancez" / "components" / "odd.toml"


def test_one_row_for_each_kind_of_bots() -> None:
    words = ["laaancez", "--components", str(SMALL), "--games", "2", "--bots", "random", "--bots", "greedy"]
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    _, _, *rows = result.stdout.splitlines()
    assert [line.split(" | ")[:3] for line in rows] == [["| random", "2", "100.0%"], ["| greedy", "2", "100.0%"]]


def test_what_took_too_much_is_not_within_a_budget() -> None:
    proofs = [Proof(10, 0.5, True), Proof(20, 0.25, True), Proof(150_000, 2.0, True), Proof(10**9, 1.0, False)]
    assert row("any", proofs) == ["any", "4", "50.0%", "75.0%", "150,000", "2.000 s", "1,000,000,000", "2.000 s"]


def test_where_chance_lasts_there_is_nothing_to_prove() -> None:
    result = CliRunner().invoke(main, ["tiny", "--games", "1", "--bots", "random"])
    assert result.exit_code == 1
    assert "nothing to prove" in result.output
