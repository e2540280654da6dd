"""How often crews of bots win a cooperative game: `python3 -m bench crews GAME`.

One row for each step of the game's campaign and number of seats, one column for each level of bots, and beside them a
crew that sees all chance to come: nobody can hope for more than about that.
"""

from itertools import pairwise

import click

from bench.asked import Asked, table_command
from bench.report import table
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.lab.win_rate import CLAIRVOYANT, WinRate, win_rate
from ludotheque.search.levels import LEVELS

CREWS = [*LEVELS, CLAIRVOYANT]
CLIMBING = LEVELS[:-1]
"""Each of these has to win more often than the one below; a master may find that there is little left to win."""

Row = dict[str, WinRate]


def steps(chosen: Box) -> list[str]:
    """The values of the option that a campaign raises."""
    for option in chosen.label.options:
        if option.name == chosen.label.campaign:
            return [str(value) for value in option.values]
    raise Mistake(f"{chosen.name} has no campaign; name a game that has one")


def ascends(rows: list[Row]) -> bool:
    """Whether each level of bots wins more often than the one below it, over some rows together."""
    wins = [sum(row[level].wins for row in rows) for level in CLIMBING]
    return all(lower < higher for lower, higher in pairwise(wins))


def cell(found: WinRate) -> str:
    low, high = found.interval
    return f"{found.rate:.0%} ({low:.0%} to {high:.0%})"


@table_command(games=100, seed="crews")
@click.option("--crew", "crews", multiple=True, help="Only this crew; may be repeated.  [default: all levels]")
@click.option("--step", "chosen_steps", multiple=True, help="Only this step of the campaign; may be repeated.")
@click.option("--seats", "chosen_seats", multiple=True, type=int, help="Only so many seats; may be repeated.")
def main(asked: Asked, crews: tuple[str, ...], chosen_steps: tuple[str, ...], chosen_seats: tuple[int, ...]) -> None:
    """Print a table in Markdown; exit with 1 if a level of bots does not win more often than the one below."""
    label = asked.box.label
    rows: list[list[str]] = []
    strong = True
    for step in chosen_steps or steps(asked.box):
        found: list[Row] = []
        for seats in chosen_seats or label.seats:
            game = asked.game(seats, f"{label.campaign}={step}")
            row: Row = {}
            for crew in crews or CREWS:
                row[crew] = win_rate(game, crew, asked.games, asked.seed, asked.jobs)
                click.echo(f"· {label.campaign} {step}, {seats} seats, {row[crew]}", err=True)
            found.append(row)
            rows.append([step, str(seats), *map(cell, row.values())])
        strong = strong and (not set(CLIMBING) <= set(crews or CREWS) or ascends(found))
    click.echo(table([label.campaign, "seats", *(crews or CREWS)], rows))
    raise SystemExit(0 if strong else 1)


if __name__ == "__main__":
    main()
