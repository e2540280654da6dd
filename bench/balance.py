"""Whether the seats of a game are even between equal bots: `python3 -m bench balance GAME` compiles and runs this.

One row for each level of bots, one column for each seat: how often it wins, a draw counted for half, with the interval
in which the true share lies as good as surely.
"""

import click

from bench.report import table
from ludotheque.cli.shared import chosen_setup, plugin_option, setup_options
from ludotheque.games import box, open_game
from ludotheque.lab.arena import wilson
from ludotheque.lab.simulate import Summary, simulate
from ludotheque.search.levels import LEVELS


def share(found: Summary, seat: int) -> str:
    """How much of the games a seat has won."""
    points = found.wins[seat] + found.draws / len(found.wins)
    low, high = wilson(points, found.games)
    return f"{points / found.games:.1%} ({low:.1%} to {high:.1%})"


@click.command()
@click.argument("game")
@setup_options
@click.option("--seats", type=int, help="How many play.  [default: as few as can]")
@click.option("--bots", multiple=True, help="Only bots of this level; may be repeated.  [default: all levels]")
@click.option("--games", default=200, show_default=True, help="Games for each level.")
@click.option("--seed", default="balance", show_default=True, help="Decides everything.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
@plugin_option
def main(
    game: str,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    seats: int | None,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    jobs: int,
) -> None:
    """Print a table in Markdown."""
    chosen = box(game)
    opened = open_game(chosen_setup(chosen, seats, options, components, rules))
    rows: list[list[str]] = []
    for level in bots or LEVELS:
        found = simulate(opened, games, [level] * opened.seats, seed, jobs)
        rows.append([level, str(games), *(share(found, seat) for seat in range(opened.seats)), str(found.draws)])
    click.echo(table(["bots", "games", *(f"seat {seat + 1}" for seat in range(opened.seats)), "draws"], rows))


if __name__ == "__main__":
    main()
