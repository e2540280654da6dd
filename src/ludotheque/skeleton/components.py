"""The component file, checked: whatever is printed may be printed otherwise, as long as it can be played with."""

from collections.abc import Iterator

from ludotheque.core.components import checked
from ludotheque.core.types import Data
from ludotheque.skeleton.shapes import Components

MOST_STONES = 99


def read_components(text: str) -> Components:
    return checked(text, Components, "skeleton", problems)


def problems(found: Components) -> Iterator[str]:
    if not 1 <= found.heap.value <= MOST_STONES:
        yield f"heap, value: from 1 to {MOST_STONES}"
    if not 1 <= found.most.value <= found.heap.value:
        yield f"most, value: from 1 to {found.heap.value}, the stones there are"


def facts(components: Components) -> Data:
    """The numbers that texts say."""
    return {"heap": components.heap.value, "most": components.most.value}
