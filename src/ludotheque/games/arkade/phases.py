"""The phases of Arkade, one table: what is legal, refused and done in each stands side by side.

The table waits for both players, counts down, plays, or is over. While it plays each seat is in a phase of its own, in
the arcade both at once: its turn, or an open choice.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Actions
from ludotheque.games.arkade.alien import AliensTurn, StopOrGoOn
from ludotheque.games.arkade.bonus import REPAIR_CHOICE, RIFT_CHOICE
from ludotheque.games.arkade.choice import Choice
from ludotheque.games.arkade.defender import DefendersTurn
from ludotheque.games.arkade.notation import READY
from ludotheque.games.arkade.parts import NONE
from ludotheque.games.arkade.powers import ASTEROID_CHOICE, COMET_CHOICE, FIELD_CHOICE, TOWER_CHOICE
from ludotheque.games.arkade.refusals import (
    ALIENS_ONLY,
    ALREADY_READY,
    DEFENDERS_ONLY,
    DRAWN,
    GAME_OVER,
    NO_SIGNAL,
    NOT_STARTED,
    NOT_YOUR_TURN,
    STARTED,
)
from ludotheque.games.arkade.situation import ALIEN, DRAW, STOP_OR_GO_ON, Phase, Situation
from ludotheque.games.arkade.turns import get_ready, is_ready


@final
class Waiting(Phase):
    """Arcade: each player says when they are ready (R22)."""

    def can_act(self, state: Situation, seat: i64) -> bool:
        return not is_ready(state, seat)

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if not is_ready(state, seat):
            into.add(READY)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action != READY:
            return NOT_STARTED
        return ALREADY_READY if is_ready(state, seat) else 0

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        get_ready(state, seat)


class Idle(Phase):
    """Nobody can do anything."""

    def can_act(self, state: Situation, seat: i64) -> bool:
        return False

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        pass

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        pass


@final
class Countdown(Idle):
    """Both are ready, and wait for the signal."""

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return ALREADY_READY if action == READY else NOT_STARTED


@final
class Over(Idle):
    """Somebody has won, or nobody ever will."""

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        return DRAWN if state.winner == DRAW else GAME_OVER


@final
class Playing(Phase):
    """The seat whose turn it is, in the arcade each of them, does what its own phase allows."""

    def can_act(self, state: Situation, seat: i64) -> bool:
        return self.may(state, seat) and BY_PHASE[state.doing[seat]].can_act(state, seat)

    def may(self, state: Situation, seat: i64) -> bool:
        return state.arcade or seat == state.turn

    def legal(self, state: Situation, seat: i64, into: Actions) -> None:
        if self.may(state, seat):
            BY_PHASE[state.doing[seat]].legal(state, seat, into)

    def refusal(self, state: Situation, seat: i64, action: i64) -> i64:
        if action == READY:
            return STARTED if state.arcade else NO_SIGNAL
        side = state.notation.sides[action]
        if side != NONE and side != seat:
            return ALIENS_ONLY if side == ALIEN else DEFENDERS_ONLY
        return BY_PHASE[state.doing[seat]].refusal(state, seat, action) if self.may(state, seat) else NOT_YOUR_TURN

    def apply(self, state: Situation, seat: i64, action: i64) -> None:
        BY_PHASE[state.doing[seat]].apply(state, seat, action)
        if state.arcade:
            other: i64 = 1 - seat
            BY_PHASE[state.doing[other]].lapse(state)


CHOICES: Final[list[Choice]] = [
    StopOrGoOn(STOP_OR_GO_ON, ALIEN),
    RIFT_CHOICE,
    REPAIR_CHOICE,
    ASTEROID_CHOICE,
    FIELD_CHOICE,
    TOWER_CHOICE,
    COMET_CHOICE,
]

IN_ORDER: Final[list[Phase]] = [
    Waiting(),
    Countdown(),
    Playing(),
    Over(),
    AliensTurn(),
    DefendersTurn(),
    *CHOICES,
]
BY_PHASE: Final = vec[Phase](IN_ORDER)
"""The phases by the numbers of `situation.PHASES`."""
