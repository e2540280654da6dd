"""What the figures of Star Clicker have in common with the board and the pilots at the beginning and at the end."""

from ludotheque.contract.brought import Counted
from ludotheque.core.contract import State


def check(begun: State, ended: State, figures: Counted) -> None:
    before, after = begun.position(), ended.position()
    of = {name: [value or 0 for value in values] for name, values in figures.items()}
    for seat, (first, last) in enumerate(zip(before["pilots"], after["pilots"], strict=True)):
        assert of["energy-gained"][seat] - of["energy-gone"][seat] == last["energy"] - first["energy"]
        assert of["finds"][seat] <= of["presses"][seat]
    assert sum(of["jammers"]) == sum(after["jammers"].values()) - sum(before["jammers"].values())
    assert sum(of["probes"]) == after["probes"] - before["probes"]
    assert of["shields-lost"] == [before["shields"] - after["shields"]]
    assert of["rounds"] == [after["round"]]
