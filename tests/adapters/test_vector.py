"""Many games at once: each row is a game of its own, as it would be played alone."""

import gymnasium as gym
import numpy
import pytest
from gymnasium.vector import AutoresetMode

from ludotheque.adapters import gymnasium
from ludotheque.adapters.course import NOBODY
from ludotheque.adapters.seating import course
from ludotheque.adapters.spaces import Window
from ludotheque.adapters.vector import Games, make
from ludotheque.contract.cases import Case
from ludotheque.core.errors import Mistake
from tests.lab.test_own_players import Quitter


def test_every_row_is_the_game_of_its_seed(encoded_case: Case) -> None:
    """With every seat asked: what is seen, offered, rewarded and over, and that a game begins anew after its end."""
    games = make(encoded_case.game, 3)
    seen, told = games.reset(seed=9)
    alone = course(encoded_case.game)
    window, number = Window(alone), 0
    alone.begin("9/1/0")
    rewards = numpy.zeros((3, encoded_case.game.seats))
    for _ in range(60):
        assert games.observation_space.contains(seen)
        who = told["seat"][1] if alone.asked == NOBODY else alone.asked
        assert told["seat"][1] == who
        expected = window.seen(who)
        assert (seen["observation"][1] == expected["observation"]).all()
        assert (seen["action_mask"][1] == expected["action_mask"]).all()
        assert (told["rewards"] == rewards).all() or alone.asked == NOBODY
        actions = games.sample()
        assert games.action_space.contains(actions)
        over = alone.asked == NOBODY
        seen, gains, ended, cut, told = games.step(actions)
        if over:
            number += 1
            alone.begin(f"9/1/{number}")
        else:
            alone.step(int(actions[1]))
        rewards = told["rewards"]
        assert [alone.reward(seat) for seat in range(alone.game.seats)] == rewards[1].tolist()
        assert ended[1] == (alone.asked == NOBODY)
        assert gains[1] == (rewards[1][who] if not over else 0.0)
        assert not cut.any()


@pytest.mark.parametrize("name", ["tiny", "tiny_timed", "star_clicker"])
def test_with_rivals_a_row_is_that_seat_s_game(name: str) -> None:
    games, alone = make(name, 2, seat=1, rivals="random"), gymnasium.make(name, 1, "random")
    seen, _ = games.reset(seed=[3, 4])
    alone.course.begin("4/0")
    expected, over, reward = alone.window.seen(1), False, 0.0
    while not over:
        assert (seen["observation"][1] == expected["observation"]).all()
        assert (seen["action_mask"][1] == expected["action_mask"]).all()
        actions = games.sample()
        seen, gains, ended, _, _ = games.step(actions)
        expected, reward, over, _, _ = alone.step(actions[1])
        assert (gains[1], ended[1]) == (reward, over)
    assert reward == 2 * alone.course.state.score(1) - 1


def test_the_same_seed_gives_the_same_and_others_do_not() -> None:
    def some(seed: int) -> list[bytes]:
        games, found = make("laaancez", 4), []
        games.reset(seed=seed)
        for _ in range(30):
            seen, *_ = games.step(games.sample())
            found.append(seen["observation"].tobytes() + seen["action_mask"].tobytes())
        return found

    assert some(1) == some(1) != some(2)


def test_what_is_handed_out_stays_as_it_is() -> None:
    games = make("tiny", 2)
    seen, told = games.reset(seed=1)
    kept = {name: each.copy() for name, each in {**seen, **told}.items()}
    games.step(games.sample())
    assert all((kept[name] == each).all() for name, each in {**seen, **told}.items())


def test_without_copies_the_same_arrays_are_filled_again() -> None:
    games, copied = make("tiny", 2, copy=False), make("tiny", 2)
    seen, told = games.reset(seed=1)
    copied.reset(seed=1)
    after = games.step(games.sample())
    expected = copied.step(copied.sample())
    assert after[0]["observation"] is seen["observation"]
    assert after[4]["seat"] is told["seat"]
    assert all((seen[name] == expected[0][name]).all() for name in seen)
    with pytest.raises(ValueError, match="read-only"):
        seen["observation"][0] = 1


def test_a_sample_is_any_legal_action() -> None:
    games = make("laaancez", 200)
    games.reset(seed=2)
    games.step(games.sample())
    masks = games.masks
    actions = numpy.array([games.sample() for _ in range(50)])
    assert masks[numpy.arange(200), actions].all()
    assert len({*actions[:, 0]}) > 10


def test_whoever_does_what_is_not_allowed_has_lost_and_the_others_go_on() -> None:
    games = make("laaancez", 2)
    games.reset(seed=1)
    actions = games.sample()
    actions[0] = games.single_action_space.n - 1  # type: ignore[attr-defined]
    seen, gains, ended, _, told = games.step(actions)
    assert gains.tolist() == [-1.0, 0.0]
    assert ended.tolist() == [True, False]
    assert told["rewards"].tolist() == [[-1.0, 0.0], [0.0, 0.0]]
    assert not seen["action_mask"][0].any()
    seen, gains, ended, _, told = games.step(games.sample())
    assert not ended.any()
    assert not gains.any()
    assert not told["rewards"].any()
    assert seen["action_mask"][0].any()


def test_some_games_can_be_begun_anew_while_others_go_on() -> None:
    games = make("tiny", 3)
    games.reset(seed=1)
    games.step(games.sample())
    before = [games.batch.courses[index].state.position() for index in range(3)]
    games.reset(seed=8, options={"reset_mask": numpy.array([False, True, False])})
    after = [games.batch.courses[index].state.position() for index in range(3)]
    assert [one == other for one, other in zip(before, after, strict=True)] == [True, False, True]
    with pytest.raises(Mistake, match="marks each of them"):
        games.reset(options={"reset_mask": [True]})


def test_gymnasium_makes_it_by_name() -> None:
    games = gym.make_vec("ludotheque/laaancez-v3", num_envs=3, rivals="random", seat=1)
    assert isinstance(games.unwrapped, Games)
    assert games.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, _ = games.reset(seed=1)
    assert games.observation_space.contains(seen)


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 0.5], ["0", "0"]])
def test_actions_are_whole_numbers_one_for_each_game(actions: object) -> None:
    games = make("tiny", 2)
    games.reset(seed=1)
    with pytest.raises(Mistake, match="2 whole numbers"):
        games.step(actions)


def walk(games: Games) -> None:
    for _ in range(1000):
        games.step(games.sample())


def test_a_rival_that_fails_is_told_and_all_games_begin_anew() -> None:
    games = make("tiny", 2, rivals=Quitter)
    games.reset(seed=1)
    with pytest.raises(Mistake, match="Quitter wanted to end everything"):
        walk(games)
    _, _, ended, _, infos = games.step(numpy.zeros(2, int))
    assert not ended.any()
    assert not infos["rewards"].any()


def test_what_cannot_be_is_refused() -> None:
    games = make("tiny", 2)
    games.reset(seed=1)
    with pytest.raises(Mistake, match="run from 0 to"):
        games.step([0, 1000])
    with pytest.raises(Mistake, match="run from 0 to"):
        games.step([-1, 0])
    with pytest.raises(Mistake, match="0 games at once"):
        make("tiny", 0)
    with pytest.raises(Mistake, match="1 seeds for 2 games"):
        games.reset(seed=[1])
