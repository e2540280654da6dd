"""The rules of Weasels, W1 to W4, with their notation (`dare 2`, `stand`, `slink`) and positions."""

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.components import checked
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import BadPosition
from ludotheque.core.events import WATCHER
from ludotheque.core.hashing import Key
from ludotheque.core.notation import Lines, Verbs, counted
from ludotheque.core.shapes import read_position
from ludotheque.core.types import Data
from tests.tiny_dare.shapes import Deck, Knowledge, Position

REFUSALS = [
    ("", ""),
    ("over", "W4"),
    ("not-your-turn", "W2"),
    ("dare-yourself", "W2"),
    ("answer-first", "W3"),
    ("not-dared", "W3"),
]
STAND, SLINK, DARE = 0, 1, 2
"""The actions; `DARE` and those after it dare seat 0, 1, ..."""
NOBODY, UNSEEN = -1, 0
MOST_WEASELS = 5


def read_deck(text: str) -> Deck:
    return checked(text, Deck, "tiny_dare", problems)


def problems(found: Deck) -> Iterator[str]:
    if found.cards < MOST_WEASELS or found.rounds < 1:
        yield f"it takes {MOST_WEASELS} cards and 1 round at least"


class WeaselsState(State):
    """Cards are hidden until they are shown."""

    def __init__(self, game: "WeaselsGame", rng: Rng, plain: Data) -> None:
        super().__init__(game, rng)
        self.weasels = game
        self.cards: list[int] = [*plain["cards"]]
        self.shown: list[bool] = [*plain["shown"]]
        self.points: list[int] = [*plain["points"]]
        self.turns: int = plain["turns"]
        """How many turns are over."""
        self.dared: int = plain["dared"]
        """Who has to answer."""

    @property
    def turn(self) -> int:
        return self.turns % int(self.game.seats)

    def ended(self) -> bool:
        return self.turns == self.weasels.deck.rounds * self.game.seats

    def acting(self) -> i64:
        return 0 if self.ended() else 1 << (self.turn if self.dared == NOBODY else self.dared)

    def answering(self) -> i64:
        return 0 if self.dared == NOBODY else 1 << self.dared

    def legal(self, seat: i64, into: Actions) -> None:
        for action in range(self.game.action_count()):
            if self.refusal(seat, action) == 0:
                into.add(action)

    def refusal(self, seat: i64, action: i64) -> i64:
        if self.ended():
            return 1
        if self.dared != NOBODY:
            return 4 if action >= DARE else 0 if seat == self.dared else 5
        if action < DARE:
            return 5
        if seat != self.turn:
            return 2
        return 3 if action - DARE == seat else 0

    def apply(self, seat: i64, action: i64) -> None:
        if action >= DARE:
            self.dared = int(action) - DARE
            self.tell("dared", seat=int(seat), rival=self.dared)
            return
        self.tell("stood" if action == STAND else "slunk", seat=int(seat))
        self.score_for(self.fought() if action == STAND else self.turn)

    def fought(self) -> int:
        """Both show their cards; the higher one wins (W3)."""
        self.show(self.turn)
        self.show(self.dared)
        return max(self.turn, self.dared, key=lambda seat: self.cards[seat])

    def score_for(self, seat: int) -> None:
        self.points[seat] += 1
        self.tell("scored", seat=seat)
        self.dared = NOBODY
        self.turns += 1
        if self.ended():
            for weasel in range(self.game.seats):
                self.show(weasel)

    def show(self, seat: int) -> None:
        if not self.shown[seat]:
            self.reveals += 1
            self.shown[seat] = True
            self.tell("shown", seat=seat, card=self.cards[seat])

    def tell(self, kind: str, **data: int) -> None:
        if self.report is not None:
            self.report.add(kind, data)

    def clone(self) -> "WeaselsState":
        other = WeaselsState(self.weasels, self.rng.clone(), self.position())
        other.reveals = self.reveals
        return other

    def guess(self, seat: i64, rng: Rng) -> "WeaselsState":
        return self.weasels.imagine(self.knowledge(seat), rng)

    def key(self, seat: i64) -> i64:
        told = self.knowledge(seat)
        key = Key()
        for number in [self.turns, self.dared, *told["cards"], *self.points]:
            key.add(number, NOBODY, self.weasels.most)
        for shown in self.shown:
            key.add_flag(shown)
        return key.value()

    def score(self, seat: i64) -> float:
        """Equals share the victory (W4)."""
        best = max(self.points)
        return 1 / self.points.count(best) if self.points[seat] == best else 0.0

    def knowledge(self, seat: i64) -> Data:
        """The own card, cards that were shown, and what lies open."""
        pairs = enumerate(zip(self.cards, self.shown, strict=True))
        cards = [card if owner == seat or shown else UNSEEN for owner, (card, shown) in pairs]
        return {"seat": seat, **self.open_things(), "cards": cards}

    def laid_open(self, seat: i64) -> Data:
        """Every card."""
        return {"seat": seat, **self.open_things(), "cards": [*self.cards]}

    def position(self) -> Data:
        return {**self.open_things(), "cards": [*self.cards], "rng": self.rng.words()}

    def open_things(self) -> Data:
        return {"turns": self.turns, "dared": self.dared, "points": [*self.points], "shown": [*self.shown]}

    def words(self, seat: i64, action: i64) -> Data:
        if action >= DARE:
            return {"verb": "dare", "rival": action - DARE}
        return {"verb": self.game.write(action)}


