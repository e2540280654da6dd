"""What seats see and do, in Gymnasium's terms: whole numbers with their ranges, and a mask of legal actions."""

from json import dumps
from typing import Any

import numpy
from gymnasium import spaces

from ludotheque.adapters.course import Course, Sight
from ludotheque.adapters.seating import numbers
from ludotheque.core.contract import Encoding, State
from ludotheque.core.events import WATCHER

Observation = dict[str, Any]
"""`observation`: what a seat knows; `action_mask`: 1 for each action that it may do now, else 0."""

SEEDS = 2**63 - 1
"""Games that nobody names a seed for are of one of so many."""


def number_space(encoding: Encoding, times: int = 1) -> spaces.Box:
    """The numbers of a seat, or those of several side by side."""
    lows, highs = (numpy.tile(numpy.array(ends), times) for ends in (encoding.lows(), encoding.highs()))
    return spaces.Box(lows, highs, dtype=numpy.int64)


def observation_space(encoding: Encoding, actions: int) -> spaces.Dict:
    mask = spaces.Box(0, 1, (actions,), numpy.int8)
    return spaces.Dict({"observation": number_space(encoding), "action_mask": mask})


class Window:
    """A look at one course, in numpy's arrays: the memory of the rules, looked at in place and copied once."""

    def __init__(self, course: Course) -> None:
        encoding = numbers(course.game)
        self.course = course
        self.sight = Sight(encoding)
        self.numbers = numpy.frombuffer(self.sight.seen(course.state, 0), numpy.int64)
        self.mask = numpy.frombuffer(course.mask, numpy.int8)
        self.blank: Any = numpy.zeros(course.actions, numpy.int8)
        self.look, self.numbers_copied, self.mask_copied = self.sight.look, self.numbers.copy, self.mask.copy
        """What every step does, looked up once."""

    def seen(self, seat: int) -> Observation:
        """What a seat knows; the mask of one that is not asked is blank."""
        mask = self.mask_copied() if self.look(self.course, seat) else self.blank.copy()
        return {"observation": self.numbers_copied(), "action_mask": mask}

    def known(self, seat: int) -> Any:
        """Only what it knows."""
        self.sight.look(self.course, seat)
        return self.numbers.copy()


def shown(state: State) -> str:
    """What somebody without a seat sees, as text."""
    return dumps(state.view(WATCHER), ensure_ascii=False, indent=1)
