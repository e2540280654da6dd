"""Every game on the shelf, with what `tests/games/GAME` brings for the contract suite."""

from ludotheque.contract.brought import Brought
from ludotheque.contract.suite import Candidate, Suite
from ludotheque.core.box import Box
from ludotheque.games import shelf


def brought(box: Box) -> Brought:
    return Brought(f"tests.games.{box.name}")


def suite() -> Suite:
    return Suite(Candidate(box, brought(box)) for box in shelf())
