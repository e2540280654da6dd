"""Whether the seats of a game are even between equal bots: `python3 -m bench balance GAME`.

One row for each number of players, each set-up and each level of bots. The set-ups are the game's modes as they are
unless somebody says otherwise, and each with one option changed. A column for each place in the order of play, from
whoever begins: how often that place wins, a draw shared, with Wilson's interval of 95 %. Every row plays the same
deals, and so does another version of the rules or another component file: their figures are compared in pairs.
"""

from collections.abc import Iterator
from functools import partial
from itertools import product

import click

from bench.asked import Asked, table_command
from bench.report import table
from ludotheque.cli.shared import named_value
from ludotheque.core.blocks import share as shared_out
from ludotheque.core.box import Box
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.intervals import wilson
from ludotheque.search.match import Result, Tally, play_game

LEVELS = ("normal", "hard")
"""What seats are evened for: `easy` is for newcomers, who are given a hand anyway."""


def set_ups(box: Box, seats: int, pinned: tuple[str, ...], plain: bool) -> Iterator[tuple[str, ...]]:
    """What to choose beside the options that are pinned: every mode, and in each, if not plain, one other thing."""
    fixed = [name for name, _ in map(named_value, pinned)]
    free = [option.at(seats) for option in box.label.options if option.name not in fixed]
    modes = [[f"{option.name}={value}" for value in option.values] for option in free if option.foremost]
    for mode in product(*modes):
        yield mode
        chosen = box.setup(seats, dict(map(named_value, (*pinned, *mode)))).options
        for option in free:
            if not plain and not option.foremost and option.offered(chosen):
                others = [value for value in option.values if value != chosen[option.name]]
                yield from ((*mode, f"{option.name}={value}") for value in others)


def games_by_place(game: Game, level: str, seed: str, first: int, end: int) -> Tally:
    """The games of these numbers, scored from whoever begins: where that is drawn by lot, a seat says nothing."""
    tally = Tally(game.seats)
    for number in range(first, end):
        played = play_game(game, [level] * game.seats, f"{seed}/{number}")
        begins = game.start(f"{seed}/{number}").to_act()[0]
        scores = [*played.scores[begins:], *played.scores[:begins]]
        tally.add(Result(scores, played.actions, played.clock))
    return tally


def measured(game: Game, level: str, games: int, seed: str, jobs: int) -> Tally:
    total = Tally(game.seats)
    for _, tally in shared_out(partial(games_by_place, game, level, seed), games, jobs):
        total.merge(tally)
    return total


def share(found: Tally, place: int) -> str:
    """How much of the games a place has won."""
    games = int(found.games)
    points = found.wins[place] + found.draws / len(found.wins)
    low, high = wilson(points, games)
    return f"{points / games:.1%} ({low:.1%} to {high:.1%})"


@table_command(games=200, seed="balance")
@click.option("--seats", "chosen_seats", multiple=True, type=int, help="Only so many players; may be repeated.")
@click.option("--bots", multiple=True, help="Bots of this level; may be repeated.  [default: normal and hard]")
@click.option("--plain", is_flag=True, help="Only the modes, with nothing else changed.")
def main(asked: Asked, chosen_seats: tuple[int, ...], bots: tuple[str, ...], plain: bool) -> None:
    """Print a table in Markdown."""
    label = asked.box.label
    if label.cooperative:
        raise Mistake(f"in {asked.box.name} all win or lose together; `crews` says how often")
    places = max(chosen_seats or label.seats)
    rows: list[list[str]] = []
    for seats in chosen_seats or label.seats:
        for chosen in set_ups(asked.box, seats, asked.options, plain):
            for level in bots or LEVELS:
                game = asked.game(seats, *chosen)
                found = measured(game, level, asked.games, asked.seed, asked.jobs)
                shares = [share(found, place) if place < seats else "" for place in range(places)]
                named = ", ".join((*asked.options, *chosen)) or "standard"
                rows.append([named, str(seats), level, str(asked.games), *shares, str(found.draws)])
                click.echo(f"· {' | '.join(rows[-1])}", err=True)
    heads = ["set-up", "players", "bots", "games", *(f"place {place + 1}" for place in range(places)), "draws"]
    click.echo(table(heads, rows))


if __name__ == "__main__":
    main()
