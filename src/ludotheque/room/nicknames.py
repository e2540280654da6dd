"""The names that people give themselves, as everybody may see them."""

import unicodedata

from ludotheque.room.errors import Wrong

NAME_LENGTH = 24
TYPED_LENGTH = 8 * NAME_LENGTH
"""How much may be typed for a name, before marks are joined to their letters and spaces to one."""


def clean_name(name: str) -> str:
    """A name as it is shown: printable letters and single spaces; raises for what is none.

    The length is looked at first: composing letters takes time in the square of how many marks stand on one of them.
    """
    if len(name) > TYPED_LENGTH:
        raise Wrong("name", f"a name has at most {NAME_LENGTH} characters, this one has {len(name)}")
    told = " ".join(unicodedata.normalize("NFC", name).split())
    if len(told) > NAME_LENGTH:
        raise Wrong("name", f"a name has at most {NAME_LENGTH} characters, this one has {len(told)}")
    if not told.isprintable():
        raise Wrong("name", "a name is made of characters that can be seen")
    return told
