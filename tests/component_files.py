"""Component files in the tests: one with changes, and what a game says of it."""

import pytest

from ludotheque.core.errors import BadComponents
from ludotheque.games import box, open_game


def changed(text: str, *changes: str) -> str:
    """A file with the first of each old text, which must be there, replaced by a new one."""
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def refused(name: str, components: str, problem: str) -> None:
    """The game does not open, and says why."""
    with pytest.raises(BadComponents) as caught:
        open_game(box(name).setup(components=components))
    assert str(caught.value).startswith("component file:")
    assert problem in str(caught.value)
