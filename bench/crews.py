"""How often crews of bots win a cooperative game: `python -m bench.crews`.

One row for each step of the game's campaign and number of seats, one column for each level of bots, and beside them a
crew that sees all chance to come: nobody can hope for more than about that.
"""

from itertools import pairwise

import click

from bench.report import table
from ludotheque.cli.shared import chosen_setup, plugin_option, setup_options
from ludotheque.core.box import Box
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.lab.win_rate import CLAIRVOYANT, WinRate, win_rate
from ludotheque.search.levels import LEVELS

CREWS = [*LEVELS, CLAIRVOYANT]

Row = dict[str, WinRate]


def steps(chosen: Box) -> list[str]:
    """The values of the option that a campaign raises."""
    for option in chosen.label.options:
        if option.name == chosen.label.campaign:
            return [str(value) for value in option.values]
    raise Mistake(f"{chosen.name} has no campaign; name a game that has one")


def ascends(rows: list[Row]) -> bool:
    """Whether each level of bots wins more often than the one below it, over some rows together."""
    wins = [sum(row[level].wins for row in rows) for level in LEVELS]
    return all(lower < higher for lower, higher in pairwise(wins))


def cell(found: WinRate) -> str:
    low, high = found.interval
    return f"{found.rate:.0%} ({low:.0%} to {high:.0%})"


@click.command()
@click.option("--game", default="star_clicker", show_default=True, help="Which game.")
@setup_options
@click.option("--games", default=100, show_default=True, help="Games for each figure.")
@click.option("--crew", "crews", multiple=True, help="Only this crew; may be repeated.  [default: all levels]")
@click.option("--step", "chosen_steps", multiple=True, help="Only this step of the campaign; may be repeated.")
@click.option("--seats", "chosen_seats", multiple=True, type=int, help="Only so many seats; may be repeated.")
@click.option("--seed", default="crews", show_default=True, help="Decides everything.")
@click.option("--jobs", default=1, show_default=True, help="Processes.")
@plugin_option
def main(
    game: str,
    options: tuple[str, ...],
    components: str | None,
    rules: int | None,
    games: int,
    crews: tuple[str, ...],
    chosen_steps: tuple[str, ...],
    chosen_seats: tuple[int, ...],
    seed: str,
    jobs: int,
) -> None:
    """Print a table in Markdown; exit with 1 if a level of bots does not win more often than the one below."""
    chosen = box(game)
    asked = crews or CREWS
    rows: list[list[str]] = []
    strong = True
    for step in chosen_steps or steps(chosen):
        found: list[Row] = []
        for seats in chosen_seats or chosen.label.seats:
            setup = chosen_setup(chosen, seats, (*options, f"{chosen.label.campaign}={step}"), components, rules)
            opened = open_game(setup)
            row: Row = {}
            for crew in asked:
                row[crew] = win_rate(opened, crew, games, seed, jobs)
                click.echo(f"· {chosen.label.campaign} {step}, {seats} seats, {row[crew]}", err=True)
            found.append(row)
            rows.append([step, str(seats), *(cell(row[crew]) for crew in asked)])
        strong = strong and (not set(LEVELS) <= set(asked) or ascends(found))
    click.echo(table([chosen.label.campaign, "seats", *asked], rows))
    raise SystemExit(0 if strong else 1)


if __name__ == "__main__":
    main()
