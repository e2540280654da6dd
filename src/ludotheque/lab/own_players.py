"""Players of one's own, wherever the name of a bot is taken: a class, anything that makes players, or a program.

All of them travel to other processes by reference: a class by the name of its module, a program by its command.
"""

from functools import partial
from traceback import extract_tb

from mypy_extensions import i64

from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import own_module
from ludotheque.lab.program import PREFIX, SECONDS, Program
from ludotheque.search.levels import NAMES, Bot, bot_name
from ludotheque.search.player import Player


def bot_of(bot: Bot, seconds: float | None = None) -> Bot:
    """The bot of a name, a class, a factory, `MODULE:CLASS`, `PATH:CLASS` or `cmd:PROGRAM ARGUMENTS`.

    A program may take so many `seconds` for an answer.

    >>> bot_of("easy"), bot_of("mcts:500:glances=6")
    ('easy', 'mcts:500:glances=6')
    >>> bot_of("cmd:")
    Traceback (most recent call last):
    ludotheque.core.errors.Mistake: cmd: names no program; write it as cmd:PROGRAM ARGUMENTS
    """
    if isinstance(bot, Own | Program):
        return bot
    if not isinstance(bot, str):
        return Own(bot)
    if bot.startswith(PREFIX):
        return Program(bot.removeprefix(PREFIX), seconds or SECONDS)
    place, colon, name = bot.rpartition(":")
    if not colon and bot not in NAMES:
        raise Mistake(
            f"there is no player {bot!r}; the players are {', '.join(NAMES)}, mcts:SIMULATIONS such as mcts:500, "
            f"master:FILE, MODULE:CLASS for a class of yours and {PREFIX}PROGRAM for a program"
        )
    if not colon or bot.startswith(("mcts:", "master:")):
        bot_name(bot)
        return bot
    try:
        found = getattr(own_module(place, "the bot's module"), name, None)
    except Mistake:
        raise
    except Exception as error:
        raise Mistake(f"{bot}: {place} cannot be imported: {in_short(error)}") from error
    if not callable(found):
        raise Mistake(f"{bot}: there is no Player {name} in {place}; docs/bots.md shows how to write one")
    return Own(found)


class Own:
    """Makes players of somebody's own, and says whose fault it is if it cannot."""

    def __init__(self, make: Bot) -> None:
        if isinstance(make, str) or not callable(make):
            raise Mistake(f"{make!r} is no bot: take a name, a class, or a function of a game and a seed")
        self.make = make
        made = make.func if isinstance(make, partial) else make
        self.__name__ = str(getattr(made, "__name__", type(made).__name__))

    def __call__(self, game: Game, seed: str) -> Player:
        try:
            player = self.make(game, seed)
        except (Exception, SystemExit) as error:
            raise Mistake(f"the player {self.__name__} could not be made: {in_short(error)}") from error
        if not isinstance(player, Player):
            raise Mistake(f"{self.__name__} made {player!r}, which is no Player; docs/bots.md shows how to write one")
        return Watched(player, self.__name__)


class Watched(Player):
    """A player whose every choice is looked at, so that a slip is told with the name of whoever made it."""

    def __init__(self, player: Player, name: str) -> None:
        super().__init__(player.game, player.memory)
        self.player = player
        self.name = name

    def choose(self, imagined: State, seat: i64) -> i64:
        legal = imagined.actions(seat)
        try:
            chosen = self.player.choose(imagined, seat)
        except SystemExit as left:
            raise Mistake(f"the player {self.name} wanted to end everything: {in_short(left)}") from left
        if chosen not in legal:
            told = self.game.write(chosen) if chosen in range(self.game.action_count()) else repr(chosen)
            raise Mistake(f"the player {self.name} chose {told} for seat {seat}, which is none of its legal actions")
        return chosen

    def reaction(self, rng: Rng) -> i64:
        return self.player.reaction(rng)

    def recall(self, state: State, seat: i64, rng: Rng) -> State:
        return self.player.recall(state, seat, rng)


def in_short(error: BaseException) -> str:
    """An error, and where it happened."""
    places = extract_tb(error.__traceback__)
    where = f" ({places[-1].filename}, line {places[-1].lineno})" if places else ""
    return f"{type(error).__name__}: {error}{where}"
