"""What every study of many games asks for, declared once: how many, by which seed, of which set-up, and who works."""

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, fields
from functools import wraps
from typing import Any

import click

from ludotheque.cli.shared import Finite, Utf8, chosen_setup, plugin_option, setup_options
from ludotheque.cli.workers import worker_options
from ludotheque.core.box import Box
from ludotheque.core.contract import Game
from ludotheque.games import open_game
from ludotheque.search.levels import Bot

Command = Callable[..., Any]

seats_option = click.option("--seats", type=int, help="The number of players, where the game leaves a choice.")

think_option = click.option(
    "--think",
    type=Finite(0, min_open=True),
    metavar="SECONDS",
    help="How long a program may take for an answer [default: 30].",
)


@dataclass(frozen=True)
class StudyAsked:
    """What was asked for, in the words of the options."""

    games: int
    seed: str
    options: tuple[str, ...]
    components: str | None
    rules: int | None
    think: float | None
    jobs: int
    executor: Executor | None

    def game(self, box: Box, seats: int | None) -> Game:
        """The game, set up as it was asked for."""
        return open_game(chosen_setup(box, seats, self.options, self.components, self.rules))

    def bot(self, name: str) -> Bot:
        """A bot by its name; a program has so long for an answer as was asked for."""
        from ludotheque.lab.own_players import bot_of

        return bot_of(name, self.think)


def study_options(
    games: int, least: int = 1, played: str = "How many are played.", made: str = "games"
) -> Callable[[Command], Command]:
    """The options of a study: the command gets them as `asked`, beside its own.

    So many `games` unless somebody wants others, of which there are at `least` so many; `played` says which games these
    are, `made` what the seed gives.
    """
    chosen: list[Callable[[Command], Command]] = [
        click.option("--games", type=click.IntRange(least), default=games, show_default=True, help=played),
        click.option(
            "--seed",
            type=Utf8(),
            default="0",
            show_default=True,
            help=f"Decides all chance: the same seed gives the same {made}.",
        ),
        setup_options,
        think_option,
        worker_options,
        plugin_option,
    ]

    def decorated(command: Command) -> Command:
        @wraps(command)
        def run(**given: Any) -> Any:
            asked = StudyAsked(**{field.name: given.pop(field.name) for field in fields(StudyAsked)})
            return command(asked=asked, **given)

        complete: Command = run
        for option in reversed(chosen):
            complete = option(complete)
        return complete

    return decorated
