"""Simulation: the same seed gives the same result, with any number of jobs."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

import ludotheque
from ludotheque.core.contract import State
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.lab.simulate import simulate


class First(ludotheque.Player):
    """Takes the first action."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return imagined.actions(seat)[0]


def counted(**asked: Any) -> dict[str, Any]:
    """The summary without the time it took."""
    data = simulate(**asked).plain()
    assert data.pop("seconds") > 0
    return data


@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "easy"], ["mcts:5", "random"]])
def test_the_number_of_jobs_changes_nothing(bots: list[str]) -> None:
    games = 3 if "mcts:5" in bots else 66
    alone = counted(game="laaancez", games=games, bots=bots, seed="jobs", jobs=1)
    assert counted(game="laaancez", games=games, bots=bots, seed="jobs", jobs=2) == alone
    assert counted(game="laaancez", games=games, bots=bots, seed="other", jobs=1) != alone


def test_the_summary_adds_up() -> None:
    summary = simulate("laaancez", games=50, bots=["random", "random"], seed="sum")
    assert summary.games == 50
    assert sum(summary.wins) + summary.draws == 50
    assert summary.mean_length == summary.actions / 50
    assert summary.bots == ["random", "random"]


def test_without_bots_all_seats_are_random() -> None:
    assert simulate("laaancez", games=2).bots == ["random", "random"]


def test_as_many_bots_as_the_game_has_seats_for_set_the_table() -> None:
    assert len(simulate("tiny", games=5, bots=["random"] * 3).wins) == 3


def test_shared_victories_are_draws() -> None:
    summary = simulate("tiny", games=200, bots=["random", "random"], seed="draws")
    assert summary.draws > 0
    assert sum(summary.wins) + summary.draws == 200


def test_a_game_already_opened_is_taken_as_it_is() -> None:
    game = open_game(box("tiny").setup(2))
    assert counted(game=game, games=20, seed="x", jobs=2) == counted(
        game="tiny", games=20, bots=["random"] * 2, seed="x"
    )


def test_an_older_version_of_the_rules_is_played() -> None:
    assert simulate("phantom", games=1).rules == 2
    assert simulate("phantom", games=1, rules=1).rules == ludotheque.game("phantom", rules=1).setup.rules == 1


def test_a_summary_says_all_that_the_same_games_need(tmp_path: Path) -> None:
    summary = simulate("tiny", games=2, options={"pay": "WINNER"}, seed="s").plain()
    assert (summary["game"], summary["seats"], summary["seed"], summary["rules"]) == ("tiny", 2, "s", 1)
    assert (summary["options"], summary["version"]) == ({"pay": "winner"}, ludotheque.__version__)
    standard = box("tiny").standard_components()
    own = tmp_path / "own.toml"
    own.write_text(standard, encoding="utf-8")
    same = simulate("tiny", games=2, components=own)
    other = simulate("tiny", games=2, components=standard.replace("coins = 4", "coins = 5"))
    assert summary["components"] == same.components != other.components


def test_a_bot_of_one_s_own_plays_like_any_other() -> None:
    assert counted(game="tiny", games=8, bots=[First, "greedy"], jobs=2) == counted(
        game="tiny", games=8, bots=[First, "greedy"]
    )
    assert simulate("tiny", games=1, bots=[First, "greedy"]).bots == ["First", "greedy"]


def test_what_cannot_travel_to_other_processes_is_told() -> None:
    class Homebody(First):
        """No other process can find it here."""

    assert simulate("tiny", games=2, bots=[Homebody, "random"]).games == 2
    with pytest.raises(
        Mistake, match=r"these cannot .*Homebody.*: define them at the top of a module, or work with jobs=1"
    ):
        simulate("tiny", games=2, bots=[Homebody, "random"], jobs=2)


def test_what_is_chosen_for_an_open_game_is_not_forgotten_but_refused() -> None:
    with pytest.raises(Mistake, match="this tiny is open: seats, options, components and rules are chosen before that"):
        simulate(open_game(box("tiny").setup()), games=1, options={"pay": "winner"})


def test_progress_is_told_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate("laaancez", games=10, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, 10) for done in range(1, 11)]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"games": 0}, "games is 0"),
        ({"bots": ["random"]}, "1 bots for 2 seats"),
        ({"bots": ["random", "genius"]}, "there is no player 'genius'"),
        ({"jobs": 0}, "jobs is 0"),
        ({"options": {"size": 3}}, "no option size"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"components": "game = 'x'"}, "component file"),
    ],
)
def test_mistakes_are_told(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(Mistake, match=said):
        simulate(**{"game": "laaancez", "games": 5, **asked})


def test_an_executor_works_in_place_of_own_processes_and_goes_on_living() -> None:
    asked: dict[str, Any] = {"game": "tiny", "games": 70, "bots": ["greedy", "random"], "seed": "pool"}
    with ThreadPoolExecutor(2) as pool:
        assert counted(**asked, executor=pool) == counted(**asked)
        assert ludotheque.contest("tiny", "greedy", "random", games=70, executor=pool).games == 70
        arenas = [ludotheque.arena("tiny", ["greedy", "random"], games=70, executor=each) for each in (None, pool)]
        assert arenas[0] == arenas[1]
        with pytest.raises(KeyboardInterrupt):
            simulate(**asked, executor=pool, progress=stop)
        assert pool.submit(int, "7").result() == 7


def stop(done: int, of: int) -> None:
    raise KeyboardInterrupt
