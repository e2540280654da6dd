"""What people write, names and other words, as everybody may see it."""

import unicodedata

from ludotheque.room.errors import Wrong

NAME_LENGTH = 24
BLANK = str.maketrans(dict.fromkeys((0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0), " "))
"""Letters that look like nothing: a name of them would be no name."""

TYPED = 8
"""So many times as much may be typed, before marks are joined to their letters and spaces to one."""


MARKS = ("Mn", "Mc", "Me", "Zs")
"""What stands on or beside a letter, and is not seen without one."""


def clean_name(name: str) -> str:
    """A name as it is shown; raises for what is none."""
    return clean(name, NAME_LENGTH, "name")


def clean(typed: str, most: int, what: str) -> str:
    """Printable letters and single spaces; raises for what is longer, or cannot be seen.

    The length is looked at first: composing letters takes time in the square of how many marks stand on one of them.
    """
    if len(typed) > TYPED * most:
        raise Wrong(what, f"a {what} has at most {most} characters, this one has {len(typed)}")
    told = " ".join(unicodedata.normalize("NFC", typed).translate(BLANK).split())
    if len(told) > most:
        raise Wrong(what, f"a {what} has at most {most} characters, this one has {len(told)}")
    only_marks = all(unicodedata.category(letter) in MARKS for letter in told)
    if not told.isprintable() or (typed.strip() and only_marks):
        raise Wrong(what, f"a {what} is made of characters that can be seen")
    return told
