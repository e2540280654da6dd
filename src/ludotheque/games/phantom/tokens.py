"""The two tokens: the drifting Mine (R47, P13) and the Blobulopode (R48, P14)."""

from typing import Final

from mypy_extensions import i64

from ludotheque.core.types import Ints
from ludotheque.games.phantom.duel import NOBODY
from ludotheque.games.phantom.situation import Situation

MINE_DAMAGE: Final[i64] = 2


def unlucky(state: Situation, token: Ints) -> bool:
    """A token tossed: whether it explodes or escapes."""
    return state.rng.below(token[0]) < token[1]


def hand_mine(state: Situation, giver: i64, receiver: i64) -> None:
    state.mine = receiver
    if state.report is not None:
        state.report.add("mine-to", {"seat": receiver, "rival": giver})


def toss_mine(state: Situation) -> bool:
    """Whoever has the Mine tosses it: whether it is still in play."""
    seat: i64 = state.mine
    explodes = unlucky(state, state.parts.mine)
    if state.report is not None:
        state.report.add("mine-tossed", {"seat": seat, "explodes": explodes})
    if explodes:
        state.mine = NOBODY
        state.lose(seat, MINE_DAMAGE, "mine")
    return not explodes


def catch_blobulopode(state: Situation, seat: i64) -> None:
    """The token moves to whoever lived the card, even from themselves, and brings a crystal of the reserve."""
    before: i64 = state.blobulopode
    state.blobulopode = seat
    if state.report is not None:
        state.report.add("blob-to", {"seat": seat, "rival": NOBODY if before == seat else before, "count": 0})
    state.gain(seat, 1, "blobulopode")


def toss_blobulopode(state: Situation) -> None:
    """It stays with its keeper, or escapes to the left with one of the keeper's crystals."""
    keeper: i64 = state.blobulopode
    escapes = unlucky(state, state.parts.blobulopode)
    if state.report is not None:
        state.report.add("blob-tossed", {"seat": keeper, "stays": not escapes})
    if not escapes:
        state.gain(keeper, 1, "blobulopode")
        return
    neighbour: i64 = state.left_of(keeper)
    taken: i64 = min(1, state.crystals[keeper])
    state.crystals[keeper] -= taken
    state.crystals[neighbour] += taken
    state.blobulopode = neighbour
    if state.report is not None:
        state.report.add("blob-to", {"seat": neighbour, "rival": keeper, "count": taken})
