"""Open choices: what a bonus cell or a tile asks of one side, which does nothing else before it has answered (A18)."""

from abc import abstractmethod

from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.arkade.parts import Parts
from ludotheque.games.arkade.refusals import CHOOSE_FIRST
from ludotheque.games.arkade.situation import PHASES, Phase, Situation
from ludotheque.games.arkade.turns import is_of_turns, refused_by_mode


class Choice(Phase):
    """A phase of one seat that ends with its answer."""

    def __init__(self, number: i64, seat: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat

    # What a kind of choice gives.

    @abstractmethod
    def answers(self, state: Situation, action: i64) -> bool:
        """Whether an action is meant as an answer."""

    @abstractmethod
    def refused(self, state: Situation, action: i64) -> i64:
        """Why an answer is not possible; 0 if it is."""

    @abstractmethod
    def carry_out(self, state: Situation, action: i64, about: i64) -> None:
        """Carry out the answer."""

    @abstractmethod
    def tile(self, about: i64) -> str:
        """The tile that asks."""

    @abstractmethod
    def problem(self, state: Situation) -> str:
        """Why the rules do not lead to this choice here; empty if they may."""

    def unanswered(self) -> i64:
        """Why nothing else can be done."""
        return CHOOSE_FIRST

    def subjects(self, parts: Parts) -> list[str]:
        """What it can be about, by number."""
        return [""]

    # What follows.

    def can_act(self, state: Situation, seat: i64) -> bool:
        return True

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if self.answers(state, action):
            return self.refused(state, action)
        refused: i64 = refused_by_mode(state, action) if is_of_turns(action) else 0
        return refused if refused != 0 else self.unanswered()

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        about = state.about[seat]
        state.answered(seat)
        self.carry_out(state, action, about)

    def lines(self, parts: Parts) -> list[str]:
        """How a position writes it, by what it is about."""
        return [f"{PHASES.listed[self.number]} {subject}".strip() for subject in self.subjects(parts)]

    def told(self, state: Situation, seat: i64) -> str:
        return self.lines(state.parts)[state.about[seat]]

    def open(self, state: Situation, about: i64) -> None:
        state.ask(self.seat, self.number, about)
        self.lapse(state)

    def lapse(self, state: Situation) -> None:
        """A choice that is impossible, or becomes so, has no effect (A18)."""
        if not self.has_answer(state):
            tile = self.tile(state.about[self.seat])
            state.answered(self.seat)
            state.no_effect(self.seat, tile)

    def has_answer(self, state: Situation) -> bool:
        found = Actions()
        self.legal(state, self.seat, found)
        return found.size > 0
