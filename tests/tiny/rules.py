"""The rules of Magpies, M1 to M4, with their notation (`bid 3`), numbers and positions."""

from collections.abc import Iterator
from itertools import chain

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.components import checked
from ludotheque.core.contract import Encoding, Game, State
from ludotheque.core.encoding import around
from ludotheque.core.errors import BadPosition
from ludotheque.core.events import all_but, only
from ludotheque.core.hashing import Key
from ludotheque.core.notation import Lines, Verbs
from ludotheque.core.shapes import read_position
from ludotheque.core.types import Data, Ints
from tests.tiny.shapes import Knowledge, Position, Trinkets

REFUSALS = [("", ""), ("over", "M4"), ("already-bid", "M2"), ("too-few-coins", "M3")]
NO_BID, UNSEEN = -1, -2


def read_trinkets(text: str) -> Trinkets:
    return checked(text, Trinkets, "tiny", problems)


def problems(found: Trinkets) -> Iterator[str]:
    if len(set(found.trinkets)) < found.lots + 3:
        yield "trinkets are too few for three nests and every lot"


class MagpiesState(State):
    """Nests and the deck are hidden; a lot of 0 means that the game is over."""

    def __init__(self, game: "MagpiesGame", rng: Rng, plain: Data) -> None:
        super().__init__(game, rng)
        self.magpies = game
        self.pays_all = game.setup.options["pay"] == "all"
        self.nests: list[int] = [*plain["nests"]]
        self.deck: list[int] = [*plain["deck"]]
        self.lot: int = plain["lot"]
        self.coins: list[int] = [*plain["coins"]]
        self.won: list[list[int]] = [[*hoard] for hoard in plain["won"]]
        self.lost: list[int] = [*plain["lost"]]
        self.bids: list[int] = [*plain["bids"]]

    def acting(self) -> i64:
        return sum(1 << seat for seat, bid in enumerate(self.bids) if bid == NO_BID) if self.lot else 0

    def legal(self, seat: i64, into: Actions) -> None:
        if self.acting() >> seat & 1:
            for coins in range(self.coins[seat] + 1):
                into.add(coins)

    def refusal(self, seat: i64, action: i64) -> i64:
        if not self.lot:
            return 1
        if self.bids[seat] != NO_BID:
            return 2
        return 0 if action <= self.coins[seat] else 3

    def apply(self, seat: i64, action: i64) -> None:
        self.bids[seat] = action
        if self.report is not None:
            self.report.add("bid", {"seat": seat}, all_but(seat))
            self.report.add("bid-this", {"seat": seat, "coins": action}, only(seat))
        if NO_BID not in self.bids:
            self.sell()

    def sell(self) -> None:
        """Show the bids, hand over the lot and offer the next (M2)."""
        self.reveals += 1
        best = max(self.bids)
        winner = self.bids.index(best) if self.bids.count(best) == 1 else None
        for seat, bid in enumerate(self.bids):
            self.tell("bid-shown", seat=seat, coins=bid)
            if self.pays_all or seat == winner:
                self.coins[seat] -= bid
        if winner is None:
            self.lost.append(self.lot)
            self.tell("lost", trinket=self.lot)
        else:
            self.won[winner].append(self.lot)
            self.tell("taken", seat=winner, trinket=self.lot)
        self.bids = [NO_BID] * len(self.bids)
        self.offer()

    def offer(self) -> None:
        offered = len(self.lost) + sum(map(len, self.won))
        self.lot = self.deck.pop() if offered < self.magpies.trinkets.lots else 0
        if self.lot:
            self.tell("offered", trinket=self.lot)
        else:
            for seat, trinket in enumerate(self.nests):
                self.tell("nest", seat=seat, trinket=trinket)

    def tell(self, kind: str, **data: int) -> None:
        if self.report is not None:
            self.report.add(kind, data)

    def clone(self) -> "MagpiesState":
        other = MagpiesState(self.magpies, self.rng.clone(), self.position())
        other.reveals = self.reveals
        return other

    def guess(self, seat: i64, rng: Rng) -> "MagpiesState":
        return self.magpies.imagine(self.knowledge(seat), rng)

    def key(self, seat: i64) -> i64:
        told = self.knowledge(seat)
        key = Key()
        for number in [self.lot, *told["nests"], *told["coins"], *told["bids"]]:
            key.add(number, UNSEEN, self.magpies.most)
        for hoard in [self.lost, *self.won]:
            key.add_list(vec[i64](hoard), 0, self.magpies.most)
        return key.value()

    def score(self, seat: i64) -> float:
        """Equal hoards share the victory (M4)."""
        worth = [sum(hoard) + nest for hoard, nest in zip(self.won, self.nests, strict=True)]
        return 1 / worth.count(max(worth)) if worth[seat] == max(worth) else 0.0

    def knowledge(self, seat: i64) -> Data:
        """The own nest, all nests after the end, the own bid, and what lies open."""
        bids = [bid if chooser == seat or bid == NO_BID else UNSEEN for chooser, bid in enumerate(self.bids)]
        nests = [nest if owner == seat or not self.lot else 0 for owner, nest in enumerate(self.nests)]
        return {"seat": seat, **self.open_things(), "bids": bids, "nests": nests}

    def view(self, seat: i64) -> Data:
        """Coins of the others are not counted out loud: who wants to know them has to remember."""
        told = self.knowledge(seat)
        told["coins"] = [coins if owner == seat else None for owner, coins in enumerate(self.coins)]
        return told

    def laid_open(self, seat: i64) -> Data:
        """All nests, bids and coins."""
        return {"seat": seat, **self.open_things(), "bids": [*self.bids], "nests": [*self.nests]}

    def position(self) -> Data:
        hidden = {"bids": [*self.bids], "nests": [*self.nests], "deck": [*self.deck], "rng": self.rng.words()}
        return {**self.open_things(), **hidden}

    def open_things(self) -> Data:
        return {"lot": self.lot, "coins": [*self.coins], "won": [[*hoard] for hoard in self.won], "lost": [*self.lost]}

    def words(self, seat: i64, action: i64) -> Data:
        return {"verb": "bid", "coins": action}


