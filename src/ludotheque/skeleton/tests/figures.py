"""What the figures have in common with the first and the last situation of a game."""

from ludotheque.contract.brought import Counted
from ludotheque.core.contract import State


def check(begun: State, ended: State, figures: Counted) -> None:
    taken = [stones for stones in figures["taken"] if stones is not None]
    assert sum(taken) == begun.position()["stones"] - ended.position()["stones"]
