"""What a worker beside the page does, as `helpers.py` asks for it: think, judge, or play a day's deal."""

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from ludotheque.alone.helpers import DEAL, REVIEW
from ludotheque.alone.levels import COMPARED_HERE, REVIEW_DEPTH
from ludotheque.room.reviews import judging
from ludotheque.room.thoughts import answered
from ludotheque.table.deal import Deal


def think(question: str) -> str:
    """A bot's answer to a question, both as JSON."""
    return answered(question.encode()).decode()


def do(work: str, text: str, tell: Callable[[str], object]) -> None:
    """Work that takes long, told line by line."""
    for line in WORKS[work](text):
        tell(line.decode())


def _deal(text: str) -> Iterator[bytes]:
    game, day = text.split()
    yield msgspec.json.encode(Deal(game, day).compared(COMPARED_HERE))


WORKS: dict[str, Callable[[str], Iterator[bytes]]] = {REVIEW: partial(judging, depth=REVIEW_DEPTH), DEAL: _deal}
