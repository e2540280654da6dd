"""Texts: variables, words for things, names for seats, and errors that say what would be right."""

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.core.texts import Texts
from ludotheque.games import box, shelf

ENGLISH = """
plain = Nothing to fill in
object-hat = hat
    .the = the hat
object-bell = bell
copy = { $player } copies { $the-object } ({ $object }) { $times ->
    [one] once
   *[other] { $times } times
}
shapeless =
    .the = only an attribute
"""


@pytest.fixture
def texts() -> Texts:
    return Texts("en", ENGLISH)


def test_a_message_without_variables_needs_no_data(texts: Texts) -> None:
    assert texts.say("plain") == "Nothing to fill in"


def test_a_value_with_an_at_sign_is_another_message_with_or_without_its_article(texts: Texts) -> None:
    said = texts.say("copy", {"seat": 1, "object": "@object-hat", "times": 1}, ["Ann", "Ben"])
    assert said == "Ben copies the hat (hat) once"


def test_a_message_without_article_stands_as_it_is(texts: Texts) -> None:
    said = texts.say("copy", {"seat": 0, "object": "@object-bell", "times": 2}, ["Ann", "Ben"])
    assert said == "Ann copies bell (bell) 2 times"


def test_a_thing_of_somebody_s_own_goes_by_its_bare_name(texts: Texts) -> None:
    said = texts.say("copy", {"seat": 0, "object": "@object-rubber-duck", "times": 2}, ["Ann", "Ben"])
    assert said == "Ann copies rubber-duck (rubber-duck) 2 times"


def test_two_seats_have_their_names_and_nobody_is_told_apart() -> None:
    texts = Texts("en", "beats = { $player } beats { $rival ->\n    [-1] nobody\n   *[other] { $rival }\n}")
    said = [texts.say("beats", {"seat": 0, "rival": rival}, ["Ann", "Ben"]) for rival in (1, -1)]
    assert said == ["Ann beats Ben", "Ann beats nobody"]


def test_a_fact_of_the_game_stands_in_every_text_unless_the_data_says_otherwise() -> None:
    texts = Texts("en", "full = You hold { $limit }: no more.", facts={"limit": 7})
    assert texts.say("full") == "You hold 7: no more."
    assert texts.say("full", {"limit": 9}) == "You hold 9: no more."


def test_there_are_no_isolation_marks(texts: Texts) -> None:
    assert "\u2068" not in texts.say("copy", {"seat": 0, "object": "@object-hat", "times": 3}, ["Ann"])


def test_a_yes_or_no_can_be_told_apart() -> None:
    texts = Texts("en", "shot = { $super ->\n    [true] Boom\n   *[false] Bang\n}")
    assert [texts.say("shot", {"super": yes}) for yes in (True, False)] == ["Boom", "Bang"]


def test_later_sources_add_to_earlier_ones() -> None:
    assert Texts("fr", "one = un", "two = deux").say("two") == "deux"


@pytest.mark.parametrize("make", [lambda: Texts("de", ""), lambda: Texts.of(shelf()[0], "de")])
def test_an_unknown_language_is_told_which_there_are(make: object) -> None:
    assert callable(make)
    with pytest.raises(Mistake, match="'de'; the languages are fr, en"):
        make()


@pytest.mark.parametrize(
    ("message", "reason"),
    [("missing", "there is no text 'missing' in 'en'"), ("copy", "cannot be written"), ("shapeless", "has no value")],
)
def test_a_text_that_cannot_be_written_is_named(texts: Texts, message: str, reason: str) -> None:
    with pytest.raises(Mistake, match=reason):
        texts.say(message)


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", [each.name for each in shelf()])
def test_every_box_has_a_title_and_a_blurb(name: str, language: str) -> None:
    texts = Texts.of(box(name), language)
    assert texts.say("title")
    assert texts.say("blurb").endswith((".", "!", "?"))
