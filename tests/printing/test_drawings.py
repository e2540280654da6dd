"""What is printed is drawn as on the screen: every outline, pixel and colour stands in the client of the game."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.games import GAMES, box

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
OUTLINE = re.compile(r'\bd="([^"]+)"')
MADE = re.compile(r"(?:\$\{)?circle\(([\d., ]+)\)\}?|\$\{(\w+)\}")
"""Where the client puts an outline together from others."""


def drawn_by_the_client(game: str) -> str:
    """The sources of its board, with outlines put together as it does."""
    text = "\n".join(
        path.read_text(encoding="utf-8") for path in sorted((CLIENT / game).iterdir()) if path.suffix != ".md"
    )
    named = dict(re.findall(r"const (\w+) =\s*'([^']+)'", text))
    return MADE.sub(lambda found: circle(found[1]) if found[1] else named.get(found[2], found[0]), text)


def circle(numbers: str) -> str:
    x, y, r = map(float, numbers.split(","))
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def leaves(data: Any) -> list[str]:
    if isinstance(data, dict):
        return [leaf for inner in data.values() for leaf in leaves(inner)]
    return [leaf for inner in data for leaf in leaves(inner)] if isinstance(data, list) else [data]


@pytest.mark.parametrize("game", GAMES)
def test_drawings_are_those_of_the_board(game: str) -> None:
    drawings = msgspec.toml.decode(box(game).folder.joinpath("drawings.toml").read_bytes())
    client = drawn_by_the_client(game)
    style = drawings.pop("style", {})
    figures = leaves(drawings.pop("figures"))
    outlines = [part for figure in figures for part in (OUTLINE.findall(figure) if "<" in figure else [figure])]
    assert len(outlines) > 20
    assert [outline for outline in outlines if outline not in client] == []
    colours = [*leaves(drawings), *re.findall(r"#[0-9a-f]{6}", "".join(leaves(style)))]
    assert [colour for colour in colours if colour not in client] == []
