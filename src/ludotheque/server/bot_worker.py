"""One bot worker: a process that reads questions and writes answers, a line each, until its input ends.

It is told what a seat knows and nothing else. When the server dies, its input ends and so does the worker.
"""

import os
import signal
import sys

import msgspec

from ludotheque.core.box import OptionValue, Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.games.plugins import load_plugins

NICENESS = 5


class Question(msgspec.Struct, frozen=True):
    """What should this seat do, knowing this?"""

    game: str
    seats: int
    options: dict[str, OptionValue]
    components: str
    seat: int
    knowledge: Data
    level: str
    seed: str
    memory: str
    """Decides what a level that forgets has forgotten: the same for the seat throughout a game."""
    forgets_all: bool = False
    """Whether all is forgotten that people must remember by themselves."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action, or what went wrong."""

    action: str = ""
    error: str = ""


def answer(question: Question) -> str:
    """The notation of the action that a player of the level chooses."""
    from ludotheque.search.levels import player

    game = open_game(Setup(question.game, question.seats, question.options, question.components))
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


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    load_plugins(sys.argv[1:])
    read = msgspec.json.Decoder(Question).decode
    for line in sys.stdin.buffer:
        try:
            told = Answer(action=answer(read(line)))
        except Exception as error:  # whatever it is, the server must hear of it
            told = Answer(error=f"{type(error).__name__}: {error}")
        sys.stdout.buffer.write(msgspec.json.encode(told) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
