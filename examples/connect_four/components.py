"""The component file, checked: a grid of any size will do, as long as a row fits into it."""

from collections.abc import Iterator

from connect_four.shapes import Components
from ludotheque.core.components import checked
from ludotheque.core.types import Data

MOST = 12
"""So many columns or rows at most."""


def read_components(text: str) -> Components:
    return checked(text, Components, "connect_four", problems)


def problems(found: Components) -> Iterator[str]:
    for name, number in (("columns", found.columns.value), ("rows", found.rows.value)):
        if not 1 <= number <= MOST:
            yield f"{name}, value: {number} is not from 1 to {MOST}"
    if not 2 <= found.row.value <= max(found.columns.value, found.rows.value):
        yield f"row, value: {found.row.value} discs in a row have to be 2 at least, and to fit into the grid"


def facts(components: Components) -> Data:
    """The numbers that texts say."""
    return {"row": components.row.value}
