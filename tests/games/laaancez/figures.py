"""What the figures of Laaancez ! have in common with the sheets at the beginning and at the end."""

from collections import Counter

from ludotheque.contract.brought import Counted
from ludotheque.core.contract import State


def check(begun: State, ended: State, figures: Counted) -> None:
    before, after = [sheets(state) for state in (begun, ended)]
    for seat, rival in ((0, 1), (1, 0)):
        assert figures["copied"][seat] == len(after[seat]) - len(before[seat])
        assert figures["destroyed"][seat] == Counter(after[rival])[0]


def sheets(state: State) -> list[list[int]]:
    """The hearts of everything on each sheet, the candle too."""
    return [
        [
            sheet["candle"],
            *(int(cell.split(":")[1].split("/")[0]) for cell in " ".join(sheet["rows"]).split() if cell != "."),
        ]
        for sheet in state.position()["sheets"]
    ]
