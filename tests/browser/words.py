"""The texts of the page, read from the files that the page is made from: the tests find things by what people read."""

import re
from functools import cache
from pathlib import Path

from ludotheque.core.texts import Texts
from ludotheque.games import box

CLIENT_TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"
GAME = "laaancez"


@cache
def sources(language: str, game: str) -> tuple[str, str]:
    """The texts of the client and those of the game."""
    return (CLIENT_TEXTS / f"{language}.ftl").read_text(encoding="utf-8"), box(game).text(language)


@cache
def texts(language: str, game: str) -> Texts:
    return Texts(language, *sources(language, game), facts=box(game).facts())


@cache
def raw_ids(game: str) -> re.Pattern[str]:
    """Finds a message that was shown by its id instead of its text."""
    ids = {found for source in sources("en", game) for found in re.findall(r"^([a-z]+(?:-[a-z0-9]+)+) =", source, re.M)}
    return re.compile(rf"(?<![\w-])({'|'.join(sorted(ids, key=len, reverse=True))})(?![\w-])|\{{ ?\$|\[object")