class MagpiesEncoding(Encoding):
    """The own nest, coins and bid first, then those of the others in turn order."""

    def __init__(self, trinkets: Trinkets, seats: i64) -> None:
        super().__init__()
        most = max(trinkets.trinkets)
        magpies = around(seats)
        places = [str(place + 1) for place in range(trinkets.lots)]
        self.lots = trinkets.lots
        self.lot = self.add("lot", 0, most)
        self.coins = self.add("coins", 0, trinkets.coins, magpies)
        self.bids = self.add("bid", UNSEEN, trinkets.coins, magpies)
        self.nests = self.add("nest", 0, most, magpies)
        self.lost = self.add("lost", 0, most, places)
        self.won = self.add("won", 0, most, [f"{whose} {place}" for whose in magpies for place in places])

    def write(self, state: State, seat: i64, into: Ints) -> None:
        assert isinstance(state, MagpiesState)
        told = state.knowledge(seat)
        into[self.lot] = state.lot
        for place, trinket in enumerate(state.lost):
            into[self.lost + place] = trinket
        for steps in range(state.game.seats):
            owner = (seat + steps) % state.game.seats
            into[self.coins + steps] = state.coins[owner]
            into[self.bids + steps] = told["bids"][owner]
            into[self.nests + steps] = told["nests"][owner]
            for place, trinket in enumerate(state.won[owner]):
                into[self.won + steps * self.lots + place] = trinket


class MagpiesGame(Game):
    """Magpies with its trinkets chosen."""

    def __init__(self, setup: Setup, trinkets: Trinkets) -> None:
        verbs = Verbs()
        verbs.add("bid", trinkets.coins + 1)
        things = {"bid": [str(coins) for coins in range(trinkets.coins + 1)]}
        super().__init__(setup, REFUSALS, Lines(verbs, things))
        self.trinkets = trinkets
        self.most = max(*trinkets.trinkets, trinkets.coins, len(trinkets.trinkets))
        self.numbers = MagpiesEncoding(trinkets, setup.seats)

    def encoding(self) -> Encoding:
        return self.numbers

    def start(self, seed: str) -> MagpiesState:
        nothing: list[list[int]] = [[] for _ in range(self.seats)]
        known = {"lot": 0, "coins": [self.trinkets.coins] * self.seats, "won": nothing, "lost": []}
        return self.dealt({**known, "bids": [NO_BID] * self.seats, "nests": [0] * self.seats}, Rng(seed))

    def dealt(self, known: Data, rng: Rng) -> MagpiesState:
        """Put what is unseen into nests and deck in any order, and choose what was chosen unseen."""
        seen = {known["lot"], *known["nests"], *known["lost"], *chain(*known["won"])}
        unseen = vec[i64]([trinket for trinket in self.trinkets.trinkets if trinket not in seen])
        rng.shuffle(unseen)
        deck = list(unseen)
        nests = [nest or deck.pop() for nest in known["nests"]]
        pairs = zip(known["bids"], known["coins"], strict=True)
        bids = [rng.below(coins + 1) if bid == UNSEEN else bid for bid, coins in pairs]
        state = MagpiesState(self, rng.fork(), {**known, "nests": nests, "deck": deck, "bids": bids})
        if not any([known["lot"], known["lost"], *known["won"]]):
            state.offer()
        return state

    def from_position(self, position: Data) -> MagpiesState:
        told = read_position(position, Position)
        for name in ("coins", "won", "bids", "nests"):
            if len(getattr(told, name)) != self.seats:
                raise BadPosition(f"{name} is a list of {self.seats}, by seat")
        lying = [*told.nests, *told.deck, *told.lost, *chain(*told.won)]
        if sorted(lying + [told.lot] * (told.lot > 0)) != sorted(self.trinkets.trinkets):
            raise BadPosition("every trinket lies in just one place")
        sold = len(told.lost) + sum(map(len, told.won))
        if sold > self.trinkets.lots or (told.lot == 0) != (sold == self.trinkets.lots):
            raise BadPosition(f"{self.trinkets.lots} trinkets are offered, one after another")
        if max(told.coins) > self.trinkets.coins:
            raise BadPosition(f"coins: nobody has more than {self.trinkets.coins}")
        for bid, coins in zip(told.bids, told.coins, strict=True):
            if bid != NO_BID and not (told.lot and 0 <= bid <= coins):
                raise BadPosition("bids: while a trinket is offered, nobody bids more than they have")
        if NO_BID not in told.bids:
            raise BadPosition("bids: once all have bid, the trinket is sold")
        return MagpiesState(self, Rng.at(told.rng), position)

    def imagine(self, knowledge: Data, rng: Rng) -> MagpiesState:
        read_position(knowledge, Knowledge)
        return self.dealt({name: value for name, value in knowledge.items() if name != "seat"}, rng)
