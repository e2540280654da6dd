"""The rules of Heads, H1 to H3, with their notation (`toss 1`), numbers and positions."""

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.components import checked
from ludotheque.core.contract import NEVER, Encoding, Game, State
from ludotheque.core.errors import BadPosition
from ludotheque.core.hashing import Key
from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.shapes import read_position
from ludotheque.core.types import Data, Ints
from tests.tiny_timed.shapes import Coins, Knowledge, Position

REFUSALS = [("", ""), ("over", "H3"), ("in-the-air", "H2")]


def read_coins(text: str) -> Coins:
    return checked(text, Coins, "tiny_timed", lambda found: [])


class HeadsState(State):
    """Of each coin, who tossed it and when it lands; nothing for one that lies."""

    def __init__(self, game: "HeadsGame", rng: Rng, plain: Data) -> None:
        super().__init__(game, rng)
        self.rules = game
        self.clock = plain["clock"]
        self.coins: list[dict[str, int] | None] = [coin and {**coin} for coin in plain["coins"]]
        self.heads: list[int] = [*plain["heads"]]

    def won(self) -> bool:
        return max(self.heads) == self.rules.coins.heads

    def acting(self) -> i64:
        return 0b11 if None in self.coins and not self.won() else 0

    def legal(self, seat: i64, into: Actions) -> None:
        for coin in range(len(self.coins)):
            if self.refusal(seat, coin) == 0:
                into.add(coin)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.won():
            return 1
        return 2 if self.coins[action] else 0

    def apply(self, seat: i64, action: i64) -> None:
        lands = self.clock + self.rules.coins.falls[action]
        self.coins[action] = {"seat": seat, "lands": lands}
        self.tell("tossed", seat=seat, coin=action + 1, lands=lands)

    def due(self) -> i64:
        return NEVER if self.won() else min((coin["lands"] for coin in self.coins if coin), default=NEVER)

    def tick(self, now: i64) -> None:
        while (due := self.due()) != NEVER and due <= now:
            self.clock = due
            landing = ((number, coin) for number, coin in enumerate(self.coins) if coin and coin["lands"] == due)
            self.land(*next(landing))
        self.clock = now

    def land(self, coin: int, tossed: dict[str, int]) -> None:
        """Heads count for who tossed the coin, and three of them end the game, whatever is in the air (H3)."""
        seat = tossed["seat"]
        self.coins[coin] = None
        if self.rng.below(2):
            self.tell("tails", coin=coin + 1)
            return
        self.heads[seat] += 1
        self.tell("heads", seat=seat, coin=coin + 1, heads=self.heads[seat])
        if self.won():
            self.coins = [None] * len(self.coins)
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

    def open(self) -> bool:
        """Nothing is hidden."""
        return True

    def key(self, seat: i64) -> i64:
        """Not what time it is counts, but how long each coin will be in the air."""
        key = Key()
        for heads in self.heads:
            key.add(heads, 0, self.rules.coins.heads)
        for coin, falls in zip(self.coins, self.rules.coins.falls, strict=True):
            key.add(coin["seat"] + 1 if coin else 0, 0, 2)
            key.add(coin["lands"] - self.clock if coin else 0, 0, falls)
        return key.value()

    def score(self, seat: i64) -> float:
        return float(self.heads[seat] == self.rules.coins.heads)

    def knowledge(self, seat: i64) -> Data:
        return {"clock": self.clock, "coins": [coin and {**coin} for coin in self.coins], "heads": [*self.heads]}

    def position(self) -> Data:
        return {**self.knowledge(0), "rng": self.rng.words()}

    def words(self, seat: i64, action: i64) -> Data:
        return {"verb": "toss", "coin": action + 1}


class HeadsEncoding(Encoding):
    """The own heads and coins, the rival's, and how long each coin still falls."""

    def __init__(self, coins: Coins) -> None:
        super().__init__()
        self.heads = self.add("heads", 0, coins.heads, ["own", "rival"])
        self.own = self.add("own coin falls", 0, max(coins.falls), counted(len(coins.falls)))
        self.rival = self.add("rival's coin falls", 0, max(coins.falls), counted(len(coins.falls)))

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, HeadsState)
        into[self.heads] = state.heads[seat]
        into[self.heads + 1] = state.heads[1 - seat]
        for number, coin in enumerate(state.coins):
            if coin:
                into[(self.own if coin["seat"] == seat else self.rival) + number] = coin["lands"] - state.clock


class HeadsGame(Game):
    """Heads with its coins chosen."""

    def __init__(self, setup: Setup, coins: Coins) -> None:
        verbs = Verbs()
        verbs.add("toss", len(coins.falls))
        super().__init__(setup, REFUSALS, Lines(verbs, {"toss": counted(len(coins.falls))}))
        self.timed = True
        self.coins = coins
        self.numbers = HeadsEncoding(coins)

    def encoding(self) -> Encoding:
        return self.numbers

    def start(self, seed: str) -> HeadsState:
        return HeadsState(self, Rng(seed), {"clock": 0, "coins": [None for _ in self.coins.falls], "heads": [0, 0]})

    def from_position(self, position: Data) -> HeadsState:
        told = read_position(position, Position)
        if len(told.coins) != len(self.coins.falls) or told.clock < 0:
            raise BadPosition(f"there are {len(self.coins.falls)} coins, and time begins at 0")
        if max(told.heads) > self.coins.heads or min(told.heads) == self.coins.heads:
            raise BadPosition(f"heads: whoever has {self.coins.heads} first wins")
        for coin, falls in zip(told.coins, self.coins.falls, strict=True):
            if coin and max(told.heads) == self.coins.heads:
                raise BadPosition("coins: after the end none is in the air")
            if coin and not (coin.seat < self.seats and told.clock < coin.lands <= told.clock + falls):
                raise BadPosition("a coin in the air lands later than now, and not later than it falls")
        return HeadsState(self, Rng.at(told.rng), position)

    def imagine(self, knowledge: Data, rng: Rng) -> HeadsState:
        read_position(knowledge, Knowledge)
        return HeadsState(self, rng.fork(), knowledge)
