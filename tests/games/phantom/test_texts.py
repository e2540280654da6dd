"""Phantom in words: random games tell all that it says, and what is rare or hidden can be said as well."""

import pytest

from ludotheque.contract.texts import NAMES, Talk, heard, read_aloud, talk
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.phantom.spoken import SPOKEN

BOX = box("phantom")


@pytest.fixture(scope="module")
def talked() -> Talk:
    return talk([BOX.setup(seats=seats) for seats in (2, 3, 5)], 2500)


def test_random_games_tell_all_but_what_is_rare(talked: Talk) -> None:
    assert heard(talked) - set(SPOKEN.rare) == set(SPOKEN.events)


def test_every_action_and_event_of_random_games_can_be_said(talked: Talk, language: str) -> None:
    read_aloud(talked, Texts.of(BOX, language))


def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    assert NAMES[0] in texts.say("event-nothing", {"seat": 0}, NAMES)
    assert NAMES[1] in texts.say("event-titans-nothing", {"seat": 1, "rival": 0}, NAMES)
    assert texts.say("event-deck-reshuffled", {}, NAMES)
    for kind in ("gained", "lost", "secured", "phantom-pays"):
        told = [texts.say(f"event-{kind}", {"seat": 2, "count": count}, NAMES) for count in (0, 1)]
        assert told[0] != told[1]
        assert all(NAMES[2] in each for each in told)


def test_who_may_not_see_a_card_is_told_of_a_card_all_the_same(language: str) -> None:
    texts = Texts.of(BOX, language)
    hidden = {"card": "", "name": "@kind-card", "value": 0}
    seen = {"card": "D3", "name": "@kind-drill", "value": 3}
    for kind, data in (
        ("buried", {"seat": 0}),
        ("stolen", {"seat": 0, "rival": 1, "sort": "cards"}),
        ("takes-cards", {"seat": 0, "rival": 1, "own": False}),
    ):
        assert "3" not in texts.say(f"event-{kind}", {**data, **hidden}, NAMES)
        assert "3" in texts.say(f"event-{kind}", {**data, **seen}, NAMES)
