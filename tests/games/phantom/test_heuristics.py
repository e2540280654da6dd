"""What anybody who knows Phantom would do, the bots do; and they judge by what they know."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.contract.at_play import do
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.games.phantom.heuristics import PhantomHeuristic
from ludotheque.games.phantom.odds import Odds
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.levels import player
from tests.games.phantom.situations import duel, game, inside, sit

RAIDERS = ("exploration DT", "exploration TC", "exploration CS", "exploration SN", "exploration ND", "exploration DD")


def choice(state: State, seat: int = 0, bot: str = "greedy") -> str:
    rng = Rng("imagined")
    return state.game.write(player(bot, state.game, "bot").choose(state.guess(seat, rng), seat))


def three(*hands: str, **changes: Any) -> State:
    return sit(*hands, **{"slots": list(RAIDERS), "at": (1, 3, 5), **changes})


# The end of the game.


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_whoever_has_enough_and_the_phantom_risks_nothing(bot: str) -> None:
    state = three("C8 T1 T2", "D1", "", phase="move", crystals=(19, 4, 4), phantom=0)
    assert choice(state, bot=bot) in {"stay", "fly 2", "fly 6"}
    do(state, 0, "stay")
    assert choice(state, bot=bot) == "pass"


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_the_last_crystals_are_fetched_where_they_lie(bot: str) -> None:
    state = three("T1 C4 D8", "N1", "N2", phase="move", crystals=(17, 10, 10), phantom=0, at=(1, 4, 5))
    assert choice(state, bot=bot) in {"stay", "fly 2"}
    do(state, 0, "fly 2")
    assert choice(state, bot=bot) == "live"


@pytest.mark.parametrize("bot", ["greedy", "mcts:200"])
def test_who_only_lacks_the_phantom_fights_for_it(bot: str) -> None:
    state = three("C8", "D1", "S2", phase="move", crystals=(19, 6, 6), phantom=2, at=(1, 2, 4), known={1: "D1"})
    assert choice(state, bot=bot) == "fly 2"


@pytest.mark.parametrize("bot", ["greedy", "mcts:200"])
def test_a_rival_about_to_win_is_fought(bot: str) -> None:
    state = three("C8", "D1", "S2", phase="move", crystals=(9, 18, 6), phantom=1, at=(1, 2, 4), known={1: "D1"})
    assert choice(state, bot=bot) == "fly 2"


def test_nobody_walks_into_a_hopeless_fight() -> None:
    state = three("D1 T1", "C8 S8", "", phase="move", crystals=(6, 6, 6), phantom=0, at=(1, 2, 4), known={1: "C8 S8"})
    assert choice(state) == "stay"


# Cards.


def test_a_route_is_paid_with_the_least() -> None:
    state = three("C8 N1 D3 T2", "", "", phase="move", at=(5, 2, 3))
    do(state, 0, "fly 1")
    assert choice(state) == "pay N1"


def test_an_adventure_is_paid_with_the_weakest_of_a_kind_and_no_galaxol() -> None:
    state = three("D8 D3 T4 GA", "", "", phase="adventure")
    do(state, 0, "live")
    assert choice(state) == "pay D3"


def test_the_surplus_is_not_the_best() -> None:
    state = three("D8 T7 GA GB GB S5 N1 N2", "", "", phase="cut")
    assert choice(state) in {"bury N1", "bury N2"}


@pytest.mark.parametrize(("holds", "wanted"), [({"A": ["T2"], "B": ["N2"]}, "A"), ({"A": ["C3"], "B": ["T2"]}, "B")])
def test_the_hold_that_pays_for_the_adventure_at_hand_is_better(holds: dict[str, list[str]], wanted: str) -> None:
    state = inside(three("D2", "", "", holds=holds, slots=["exploration DT", *["informer G"] * 2, *RAIDERS[2:5]]))
    weights = Counter({state.game.write(action): weigh(state, 0, action) for action in state.actions(0)})
    takes = {name: weight for name, weight in weights.items() if name.startswith("take")}
    assert max(takes, key=lambda name: takes[name]) == f"take {wanted}"


def test_two_full_holds_are_not_loaded_any_more() -> None:
    state = three("D2", "", "", holds={"A": ["T8", "T2"], "B": ["N8", "N2"]})
    assert choice(state).startswith("take")


def test_a_strong_defender_is_met_with_a_strong_card() -> None:
    state = duel("C8 D1", "S6", slots=list(RAIDERS), crystals=(12, 20), phantom=1, known={1: "S6"})
    assert choice(state) == "commit C8"


# Dice.


def test_the_attacker_of_equal_strength_wins_a_little_more_often() -> None:
    state = inside(sit("", ""))
    odds = Odds(state.game.prices, state.parts)
    assert odds.attack(0) == 516
    assert [odds.attack(lead) for lead in (-9, 9)] == [166, 861]
    assert odds.chance(1, 9) == 834
    assert all(odds.attack(lead) <= odds.attack(lead + 1) for lead in range(-12, 12))


@pytest.mark.parametrize(("face", "wanted"), [(6, "rethrow"), (5, "rethrow"), (1, "accept")])
def test_shao_naal_undoes_what_is_worse_than_the_average(face: int, wanted: str) -> None:
    state = duel("", "", (face,), slots=list(RAIDERS), kept={1: ["shao-naal G"]})
    do(state, 0, "bare")
    do(state, 1, "bare")
    assert choice(state, 1) == wanted


# Rivals.


def test_the_drone_robs_the_leader() -> None:
    state = three("N1 T1", "", "", phase="adventure", crystals=(3, 5, 12), slots=["drone NT", *RAIDERS[:5]])
    for line in ("live", "pay N1", "pay T1"):
        do(state, 0, line)
    assert choice(state) == "steal crystals 3"


def test_the_mine_goes_to_the_leader() -> None:
    state = three("D1", "", "", phase="adventure", crystals=(3, 12, 5), slots=["mine D", *RAIDERS[:5]])
    for line in ("live", "pay D1"):
        do(state, 0, line)
    assert choice(state) == "hand 2"


def test_titans_get_a_card_rather_than_a_crystal() -> None:
    state = three("C1 D1", "S7 N7 N8", "", phase="adventure", crystals=(9, 4, 0), slots=["titans CD", *RAIDERS[:5]])
    for line in ("live", "pay C1", "pay D1"):
        do(state, 0, line)
    assert choice(state, 1) in {"discard S7", "discard N7"}


def test_the_map_is_turned_to_what_can_be_paid() -> None:
    slots = ["asteroids T", "exploration CC", "exploration SS", "exploration DD", "exploration NN", "safe GS"]
    state = three("T1 S1 S2", "", "", phase="adventure", slots=slots)
    for line in ("live", "pay T1"):
        do(state, 0, line)
    assert choice(state) == "rotate 2"


# Judgement.


def weigh(state: State, seat: int, action: int) -> int:
    return int(state.game.heuristic().weigh(state, seat, action))


def test_adventurers_are_all_alike() -> None:
    state = game(3).start("alike")
    assert sorted(weigh(state, state.to_act()[0], action) >= 0 for action in range(5)) == [False] * 4 + [True]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_bots_judge_by_what_they_know_and_chances_add_up(seats: int) -> None:
    """A rival's hidden cards change no weight; only how likely an overload is depends on the pile imagined."""
    chosen = game(seats)
    old = chosen.heuristic()
    assert isinstance(old, PhantomHeuristic)
    rng = Rng("looks")
    state = chosen.start("looks")
    players = [GreedyPlayer(chosen, f"bot {seat}") for seat in range(seats)]
    judged = 0
    for _ in range(120):
        seat = state.to_act()[0]
        actions = [action for action in state.actions(seat) if chosen.write(action) != "turn"]
        other = state.guess(seat, rng)
        assert [old.weigh(state, seat, action) for action in actions] == [
            weigh(other, seat, action) for action in actions
        ]
        chances = [old.estimate(state, each) for each in range(seats)]
        if chances[0] >= 0:
            judged += 1
            assert sum(chances) == pytest.approx(1)
            assert chances == [chosen.heuristic().estimate(state, each) for each in range(seats)]
        state.play(seat, players[seat].choose(state.guess(seat, rng), seat))
    assert judged > 5
