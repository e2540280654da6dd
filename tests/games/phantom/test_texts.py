"""Phantom in words: what is rare or hidden can be said, and numbers come from the components."""

import pytest

from ludotheque.contract.at_play import do, one
from ludotheque.contract.texts import NAMES
from ludotheque.core.texts import Texts
from ludotheque.games import box
from tests.games.phantom.situations import ODD, duel, fight, game, sit

BOX = box("phantom")


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


@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        ("R1", "7 systems for 2", "7 systèmes à 2"),
        ("R3", "3 crystals", "3 cristaux"),
        ("R8", "22 crystals for 2", "22 à 2"),
        ("R13", "carries 12 points", "porte 12 points"),
        ("R17", "cut to 9 cards", "que 9 cartes"),
        ("R20", "a triple one (three lines) three", "une route triple (trois traits) trois"),
        ("R49", "of value 5 or more", "de valeur 5 ou plus"),
        ("R53", "from 2 to 9", "de 2 à 9"),
        ("P3", "carries less than 12", "porte moins de 12"),
        ("P3", "is cut to 9", "est ramenée à 9"),
        ("P9", "beyond 9", "au-delà de 9"),
        ("P17", "a Phantom is 8", "un Phantom vaut 8"),
        ("P18", "cut to 9", "ramenée à 9"),
        ("P19", "80 crystals", "80 cristaux"),
        ("adventure-titans-does", "of value 5 or more", "de valeur 5 ou plus"),
        ("adventure-black-market-does", "so on: 2, 3, 5, 7;", "de suite : 2, 3, 5, 7 ;"),
        ("refusal-bury-first", "more than 9 cards", "plus de 9 cartes"),
        ("refusal-titans-first", "of value 5 or more", "de valeur 5 ou plus"),
        ("refusal-too-weak", "of value 5 or more", "de valeur 5 ou plus"),
        ("refusal-no-crystal", "of value 5 or more", "de valeur 5 ou plus"),
    ],
)
def test_texts_say_the_numbers_of_the_components(language: str, message: str, english: str, french: str) -> None:
    told = english if language == "en" else french
    assert told in plain_spaces(Texts.of(BOX, language, game(2, ODD).facts).say(message))
    assert told not in plain_spaces(Texts.of(BOX, language).say(message))


def plain_spaces(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def test_a_ruling_is_told_as_the_version_of_the_rules_has_it(language: str) -> None:
    told = [Texts.of(BOX, language, game(2, "", rules).facts).say("P3") for rules in (1, 2)]
    assert ["10" in each for each in told] == [False, True]


def test_what_happens_is_told_with_the_numbers_of_the_components(language: str) -> None:
    texts = Texts.of(BOX, language, game(2, ODD).facts)
    shown = one(fight(duel("GA", "", (4, 3), components=ODD), "commit GA"), "shown")
    assert "7" in texts.say("event-shown", shown, NAMES)


def test_a_route_of_three_cards_is_not_told_as_a_free_one(language: str) -> None:
    texts = Texts.of(BOX, language, game(2, ODD).facts)
    flown = one(do(sit("D1 D2 D3", "", at=[1, 0], phase="move", components=ODD), 0, "fly 4"), "flew")
    assert flown["route"] == "three"
    ways = {texts.say("event-flew", {**flown, "route": way}, NAMES) for way in ("free", "one", "two", "three")}
    assert len(ways) == 4
