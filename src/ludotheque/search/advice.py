"""Advice: what a bot would do in a seat, and why."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Data
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.levels import Bot, seated
from ludotheque.search.player import Player
from ludotheque.search.reasons import PROVEN, Reasons


@final
class Hint:
    """An action, and the reason for it as plain data: its text is the message `reason-<reason>`."""

    def __init__(self, action: i64, reason: Data) -> None:
        self.action: i64 = action
        self.reason = reason


def hint(state: State, seat: int, bot: Bot = "hard", seed: str = "hint") -> Hint:
    """What a bot would do in a seat that may act, and why; it sees only what the seat knows.

    The same seed gives the same hint.
    """
    if seat not in state.to_act():
        raise Mistake(f"seat {seat} has nothing to do now; {acting_told(state)}")
    player = seated(bot, state.game, seed)
    return advised(player, player.recall(state, seat, Rng(f"{seed} imagine")), seat, seed)


def acting_told(state: State) -> str:
    seats = [str(seat) for seat in state.to_act()]
    return f"those who have: {', '.join(seats)}" if seats else "nobody has"


def advised(player: Player, imagined: State, seat: i64, seed: str) -> Hint:
    """The choice of a player for an imagined state, and the reason for it.

    The reason is thought about in another copy of that state, so that a player may spoil what it is shown.
    """
    kept = imagined.clone()
    action = player.choose(imagined, seat)
    if isinstance(player, ExpertPlayer) and player.proven:
        return Hint(action, {"reason": PROVEN})
    return Hint(action, Reasons(kept.game, f"{seed} reasons").why(kept, seat, action))
