"""What always holds in Magpies."""

from itertools import chain

from ludotheque.core.contract import State
from tests.tiny.rules import MagpiesState


def check(state: State) -> None:
    """Every trinket lies in just one place, and nobody owes coins."""
    assert isinstance(state, MagpiesState)
    lying = [*state.nests, *state.deck, *state.lost, *chain(*state.won)]
    assert sorted(lying + [state.lot] * (state.lot > 0)) == sorted(state.magpies.trinkets.trinkets)
    assert min(state.coins) >= 0
