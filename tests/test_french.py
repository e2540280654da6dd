"""What people read in French, and the words of the rulebooks; the contract suite holds every game to its spelling."""

import re
from pathlib import Path

import pytest

from ludotheque.contract.french import slips_in_french
from ludotheque.games import GAMES, box

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "file", ["web/src/texts/fr.ftl", "src/ludotheque/cli/texts/fr.ftl", "src/ludotheque/review/texts/fr.ftl"]
)
def test_french_is_written_as_french(file: str) -> None:
    assert slips_in_french((ROOT / file).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "slip"),
    [
        ("Qui ?", "U+202F"),
        ("Fin\u202f: oui", "U+00A0"),
        ("l'Alien", "’"),
        ("« oui »", "« »"),
        ("Appuie sur Enter", "Entrée"),
        ("{ $won } gagnées", "$won"),
        ("Il y a { $left ->\n    [0] rien\n   *[other] { $count } cartes\n}", "$count"),
        ("{ $most ->\n    [one] 1 tuile\n   *[other] { $most } tuiles\n}", "$most"),
    ],
)
def test_a_slip_is_found(text: str, slip: str) -> None:
    assert [slip in each for each in slips_in_french(f"said = {text}")] == [True]


@pytest.mark.parametrize(
    "text",
    [
        "Qui\u202f? Moi\u202f!",
        "{ $count ->\n    [one] { $count } carte\n   *[other] { $count } cartes\n}",
        "{ $left ->\n    [0] rien\n    [one] 1 carte\n   *[other] { $left } cartes\n}",
        "{ $most ->\n    [one] une tuile\n   *[other] { $most } tuiles\n}",
        "{ $left } sur { $most }",
        "{ $player } passe.",
    ],
)
def test_what_is_right_is_let_be(text: str) -> None:
    assert slips_in_french(f"said = {text}") == []


@pytest.mark.parametrize("game", GAMES)
def test_games_speak_as_their_rulebooks_do(game: str) -> None:
    """All of them say "tour", "appuyer" and "matériel"; two words for one thing would be two things."""
    assert re.findall(r"(?i)\b(?:manches?|press(?:e[rz]?|ée?s?)|composants?)\b", box(game).text("fr")) == []


def test_games_played_together_have_no_opponents() -> None:
    together = [each for each in map(box, GAMES) if each.label.cooperative]
    assert together
    for each in together:
        assert re.findall(r"(?i)\b(?:rivals?|opponents?|against)\b", each.text("en")) == []
        assert re.findall(r"(?i)\b(?:rival|rivaux|adversaires?|contre)\b", each.text("fr")) == []
