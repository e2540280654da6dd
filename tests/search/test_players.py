"""Players: by name, by seed, and with nothing but an imagined state to look at."""

import pickle

import pytest

from ludotheque.core.box import Slips, Thinking
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, Heuristic, State
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.search.careless import CarelessPlayer
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.levels import NAMES, player
from ludotheque.search.match import play, play_game
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.player import Player
from ludotheque.search.turns import next_to_act


@pytest.fixture
def laaancez() -> Game:
    return open_game(box("laaancez").setup())


def moves(game: Game, names: list[str], seed: str, most: int) -> list[str]:
    """The first actions of a game between players by name."""
    state = game.start(seed)
    players = [player(name, game, f"{seed}/{seat}") for seat, name in enumerate(names)]
    rng = Rng(seed)
    played: list[str] = []
    while not state.over() and len(played) < most:
        seat = state.to_act()[0]
        action = players[seat].choose(state.guess(seat, rng), seat)
        played.append(game.write(action))
        state.play(seat, action)
    return played


@pytest.mark.parametrize("name", ["random", "greedy", "easy", "mcts:20"])
def test_the_same_seed_gives_the_same_moves(laaancez: Game, name: str) -> None:
    assert moves(laaancez, [name, name], "a", 12) == moves(laaancez, [name, name], "a", 12)
    assert moves(laaancez, [name, name], "a", 12) != moves(laaancez, [name, name], "b", 12)


@pytest.mark.parametrize("name", ["nobody", "mcts", "mcts:", "mcts:0", "mcts:-3", "mcts:x", "mcts:²", "Hard", ""])
def test_an_unknown_name_is_answered_with_the_names(laaancez: Game, name: str) -> None:
    with pytest.raises(Mistake) as caught:
        player(name, laaancez, "seed")
    for known in NAMES:
        assert known in str(caught.value)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "mcts:10"])
def test_players_know_no_game_by_name(name: str, seats: int) -> None:
    game = open_game(box("tiny").setup(seats))
    assert sum(play_game(game, [name] * seats, "any").scores) == pytest.approx(1)


class Alphabetical(Player):
    """A bot as a user writes it: plain Python, not compiled."""

    def choose(self, imagined: State, seat: int) -> int:
        return min(imagined.actions(seat), key=self.game.write)


def test_a_bot_in_plain_python_plays_against_a_built_in_one(laaancez: Game) -> None:
    state = laaancez.start("plain")
    actions = play(state, [Alphabetical(laaancez, "a"), GreedyPlayer(laaancez, "b")], "plain")
    assert actions > 50
    assert state.over()


class Spy(Player):
    """Writes down what it is shown of the rival's choice and of the die to come."""

    def __init__(self, game: Game, seed: str) -> None:
        super().__init__(game, seed)
        self.seen: list[object] = []
        self.futures: list[list[int]] = []

    def choose(self, imagined: State, seat: int) -> int:
        position = imagined.position()
        self.seen.append(position["choices"][1 - seat])
        self.futures.append(position["rng"])
        return imagined.actions(seat)[0]


def test_a_bot_is_not_shown_the_secret_choice_of_its_rival_nor_the_chance_to_come(laaancez: Game) -> None:
    state = laaancez.start("spied on")
    state.play(0, laaancez.read("roll"))
    state.play(0, state.actions(0)[0])
    truth = state.position()
    spy = Spy(laaancez, "spy")
    rng = Rng("imagined")
    for _ in range(40):
        spy.choose(state.guess(1, rng), 1)
    assert len(set(map(str, spy.seen))) > 5
    assert truth["rng"] not in spy.futures
    assert state.position() == truth


def test_a_game_shows_players_imagined_states_only(laaancez: Game) -> None:
    """What `play` hands to a bot cannot be the true state: the chance to come is another each time."""
    state = laaancez.start("imagined")
    spies = [Spy(laaancez, "0"), Spy(laaancez, "1")]
    play(state, [*spies], "imagined")
    futures = [str(words) for spy in spies for words in spy.futures]
    assert len(set(futures)) == len(futures)


class Loaded(Heuristic):
    """Likes high numbers, and calls the highest a twin."""

    def weigh(self, state: State, seat: int, action: int) -> int:
        actions = state.actions(seat)
        return -1 if len(actions) > 1 and action == max(actions) else action


def test_greedy_takes_the_heaviest_that_is_no_twin(laaancez: Game) -> None:
    state = laaancez.start("greedy")
    state.play(0, laaancez.read("roll"))
    greedy = GreedyPlayer(laaancez, "any")
    greedy.heuristic = Loaded()
    assert greedy.choose(state.clone(), 0) == sorted(state.actions(0))[-2]


def test_greedy_breaks_ties_by_chance(laaancez: Game) -> None:
    state = laaancez.start("ties")
    state.play(0, laaancez.read("roll"))
    greedy = GreedyPlayer(laaancez, "any")
    greedy.heuristic = Heuristic()
    assert {greedy.choose(state.clone(), 0) for _ in range(400)} == set(state.actions(0))


