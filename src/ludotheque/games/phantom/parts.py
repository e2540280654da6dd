"""The component set as arrays, for one number of players. Nothing here ever changes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.core.chance import Rng
from ludotheque.core.types import Ints
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.versions import Versions

EXPLORATION: Final[i64] = 0
RESUPPLY: Final[i64] = 1
DRONE: Final[i64] = 2
AMBUSH: Final[i64] = 3
MINE: Final[i64] = 4
BLOBULOPODE: Final[i64] = 5
TITANS: Final[i64] = 6
ALLEGIANCE: Final[i64] = 7
ASTEROIDS: Final[i64] = 8
BLACK_MARKET: Final[i64] = 9
INFORMER: Final[i64] = 10
SHAO_NAAL: Final[i64] = 11
SAFE: Final[i64] = 12
ADVENTURES: Final = [
    *("exploration", "resupply", "drone", "ambush", "mine", "blobulopode", "titans", "allegiance", "asteroids"),
    *("black-market", "informer", "shao-naal", "safe"),
]
"""The kinds of adventures; those from the black market on are kept (R41)."""

MOST_SYMBOLS: Final[i64] = 4
NO_ROUTE: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Parts:
    """Everything printed, for one number of players."""

    def __init__(
        self,
        seats: int,
        values: list[int],
        equipment: int,
        strong: int,
        hold_limit: int,
        hand_limit: int,
        crystals: int,
        start: int,
        target: int,
        systems: int,
        fares: list[int],
        faces: list[int],
        phantom: int,
        mine: list[int],
        blobulopode: list[int],
        market: list[int],
        adventurers: list[str],
        names: list[str],
        kinds: list[int],
        costs: list[str],
        gains: list[int],
        copies: list[int],
        versions: Versions,
    ) -> None:
        self.seats: i64 = seats
        self.versions = versions
        self.value: Ints = vec[i64](values)
        """By card: its load and its strength."""
        self.equipment: i64 = equipment
        """The set of all equipment cards."""
        self.strong: i64 = strong
        """The set of cards that titans want."""
        self.hold_limit: i64 = hold_limit
        self.hand_limit: i64 = hand_limit
        self.crystals: i64 = crystals
        self.start: i64 = start
        self.target: i64 = target
        self.systems: i64 = systems
        self.fares: Ints = vec[i64](fares)
        """By distance around the ring, from 0: cards to pay, `NO_ROUTE` where none leads."""
        self.faces: Ints = vec[i64](faces)
        self.phantom: i64 = phantom
        """The face of a die that shows the Phantom, by its value."""
        self.mine: Ints = vec[i64](mine)
        self.blobulopode: Ints = vec[i64](blobulopode)
        """Of the sides of a token, how many there are and on how many it explodes or escapes."""
        self.market: Ints = vec[i64](market)
        self.adventurers = adventurers
        self.names = names
        self.kinds: Ints = vec[i64](kinds)
        self.gains: Ints = vec[i64](gains)
        self.lengths: Ints = vec[i64]([len(cost) for cost in costs])
        symbols = [cards.LETTERS.index(letter) for cost in costs for letter in cost.ljust(MOST_SYMBOLS, "G")]
        self.symbols: Ints = vec[i64](symbols)
        self.runs: Ints = vec[i64]([run(copies, number) for number in range(len(copies))])
        """By adventure: the bits of its cards in a set."""
        self.at_bit: Ints = vec[i64]([number for number in range(len(copies)) for _ in range(copies[number])])
        self.adventures: i64 = (1 << sum(copies)) - 1
        """The set of all adventures."""

    # The map.

    def fare(self, start: i64, end: i64) -> i64:
        """Cards to pay for the route between two systems, or `NO_ROUTE`."""
        apart: i64 = start - end if start > end else end - start
        if 2 * apart > self.systems:
            apart = self.systems - apart
        return self.fares[apart]

    # The die.

    def is_face(self, value: i64) -> bool:
        for face in self.faces:
            if face == value:
                return True
        return False

    # What adventures cost.

    def symbol(self, adventure: i64, place: i64) -> i64:
        return self.symbols[MOST_SYMBOLS * adventure + place]

    def payable(self, hand: i64, adventure: i64, paid: i64) -> bool:
        """Whether a hand can pay what is left once so many symbols are paid: each by its kind or a Galaxol (R39)."""
        spare: i64 = cards.galaxols(hand)
        for place in range(paid, self.lengths[adventure]):
            symbol: i64 = self.symbol(adventure, place)
            fitting: i64 = cards.of_kind(hand, symbol)
            if fitting == 0:
                spare -= 1
            else:
                hand -= fitting & -fitting
        return spare >= 0

    # Sets of adventures: of equal cards, the first ones are in the set.

    def with_adventure(self, adventures: i64, adventure: i64) -> i64:
        bits: i64 = self.runs[adventure]
        return adventures | (((adventures & bits) << 1) & bits) | (bits & -bits)

    def without_adventure(self, adventures: i64, adventure: i64) -> i64:
        bits: i64 = self.runs[adventure]
        return (adventures & ~bits) | (((adventures & bits) >> 1) & bits)

    def copies(self, adventures: i64, adventure: i64) -> i64:
        return many(adventures & self.runs[adventure])

    def of_kind(self, adventures: i64, wanted: i64) -> i64:
        """How many adventures of a kind a set holds."""
        found: i64 = 0
        while adventures != 0:
            if self.kinds[self.first_of(adventures)] == wanted:
                found += 1
            adventures &= adventures - 1
        return found

    def first_of(self, adventures: i64) -> i64:
        """The adventure of the lowest bit of a set that is not empty."""
        return self.at_bit[many((adventures & -adventures) - 1)]

    def any_adventure(self, adventures: i64, rng: Rng) -> i64:
        """An adventure of a set that is not empty, each card as likely as the others."""
        place: i64 = rng.below(many(adventures))
        while place > 0:
            adventures &= adventures - 1
            place -= 1
        return self.first_of(adventures)

    def is_kept(self, adventure: i64) -> bool:
        return self.kinds[adventure] >= BLACK_MARKET

    def listed(self, adventures: i64) -> list[str]:
        """The names of a set, in the order of the component file."""
        bits = [bit for bit in range(len(self.at_bit)) if (adventures >> bit) & 1 == 1]
        return [self.names[self.at_bit[bit]] for bit in bits]


def run(copies: list[int], number: int) -> int:
    """The bits of an adventure's cards, those of earlier ones before them."""
    return ((1 << copies[number]) - 1) << sum(copies[:number])


def many(bits: i64) -> i64:
    """How many bits are set."""
    return cards.ones(bits) + cards.ones(bits >> 40)
