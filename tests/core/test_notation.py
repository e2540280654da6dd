"""Numbers and lines of actions from one declaration."""

import pytest

from ludotheque.core.errors import BadNotation
from ludotheque.core.notation import Lines, Verbs, counted


def lines() -> Lines:
    verbs = Verbs()
    for verb, many in (("pass", 1), ("throw", 3), ("fly", 20)):
        verbs.add(verb, many)
    return Lines(verbs, {"throw": ["", "1", "2"], "fly": counted(20)})


def test_reading_and_writing_are_inverses() -> None:
    some = lines()
    assert [some.read(some.write(action)) for action in range(some.verbs.count)] == list(range(24))
    assert some.write(1) == "throw"
    assert some.write(23) == "fly 20"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("jump", "'jump' is no action; an action begins with pass, throw, fly"),
        ("pass 1", "'pass 1' is no action; 'pass' stands alone"),
        ("throw 3", "'throw 3' is no action; 'throw' may stand alone, or is followed by 1, 2"),
        ("fly 21", "'fly 21' is no action; 'fly' is followed by 1 to 20, or one between them"),
        ("fly  1", "'fly  1' is no action; 'fly' is followed by 1 to 20, or one between them"),
        ("", "'' is no action; an action begins with pass, throw, fly"),
        ("x" * 10_000, f"'{'x' * 60}…' is no action; an action begins with pass, throw, fly"),
    ],
)
def test_what_is_no_action_is_told_what_would_be(line: str, why: str) -> None:
    with pytest.raises(BadNotation) as refused:
        lines().read(line)
    assert str(refused.value) == why


def test_every_number_has_one_line_of_its_own() -> None:
    verbs = Verbs()
    verbs.add("take", 2)
    with pytest.raises(ValueError, match="'take' has 2 actions and names for 1 things"):
        Lines(verbs, {})
    with pytest.raises(ValueError, match="the same line"):
        Lines(verbs, {"take": ["A", "A"]})
