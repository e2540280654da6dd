"""What people write, names and other words, as everybody may see it."""

import unicodedata

from ludotheque.room.errors import Wrong

NAME_LENGTH = 24
TYPED = 8
"""So many times as much may be typed, before marks are joined to their letters and spaces to one."""


def clean_name(name: str) -> str:
    """A name as it is shown; raises for what is none."""
    return clean(name, NAME_LENGTH, "name")


def clean(typed: str, most: int, what: str) -> str:
    """Printable letters and single spaces; raises for what is longer, or cannot be seen.

    The length is looked at first: composing letters takes time in the square of how many marks stand on one of them.
    """
    if len(typed) > TYPED * most:
        raise Wrong(what, f"a {what} has at most {most} characters, this one has {len(typed)}")
    told = " ".join(unicodedata.normalize("NFC", typed).split())
    if len(told) > most:
        raise Wrong(what, f"a {what} has at most {most} characters, this one has {len(told)}")
    if not told.isprintable():
        raise Wrong(what, f"a {what} is made of characters that can be seen")
    return told
