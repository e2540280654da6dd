"""A source of thoughts: it is told what a seat knows and nothing else, and says what a bot would do there."""

from typing import Protocol

import msgspec

from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.search.advice import advised
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
    why: bool = False
    """Whether a reason is asked for, too."""


class Thought(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot would do there, in its notation, and why, if that was asked for (`search/reasons.py`)."""

    action: str
    reason: Data | None = None


class NoThought(Exception):
    """No bot can answer this, however often it is asked."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thought, or what went wrong: what a worker says of a question."""

    thought: Thought | None = None
    error: str = ""


class Thoughts(Protocol):
    """Where bots think: in other processes, in another worker of the browser, or on the spot."""

    async def ask(self, question: Question) -> Thought:
        """What a bot does; raises `NoThought` if there is nothing."""
        ...


class OwnThoughts:
    """Thinks on the spot, while everything else waits."""

    async def ask(self, question: Question) -> Thought:
        return answer(question)


def answer(question: Question) -> Thought:
    """The action that a player of the level chooses."""
    game = open_game(question.setup)
    bot = player(question.level, game, question.seed)
    imagined = game.imagine(_remembered(game, question, bot.forgets), Rng(f"{question.seed} imagine"))
    legal = imagined.actions(question.seat)
    if question.why:
        hint = advised(bot, imagined, question.seat, question.seed)
        chosen, reason = hint.action, hint.reason
    else:
        chosen, reason = bot.choose(imagined, question.seat), None
    if chosen not in legal:
        raise ValueError(f"the player chose {game.write(chosen)}, which is not legal")
    return Thought(game.write(chosen), reason)


def answered(question: bytes) -> bytes:
    """A question answered, both as JSON. Whatever goes wrong, whoever asked must hear of it."""
    try:
        told = Answer(answer(_read_question(question)))
    except Exception as error:
        told = Answer(error=f"{type(error).__name__}: {error}")
    return msgspec.json.encode(told)


_read_question = msgspec.json.Decoder(Question).decode


def _remembered(game: Game, question: Question, forgets: int) -> Data:
    """What the player has in mind of what the seat knows."""
    if not game.remembering:
        return question.knowledge
    return game.forget(question.knowledge, 100 if question.forgets_all else forgets, question.memory)
