"""Timed games between players: actions arrive after a reaction time and are judged then; nobody waits for them."""

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import Report
from ludotheque.core.types import ints
from ludotheque.games import box, open_game
from ludotheque.lab.contest import contest
from ludotheque.lab.simulate import simulate
from ludotheque.search.levels import LEVELS, NAMES, REACTIONS, TIMED_HARD, TIMED_NORMAL, player, reaction_of
from ludotheque.search.match import play, play_game
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.player import QUICKEST, SLOWEST, Player
from ludotheque.search.timed_match import NOBODY, first_of

SMALL, BIG = 0, 1
FALLS = [400, 700]


@pytest.fixture(scope="module")
def heads() -> Game:
    return open_game(box("tiny_timed").setup())


class Stubborn(Player):
    """Always wants the same coin, after a fixed time, and writes down when it looked."""

    def __init__(self, game: Game, coin: int, reaction: int) -> None:
        super().__init__(game, "stubborn")
        self.coin = coin
        self.quickest = self.slowest = reaction
        self.looked: list[int] = []

    def choose(self, imagined: State, seat: int) -> int:
        self.looked.append(imagined.clock)
        return self.coin


def tosses(game: Game, players: list[Player], seed: str = "tosses") -> list[tuple[int, int, int]]:
    """The seat, coin and moment of every toss of a whole game."""
    state = game.start(seed)
    report = state.report = Report()
    count = play(state, players, seed)
    assert state.over()
    events = [event.data for event in report.take() if event.kind == "tossed"]
    assert count == len(events)
    return [(data["seat"], data["coin"] - 1, data["lands"] - FALLS[data["coin"] - 1]) for data in events]


def test_an_action_arrives_when_the_reaction_time_is_over(heads: Game) -> None:
    players = [Stubborn(heads, SMALL, 100), Stubborn(heads, BIG, 150)]
    assert tosses(heads, [*players])[:3] == [(0, SMALL, 100), (1, BIG, 150), (0, SMALL, 600)]
    assert players[0].looked[:3] == [0, 100, 500]


def test_an_action_that_comes_too_late_is_dropped_and_its_player_looks_again(heads: Game) -> None:
    quick, slow = Stubborn(heads, SMALL, 100), Stubborn(heads, SMALL, 270)
    assert [toss[:2] for toss in tosses(heads, [quick, slow])[:1]] == [(0, SMALL)]
    assert slow.looked[:3] == [0, 270, 540]
    assert quick.looked[:6] == [0, 100, 200, 300, 400, 500]


def test_what_is_due_at_the_moment_of_an_arrival_happens_before_it(heads: Game) -> None:
    """The small coin is tossed at 100 and lands at 500, when the next toss of it arrives."""
    assert tosses(heads, [Stubborn(heads, SMALL, 100), Stubborn(heads, SMALL, 10**6)])[1] == (0, SMALL, 500)


def test_nobody_is_asked_while_nobody_can_act(heads: Game) -> None:
    players = [Stubborn(heads, SMALL, 100), Stubborn(heads, BIG, 100)]
    tosses(heads, [*players])
    assert players[0].looked[:2] in ([0, 500], [0, 100])
    assert players[1].looked[:2] in ([0, 500], [0, 100])
    assert not any(100 < moment < 500 for one in players for moment in one.looked)


def test_the_faster_player_acts_more_often(heads: Game) -> None:
    seats = []
    for number in range(20):
        players = [player(name, heads, f"{number} {name}") for name in ("easy", "greedy")]
        seats += [seat for seat, _, _ in tosses(heads, players, str(number))]
    assert seats.count(1) > 1.5 * seats.count(0)


def test_the_same_seed_gives_the_same_game(heads: Game) -> None:
    def moments(seed: str) -> list[tuple[int, int, int]]:
        return tosses(heads, [player(name, heads, f"{seed} {name}") for name in ("random", "mcts:10")], seed)

    assert moments("one") == moments("one")
    assert moments("one") != moments("two")


def test_players_are_shown_imagined_states_only(heads: Game) -> None:
    class Spy(Stubborn):
        def choose(self, imagined: State, seat: int) -> int:
            futures.append(str(imagined.position()["rng"]))
            return super().choose(imagined, seat)

    futures: list[str] = []
    tosses(heads, [Spy(heads, SMALL, 100), Spy(heads, BIG, 130)])
    assert len(set(futures)) == len(futures)


def test_of_two_at_the_same_moment_each_is_first_as_often() -> None:
    arrival, rng = ints(3, -1), Rng("ties")
    assert first_of(arrival, rng) == NOBODY
    arrival[2] = 90
    assert first_of(arrival, rng) == 2
    arrival[0] = 90
    firsts = [first_of(arrival, rng) for _ in range(400)]
    assert 150 < firsts.count(0) < 250
    assert firsts.count(1) == 0
    arrival[1] = 89
    assert first_of(arrival, rng) == 1


@pytest.mark.parametrize("name", [*NAMES, "mcts:5"])
def test_every_level_has_its_reaction_time(heads: Game, name: str) -> None:
    one, rng = player(name, heads, "seed"), Rng("reactions")
    times = [one.reaction(rng) for _ in range(20_000)]
    assert (min(times), max(times)) == reaction_of(name) == (one.quickest, one.slowest)
    assert reaction_of(name) == REACTIONS.get(name, (QUICKEST, SLOWEST))


def test_a_stronger_level_is_never_slower() -> None:
    times = [reaction_of(level) for level in LEVELS]
    assert times == sorted(times, reverse=True)


def test_in_a_timed_game_thinking_is_short(heads: Game) -> None:
    for name, simulations in (("normal", TIMED_NORMAL), ("hard", TIMED_HARD)):
        found = player(name, heads, "seed")
        assert isinstance(found, MctsPlayer)
        assert found.simulations == simulations


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "mcts:10"])
def test_every_player_plays_to_the_end(heads: Game, name: str) -> None:
    result = play_game(heads, [name, name], "any")
    assert sum(result.scores) == 1
    assert result.clock >= 3 * FALLS[SMALL]


def test_search_sees_past_the_time_in_which_nobody_can_act(heads: Game) -> None:
    """Both coins are in the air after the toss; heads would win for the other, and only time tells."""
    position = {"clock": 50, "coins": [None, {"seat": 1, "lands": 300}], "heads": [0, 2], "rng": Rng("search").words()}
    state = heads.from_position(position)
    thinker = MctsPlayer(heads, "seed", 40)
    assert thinker.choose(state, 0) == SMALL
    state.play(0, SMALL)
    assert state.acting() == 0
    thinker.playout.finish(state, 0, Rng("on"))
    assert state.over()


def test_a_contest_and_a_simulation_go_by_the_clock(heads: Game) -> None:
    assert contest(heads, "greedy", "easy", games=20).rate > 0.5
    assert contest(heads, "greedy", "greedy", games=10).points == 5
    summary = simulate(heads, games=20, bots=["easy", "random"], seed="x")
    assert summary.mean_clock > 1200
    assert simulate(heads, games=20, bots=["easy", "random"], seed="x", jobs=2).wins == summary.wins
