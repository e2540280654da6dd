"""Star Clicker in words: what is rare can be said, and numbers come from the components."""

import pytest

from ludotheque.contract.texts import NAMES
from ludotheque.core.texts import Texts
from ludotheque.games import box, open_game
from tests.component_files import changed
from tests.games.star_clicker.spoken import SPOKEN

BOX = box("star_clicker")


def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    for kind in ("energy-none", "line-silent", "neutralised", "reshuffled", "bug-none", "attack-none"):
        assert texts.say(f"event-{kind}", {"seat": 0, "cell": "b4", "line": 2, "cards": 12})
    assert len({texts.say("event-won", {"rating": rating}) for rating in (0, *range(2, 9))}) == 8
    assert len({texts.say("event-shield-lost", {"left": left}) for left in range(4)}) == 4


ODD = changed(
    BOX.standard_components(),
    *('    "z 2 2 2 2 2 z",', '    "z . 2 2 2 2 z",'),
    *("probe = 1\nenergy = 1\naccelerator = 1\nempty = 3", "probe = 1\nenergy = 1\naccelerator = 1\nempty = 2"),
    *("probe = 3\nenergy = 2\naccelerator = 2\nempty = 1", "probe = 4\nenergy = 2\naccelerator = 2\nempty = 0"),
    *('cells = "a1 b2 c3"\ncreeper = true', 'cells = "a1 b2 c3"'),
    *('level = 1\nkind = "outage"', 'level = 2\nkind = "outage"'),
)
"""A tile less, a probe more, no Creeper on line 1 at first, and a floppy disk of level 1 less."""


@pytest.mark.parametrize(
    ("language", "text", "told"),
    [
        ("en", "R4", "The 39 tiles"),
        ("fr", "R4", "Les 39 tuiles"),
        ("en", "R6", "these lines: 3, 5, 7."),
        ("fr", "R6", "ces lignes\u00a0: 3, 5, 7."),
        ("en", "R8", "level 1, 5 of them,"),
        ("fr", "R8", "niveau 1, au nombre de 5,"),
        ("en", "R51", "level 1, 5 of them,"),
        ("fr", "R51", "niveau 1, au nombre de 5,"),
        ("en", "R57", "from 2 to 8."),
        ("fr", "R57", "de 2 à 8."),
        ("en", "S8", "on lines 3, 5, 7."),
        ("fr", "S8", "des lignes 3, 5, 7."),
        ("en", "board-rating", "of 8 probes"),
        ("fr", "board-rating", "sur 8"),
    ],
)
def test_texts_say_the_numbers_of_the_components(language: str, text: str, told: str) -> None:
    facts = open_game(BOX.setup(components=ODD)).facts
    assert told in Texts.of(BOX, language, facts).say(text, {"count": 3})
    assert told not in Texts.of(BOX, language).say(text, {"count": 3})


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", ("there is no Creeper", "there is none")), ("fr", ("il n’y a aucun Creeper", "il n’y en a aucun"))],
)
def test_a_board_without_creepers_at_first_is_told_as_such(language: str, told: tuple[str, str]) -> None:
    nowhere = BOX.standard_components().replace("creeper = true\n", "")
    texts = Texts.of(BOX, language, open_game(BOX.setup(components=nowhere)).facts)
    for rule, words in zip(("R6", "S8"), told, strict=True):
        assert words in texts.say(rule)
        assert words not in Texts.of(BOX, language).say(rule)


@pytest.mark.parametrize(("language", "told"), [("en", "takes no shield"), ("fr", "n’emporte aucun bouclier")])
def test_S9_is_told_as_the_version_of_the_rules_has_it(language: str, told: str) -> None:
    first, second = (Texts.of(BOX, language, open_game(BOX.setup(rules=rules)).facts).say("S9") for rules in (1, 2))
    assert told in second
    assert told not in first


@pytest.mark.parametrize(
    ("language", "word", "decided"),
    [("en", "revealed", "an outage needs a press"), ("fr", "révélé", "une panne demande un appui")],
)
def test_R50_and_R60_keep_the_rulebook_s_word_and_S16_decides(language: str, word: str, decided: str) -> None:
    texts = Texts.of(BOX, language)
    assert word in texts.say("R50")
    assert word in texts.say("R60")
    assert decided in texts.say("S16")


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
