"""Values as they are written in a TOML file, where they look as in JSON but for tables; whatever is in them, they can
be read back.
"""

import re
from textwrap import wrap

import msgspec

WIDTH = 116

BARE = re.compile(r"[A-Za-z0-9_-]+")
"""A name that needs no quotes."""


def named(name: str, value: object) -> str:
    """
    >>> named("seats", [2, 3]), named("a.b", "x,y")
    ('seats = [2, 3]', '"a.b" = "x,y"')
    """
    return f"{name if BARE.fullmatch(name) else written(name)} = {written(value)}"


def written(value: object) -> str:
    """
    >>> written({"mode": "arcade", "fast": True})
    '{ mode = "arcade", fast = true }'
    """
    if isinstance(value, dict):
        return "{ " + ", ".join(named(name, inner) for name, inner in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return msgspec.json.encode(value).decode().replace("\x7f", r"\u007f")


def spoken(name: str, text: str) -> str:
    """A text that people read, over as many lines as it needs."""
    lines = wrap(written(text)[1:-1], WIDTH, break_long_words=False, break_on_hyphens=False)
    return f'{name} = """\n' + " \\\n".join(lines) + '"""'
