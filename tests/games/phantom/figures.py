"""What the figures of Phantom have in common with everybody's crystals at the beginning and at the end."""

from ludotheque.contract.brought import Counted
from ludotheque.core.contract import State

GONE = ("crystals-lost", "crystals-robbed")


def check(begun: State, ended: State, figures: Counted) -> None:
    for seat, (before, after) in enumerate(zip(wealth(begun), wealth(ended), strict=True)):
        gained = sum(values[seat] or 0 for name, values in figures.items() if name.startswith("from-"))
        assert gained - sum(figures[name][seat] or 0 for name in GONE) == after - before
    assert sum(value or 0 for value in figures["fights-won"]) == sum(value or 0 for value in figures["fights-lost"])
    assert figures["rounds"] == [ended.position()["round"]]


def wealth(state: State) -> list[int]:
    return [player["crystals"] + player["safe"] for player in state.position()["players"]]
