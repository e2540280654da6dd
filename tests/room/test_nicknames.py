"""Names that people type: cleaned for everybody's eyes, and bounded before anything is done with them."""

from types import SimpleNamespace

import pytest

from ludotheque.room import nicknames
from ludotheque.room.errors import Wrong
from ludotheque.room.nicknames import NAME_LENGTH, TYPED, clean_name


def test_a_name_is_joined_and_trimmed() -> None:
    assert clean_name("  Zoe\u0308   B. ") == "Zoë B."
    assert clean_name("e\u0301" * NAME_LENGTH) == "é" * NAME_LENGTH


@pytest.mark.parametrize("name", ["x" * (NAME_LENGTH + 1), "x" + "\u0301" * (TYPED * NAME_LENGTH), "a\x00b"])
def test_what_is_no_name_is_refused(name: str) -> None:
    with pytest.raises(Wrong, match="a name"):
        clean_name(name)


@pytest.mark.parametrize("letter", ["\u3164", "\u2800", "\u115f", "\uffa0", "\u0301", "\ufe0f", "\u200b", "\u034f"])
def test_a_name_that_nobody_sees_is_none(letter: str) -> None:
    for name in (letter, letter * 5, f" {letter} "):
        with pytest.raises(Wrong, match="can be seen"):
            clean_name(name)
    assert clean_name("  ") == ""
    assert clean_name("\u3164Zoé\u2800B.") == "Zoé B."


def test_a_name_of_60_kB_is_refused_before_it_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """Joining thirty thousand marks to one letter stopped every table for eleven seconds."""
    joined: list[str] = []
    monkeypatch.setattr(nicknames, "unicodedata", SimpleNamespace(normalize=lambda _, text: joined.append(text)))
    with pytest.raises(Wrong, match="at most 24 characters, this one has 30001"):
        clean_name("e" + "\u0301\u0327" * 15_000)
    assert joined == []
