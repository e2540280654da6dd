"""A first game on the real board, a step at a time: each lesson says what may be played and what comes in return."""

from fnmatch import fnmatchcase

import msgspec

from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.table.errors import NotNow


class LessonPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. With nothing to play, it is over when the learner says so.

    `decoys` are offered beside what is allowed, and refused, so that a question does not answer itself. `wrong` tells
    whoever tries something else why not. Where the sides of a game differ, a lesson may sit the learner down on
    another `seat`.
    """

    text: str
    wrong: str = ""
    seat: int | None = None
    allow: list[str] = []
    decoys: list[str] = []
    point: list[str] = []
    reply: list[str] = []
    position: Data | None = None

    def allows(self, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in self.allow)

    def offers(self, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in (*self.allow, *self.decoys))


class Tutorial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game, from a fixed seed; `seat` is the learner's, unless a lesson has its own."""

    seed: str
    seat: int
    lessons: list[LessonPlan]

    @staticmethod
    def of(box: Box) -> "Tutorial":
        return msgspec.convert(box.data("tutorial"), Tutorial)

    def plan(self, lesson: int) -> LessonPlan | None:
        """The plan of a lesson, counted from 0; none after the last."""
        return self.lessons[lesson] if lesson < len(self.lessons) else None

    def learner(self, plan: LessonPlan) -> int:
        """The seat that the learner plays in a lesson."""
        return self.seat if plan.seat is None else plan.seat

    def learners(self) -> set[int]:
        """The seats that the learner plays in some lesson."""
        return {self.learner(plan) for plan in self.lessons}

    def check(self, plan: LessonPlan, state: State, seat: int, notation: str) -> None:
        """A lesson narrows what the rules allow; what they forbid is left to them, so that the rule is named."""
        asked = seat == self.learner(plan) and plan.allows(notation)
        if not asked and state.why_not(seat, state.game.read(notation)) is None:
            raise NotNow("lesson", "the lesson asks for something else now")

    def reply(self, plan: LessonPlan, state: State) -> None:
        """The scripted replies, each by the first of the others who may act."""
        for notation in plan.reply:
            rival = next(seat for seat in state.to_act() if seat != self.learner(plan))
            state.play(rival, state.game.read(notation))

    def scene(self, lesson: int, game: Game) -> State | None:
        """The position on which a lesson begins, if it has one of its own."""
        plan = self.plan(lesson)
        if plan is None or plan.position is None:
            return None
        state = game.from_position(plan.position)
        state.rng = Rng(f"{self.seed} {lesson}")
        return state