def test_those_who_act_at_once_are_asked_round_the_table() -> None:
    assert [next_to_act(0b1011, last, 4) for last in range(4)] == [1, 3, 3, 0]
    assert next_to_act(0b0100, 2, 4) == 2


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_level_slips_less_often_where_all_lose_together(level: str) -> None:
    rivals, crew = (player(level, open_game(box(name).setup()), "seed") for name in ("tiny", "tiny_crew"))
    assert isinstance(rivals, CarelessPlayer)
    assert isinstance(crew, CarelessPlayer)
    assert 0 < crew.slips < rivals.slips


@pytest.mark.parametrize(("slips", "least", "most"), [(0, 0, 0), (40, 330, 470), (100, 1000, 1000)])
def test_a_careless_player_takes_any_action_so_often(laaancez: Game, slips: int, least: int, most: int) -> None:
    class Upright(Player):
        """Counts how often it is asked."""

        asked = 0

        def choose(self, imagined: State, seat: int) -> int:
            self.asked += 1
            return imagined.actions(seat)[0]

    careful = Upright(laaancez, "careful")
    careless = CarelessPlayer(laaancez, "careless", careful, slips)
    state = laaancez.start("slips")
    state.play(0, laaancez.read("roll"))
    chosen = {careless.choose(state.clone(), 0) for _ in range(1000)}
    assert least <= 1000 - careful.asked <= most
    assert (len(chosen) > 1) == (slips > 0)


def test_who_slips_with_more_glances_takes_better_actions(laaancez: Game) -> None:
    state = laaancez.start("glances")
    state.play(0, laaancez.read("roll"))
    weights = laaancez.heuristic()

    def weighed(glances: int) -> int:
        bot = CarelessPlayer(laaancez, "glances", GreedyPlayer(laaancez, "careful"), 100, glances)
        return sum(weights.weigh(state, 0, bot.choose(state.clone(), 0)) for _ in range(100))

    assert weighed(1) < weighed(2) < weighed(5)


def test_a_box_says_how_a_level_slips() -> None:
    """In Arkade a slip costs the Defender most, so that `normal` glances there; its arcade has no slips at all."""
    game = open_game(box("arkade").setup())
    said = box("arkade").slips("normal", game.setup.options)
    assert said is not None
    bot = player("normal", game, "bot")
    assert isinstance(bot, CarelessPlayer)
    assert (bot.slips, bot.glances) == (said.share, said.glances)
    assert bot.glances > 1


@pytest.mark.parametrize(("share", "glances"), [(-1, 1), (101, 1), (50, 0)])
def test_slips_that_cannot_be_are_refused(share: int, glances: int) -> None:
    with pytest.raises(ValueError, match="a share of 0 to 100, and 1 glance or more"):
        Slips("easy", share, glances)


@pytest.mark.parametrize(("mode", "times"), [("strategy", 4), ("arcade", 1)])
def test_a_box_says_how_far_a_level_relies_on_the_glance(mode: str, times: int) -> None:
    """In Arkade's strategy `hard` would otherwise be little stronger than `normal`; docs/bots.md has the figures."""
    game = open_game(box("arkade").setup(options={"mode": mode}))
    for level in ("hard", "master"):
        bot = player(level, game, "bot")
        thinker = bot.thinker if isinstance(bot, ExpertPlayer) else bot
        assert isinstance(thinker, MctsPlayer)
        assert thinker.doubt * times == game.heuristic().doubt()
        again = pickle.loads(pickle.dumps(bot))
        assert (again.thinker if isinstance(again, ExpertPlayer) else again).doubt == thinker.doubt


def test_thinking_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="conviction must be more than 0"):
        Thinking("hard", conviction=0)
    with pytest.raises(ValueError, match="or 0 for all"):
        Thinking("hard", glances=-1)


def test_a_search_is_named_with_how_it_goes_about(laaancez: Game) -> None:
    ways = {
        "mcts:5": (5, 1.0, 3, False),
        "mcts:5:conviction=2.5:glances=6": (5, 2.5, 6, False),
        "mcts:5:glances=all": (5, 1.0, 0, True),
    }
    for name, expected in ways.items():
        bot = player(name, laaancez, "")
        assert isinstance(bot, MctsPlayer)
        assert (bot.simulations, bot.conviction, bot.playout.glances, bot.playout.thorough) == expected
        again = pickle.loads(pickle.dumps(bot))
        assert (again.simulations, again.conviction, again.playout.glances, again.playout.thorough) == expected


@pytest.mark.parametrize(
    "way", ["", "glances", "glances=", "glances=0", "conviction=0.0", "conviction=1.2.3", "luck=7"]
)
def test_an_unknown_way_to_search_is_refused_with_those_there_are(laaancez: Game, way: str) -> None:
    with pytest.raises(Mistake, match="conviction=NUMBER and glances=NUMBER or all, not"):
        player(f"mcts:5:{way}", laaancez, "")


@pytest.mark.parametrize("seats", [2, 3])
def test_a_newcomer_has_a_fair_chance_against_easy(seats: int) -> None:
    """By construction: the same glance, nearly as many slips; docs/bots.md has the figures of every game."""
    game = open_game(box("tiny").setup(seats))
    newcomer, easy = (player(name, game, "seed") for name in ("newcomer", "easy"))
    assert isinstance(newcomer, CarelessPlayer)
    assert isinstance(easy, CarelessPlayer)
    assert newcomer.slips <= easy.slips
    assert (newcomer.forgets, newcomer.quickest) == (easy.forgets, easy.quickest)
