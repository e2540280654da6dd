"""Boxes on paper: every game, both languages, both papers, component files of one's own; looked at as data."""

import re
import zlib

import pytest

from ludotheque.core.box import LANGUAGES
from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box
from ludotheque.lab.component_files import parsed, with_number, written
from ludotheque.printing.sheets import PAPERS, contents, inventory, pdf, pictures
from tests.candidates import brought

every_game = pytest.mark.parametrize("game", GAMES)

SIZES = {"a4": "595.2756", "letter": "612"}
"""How wide the papers are, in points."""


def unpacked(data: bytes) -> bytes:
    """All that a PDF holds, without compression."""
    found = [data]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL):
        try:
            found.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return b"".join(found)


@every_game
def test_every_language_and_paper_has_its_pdf_in_which_text_is_text(game: str) -> None:
    for language, paper in zip(LANGUAGES, PAPERS, strict=True):
        inside = unpacked(pdf(box(game), language, paper))
        assert inside.startswith(b"%PDF-")
        assert b"/ToUnicode" in inside
        assert f"/MediaBox[0 0 {SIZES[paper]} ".encode() in inside
        assert f"/Lang({language})".encode() in inside


def test_the_same_box_is_printed_the_same() -> None:
    assert pdf(box(GAMES[0]), "en") == pdf(box(GAMES[0]), "en")


@every_game
def test_every_component_file_that_can_be_played_can_be_printed(game: str) -> None:
    for _, text in brought(box(game)).component_sets():
        assert inventory(box(game), "fr", text)


def test_sheets_are_drawn_from_the_component_file() -> None:
    standard = parsed(box("phantom").standard_components())
    before = dict(inventory(box("phantom"), "en"))
    more = with_number(with_number(standard, "crystals.all", 80), "galaxols.A.cards", 7)
    after = dict(inventory(box("phantom"), "en", written(more)))
    assert after["Crystals"] == before["Crystals"] + 8 == 80
    assert after["Equipment"] == before["Equipment"] + 1
    assert {name for name in before if before[name] != after[name]} == {"Crystals", "Equipment"}


def test_words_are_those_of_the_game_and_its_components() -> None:
    told = contents(box("phantom"), "fr", "a4", "", None)
    assert told["texts"]["adventure-safe"] == "Coffre fort"
    assert "{" not in "".join(told["texts"].values())
    assert any("21" in rule for section in told["rules"] for rule in section["items"])
    assert all(section["items"] for section in told["rules"])


def test_pages_can_be_looked_at() -> None:
    pages = pictures(box(GAMES[0]), "en", dots=20)
    assert len(pages) > 3
    assert all(page.startswith(b"\x89PNG") for page in pages)


def test_a_game_without_sheets_says_so() -> None:
    with pytest.raises(Mistake, match=r"tiny has no print.typ in its folder"):
        pdf(box("tiny"), "en")
    with pytest.raises(Mistake, match=r"no paper 'a7'; the papers are a4, letter"):
        pdf(box(GAMES[0]), "en", "a7")
