"""What an experienced player of Arkade would say at a glance.

Dice are weighed by what they would bring on the average, actions by the best that the turn can come to with them. All
weights are thousandths of the logarithm of the odds (`worth.py`), so that the search may take them at their word.
"""

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.games.arkade.alien_outlook import AlienOutlook
from ludotheque.games.arkade.defender_outlook import DefenderOutlook
from ludotheque.games.arkade.judgement import Judgement
from ludotheque.games.arkade.parts import Parts
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import ALIEN, DEFENDER
from ludotheque.games.arkade.worth import worth_to

DOUBT: Final[float] = 200.0


@final
class ArkadeHeuristic(Heuristic):
    """The Alien by its outlook, the defender by another."""

    def __init__(self, parts: Parts, arcade: bool) -> None:
        self.alien = AlienOutlook(parts, worth_to(ALIEN, arcade))
        self.defender = DefenderOutlook(parts, worth_to(DEFENDER, arcade))
        self.judgement = Judgement(self.alien.worth, self.defender.worth)

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, ArkadeState)
        return self.alien.weigh(state, action) if seat == ALIEN else self.defender.weigh(state, action)

    def doubt(self) -> float:
        return DOUBT

    def estimate(self, state: State, seat: i64) -> float:
        """At the end of a turn, or in the arcade when dice are in the air."""
        assert isinstance(state, ArkadeState)
        return self.judgement.chance(state, seat)