class WeaselsGame(Game):
    """Weasels with its deck chosen."""

    def __init__(self, setup: Setup, deck: Deck) -> None:
        verbs = Verbs()
        for verb, many in (("stand", 1), ("slink", 1), ("dare", setup.seats)):
            verbs.add(verb, many)
        super().__init__(setup, REFUSALS, Lines(verbs, {"dare": counted(setup.seats)}))
        self.deck = deck
        self.most = max(deck.cards, deck.rounds * setup.seats)

    def start(self, seed: str) -> WeaselsState:
        nothing = {"cards": [UNSEEN] * self.seats, "shown": [False] * self.seats, "points": [0] * self.seats}
        return self.imagine({**nothing, "turns": 0, "dared": NOBODY, "seat": WATCHER}, Rng(seed))

    def from_position(self, position: Data) -> WeaselsState:
        told = read_position(position, Position)
        for name in ("cards", "points", "shown"):
            if len(getattr(told, name)) != self.seats:
                raise BadPosition(f"{name} is a list of {self.seats}, by seat")
        if len(set(told.cards)) != self.seats or not all(1 <= card <= self.deck.cards for card in told.cards):
            raise BadPosition(f"cards: every weasel has a card from 1 to {self.deck.cards}, no two the same")
        if told.turns != sum(told.points) or told.turns > self.deck.rounds * self.seats:
            raise BadPosition("turns: each gives a point, and there are as many as the rounds have")
        over = told.turns == self.deck.rounds * self.seats
        if told.dared >= self.seats or told.dared == told.turns % self.seats or (over and told.dared != NOBODY):
            raise BadPosition("dared: somebody else than whose turn it is, while the game lasts")
        if over and not all(told.shown):
            raise BadPosition("shown: after the end all cards are")
        return WeaselsState(self, Rng.at(told.rng), position)

    def imagine(self, knowledge: Data, rng: Rng) -> WeaselsState:
        read_position(knowledge, Knowledge)
        unseen = vec[i64]([card for card in range(1, self.deck.cards + 1) if card not in knowledge["cards"]])
        rng.shuffle(unseen)
        rest = list(unseen)
        cards = [card or rest.pop() for card in knowledge["cards"]]
        return WeaselsState(self, rng.fork(), {**knowledge, "cards": cards})
