"""`check-game`: the contract suite, for whoever writes a game."""

import random
from importlib.util import find_spec

import click

from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import load_plugin

NEEDED = ("pytest", "hypothesis")


@click.command("check-game", short_help="Hold the game of MODULE to the contract.")
@click.argument("module")
@click.option("--seed", type=int, help="Decides the random examples [default: another one each time; it is printed].")
@click.option(
    "--examples", type=click.FloatRange(0, min_open=True), default=1.0, help="So many times as many examples."
)
@click.option("-k", "names", metavar="WORDS", help="Only tests whose names fit, as for pytest.")
@click.option("-x", "first", is_flag=True, help="Stop at the first that fails.")
def check_game(module: str, seed: int | None, examples: float, names: str | None, first: bool) -> None:
    """Hold the game of MODULE, which has a BOX, to the contract that every game keeps; exit with 1 if it does not.

    What the game brings for it is looked for in MODULE.tests: invariants.py, spoken.py, refused.py, components/*.toml,
    test_*.py.
    """
    for name in NEEDED:
        if find_spec(name) is None:
            raise Mistake(f"check-game needs {name}: pip install 'ludotheque[check]'")
    from ludotheque.contract.run import check

    box = load_plugin(module)
    chosen = random.randrange(10**6) if seed is None else seed
    click.echo(f"{box.label.title} ({module}), seed {chosen}")
    more = [*(["-k", names] if names else []), *(["-x"] if first else [])]
    if not check(box, module, chosen, examples, more):
        click.echo(f"{box.label.title} does not keep the contract; --seed {chosen} shows the same again", err=True)
        raise click.exceptions.Exit(1)
    click.echo(f"{box.label.title} keeps the contract.")
