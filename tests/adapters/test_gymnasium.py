"""Gymnasium's own tests over every game, and what they do not ask."""

from pathlib import Path

import gymnasium as gym
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from ludotheque.adapters.gymnasium import Seat, make, register
from ludotheque.contract.cases import Case
from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES, box
from ludotheque.lab.conversation import Fault
from ludotheque.lab.program import programs_ended
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.levels import Bot, bot_name
from tests import tiny
from tests.lab.test_own_players import Last, Quitter, make_last

EXAMPLES = Path(__file__).parents[2] / "examples"


def played(seat: Seat, seed: int) -> tuple[list[bytes], float]:
    observation, _ = seat.reset(seed=seed)
    chance = numpy.random.default_rng(seed)
    seen, over, reward = [], False, 0.0
    while not over:
        seen.append(observation["observation"].tobytes())
        assert (seat.action_masks() == observation["action_mask"]).all()
        action = chance.choice(numpy.flatnonzero(observation["action_mask"]))
        observation, reward, over, _, info = seat.step(action)
        assert info == {}
    return seen, reward


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
def test_every_game_passes_the_test_of_gymnasium(encoded_case: Case) -> None:
    check_env(make(encoded_case.game, rivals="random"))


@pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")
@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_the_house_is_registered_with_its_versions(name: str) -> None:
    for version in range(1, box(name).label.rules + 1):
        seat = gym.make(f"ludotheque/{name}-v{version}", rivals="random")
        assert isinstance(seat.unwrapped, Seat)
        assert seat.unwrapped.game.setup.rules == version
        check_env(seat.unwrapped)


def test_a_game_from_elsewhere_can_be_registered_too() -> None:
    register(tiny.BOX)
    assert isinstance(gym.make("ludotheque/tiny-v1", rivals="random").unwrapped, Seat)


@pytest.mark.parametrize("name", ["tiny", "tiny_timed", "star_clicker"])
@pytest.mark.parametrize("place", [0, 1])
def test_the_same_seed_is_the_same_episode(name: str, place: int) -> None:
    seat = make(name, place, rivals="random")
    seen, reward = played(seat, 4)
    assert played(seat, 4) == (seen, reward)
    assert reward == 2 * seat.course.state.score(place) - 1
    assert played(seat, 5)[0] != seen


def test_rivals_are_one_bot_for_all_or_one_for_each() -> None:
    bots = make("phantom", 1, ["easy", GreedyPlayer], seats=3).course.bots
    assert [bot and bot_name(bot) for bot in bots] == ["easy", None, "GreedyPlayer"]
    with pytest.raises(Mistake, match="seats of this phantom are 0 to 1"):
        make("phantom", 2, seats=2)
    with pytest.raises(Mistake, match="there is no player 'strong'"):
        make("phantom", rivals="strong")


@pytest.mark.parametrize(
    "rival", [Last, make_last, "tests.lab.test_own_players:Last", f"cmd:sh {EXAMPLES / 'shell_bot.sh'}"]
)
def test_a_rival_of_one_s_own_is_named_as_everywhere(rival: Bot) -> None:
    """All four do whatever is offered last."""
    with programs_ended():
        assert played(make("tiny", rivals=rival), 5) == played(make("tiny", rivals=Last), 5)


def test_a_rival_that_fails_is_told_and_ends_the_episode() -> None:
    with programs_ended():
        seat = make("tiny", seat=1, rivals="cmd:true")
        with pytest.raises(Fault, match="ended with code 0"):
            seat.reset(seed=1)
        seat = make("tiny", rivals=Quitter)
        with pytest.raises(Mistake, match="Quitter wanted to end everything"):
            played(seat, 1)
        with pytest.raises(Mistake, match=r"reset\(\) begins one"):
            seat.step(0)


@pytest.mark.parametrize("action", [None, 0.0, "0", 10**30, -1, numpy.float64(0), [0, 1]])
def test_what_is_no_action_is_told_and_changes_nothing(action: object) -> None:
    seat = make("tiny", rivals="random")
    seat.reset(seed=1)
    with pytest.raises(Mistake, match="is no action of tiny; they are whole numbers and run from 0 to"):
        seat.step(action)
    assert not seat.step(numpy.uint8(seat.action_masks().nonzero()[0][0]))[2]


def test_whoever_does_what_is_not_allowed_has_lost() -> None:
    seat = make("laaancez", rivals="random")
    seat.reset(seed=1)
    _, reward, over, cut, info = seat.step(seat.course.actions - 1)
    assert (reward, over, cut) == (-1.0, True, False)
    assert info["refused"]["rule"]
    with pytest.raises(Mistake, match=r"reset\(\) begins one"):
        seat.step(0)


def test_it_can_be_rendered_as_text() -> None:
    seat = make("tiny", rivals="random", render_mode="ansi")
    seat.reset(seed=1)
    assert str(seat.render()).startswith("{")
    with pytest.raises(Mistake, match="no render mode 'human'"):
        make("tiny", render_mode="human")
