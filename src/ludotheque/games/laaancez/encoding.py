"""What a player of Laaancez ! knows as numbers: the own sheet, the rival's, the die, and what has been chosen."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.contract import Encoding, State
from ludotheque.core.encoding import Features
from ludotheque.core.types import Ints
from ludotheque.games.laaancez.parts import Parts
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.games.laaancez.situation import FACES, PHASES

PASS: Final[i64] = 0
TICK: Final[i64] = 1
COPY: Final[i64] = 2
"""What one may choose: nothing, a tick, or from here on an object."""


@final
class LaaancezEncoding(Encoding):
    def __init__(self, parts: Parts) -> None:
        super().__init__()
        cells = parts.cell_names()
        self.phase: i64 = self.add("phase", among=PHASES.listed)
        self.turn: i64 = self.add("own turn")
        self.die: i64 = self.add("die", among=["none", *[str(face) for face in range(1, FACES + 1)]])
        self.own = SheetNumbers(self, "own", parts)
        self.rival = SheetNumbers(self, "rival", parts)
        self.chosen: i64 = self.add("own choice", among=["pass", "tick", *parts.names])
        self.cell: i64 = self.add("own choice at", among=cells)
        self.rival_chose: i64 = self.add("rival has chosen")

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, LaaancezState)
        into[self.phase + state.phase] = 1
        into[self.turn] = 1 if state.turn == seat else 0
        into[self.die + state.die] = 1
        self.own.write(state.sheet(seat), into)
        self.rival.write(state.sheet(1 - seat), into)
        if state.has_chosen(seat):
            self.write_choice(state, state.choices[seat], into)
        into[self.rival_chose] = 1 if state.has_chosen(1 - seat) else 0

    def write_choice(self, state: LaaancezState, action: i64, into: Ints) -> None:
        notation = state.notation
        if notation.is_tick(action):
            into[self.chosen + TICK] = 1
            into[self.cell + notation.ticked(action)] = 1
        elif notation.is_copy(action):
            into[self.chosen + COPY + notation.copied(action)] = 1
            into[self.cell + notation.copied_to(action)] = 1
        else:
            into[self.chosen + PASS] = 1


@final
@mypyc_attr(acyclic=True)
class SheetNumbers:
    """Where the numbers of one sheet stand; a hole has none."""

    def __init__(self, features: Features, whose: str, parts: Parts) -> None:
        cells = parts.cell_names()
        things = [f"{cell} {thing}" for cell in cells[: parts.candle] for thing in parts.names]
        self.parts = parts
        self.what: i64 = features.add(f"{whose} object", among=things)
        self.hearts: i64 = features.add(f"{whose} hearts", 0, parts.most_hearts, cells)
        self.damage: i64 = features.add(f"{whose} damage", 0, parts.most_damage, cells)
        self.line: i64 = features.add(f"{whose} line", among=parts.line_names())

    def write(self, sheet: Sheet, into: Ints) -> None:
        what, hearts, damage = sheet.what, sheet.hearts, sheet.damage
        candle: i64 = self.parts.candle
        objects: i64 = self.parts.objects
        for cell in range(self.parts.cells):
            if cell < candle and what[cell] != HOLE:
                into[self.what + cell * objects + what[cell]] = 1
            into[self.hearts + cell] = hearts[cell]
            into[self.damage + cell] = damage[cell]
        into[self.line + sheet.line] = 1
