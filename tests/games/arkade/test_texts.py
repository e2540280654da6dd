"""Arkade in words: random games of both modes tell all that it says, and what is rare can be said as well."""

import pytest

from ludotheque.contract.texts import NAMES, Talk, heard, read_aloud, talk
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.arkade.spoken import ARCADE_EVENTS, SPOKEN, STRATEGY_EVENTS

BOX = box("arkade")


@pytest.fixture(scope="module")
def strategy() -> Talk:
    return talk([BOX.setup()], 16000)


@pytest.fixture(scope="module")
def arcade() -> Talk:
    return talk([BOX.setup(options={"mode": "arcade", "tiles": True})], 3000)


def test_random_games_tell_all_but_what_is_rare(strategy: Talk, arcade: Talk) -> None:
    assert heard(strategy) - set(SPOKEN.rare) == set(STRATEGY_EVENTS)
    assert {*ARCADE_EVENTS, "thrown", "fired", "bonus", "won"} <= heard(arcade) <= {*SPOKEN.events, *SPOKEN.rare}


def test_every_action_and_event_of_random_games_can_be_said(strategy: Talk, arcade: Talk, language: str) -> None:
    read_aloud([*strategy, *arcade], Texts.of(BOX, language))


def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    assert NAMES[0] in texts.say("event-lost-bonus", {"seat": 0, "cell": "d5"}, NAMES)
    assert len({texts.say("event-nugget-lost", {"seat": 1, "left": left}, NAMES) for left in (0, 1, 5)}) == 3
    assert texts.say("event-drawn", {}, NAMES)


def test_a_colour_of_an_own_component_file_goes_by_its_name() -> None:
    words = {"verb": "move", "saucer": "@saucer-pink", "from": "a1", "to": "b1"}
    assert Texts.of(BOX, "en").say("action-move", words) == "Move pink from a1 to b1"
    assert Texts.of(BOX, "fr").say("action-move", words) == "Déplacer pink de a1 à b1"
