"""Star Clicker in words: random games of all levels tell all that it says, and what is rare can be said as well."""

import pytest

from ludotheque.contract.texts import NAMES, Talk, heard, read_aloud, talk
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.star_clicker.spoken import SPOKEN

BOX = box("star_clicker")


@pytest.fixture(scope="module")
def talked() -> Talk:
    crews = [(2, 1), (3, 2), (4, 3), (4, 4)]
    return talk([BOX.setup(seats, {"level": level}) for seats, level in crews], 1500)


def test_random_games_tell_all_but_what_is_rare(talked: Talk) -> None:
    assert heard(talked) - set(SPOKEN.rare) == set(SPOKEN.events)


def test_every_action_and_event_of_random_games_can_be_said(talked: Talk, language: str) -> None:
    read_aloud(talked, Texts.of(BOX, language))


def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    for kind in ("energy-none", "line-silent", "neutralised", "reshuffled", "bug-none"):
        assert texts.say(f"event-{kind}", {"seat": 0, "cell": "b4", "line": 2, "cards": 12})
    assert len({texts.say("event-won", {"rating": rating}) for rating in (0, *range(2, 9))}) == 8
    assert len({texts.say("event-shield-lost", {"left": left}) for left in range(4)}) == 4


def test_an_effect_that_fails_says_why(language: str) -> None:
    texts = Texts.of(BOX, language)
    reasons = ("outage", "problem", "broken", "nothing", "hemmed-in")
    assert len({texts.say("event-in-vain", {"seat": 0, "why": why}, NAMES) for why in reasons}) == len(reasons)


def test_every_pilot_s_power_and_every_floppy_disk_is_told_apart(language: str) -> None:
    texts = Texts.of(BOX, language)
    colours = ("yellow", "blue", "green", "violet")
    assert len({texts.say("event-power", {"seat": 0, "colour": colour}, NAMES) for colour in colours}) == len(colours)
    kinds = [name.removeprefix("floppy-") for name in SPOKEN.things if name.startswith("floppy-")]
    assert len({texts.say("event-floppy", {"kind": kind, "group": "A"}) for kind in kinds}) == len(kinds)
