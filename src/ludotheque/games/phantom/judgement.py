"""How likely each seat is to win, at the beginning of a turn."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.odds import e_to
from ludotheque.core.prices import Prices
from ludotheque.core.types import Floats
from ludotheque.games.phantom.outlook import Outlook
from ludotheque.games.phantom.situation import EQUIPPING, Situation
from ludotheque.games.phantom.worth import WON


@final
class Judgement:
    """Chances of all seats, remembered until another turn is judged: one look serves all of them."""

    def __init__(self, prices: Prices, outlook: Outlook) -> None:
        self.outlook = outlook
        self.ordinary: i64 = min(prices.one("ordinary"), WON - 1)
        """No turn comes to more than this, but for a chance to win the game at once."""
        self.at_once: i64 = prices.one("at-once")
        self.later: i64 = prices.one("later")
        """Hundredths that count of what a seat can come to, on its turn and before it."""
        self.chances: Floats = vec[float]([0.0] * outlook.parts.seats)
        self.state: Situation | None = None
        self.round: i64 = 0
        self.turn: i64 = 0

    def chance(self, state: Situation, seat: i64) -> float:
        if self.state is not state or self.round != state.round or self.turn != state.turn:
            self.judge(state)
            self.state = state
            self.round = state.round
            self.turn = state.turn
        return self.chances[seat]

    def judge(self, state: Situation) -> None:
        """Whose turn it is may win at once; otherwise all have their share, by how they stand."""
        outlook = self.outlook
        worth = outlook.worth
        ordinary: i64 = self.ordinary
        whole: float = 0.0
        now: float = 0.0
        for seat in range(outlook.parts.seats):
            outlook.look(state, seat)
            hand: i64 = state.hands.hand[seat]
            reach: i64 = outlook.reach(state, seat, hand)
            part: i64 = self.at_once if seat == state.turn else self.later
            total: i64 = worth.standing(state, seat) + worth.hand(hand) + part * min(reach, ordinary) // 100
            self.chances[seat] = e_to(worth.slope * float(total))
            whole += self.chances[seat]
            if seat == state.turn and reach > ordinary:
                now = float(min(reach, WON) - ordinary) / float(WON - ordinary)
        for seat in range(outlook.parts.seats):
            self.chances[seat] *= (1.0 - now) / whole
        self.chances[state.turn] += now


def turn_begins(state: Situation) -> bool:
    """Whether somebody has the turn before them."""
    return state.phase == EQUIPPING and not state.turned_up and state.ring.lived == 0
