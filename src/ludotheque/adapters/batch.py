"""Many games at once, in one compiled loop: what all of them come to stands in a few arrays, a row for each game.

The arrays stay in their places, so that others may look at their memory and copy nothing (`vector.py`).
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from ludotheque.adapters.course import NOBODY, Course, Mask, Sight
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Encoding
from ludotheque.core.types import Floats, Ints, ints

EVERYBODY: Final[i64] = -1
"""Instead of a seat: all of them are asked."""


@final
class Batch:
    """Games that go on side by side. One that is over begins anew at the next step, whatever is chosen there."""

    def __init__(self, courses: list[Course], encoding: Encoding, seat: i64) -> None:
        """`seat` is whose situation is told and rewarded; of everybody, that of whoever is asked."""
        self.courses = courses
        self.seat: i64 = seat
        self.count: i64 = len(courses)
        self.seats: i64 = courses[0].game.seats
        self.width: i64 = courses[0].actions
        self.sight = Sight(encoding)
        self.rng = Rng(None)
        self.seeds: list[str] = [""] * self.count
        self.episode: Ints = ints(self.count)
        """By game: how many have been played before."""
        self.no_numbers: Ints = vec[i64](capacity=self.count * encoding.size)
        self.no_masks: Mask = vec[u8](capacity=self.count * self.width)
        self.numbers: Ints = extend(self.no_numbers, ints(self.count * encoding.size))
        """By game: what the seat knows that is asked."""
        self.masks: Mask = extend(self.no_masks, vec[u8]([0] * (self.count * self.width)))
        """By game: what that seat may do."""
        self.asked: Ints = ints(self.count)
        """By game: which seat that is; after the end, who acted last."""
        self.sampled: Ints = ints(self.count)
        """By game: an action that was chosen by chance."""
        self.rewards: Floats = vec[float]([0.0] * (self.count * self.seats))
        """By game and seat."""
        self.gains: Floats = vec[float]([0.0] * self.count)
        """By game: the reward of the seat that has acted."""
        self.ended: Mask = vec[u8]([0] * self.count)
        """By game: whether it is over."""

    def begin(self, seeds: list[str], which: Mask) -> None:
        """Begin games anew, those that `which` marks; each game of a batch has chance of its own."""
        for index in range(self.count):
            if which[index] != 0:
                self.seeds[index] = seeds[index]
                self.episode[index] = 0
                self.start(index)
        self.show()

    def start(self, index: i64) -> None:
        course = self.courses[index]
        course.begin(f"{self.seeds[index]}/{self.episode[index]}")
        self.episode[index] += 1
        self.ended[index] = 0
        self.write_down(index, course, course.asked)

    def step(self, chosen: Ints) -> None:
        """Carry out an action in every game; one that was over begins anew."""
        numbers = self.no_numbers
        masks = self.no_masks
        for index in range(self.count):
            self.step_one(index, self.courses[index], chosen[index])
            numbers = extend(numbers, self.seen(index))
            masks = extend(masks, self.courses[index].mask)

    def strays(self, chosen: Ints) -> bool:
        """Whether something was chosen that is no action at all."""
        for index in range(self.count):
            if not 0 <= chosen[index] < self.width:
                return True
        return False

    def step_one(self, index: i64, course: Course, action: i64) -> None:
        if self.ended[index] != 0:
            self.start(index)
            return
        who: i64 = course.asked
        if not course.allows(action):
            self.forfeit(index, course, who)
            return
        course.step(action)
        if course.asked == NOBODY:
            self.write_down(index, course, who)
        else:
            self.asked[index] = course.asked

    def write_down(self, index: i64, course: Course, who: i64) -> None:
        """Write down whether a game is over, what it is worth, and who is looked at: the last to act, after the end."""
        over = course.asked == NOBODY
        self.ended[index] = 1 if over else 0
        self.asked[index] = who if over else course.asked
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = course.reward(seat)
        self.gains[index] = course.reward(who if self.seat == EVERYBODY else self.seat)

    def forfeit(self, index: i64, course: Course, who: i64) -> None:
        """Whoever does what is not allowed has lost at once; nobody gains by it."""
        course.ask(NOBODY)
        self.ended[index] = 1
        self.rewards[index * self.seats + who] = -1.0
        self.gains[index] = -1.0

    def give_up(self) -> None:
        """Something went wrong in the middle of a step: all games are over, and begin anew at the next."""
        for index in range(self.count):
            self.courses[index].ask(NOBODY)
            self.ended[index] = 1

    def show(self) -> None:
        """Fill in what all seats know that are asked, and what they may do."""
        numbers = self.no_numbers
        masks = self.no_masks
        for index in range(self.count):
            numbers = extend(numbers, self.seen(index))
            masks = extend(masks, self.courses[index].mask)

    def seen(self, index: i64) -> Ints:
        """What is told of a game."""
        whose: i64 = self.asked[index]
        if self.seat != EVERYBODY:
            whose = self.seat
        return self.sight.seen(self.courses[index].state, whose)

    def sample(self) -> None:
        """Choose in every game any of the legal actions, each as likely as the others; 0 in one that is over."""
        rng = self.rng
        for index in range(self.count):
            legal = self.courses[index].legal
            action: i64 = 0
            if legal.size != 0:
                action = legal.items[rng.below(legal.size)]
            self.sampled[index] = action
