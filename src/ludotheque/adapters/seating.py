"""What every door asks for in the same words: a game with its options, who sits where, how fast time goes by."""

from collections.abc import Mapping, Sequence
from os import PathLike

from ludotheque.adapters.course import Course
from ludotheque.adapters.ticks import Ticks
from ludotheque.core.box import OptionValue
from ludotheque.core.contract import Encoding, Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.own_players import bot_of
from ludotheque.library import game as opened_game
from ludotheque.search.levels import Bot

TICK = 250
"""Milliseconds between two moments at which seats are asked in a timed game, unless somebody wants others."""

Rivals = Bot | Sequence[Bot]
"""A bot for all other seats, or one for each: a name, a class, a factory, `MODULE:CLASS` or `cmd:PROGRAM`."""


def opened(
    game: str | PathLike[str] | Game,
    options: Mapping[str, OptionValue],
    seats: int | None,
    components: str | PathLike[str],
    rules: int | None,
) -> Game:
    """The rules of a game that tells its situations as numbers."""
    found = opened_game(game, seats, options, components, rules)
    numbers(found)
    return found


def numbers(game: Game) -> Encoding:
    """How a game tells its situations as numbers."""
    encoding = game.encoding()
    if encoding is None:
        raise Mistake(f"{game.name} declares no encoding, which programs that learn need; see docs/add-a-game.md")
    return encoding


def no_action(action: object, course: Course) -> Mistake:
    """What is said to whoever does what is nothing at all in this game."""
    known = f"they are whole numbers and run from 0 to {course.actions - 1}"
    return Mistake(f"{repr(action)[:60]} is no action of {course.game.name}; {known}")


def course(game: Game, bots: Sequence[Bot | None] = (), tick: int = TICK) -> Course:
    """A way through games, in which seats are asked that have no bot; all of them, if there are no bots."""
    seated = [*bots] or [None] * game.seats
    if not game.timed:
        return Course(game, seated, game.action_count())
    if not 1 <= tick <= 60_000:
        raise Mistake(f"a tick of {tick} milliseconds; it lasts from 1 to 60000")
    return Ticks(game, seated, tick)


def around(game: Game, seat: int, rivals: Rivals) -> list[Bot | None]:
    """The bots around a seat: one for every seat but that one."""
    if not 0 <= seat < game.seats:
        raise Mistake(f"there is no seat {seat}; the seats of this {game.name} are 0 to {game.seats - 1}")
    others = [rivals] * (game.seats - 1) if isinstance(rivals, str) or callable(rivals) else [*rivals]
    if len(others) != game.seats - 1:
        raise Mistake(f"{len(others)} rivals for {game.seats - 1} other seats; name one bot for all, or one for each")
    bots = [bot_of(bot) for bot in others]
    return [*bots[:seat], None, *bots[seat:]]
