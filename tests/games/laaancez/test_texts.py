"""Laaancez ! in words: what random games hardly ever tell can be said, and numbers come from the components."""

import pytest

from ludotheque.contract.texts import NAMES
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.laaancez.situations import ODD_GAME

BOX = box("laaancez")


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
