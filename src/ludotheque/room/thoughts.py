"""A source of thoughts: it is told what a seat knows and nothing else, and says what a bot would do there."""

from typing import Protocol

import msgspec

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.search.levels import player


class Question(msgspec.Struct, frozen=True):
    """What should this seat do, knowing this?"""

    setup: Setup
    seat: int
    knowledge: Data
    level: str
    seed: str
    memory: str
    """Decides what a level that forgets has forgotten: the same for the seat throughout a game."""
    forgets_all: bool = False
    """Whether all is forgotten that people must remember by themselves."""


class NoThought(Exception):
    """No bot can answer this, however often it is asked."""


class Thoughts(Protocol):
    """Where bots think: in other processes, in another worker of the browser, or on the spot."""

    async def ask(self, question: Question) -> str:
        """The notation of what a bot does; raises `NoThought` if there is none."""
        ...


class OwnThoughts:
    """Thinks on the spot, while everything else waits."""

    async def ask(self, question: Question) -> str:
        return answer(question)


def answer(question: Question) -> str:
    """The notation of the action that a player of the level chooses."""
    game = open_game(question.setup)
    bot = player(question.level, game, question.seed)
    imagined = game.imagine(_remembered(game, question, bot.forgets), Rng(f"{question.seed} imagine"))
    legal = imagined.actions(question.seat)
    chosen = bot.choose(imagined, question.seat)
    if chosen not in legal:
        raise ValueError(f"the player chose {game.write(chosen)}, which is not legal")
    return game.write(chosen)


def _remembered(game: Game, question: Question, forgets: int) -> Data:
    """What the player has in mind of what the seat knows."""
    if not game.remembering:
        return question.knowledge
    return game.forget(question.knowledge, 100 if question.forgets_all else forgets, question.memory)
