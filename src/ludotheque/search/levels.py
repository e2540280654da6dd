"""Players by name: what people choose from, and what experiments ask for."""

from collections.abc import Callable
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import box
from ludotheque.search.careless import CarelessPlayer
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.greedy import GreedyPlayer
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.network import Network
from ludotheque.search.player import QUICKEST, SLOWEST, Player
from ludotheque.search.playout import ALL, GLANCES
from ludotheque.search.random_player import RandomPlayer
from ludotheque.search.trained import Learnt, learnt, learnt_from

Bot: TypeAlias = str | Callable[[Game, str], Player]
"""A player by its name, or what makes one for a game and a seed: a class of one's own."""

LEVELS: Final = ["easy", "normal", "hard", "master"]
"""What people choose from, the weakest first."""

NAMES: Final = ["random", "newcomer", "greedy", *LEVELS]

SLIPS: Final = {"newcomer": 30, "easy": 32, "normal": 15}
"""How many times in a hundred a level does not look and takes any action, unless the game's box says otherwise.

A newcomer is what `easy` is measured by: somebody who looks one step ahead, errs three times in ten and forgets.
"""

TOGETHER_SLIPS: Final = {"newcomer": 30, "easy": 20, "normal": 5}
"""The same where all win or lose together: there every slip adds to those of the others."""

NORMAL: Final[i64] = 100
HARD: Final[i64] = 5000
HARD_BUDGET: Final[i64] = 100_000

TOGETHER_NORMAL: Final[i64] = 300
TOGETHER_HARD: Final[i64] = 500
"""Where all win or lose together: enough for a crew to win nearly always, at a fraction of the thought.

`normal` is nearly as thoughtful there: it may have to make up for somebody who is new to the game.
"""

MASTER: Final[i64] = 5000
MASTER_BUDGET: Final[i64] = 200_000
TIMED_MASTER: Final[i64] = 1000
"""What a master thinks with, where it has learnt; a network takes about as long as a playout."""

UNLEARNT: Final[i64] = 2
"""Where nobody has trained, a master thinks so many times as long as `hard`."""

TIMED_NORMAL: Final[i64] = 100
TIMED_HARD: Final[i64] = 500
"""In a timed game nobody ponders: the thinking has to be done well within the reaction time, on any machine.

`normal` slips no more there: slower than `hard` is weaker enough, and slips cost one seat far more than another.
"""

REACTIONS: Final = {
    "random": (1200, 2200),
    "newcomer": (1200, 2200),
    "easy": (1200, 2200),
    "normal": (550, 1000),
    "hard": (450, 750),
}
"""Milliseconds in which a player acts in a timed game, the quickest and the slowest; all others are wide awake."""

FORGETS: Final = {"newcomer": 40, "easy": 40, "normal": 15}
"""Of a hundred things that people must remember by themselves, so many slip a level's mind; others forget nothing."""


def player(name: str, game: Game, seed: str) -> Player:
    """A player by name. `mcts:500` is a search of 500 simulations for each action."""
    found = minded(name, game, seed)
    found.quickest, found.slowest = reaction_of(name)
    found.forgets = FORGETS.get(name, 0)
    return found


def seated(bot: Bot, game: Game, seed: str) -> Player:
    """A player of a name or of a class."""
    return player(bot, game, seed) if isinstance(bot, str) else bot(game, seed)


def bot_name(bot: Bot) -> str:
    """How a bot is called in figures; a `Mistake` that lists the names if it is none."""
    if not isinstance(bot, str):
        return str(getattr(bot, "__name__", type(bot).__name__))
    if bot not in NAMES and not bot.startswith("master:"):
        search(bot)
    return bot


def reaction_of(name: str) -> tuple[int, int]:
    """How many milliseconds a player needs to act in a timed game, at least and at most."""
    return REACTIONS.get(name, (QUICKEST, SLOWEST))


def minded(name: str, game: Game, seed: str) -> Player:
    if name == "random":
        return RandomPlayer(game, seed)
    if name == "greedy":
        return GreedyPlayer(game, seed)
    if name in ("newcomer", "easy"):
        return careless(name, game, seed, GreedyPlayer(game, seed))
    if name == "normal" and game.timed:
        return MctsPlayer(game, seed, TIMED_NORMAL)
    if name == "normal":
        return careless(name, game, seed, MctsPlayer(game, seed, TOGETHER_NORMAL if game.cooperative else NORMAL))
    if name == "hard":
        return thoughtful(name, game, seed, TIMED_HARD if game.timed else hard_thought(game), HARD_BUDGET, None)
    if name == "master" or name.startswith("master:"):
        return master(game, seed, learnt(game) if name == "master" else learnt_from(name.partition(":")[2], game))
    asked = search(name)
    return MctsPlayer(game, seed, asked.simulations, conviction=asked.conviction, glances=asked.glances)


def thoughtful(level: str, game: Game, seed: str, thought: i64, budget: i64, network: Network | None) -> Player:
    """Somebody who searches as this level does in this game; who is not pressed for time tries to prove first."""
    said = box(game.name).thinking(level, game.setup.options)
    glances: i64 = GLANCES if said.glances is None else said.glances
    if game.timed:
        return MctsPlayer(game, seed, thought, network=network, conviction=said.conviction, glances=glances)
    return ExpertPlayer(game, seed, thought, budget, network, said.conviction, glances)


def hard_thought(game: Game) -> i64:
    return TOGETHER_HARD if game.cooperative else HARD


def careless(name: str, game: Game, seed: str, careful: Player) -> Player:
    """Somebody who slips as this level does in this game."""
    said = box(game.name).slips(name, game.setup.options)
    if said is not None:
        return CarelessPlayer(game, seed, careful, said.share, said.glances)
    return CarelessPlayer(game, seed, careful, (TOGETHER_SLIPS if game.cooperative else SLIPS)[name])


def master(game: Game, seed: str, found: Learnt | None) -> Player:
    """The strongest there is: by what was learnt of this set-up and has proven itself, else as `hard`, only longer."""
    network: Network | None = None
    if found is not None:
        game, network = found
    if game.timed:
        thought = TIMED_MASTER if network else UNLEARNT * TIMED_HARD
    else:
        thought = MASTER if network else UNLEARNT * hard_thought(game)
    return thoughtful("master", game, seed, thought, MASTER_BUDGET, network)


@final
class Search:
    """How a search goes about, as its name says."""

    def __init__(self, simulations: i64) -> None:
        self.simulations: i64 = simulations
        self.conviction: float = 1.0
        self.glances: i64 = GLANCES


def search(name: str) -> Search:
    """What is meant by `mcts:500`, or `mcts:500:conviction=2:glances=all`."""
    kind, *said = name.split(":")
    if kind != "mcts" or not said or not is_count(said[0]):
        raise Mistake(
            f"there is no player {name!r}; the players are {', '.join(NAMES)} and mcts:SIMULATIONS, such as mcts:500"
        )
    found = Search(int(said[0]))
    for way in said[1:]:
        what, _, number = way.partition("=")
        if what == "glances" and (number == "all" or is_count(number)):
            found.glances = ALL if number == "all" else int(number)
        elif what == "conviction" and is_count(number.replace(".", "", 1)) and not number.endswith("."):
            found.conviction = float(number)
        else:
            raise Mistake(
                f"{name!r}: after mcts:SIMULATIONS come conviction=NUMBER and glances=NUMBER or all, not {way!r}"
            )
    return found


def is_count(text: str) -> bool:
    return len(text) < 10 and text.isascii() and text.isdecimal() and int(text) > 0
