"""Whether the seats of a game are even between equal bots: `python3 -m bench balance GAME`.

One row for each level of bots, one column for each seat: how often it wins, a draw counted for half, with the interval
in which the true share lies as good as surely.
"""

import click

from bench.asked import Asked, seats_option, table_command
from bench.report import table
from ludotheque.lab.arena import wilson
from ludotheque.lab.simulate import Summary, simulate
from ludotheque.search.levels import LEVELS


def share(found: Summary, seat: int) -> str:
    """How much of the games a seat has won."""
    points = found.wins[seat] + found.draws / len(found.wins)
    low, high = wilson(points, found.games)
    return f"{points / found.games:.1%} ({low:.1%} to {high:.1%})"


@table_command(games=200, seed="balance")
@seats_option
@click.option("--bots", multiple=True, help="Only bots of this level; may be repeated.  [default: all levels]")
def main(asked: Asked, seats: int | None, bots: tuple[str, ...]) -> None:
    """Print a table in Markdown."""
    game = asked.game(seats)
    rows: list[list[str]] = []
    for level in bots or LEVELS:
        found = simulate(game, asked.games, [level] * game.seats, asked.seed, asked.jobs)
        rows.append([level, str(asked.games), *(share(found, seat) for seat in range(game.seats)), str(found.draws)])
    click.echo(table(["bots", "games", *(f"seat {seat + 1}" for seat in range(game.seats)), "draws"], rows))


if __name__ == "__main__":
    main()
