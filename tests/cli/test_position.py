"""`position`: a situation laid out, with every legal action in notation and words."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.cli.words import texts
from ludotheque.contract.cases import Case
from ludotheque.core.chance import Rng
from ludotheque.core.sketch import laid_out
from ludotheque.core.texts import reason_in_words
from ludotheque.games.plugins import find_box
from ludotheque.table.table import Table
from tests.cli.conftest import Run
from tests.table.logs import people, random_log, tiny


def test_every_situation_can_be_printed(run: Run, tmp_path: Path, case: Case) -> None:
    components = tmp_path / "components.toml"
    setup = case.game.setup
    components.write_text(setup.components or case.box.standard_components(setup.rules), encoding="utf-8")
    options = [word for name, value in setup.options.items() for word in ("--option", f"{name}={value}")]
    for depth in (0, 1, 5, case.length // 2, 10**4):
        state = case.walked(7, depth)
        chosen = ["--seats", setup.seats, *options, "--components", components, "--rules", setup.rules]
        words = ["position", case.box.name, "-", *chosen]
        result = run(*words, stdin=json.dumps(state.position()))
        assert result.exit_code == 0, result.output
        for seat in state.to_act():
            assert f"Player {seat + 1} may\n" in result.stdout
            for action in state.actions(seat):
                assert f"\n  {case.game.write(action)} " in result.stdout
        assert ("The game is over." in result.stdout) == state.over()


def test_a_bot_says_what_it_would_do_and_why(run: Run) -> None:
    """Of five stones whoever takes one wins for certain; of one there is nothing else to take."""
    words = ["position", "ludotheque.skeleton", "-", "--hint", "--lang"]
    told = run(*words, "en", stdin=json.dumps({"stones": 5, "turn": 0}))
    assert "A bot would: Take a stone\nBecause it wins for certain, whatever anybody does.\n" in told.stdout
    told = run(*words, "fr", stdin=json.dumps({"stones": 1, "turn": 0}))
    assert "Un robot ferait\u00a0: Prendre un caillou\n" in told.stdout


def test_a_term_is_told_as_a_sentence() -> None:
    box = find_box("ludotheque.skeleton")
    reason = {"reason": "last", "with": 0, "without": 50, "sure": False, "other": {"verb": "take", "stones": 2}}
    said = reason_in_words(texts(box, "en", box.facts()), 0, reason, [])
    assert (
        said == "Because on average the other may take the last stone 0 times in 100, against 50 for “Take 2 stones”."
    )


def test_a_position_speaks_french(run: Run) -> None:
    told = run("position", "tiny", "-", "--lang", "fr", stdin=json.dumps(Table(tiny(), people(2)).state.position()))
    assert "Joueur 1 peut" in told.stdout


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "holds no JSON object"),
        ("[1]", "holds no JSON object"),
        ('{"lot": ', "holds no JSON object"),
        ('{"lot": ' * 5_000, "holds no JSON object"),
        ("{}", "a position has no 'lot'; the parts are lot, coins"),
    ],
)
def test_wrong_positions_are_told(fails: Callable[..., str], text: str, complaint: str) -> None:
    assert complaint in fails("position", "tiny", "-", stdin=text)


def test_a_position_of_impossible_seats_is_told(fails: Callable[..., str]) -> None:
    assert "for 2 or 3 players, not for 5" in fails("position", "tiny", "-", "--seats", 5, stdin="{}")


def test_a_missing_file_is_told(fails: Callable[..., str]) -> None:
    assert "cannot be read: No such file" in fails("position", "tiny", "missing.json")


def test_data_is_laid_out_for_people() -> None:
    data = {"phase": "a", "b": None, "rows": ["x y", ""], "deep": [{"n": [1, 2]}, {}], "none": [], "pair": {"k": 1}}
    assert list(laid_out(data)) == [
        "phase  a",
        "b      -",
        "rows",
        "  x y",
        "  -",
        "deep",
        "  0",
        "    n  1, 2",
        "  1  ",
        "none   -",
        "pair   k 1",
    ]


def test_what_happens_in_a_game_leads_to_positions_that_load(run: Run) -> None:
    table = Table(tiny(3), people(3))
    for _ in random_log(table, Rng("positions"), most=20):
        stdin = json.dumps(table.state.position())
        assert run("position", "tiny", "-", "--seats", 3, stdin=stdin).exit_code == 0
