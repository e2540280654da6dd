"""Laaancez ! in words: random games tell all that it says, and what they do not tell can be said as well."""

import pytest

from ludotheque.contract.texts import NAMES, Talk, heard, read_aloud, talk
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.laaancez.situations import ODD_GAME
from tests.games.laaancez.spoken import SPOKEN

BOX = box("laaancez")


@pytest.fixture(scope="module")
def talked() -> Talk:
    return talk([BOX.setup()], 1200)


def test_random_games_tell_all_but_what_is_rare(talked: Talk) -> None:
    assert heard(talked) == set(SPOKEN.events)


def test_every_action_and_event_of_random_games_can_be_said(talked: Talk, language: str) -> None:
    read_aloud(talked, Texts.of(BOX, language))


def test_a_pass_can_be_said(language: str) -> None:
    assert Texts.of(BOX, language).say("event-pass-done", {"seat": 0}, NAMES).startswith(NAMES[0])


@pytest.mark.parametrize(
    ("language", "rule", "told"),
    [
        ("en", "R7", "lines of 3, 2 cells"),
        ("fr", "R7", "lignes de 3, 2 cases"),
        ("en", "R16", "with 2 damage."),
        ("fr", "R16", "avec 2 dégâts."),
        ("en", "L11", "with 2 damage,"),
        ("fr", "L11", "avec 2 dégâts,"),
    ],
)
def test_the_rules_say_the_numbers_of_the_components(language: str, rule: str, told: str) -> None:
    assert told in Texts.of(BOX, language, ODD_GAME.facts).say(rule)
    assert told not in Texts.of(BOX, language).say(rule)


def test_an_object_of_an_own_component_file_goes_by_its_name() -> None:
    words = {"verb": "copy", "object": "@object-teapot", "cell": "a1"}
    assert Texts.of(BOX, "en").say("action-copy", words) == "Copy teapot into a1"
    assert Texts.of(BOX, "fr").say("action-copy", words) == "Copier teapot en a1"
