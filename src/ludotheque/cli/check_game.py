"""`check-game`: the contract suite, for whoever writes a game."""

import random
from importlib.util import find_spec

import click

from ludotheque.cli.shared import Finite
from ludotheque.core.errors import Mistake
from ludotheque.games import GAMES
from ludotheque.games.plugins import load_plugin, own_module

NEEDED = ("pytest", "hypothesis")


@click.command("check-game", short_help="Hold a game to the contract.")
@click.argument("game")
@click.option("--seed", type=int, help="Decides the random examples [default: another one each time; it is printed].")
@click.option("--examples", type=Finite(0, min_open=True), default=1.0, help="How many times as many examples to try.")
@click.option("-k", "names", metavar="WORDS", help="Only tests whose names fit, as for pytest.")
@click.option("-x", "first", is_flag=True, help="Stop at the first that fails.")
def check_game(game: str, seed: int | None, examples: float, names: str | None, first: bool) -> None:
    """Hold GAME to the contract that every game keeps; exit with 1 if it does not. It is a module that has a BOX,
    the path of one, or the name of a game of the house.

    What it brings for that is looked for in its package tests: invariants.py, figures.py, rare.py, spoken.py,
    refused.py, components/*.toml, test_*.py; for a game of the house in tests/games of the current folder.
    """
    for name in NEEDED:
        if find_spec(name) is None:
            raise Mistake(f"check-game needs {name}: pip install 'ludotheque[check]'")
    from ludotheque.contract.brought import HOUSE
    from ludotheque.contract.run import check

    module = f"{HOUSE}.{game}" if game in GAMES else own_module(game).__name__
    box = load_plugin(module)
    chosen = random.randrange(10**6) if seed is None else seed
    click.echo(f"{box.label.title} ({module}), seed {chosen}")
    more = [*(["-k", names] if names else []), *(["-x"] if first else [])]
    if not check(box, module, chosen, examples, more):
        click.echo(f"{box.label.title} does not keep the contract; --seed {chosen} shows the same again", err=True)
        raise click.exceptions.Exit(1)
    click.echo(f"{box.label.title} keeps the contract.")
