"""How much room `hard` leaves above it, and how much of that `master` takes: `python3 -m bench headroom GAME`.

A `hard` that thinks twenty times as long, and a `master`, each play the same deals against `hard`, from every seat.
What the first takes beyond its fair share is what more thought of the same kind can win at all.
"""

from functools import partial

import click

from bench.asked import AT_LEAST_ONE, Asked, seats_option, table_command
from ludotheque.core.contract import Game
from ludotheque.core.errors import Mistake
from ludotheque.lab.contest import contest
from ludotheque.search.expert import ExpertPlayer
from ludotheque.search.levels import Bot, player
from ludotheque.search.mcts import MctsPlayer
from ludotheque.search.player import Player


def longer(times: int, game: Game, seed: str) -> Player:
    """A `hard` that thinks so many times as long."""
    found = player("hard", game, seed)
    searching = found.thinker if isinstance(found, ExpertPlayer) else found
    if not isinstance(searching, MctsPlayer):
        raise Mistake(f"hard does not search in {game.name}")
    searching.simulations *= times
    return found


@table_command(games=40, seed="headroom")
@seats_option
@click.option(
    "--times",
    type=AT_LEAST_ONE,
    default=20,
    show_default=True,
    help="How many times as long the rival of `hard` thinks.",
)
@click.option("--master/--no-master", default=True, show_default=True, help="Whether a master plays, too.")
def main(asked: Asked, seats: int | None, times: int, master: bool) -> None:
    """Print a line for each: who takes how much from `hard`."""
    game = asked.game(seats)
    if game.cooperative:
        raise Mistake(f"in {asked.box.name} all win or lose together; `crews` says how often, beside who sees all luck")
    games = asked.games + -asked.games % int(game.seats)
    rivals: dict[str, Bot] = {f"hard, {times} times as long": partial(longer, times)}
    if master:
        rivals["master"] = "master"
    for name, bot in rivals.items():
        found = contest(game, bot, "hard", games, asked.seed, asked.jobs)
        told = str(found).partition(": ")[2]
        click.echo(f"{name}, against hard: {told}, fair {found.fair:.1%}")


if __name__ == "__main__":
    main()
