"""What the figures of Arkade have in common with the board at the beginning and at the end."""

from ludotheque.contract.brought import Counted
from ludotheque.core.contract import State
from ludotheque.games.arkade.situation import ALIEN


def check(begun: State, ended: State, figures: Counted) -> None:
    before, after = begun.position(), ended.position()
    of = {name: sum(value or 0 for value in values) for name, values in figures.items()}
    assert of["shot-down"] == total(after["shot"]) - total(before["shot"])
    assert of["shot-down"] + of["sacrificed"] - of["repaired"] == total(after["out"]) - total(before["out"])
    nuggets = after["nuggets"] - before["nuggets"]
    assert of["nuggets-found"] - of["nuggets-spent"] - of["nuggets-lost"] == nuggets
    if after["winner"] == ALIEN:
        assert of["furthest"] == len(after["rows"])


def total(by_colour: dict[str, int]) -> int:
    return sum(by_colour.values())
