"""What an experienced player of Arkade would say at a glance.

Dice are weighed by what they would bring on the average, actions by the best that the turn can come to with them. All
weights are thousandths of the logarithm of the odds (`worth.py`), so that the search may take them at their word.
"""

from typing import final

from mypy_extensions import i64

from ludotheque.core.contract import Heuristic, State
from ludotheque.core.prices import Prices
from ludotheque.games.arkade.alien_outlook import AlienOutlook
from ludotheque.games.arkade.defender_outlook import DefenderOutlook
from ludotheque.games.arkade.judgement import Judgement
from ludotheque.games.arkade.parts import Parts
from ludotheque.games.arkade.rules import ArkadeState
from ludotheque.games.arkade.situation import ALIEN, DEFENDER
from ludotheque.games.arkade.worth import Worth


@final
class ArkadeHeuristic(Heuristic):
    """The Alien by its outlook, the defender by another."""

    def __init__(self, prices: Prices, parts: Parts) -> None:
        self.alien = AlienOutlook(parts, Worth(prices, ALIEN))
        self.defender = DefenderOutlook(parts, Worth(prices, DEFENDER))
        self.judgement = Judgement(self.alien.worth, self.defender.worth)
        self.doubted: float = float(prices.one("doubt"))

    def weigh(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, ArkadeState)
        return self.alien.weigh(state, action) if seat == ALIEN else self.defender.weigh(state, action)

    def doubt(self) -> float:
        return self.doubted

    def estimate(self, state: State, seat: i64) -> float:
        """At the end of a turn, or in the arcade when dice are in the air."""
        assert isinstance(state, ArkadeState)
        return self.judgement.chance(state, seat)
