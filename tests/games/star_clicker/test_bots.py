"""What bots make of Star Clicker: what looks best at a glance, and how a round is judged."""

from typing import Any

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.lab.win_rate import win_rate
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.mcts import MctsPlayer
from tests.games.star_clicker.situations import BUTTONS, do, game, sit


def chosen(state: State, seat: int) -> str:
    """What a pilot does at a glance."""
    return state.game.write(GreedyPlayer(state.game, "glance").choose(state.clone(), seat))


def judged(state: State) -> float:
    return state.game.heuristic().estimate(state, 0)


def test_a_creeper_about_to_land_is_shot() -> None:
    state = sit(at={"yellow": "c1"}, creepers={"1": "c3", "5": "g7"}, energy={"yellow": 2})
    assert chosen(state, 0) == f"press {BUTTONS.index('fire blue') + 1}"


def test_nobody_shoots_at_the_planet() -> None:
    heuristic = game().heuristic()
    state = sit(at={"yellow": "b4"})
    south, north = (state.game.read(f"press {BUTTONS.index(f'fire {colour}') + 1}") for colour in ("green", "yellow"))
    assert heuristic.weigh(state, 0, south) < heuristic.weigh(state, 0, north)


def test_a_jammer_under_the_ship_is_destroyed_at_once() -> None:
    assert chosen(sit(at={"yellow": "b4"}, tiles={"b4": "jammer"}), 0) == "destroy"


def test_a_button_that_is_known_is_never_called_a_twin() -> None:
    """A known button that makes things a little worse was once taken for a twin, so that nothing was left to choose."""
    heuristic = game().heuristic()
    rng = Rng("known")
    state = game().start("known")
    while not state.over():
        for seat in state.to_act():
            known = state.position()["pilots"][seat]["known"]
            for action in state.actions(seat):
                if action < len(known) and known[action] != "?":
                    assert heuristic.weigh(state, seat, action) >= 0
        seat = state.to_act()[0]
        actions = state.actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])


def test_the_beginning_of_a_round_is_judged_and_nothing_else() -> None:
    state = sit()
    assert 0 < judged(state) < 1
    do(state, 0, "press 1")
    assert judged(state) < 0


@pytest.mark.parametrize(
    "worse",
    [{"shields": 1}, {"stacks": [0, 0, 0, 2]}, {"creepers": {"1": "c3", "3": "c5"}}, {"energy": {"yellow": 0}}],
)
def test_what_is_worse_is_judged_worse(worse: dict[str, Any]) -> None:
    assert judged(sit(**worse)) < judged(sit())


def test_search_saves_the_last_shield() -> None:
    state = sit(at={"yellow": "c1"}, creepers={"1": "c3", "5": "g7"}, shields=1, energy={"yellow": 2})
    state.play(0, state.game.read("press 3"))
    assert state.game.write(MctsPlayer(state.game, "thinker", 40).choose(state.clone(), 0)) != "done"


def test_the_chance_to_come_steers_nobody_but_who_is_let_see_it() -> None:
    """The same knowledge with other chance to come: the same answer from a player, another from a clairvoyant."""
    deals = [game().start(f"deal {number}") for number in range(8)]
    for foresight in (False, True):
        thinkers = [MctsPlayer(game(), "thinker", 40, foresight=foresight) for _ in deals]
        answers = {thinker.choose(deal.clone(), 0) for thinker, deal in zip(thinkers, deals, strict=True)}
        assert (len(answers) > 1) == foresight


def test_a_crew_that_looks_wins_where_one_that_does_not_never_does() -> None:
    three = game(1, "yellow-blue-green")
    assert win_rate(three, "greedy", games=20).rate > 0.5
    assert win_rate(three, "random", games=20).wins == 0
