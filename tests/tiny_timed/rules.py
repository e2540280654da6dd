"""The rules of Heads, H1 to H3, with their notation (`toss 1`) and positions."""

import msgspec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, Game, State
from ludotheque.core.errors import BadComponents, BadPosition
from ludotheque.core.hashing import mixed
from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.types import Data

REFUSALS = [("", ""), ("over", "H3"), ("in-the-air", "H2")]
PLACES = ("clock", "coins", "heads", "rng")


class Coins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    falls: list[int]
    heads: int
    provenance: str


def read_coins(text: str) -> Coins:
    try:
        return msgspec.toml.decode(text, type=Coins)
    except msgspec.DecodeError as error:
        raise BadComponents(f"component file: {error}") from None


class HeadsState(State):
    """Of each coin, who tossed it and when it lands; nothing for one that lies."""

    def __init__(self, game: "HeadsGame", rng: Rng, plain: Data) -> None:
        super().__init__(game, rng)
        self.rules = game
        self.clock = plain["clock"]
        self.coins: list[list[int]] = [[*coin] for coin in plain["coins"]]
        self.heads: list[int] = [*plain["heads"]]

    def won(self) -> bool:
        return max(self.heads) == self.rules.coins.heads

    def acting(self) -> i64:
        return 0b11 if [] in self.coins and not self.won() else 0

    def legal(self, seat: i64, into: Actions) -> None:
        for coin in range(len(self.coins)):
            if self.refusal(seat, coin) == 0:
                into.add(coin)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.won():
            return 1
        return 2 if self.coins[action] else 0

    def apply(self, seat: i64, action: i64) -> None:
        self.coins[action] = [seat, self.clock + self.rules.coins.falls[action]]
        self.tell("tossed", seat=seat, coin=action + 1, lands=self.coins[action][1])

    def due(self) -> i64:
        return NEVER if self.won() else min((coin[1] for coin in self.coins if coin), default=NEVER)

    def tick(self, now: i64) -> None:
        while (due := self.due()) != NEVER and due <= now:
            self.clock = due
            self.land(next(number for number, coin in enumerate(self.coins) if coin and coin[1] == due))
        self.clock = now

    def land(self, coin: int) -> None:
        """Heads count for who tossed the coin, and three of them end the game (H3)."""
        seat = self.coins[coin][0]
        self.coins[coin] = []
        if self.rng.below(2):
            self.tell("tails", coin=coin + 1)
            return
        self.heads[seat] += 1
        self.tell("heads", seat=seat, coin=coin + 1, heads=self.heads[seat])
        if self.won():
            self.tell("won", seat=seat)

    def tell(self, kind: str, **data: int) -> None:
        if self.report is not None:
            self.report.add(kind, data)

    def clone(self) -> "HeadsState":
        other = HeadsState(self.rules, self.rng.clone(), self.knowledge(0))
        other.reveals = self.reveals
        return other

    def guess(self, seat: i64, rng: Rng) -> "HeadsState":
        return self.rules.imagine(self.knowledge(seat), rng)

    def key(self, seat: i64) -> i64:
        """Not what time it is counts, but how long each coin will be in the air."""
        result: i64 = mixed(self.heads[0], self.heads[1])
        for coin in self.coins:
            result = mixed(result, mixed(coin[0] + 1, coin[1] - self.clock) if coin else 0)
        return result

    def score(self, seat: i64) -> float:
        return float(self.heads[seat] == self.rules.coins.heads)

    def knowledge(self, seat: i64) -> Data:
        return {"clock": self.clock, "coins": [[*coin] for coin in self.coins], "heads": [*self.heads]}

    def position(self) -> Data:
        return {**self.knowledge(0), "rng": self.rng.words()}

    def words(self, seat: i64, action: i64) -> Data:
        return {"verb": "toss", "coin": action + 1}


class HeadsGame(Game):
    """Heads with its coins chosen."""

    def __init__(self, setup: Setup, coins: Coins) -> None:
        verbs = Verbs()
        verbs.add("toss", len(coins.falls))
        super().__init__(setup, REFUSALS, Lines(verbs, {"toss": counted(len(coins.falls))}))
        self.timed = True
        self.coins = coins

    def start(self, seed: str) -> HeadsState:
        return HeadsState(self, Rng(seed), {"clock": 0, "coins": [[] for _ in self.coins.falls], "heads": [0, 0]})

    def from_position(self, position: Data) -> HeadsState:
        if sorted(position) != [*PLACES]:
            raise BadPosition(f"a position has {', '.join(PLACES)}")
        if any(coin and coin[1] <= position["clock"] for coin in position["coins"]):
            raise BadPosition("a coin in the air lands later than now")
        return HeadsState(self, Rng.at(position["rng"]), position)

    def imagine(self, knowledge: Data, rng: Rng) -> HeadsState:
        return HeadsState(self, rng.fork(), knowledge)
