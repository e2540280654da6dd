"""Arkade in words: what is rare can be said, and numbers come from the components."""

import pytest

from ludotheque.contract.texts import NAMES
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.arkade.boards import game
from tests.games.arkade.test_components import SMALL

BOX = box("arkade")
ODD = game(SMALL)


def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    assert NAMES[0] in texts.say("event-lost-bonus", {"seat": 0, "cell": "d5"}, NAMES)
    assert len({texts.say("event-nugget-lost", {"seat": 1, "left": left}, NAMES) for left in (0, 1, 5)}) == 3
    assert texts.say("event-drawn", {}, NAMES)


@pytest.mark.parametrize(
    ("hand", "english", "french"),
    [
        (0, "has 0 tiles, drawn", "a 0 tuile, tirée au hasard"),
        (1, "has 1 tile, drawn", "a 1 tuile, tirée au hasard"),
        (2, "has 2 tiles, drawn", "a 2 tuiles, tirées au hasard"),
    ],
)
def test_few_tiles_are_told_as_so_few(language: str, hand: int, english: str, french: str) -> None:
    facts = {**BOX.facts(), "alien-hand": hand}
    assert (english if language == "en" else french) in Texts.of(BOX, language, facts).say("R5")


def test_a_colour_of_an_own_component_file_goes_by_its_name() -> None:
    words = {"verb": "move", "saucer": "@saucer-pink", "from": "a1", "to": "b1"}
    assert Texts.of(BOX, "en").say("action-move", words) == "Move pink from a1 to b1"
    assert Texts.of(BOX, "fr").say("action-move", words) == "Déplacer pink de a1 à b1"


@pytest.mark.parametrize(
    ("rule", "english", "french"),
    [
        ("R3", "The Alien’s 3 saucers fill the first line", "Les 3 soucoupes de l’Alien remplissent la première ligne"),
        ("R5", "has 2 tiles", "a 2 tuiles"),
        ("R7", "has 2 tiles drawn at random, 1 of each colour", "a 2 tuiles tirées au hasard, 1 par couleur"),
        ("R27", "a die that shows blue", "un dé blue"),
        ("R38", "a 1 or a 3", "un 1 ou un 3"),
        ("A6", "shows 1 or 3", "montre à la fin 1 ou 3"),
        ("A13", "fall for 0.9 s, the Defender’s for 0.3 s", "en 0,9 s, ceux du Défenseur en 0,3 s"),
        (
            "A15",
            "After 40 turns of both sides together, or 30 throws",
            "Après 40 tours des deux camps réunis, ou 30 lancers",
        ),
        ("A21", "Cells 1 and 3", "Les cases 1 et 3"),
        ("A27", "A thrown 1 or 3", "Un 1 ou un 3"),
        ("refusal-must-obey", "shows 1 or 3", "montre 1 ou 3"),
        ("tile-reactor-does", "shows 1 or 3", "montre 1 ou 3"),
    ],
)
def test_the_texts_say_the_numbers_of_the_components(rule: str, english: str, french: str) -> None:
    for language, told in (("en", english), ("fr", french)):
        assert told in Texts.of(BOX, language, ODD.facts).say(rule)
        assert told not in Texts.of(BOX, language).say(rule)


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "the ship is free and may use that die", "the next throw is free"),
        ("fr", "le vaisseau est libre et peut se servir de ce dé", "le lancer suivant est libre"),
    ],
)
def test_A27_is_told_by_the_version_that_is_played(language: str, first: str, second: str) -> None:
    told = [Texts.of(BOX, language, game(rules=rules).facts).say("A27") for rules in (1, 2)]
    assert [first in text for text in told] == [True, False]
    assert [second in text for text in told] == [False, True]
