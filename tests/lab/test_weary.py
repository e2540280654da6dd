"""A game that would never end does, once whoever plays it has grown weary."""

from ludotheque.core.contract import State
from ludotheque.lab import weary
from ludotheque.lab.weary import WearyPlayer
from ludotheque.library import game
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.player import Player


class Stubborn(Player):
    """Always takes the first action."""

    def choose(self, imagined: State, seat: int) -> int:
        return imagined.actions(seat)[0]


def test_whoever_has_chosen_for_long_takes_any_action() -> None:
    opened = game("laaancez")
    player = WearyPlayer(Stubborn(opened, "seed"))
    state = opened.start("seed")
    state.play(0, opened.read("roll"))
    first, *others = state.actions(0)
    assert others
    assert {player.choose(state.clone(), 0) for _ in range(weary.LONG)} == {first}
    assert {player.choose(state.clone(), 0) for _ in range(100)} > {first}


def test_until_then_it_plays_as_the_other_would() -> None:
    opened = game("arkade", options={"mode": "arcade"})
    greedy = GreedyPlayer(opened, "seed")
    player = WearyPlayer(greedy)
    state = opened.start("seed")
    assert player.choose(state.clone(), 0) in state.actions(0)
    assert player.player is greedy
