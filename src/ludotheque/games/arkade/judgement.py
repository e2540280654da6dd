"""How likely each side of Arkade is to win, by what the things on the table are worth (`worth.py`)."""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import NEVER
from ludotheque.core.odds import likely
from ludotheque.games.arkade.situation import ALIEN, DEFENDER, PLAYING, Situation
from ludotheque.games.arkade.worth import Worth


@final
class Judgement:
    """Judges by the prices of the side that has just finished."""

    def __init__(self, alien: Worth, defender: Worth) -> None:
        self.alien = alien
        self.defender = defender

    def chance(self, state: Situation, seat: i64) -> float:
        """How likely a seat is to win; -1 where nobody has just finished."""
        worth = self.judged_by(state)
        if worth is None:
            return -1.0
        total: i64 = worth.start - worth.nugget * state.nuggets - worth.gps * state.tiles.gps
        for column in range(state.parts.columns):
            total += worth.column(state, column, state.covers(column))
        for colour in range(state.parts.colours):
            left = state.tiles.defender_left[colour]
            total += worth.unturned * left - worth.ammo * state.tiles.ammo[colour]
            if left > 0 and state.board.shot[colour] % 2 == 1:
                total -= worth.half_pair
        alien = likely(0.001 * float(total))
        return alien if seat == ALIEN else 1.0 - alien

    def judged_by(self, state: Situation) -> Worth | None:
        """The prices of the side that has finished its turn, or in the arcade with its dice, now in the air."""
        if state.phase != PLAYING:
            return None
        if state.arcade:
            if state.lands[ALIEN] != NEVER:
                return self.alien
            return None if state.lands[DEFENDER] == NEVER else self.defender
        if state.throws > 0:
            return None
        return self.alien if state.turn == DEFENDER else self.defender
