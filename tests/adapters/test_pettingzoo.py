"""PettingZoo's own tests over every game, and what they do not ask."""

import pickle
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

from ludotheque.adapters.pettingzoo import env, raw_env
from ludotheque.contract.cases import Case
from ludotheque.core.errors import BadOption, Illegal, Mistake
from ludotheque.library import game

# PettingZoo knows its own games with a mask beside the observation by their names; of all others it doubts.
masked = pytest.mark.filterwarnings("ignore:Observation(s|.space)? .*(ox|array):UserWarning")


@masked
def test_every_game_passes_the_tests_of_pettingzoo(encoded_case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(encoded_case.game), num_cycles=20)
    seed_test(lambda: env(encoded_case.game), num_cycles=10)
    assert "Passed API test" in capsys.readouterr().out


def played(table: Any, seed: int) -> tuple[list[Any], dict[str, float]]:
    """A game at random: what was seen and done, and what each agent got."""
    table.reset(seed=seed)
    chance = numpy.random.default_rng(seed)
    seen, got = [], dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        got[agent] += reward
        action = None
        if not terminated and not truncated:
            action = int(chance.choice(numpy.flatnonzero(observation["action_mask"])))
            seen.append((agent, observation["observation"].tobytes(), action))
        table.step(action)
    return seen, got


@pytest.mark.parametrize("name", ["tiny", "tiny_timed", "star_clicker"])
def test_a_game_is_played_to_its_end_and_everybody_gets_what_it_is_worth(name: str) -> None:
    table = env(name)
    seen, got = played(table, 5)
    outcome = table.course.state.outcome()
    assert [2 * score - 1 for score in outcome or []] == [*got.values()]
    assert table.agents == []
    assert played(table, 5) == (seen, got)
    assert played(table, 6)[0] != seen


def test_games_without_a_seed_differ_and_follow_from_the_last_one() -> None:
    def following(table: env) -> list[bytes]:
        table.reset(seed=3)
        found = []
        for _ in range(3):
            table.reset()
            found.append(str(table.course.state.position()["rng"]).encode())
        return found

    first = following(env("tiny"))
    assert first == following(env("tiny"))
    assert len({*first}) == 3


def test_whoever_does_what_is_not_allowed_has_lost() -> None:
    table = env("laaancez")
    table.reset(seed=1)
    throw = table.action_space("player_0").n - 1
    table.step(throw)
    assert table.last()[1:] == (-1.0, True, False, {"refused": {**table.infos["player_0"]["refused"], "seat": 0}})
    assert table.infos["player_0"]["refused"]["rule"]
    table.step(None)
    assert table.last()[1:] == (0.0, True, False, {})
    table.step(None)
    assert table.agents == []


def test_the_raw_one_says_which_rule_forbids_it_and_goes_on() -> None:
    table = raw_env("laaancez")
    table.reset(seed=1)
    before = table.course.state.position()
    with pytest.raises(Illegal) as refused:
        table.step(table.action_space("player_0").n - 1)
    assert refused.value.refusal["rule"]
    assert table.course.state.position() == before
    with pytest.raises(Mistake, match="run from 0 to"):
        table.step(10_000)


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("action", [None, 0.0, 2.7, "0", b"0", [0, 1], {}, 10**30, -1, numpy.float64(0)])
def test_what_is_no_action_is_told_and_changes_nothing(make: Any, action: object) -> None:
    table = make("laaancez")
    table.reset(seed=1)
    before = table.course.state.position()
    with pytest.raises(Mistake, match="is no action of laaancez; they are whole numbers and run from 0 to"):
        table.step(action)
    assert table.course.state.position() == before
    assert table.agent_selection == table.possible_agents[table.course.asked]


@pytest.mark.parametrize("kind", [int, numpy.int64, numpy.int8, numpy.uint16, numpy.array])
def test_a_whole_number_of_any_kind_is_an_action(kind: Any) -> None:
    table = env("tiny")
    table.reset(seed=1)
    table.step(kind(int(numpy.flatnonzero(table.last()[0]["action_mask"])[0])))
    assert not any(table.terminations.values())


def test_where_no_game_goes_on_nothing_can_be_done() -> None:
    table = env("tiny")
    for _ in range(2):
        with pytest.raises(Mistake, match=r"reset\(\) begins one"):
            table.step(0)
        played(table, 3)
    assert [*table.agent_iter()] == []


def test_so_many_agents_are_asked_and_no_more() -> None:
    table = env("laaancez")
    table.reset(seed=1)
    asked = 0
    for agent in table.agent_iter(5):
        assert agent == table.agent_selection
        table.step(numpy.flatnonzero(table.observe(agent)["action_mask"])[0])
        asked += 1
    assert asked == 5
    assert table.last(observe=False)[0] is None


def test_the_state_is_what_all_seats_know_together() -> None:
    table = env("laaancez")
    table.reset(seed=1)
    table.step(int(numpy.flatnonzero(table.last()[0]["action_mask"])[0]))
    table.step(int(numpy.flatnonzero(table.last()[0]["action_mask"])[0]))
    state = table.state()
    size = table.observation_space("player_0")["observation"].sample().size
    for seat, agent in enumerate(table.possible_agents):
        assert state[seat * size :][:size].tolist() == table.observe(agent)["observation"].tolist()
    assert table.state_space.contains(state)


def test_it_can_be_rendered_as_text_and_pickled() -> None:
    table = env("tiny", render_mode="ansi")
    table.reset(seed=1)
    again = pickle.loads(pickle.dumps(table))
    again.reset(seed=1)
    assert str(table.render()).startswith("{")
    assert table.render() == again.render()
    assert env("tiny").render() is None
    table.close()


def test_what_is_chosen_before_a_game_is_checked() -> None:
    assert len(env("phantom", seats=4).possible_agents) == 4
    assert env("arkade", mode="arcade").game.timed
    assert env("laaancez", rules=1).metadata["name"] == "laaancez_v1"
    with pytest.raises(BadOption, match="mood"):
        env("arkade", mood="arcade")
    with pytest.raises(Mistake, match="did you mean 'phantom'"):
        env("fantom")
    with pytest.raises(Mistake, match="no render mode 'human'"):
        env("tiny", render_mode="human")
    with pytest.raises(Mistake, match="this tiny is open"):
        env(game("tiny"), seats=2)
