"""Actions as data to be put into words."""

from collections.abc import Callable, Mapping

from mypy_extensions import i64

from ludotheque.core.contract import State
from ludotheque.core.types import Data


def words_of(state: State, seat: i64, action: i64, said_of: Mapping[str, Callable[..., Data]]) -> Data:
    """An action as data for the text `action-<verb>`: its verb, and what is said of those that do not stand alone."""
    verb = state.game.lines.verb(action)
    told: Data = {"verb": verb}
    if verb in said_of:
        told.update(said_of[verb](state, seat, action))
    return told
