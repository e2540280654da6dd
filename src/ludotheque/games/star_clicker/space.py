"""The space around the planet: tiles, and the ships and Creepers that stand on its cells.

What a hidden tile is, nobody knows, the program neither: it is drawn from what is left of its zone when it is turned
up. So there is nothing that could leak, and a state holds just what a pilot with perfect memory knows.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.types import Ints, ints
from ludotheque.games.star_clicker.board import CELLS, LENGTH, LINES, NONE, SIZE
from ludotheque.games.star_clicker.parts import Parts
from ludotheque.games.star_clicker.tiles import ACCELERATOR, EMPTY, HIDDEN, KINDS, PROBE

NOBODY: Final[i64] = 0
SHIP: Final[i64] = 16
"""On a cell stands nobody, the Creeper of a line (its number), or the ship of a seat (this plus the seat)."""


@final
@mypyc_attr(acyclic=True)
class Space:
    """Who stands where, which tiles lie open, and how many of each kind are still hidden in each zone."""

    def __init__(self, parts: Parts, on: Ints, tiles: Ints, left: Ints, creepers: Ints, ships: Ints) -> None:
        self.parts = parts
        self.on: Ints = on
        self.tiles: Ints = tiles
        """By cell: a kind that lies open, `HIDDEN`, or `NONE`."""
        self.left: Ints = left
        """By zone and kind: how many are hidden."""
        self.creepers: Ints = creepers
        """By line, from 1: the place of its Creeper, 0 at the edge, or `NONE`."""
        self.ships: Ints = ships
        """By seat: the cell of its ship."""

    @staticmethod
    def empty(parts: Parts) -> "Space":
        """Every tile hidden and every ship on its start cell (R1, R4), no Creeper anywhere."""
        space = Space(
            parts, ints(CELLS, NOBODY), ints(CELLS, NONE), parts.mix[:], ints(LINES + 1, NONE), ints(parts.seats)
        )
        for cell in range(CELLS):
            if parts.zone[cell] != NONE:
                space.tiles[cell] = HIDDEN
        for seat in range(parts.seats):
            space.land(seat, parts.starts[parts.colours[seat]])
        return space

    def clone(self) -> "Space":
        return Space(self.parts, self.on[:], self.tiles[:], self.left[:], self.creepers[:], self.ships[:])

    def add_to(self, key: Key) -> None:
        """What stands on the cells follows from where ships and Creepers are."""
        key.add_all(self.tiles, NONE, HIDDEN)
        key.add_all(self.left, 0, CELLS)
        key.add_all(self.creepers, NONE, LENGTH - 1)
        key.add_all(self.ships, 0, CELLS - 1)

    # Tiles.

    def lies_hidden(self, cell: i64) -> bool:
        return self.tiles[cell] == HIDDEN

    def hidden_in(self, zone: i64) -> i64:
        """How many tiles of a zone are hidden."""
        count: i64 = 0
        for kind in range(KINDS):
            count += self.left[KINDS * zone + kind]
        return count

    def turn_up(self, cell: i64, rng: Rng) -> i64:
        """Turn a hidden tile up: says what it is. An empty one is removed (R26)."""
        zone: i64 = self.parts.zone[cell]
        number: i64 = rng.below(self.hidden_in(zone))
        kind: i64 = 0
        while number >= self.left[KINDS * zone + kind]:
            number -= self.left[KINDS * zone + kind]
            kind += 1
        self.left[KINDS * zone + kind] -= 1
        self.tiles[cell] = NONE if kind == EMPTY else kind
        return kind

    # Ships.

    def land(self, seat: i64, cell: i64) -> None:
        self.ships[seat] = cell
        self.on[cell] = SHIP + seat

    def has_ship(self, cell: i64) -> bool:
        return self.on[cell] >= SHIP

    def on_probe(self) -> bool:
        """Whether any ship stands on a probe."""
        for seat in range(self.parts.seats):
            if self.tiles[self.ships[seat]] == PROBE:
                return True
        return False

    def is_jumped(self, cell: i64) -> bool:
        """Whether a moving ship skips this cell (R23, S4)."""
        return self.on[cell] != NOBODY or self.tiles[cell] == ACCELERATOR or cell == self.parts.centre

    def next_stop(self, cell: i64, colour: i64) -> i64:
        """Where one step towards an edge leads, round the board (R22, S4); `NONE` if all other cells are jumped."""
        for _ in range(1, SIZE):
            cell = self.parts.ahead[CELLS * colour + cell]
            if not self.is_jumped(cell):
                return cell
        return NONE

    def in_the_way(self, cell: i64, colour: i64) -> i64:
        """The first cell with a Creeper, a ship or the planet's centre before a shot; `NONE` if it leaves (S3)."""
        while self.parts.beyond[CELLS * colour + cell] == 0:
            cell = self.parts.ahead[CELLS * colour + cell]
            if self.on[cell] != NOBODY or cell == self.parts.centre:
                return cell
        return NONE

    def last_before_edge(self, cell: i64, colour: i64) -> i64:
        """The edge cell that a shot leaves over."""
        while self.parts.beyond[CELLS * colour + cell] == 0:
            cell = self.parts.ahead[CELLS * colour + cell]
        return cell

    # Creepers.

    def creeper_cell(self, line: i64) -> i64:
        return self.parts.line_cell(line, self.creepers[line])

    def put_creeper(self, line: i64, place: i64) -> None:
        self.creepers[line] = place
        self.on[self.parts.line_cell(line, place)] = line

    def take_creeper(self, line: i64) -> None:
        self.on[self.creeper_cell(line)] = NOBODY
        self.creepers[line] = NONE

    def free_place(self, line: i64, place: i64, step: i64) -> i64:
        """The first place of a line without a ship, from `place` on inwards (1) or outwards (-1).

        `LENGTH`, the planet, or -1, beyond the edge, if there is none (S8, S16).
        """
        while 0 <= place < LENGTH and self.has_ship(self.parts.line_cell(line, place)):
            place += step
        return place

    def nearest(self, moved: i64) -> i64:
        """The line of the Creeper nearest the planet, none of the bits of `moved`; 0 if there is no other (S10)."""
        best: i64 = 0
        furthest: i64 = NONE
        for line in range(1, LINES + 1):
            if self.creepers[line] > furthest and (moved >> line) & 1 == 0:
                best = line
                furthest = self.creepers[line]
        return best
