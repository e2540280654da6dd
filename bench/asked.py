"""What every table of bots is asked for: a game, how it is set up, how many games are played, by which seed."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Any

import click

from ludotheque.cli.shared import chosen_setup, game_argument, plugin_option, setup_options
from ludotheque.core.box import Box
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.games import open_game


@dataclass(frozen=True)
class Asked:
    """All that a person has chosen, whatever the table."""

    box: Box
    options: tuple[str, ...]
    components: str | None
    rules: int | None
    games: int
    seed: str
    jobs: int

    def game(self, seats: int | None, *more: str) -> Game:
        """The game for a number of seats, the fewest if none is named; the table itself may set more options."""
        return open_game(chosen_setup(self.box, seats, (*self.options, *more), self.components, self.rules))


AT_LEAST_ONE = click.IntRange(1)


class TableCommand(click.Command):
    """A mistake is one clear line."""

    def main(self, *arguments: Any, **more: Any) -> Any:
        try:
            return super().main(*arguments, **more)
        except Mistake as mistake:
            click.echo(f"bench: {mistake}", err=True)
            sys.exit(1)


def table_command(games: int, seed: str) -> Callable[[Callable[..., None]], click.Command]:
    """A command that is handed what was `Asked`, and its own options; games and seed are as here by default."""

    def command(run: Callable[..., None]) -> click.Command:
        @click.command(cls=TableCommand)
        @game_argument
        @setup_options
        @click.option(
            "--games", type=click.IntRange(1), default=games, show_default=True, help="Games for each figure."
        )
        @click.option("--seed", default=seed, show_default=True, help="Decides everything but the seconds.")
        @click.option("--jobs", type=AT_LEAST_ONE, default=1, show_default=True, help="Processes.")
        @plugin_option
        @wraps(run)
        def gathered(
            box: Box,
            options: tuple[str, ...],
            components: str | None,
            rules: int | None,
            games: int,
            seed: str,
            jobs: int,
            **own: Any,
        ) -> None:
            run(Asked(box, options, components, rules, games, seed, jobs), **own)

        return gathered

    return command


def seats_option(command: Callable[..., None]) -> Callable[..., None]:
    return click.option("--seats", type=int, help="How many play.  [default: as few as can]")(command)
