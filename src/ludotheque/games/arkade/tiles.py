"""The power tiles: how many each player has left to turn, which have been turned, and what the defender keeps.

Nobody sees a tile before it is turned (A30), so that those left and those set aside are exchangeable: a tile is drawn
when it is turned, from all of the box that have not been. That is the law of dealing them at the start (R5, R7).
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.hashing import Key
from ludotheque.core.names import Names
from ludotheque.core.types import Ints, ints
from ludotheque.games.arkade.parts import MOST_TILES, Parts

ALIEN_KINDS: Final = Names()
EXTRA_LIFE: Final[i64] = ALIEN_KINDS.add("life")
ENGINE: Final[i64] = ALIEN_KINDS.add("engine")
RIFT: Final[i64] = ALIEN_KINDS.add("rift")
LOST_NUGGET: Final[i64] = ALIEN_KINDS.add("nugget")
REPAIR: Final[i64] = ALIEN_KINDS.add("repair")
REACTOR: Final[i64] = ALIEN_KINDS.add("reactor")

DEFENDER_KINDS: Final = Names()
AMMO: Final[i64] = DEFENDER_KINDS.add("ammo")
ASTEROID_TILE: Final[i64] = DEFENDER_KINDS.add("asteroid")
NUGGET_1: Final[i64] = DEFENDER_KINDS.add("nugget-1")
NUGGET_2: Final[i64] = DEFENDER_KINDS.add("nugget-2")
FIELD_TILE: Final[i64] = DEFENDER_KINDS.add("field")
COMET_1: Final[i64] = DEFENDER_KINDS.add("comet-1")
COMET_2: Final[i64] = DEFENDER_KINDS.add("comet-2")
TOWER_TILE: Final[i64] = DEFENDER_KINDS.add("tower")
GPS: Final[i64] = DEFENDER_KINDS.add("gps")
KINDS: Final[i64] = 9
"""How many kinds of defender tiles there are; arrays hold them colour after colour."""


@final
@mypyc_attr(acyclic=True)
class Tiles:
    """The tiles of both players."""

    def __init__(self, parts: Parts, alien: Ints, defender: Ints, defender_left: Ints, ammo: Ints) -> None:
        self.parts = parts
        self.alien: Ints = alien
        """How many Alien tiles of each kind have been turned."""
        self.alien_left: i64 = 0
        self.defender: Ints = defender
        """How many defender tiles of each kind have been turned, colour after colour."""
        self.defender_left: Ints = defender_left
        self.ammo: Ints = ammo
        """The super ammo of each colour that the defender keeps (R31)."""
        self.gps: i64 = 0
        """The GPS tiles that the defender keeps (R32)."""

    @staticmethod
    def fresh(parts: Parts, played: bool) -> "Tiles":
        """As dealt; nobody has any if they are not played with (R25, R39)."""
        left = parts.defender_hand if played else 0
        colours = parts.colours
        tiles = Tiles(parts, ints(len(ALIEN_KINDS.listed)), ints(KINDS * colours), ints(colours, left), ints(colours))
        tiles.alien_left = parts.alien_hand if played else 0
        return tiles

    def clone(self) -> "Tiles":
        other = Tiles(self.parts, self.alien[:], self.defender[:], self.defender_left[:], self.ammo[:])
        other.alien_left = self.alien_left
        other.gps = self.gps
        return other

    def add_to(self, key: Key) -> None:
        """Those left follow from those turned."""
        key.add_all(self.alien, 0, MOST_TILES)
        key.add_all(self.defender, 0, MOST_TILES)
        key.add_all(self.ammo, 0, MOST_TILES)
        key.add(self.gps, 0, MOST_TILES * self.parts.colours)

    def turned(self, kind: i64) -> i64:
        """How many defender tiles of a kind have been turned, of all colours."""
        found: i64 = 0
        for colour in range(self.parts.colours):
            found += self.defender[colour * KINDS + kind]
        return found

    def turn_alien(self, rng: Rng) -> i64:
        """Turn one of the Alien's tiles and say its kind."""
        kind = drawn(self.parts.alien_tiles, self.alien, 0, rng)
        self.alien[kind] += 1
        self.alien_left -= 1
        return kind

    def turn_defender(self, colour: i64, rng: Rng) -> i64:
        """Turn one of the defender's tiles of a colour and say its kind."""
        place = drawn(self.parts.defender_tiles, self.defender, colour * KINDS, rng)
        self.defender[place] += 1
        self.defender_left[colour] -= 1
        return place - colour * KINDS


def drawn(box: Ints, turned: Ints, first: i64, rng: Rng) -> i64:
    """The place of a tile that has not been turned, each tile as likely as the others, among one player's or colour's.

    They stand from `first` on: all of the Alien's, or the kinds of one of the defender's colours.
    """
    end: i64 = first + KINDS if first + KINDS < len(box) else len(box)
    unturned: i64 = 0
    for place in range(first, end):
        unturned += box[place] - turned[place]
    number = rng.below(unturned)
    found: i64 = first
    while number >= box[found] - turned[found]:
        number -= box[found] - turned[found]
        found += 1
    return found
