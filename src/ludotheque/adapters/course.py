"""One game as programs that learn walk through it: one seat after the other is asked, until the game is over.

Seats that have a bot are not asked: it answers for them. Seats that may act at the same time are asked one after the
other, each by what it knows; a choice that is secret stays so, because the rules keep it.
"""

from operator import index
from typing import Final, TypeAlias, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding, Game, State
from ludotheque.core.types import Ints, ints
from ludotheque.search.levels import Bot, seated
from ludotheque.search.player import Player
from ludotheque.search.turns import next_to_act

NOBODY: Final[i64] = -1
REFUSED: Final = -2
"""Instead of who is asked next: what was to be done is not allowed, and nothing has changed."""
NO_ACTION: Final = -3
"""The same: it is no action at all."""

Mask: TypeAlias = "vec[u8]"
"""For every action, whether it is legal: 1 or 0."""


class Course:
    """A game without a clock; `ticks.py` has the one with."""

    def __init__(self, game: Game, bots: list[Bot | None], actions: i64) -> None:
        """`bots` has an entry for each seat, and nothing for those that are asked."""
        self.game = game
        self.bots = bots
        self.actions: i64 = actions
        """How many there are."""
        self.state: State = game.start("")
        self.players: list[Player | None] = [None] * len(bots)
        self.imagining = Rng(None)
        self.asked: i64 = NOBODY
        """Who is asked now; nobody once the game is over."""
        self.legal = Actions()
        """What the asked seat may do."""
        self.mask: Mask = vec[u8]([0] * actions)
        """The same as a mask, in the same room for ever."""

    def begin(self, seed: str) -> None:
        """A new game; the seed decides its chance and that of the bots, as in a simulation."""
        self.state = self.game.start(seed)
        for seat in range(len(self.bots)):
            bot = self.bots[seat]
            if bot is not None:
                self.players[seat] = seated(bot, self.game, f"{seed}/{seat}")
        self.imagining = Rng(f"{seed}/imagined")
        self.asked = len(self.bots) - 1
        self.go_on()

    def allows(self, action: i64) -> bool:
        """Whether the asked seat may do this."""
        return 0 <= action < self.actions and self.mask[action] != 0

    def step(self, action: i64) -> None:
        """The asked seat does something that it may do."""
        self.state.apply(self.asked, action)
        self.go_on()

    def take(self, action: object) -> i64:
        """The asked seat does something, if it may; says who is asked next, or what else came of it.

        That is `NOBODY` at the end, `REFUSED` or `NO_ACTION`. A whole number of any kind will do: numpy has its own.
        """
        try:
            number: i64 = index(action)  # type: ignore[arg-type]
        except (TypeError, ValueError):  # no whole number, or one that is far too large
            return NO_ACTION
        if not 0 <= number < self.actions:
            return NO_ACTION
        if self.mask[number] == 0:
            return REFUSED
        self.step(number)
        return self.asked

    def go_on(self) -> None:
        """On to the next seat that has no bot; bots act on the way."""
        state = self.state
        seat: i64 = self.asked
        seats: i64 = len(self.bots)
        awaited: i64 = state.awaited()
        while awaited != 0:
            seat = next_to_act(awaited, seat, seats)
            player = self.players[seat]
            if player is None:
                self.ask(seat)
                return
            state.play(seat, player.choose(player.recall(state, seat, self.imagining), seat))
            awaited = state.awaited()
        self.ask(NOBODY)

    def ask(self, seat: i64) -> None:
        """Ask a seat: its legal actions, and no others, are in the mask."""
        legal = self.legal
        mask = self.mask
        items = legal.items
        for place in range(legal.size):
            mask[items[place]] = 0
        legal.clear()
        self.asked = seat
        if seat == NOBODY:
            return
        self.find(seat)
        items = legal.items
        for place in range(legal.size):
            mask[items[place]] = 1

    def find(self, seat: i64) -> None:
        """Everything that a seat may do."""
        self.state.legal(seat, self.legal)

    def over(self) -> bool:
        return self.asked == NOBODY

    def reward(self, seat: i64) -> float:
        """What the end is worth to a seat: 1 won, -1 lost, between them shared; before it, 0."""
        return 2.0 * self.state.score(seat) - 1.0 if self.asked == NOBODY else 0.0

    def clone(self) -> "Course":
        """Where all seats are asked: a course that goes on by itself, and shares nothing that changes."""
        other = Course(self.game, self.bots, self.actions)
        self.copy_into(other)
        return other

    def copy_into(self, other: "Course") -> None:
        other.state = self.state.clone()
        other.imagining = self.imagining.clone()
        other.ask(self.asked)


@final
class Sight:
    """What seats know as numbers, filled into the same room again and again."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.zeros: Ints = ints(encoding.size)
        self.empty: Ints = vec[i64](capacity=encoding.size)

    def seen(self, state: State, seat: i64) -> Ints:
        """What a seat knows. An array with room to grow is filled with zeros at the speed of memory by `extend`."""
        numbers = extend(self.empty, self.zeros)
        self.encoding.write(state, seat, numbers)
        return numbers

    def look(self, course: Course, seat: i64) -> bool:
        """Fill the room with what a seat knows; says whether that seat is asked."""
        self.seen(course.state, seat)
        return course.asked == seat
