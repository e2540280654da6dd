"""How much stronger each level is than the one below it, and how long the two highest think.

    python3 -m bench ladder GAME --jobs 2
    python3 -m bench ladder GAME --seats 3 --option mode=fast --rung hard --games 100

Every deal is played once for each seat, with one of the higher level there and the lower on all others; the interval
is Wilson's, of 95 %. A sequential test ends each contest as soon as it is settled whether the higher level takes just
its fair share or enough to be worth its name. A timed game is played by its clock.
"""

from collections.abc import Collection, Iterator
from itertools import pairwise
from time import process_time
from typing import NamedTuple

import click

from bench.asked import Asked, seats_option, table_command
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game
from ludotheque.lab.contest import Contest, contest
from ludotheque.search.levels import LEVELS, player, reaction_of

RUNGS = ["random", *LEVELS]
ENOUGH = {2: 0.65, 3: 0.5, 4: 0.42, 5: 0.35}
"""A level is worth its name if one of it takes this share of the points from so many less one of the level below.

Chance alone gives one in the number of seats; this is about twice those odds, clear of luck at any table.
"""
MASTERLY = {2: 0.6, 3: 0.433, 4: 0.325, 5: 0.26}
"""The same for a master among the hard ones, who leave it less room: 1.3 times its share, or 60 % of two."""


class Thinking(NamedTuple):
    """Seconds of one core for an action that was a real choice."""

    mean: float
    slowest: float
    actions: int


def enough(level: str, seats: int) -> float:
    """What a level must take from the one below."""
    return (MASTERLY if level == LEVELS[-1] else ENOUGH)[seats]


def climb(game: Game, games: int, seed: str, jobs: int, levels: Collection[str]) -> Iterator[Contest]:
    """Each of these levels against the one below, the lowest against random, until it is settled or so many games."""
    seats = int(game.seats)
    games += -games % seats
    for lower, higher in pairwise(RUNGS):
        if higher in levels:
            between = 1 / seats, enough(higher, seats)
            yield contest(game, higher, lower, games=games, seed=seed, jobs=jobs, between=between)


def thinking(game: Game, level: str, games: int, seed: str) -> Thinking:
    """How long a level thinks when it plays against itself."""
    times: list[float] = []
    for number in range(games):
        state = game.start(f"{seed}/{number}")
        players = [player(level, game, f"{seed}/{number}/{seat}") for seat in range(game.seats)]
        rng = Rng(f"{seed}/{number}/imagined")
        while not state.over():
            seat = state.to_act()[0]
            imagined = state.guess(seat, rng)
            start = process_time()
            action = players[seat].choose(imagined, seat)
            if len(state.actions(seat)) > 1:
                times.append(process_time() - start)
            state.play(seat, action)
            state.wait()
    return Thinking(sum(times) / len(times), max(times), len(times))


@table_command(games=400, seed="ladder")
@seats_option
@click.option(
    "--rung",
    "rungs",
    type=click.Choice(LEVELS),
    multiple=True,
    help="Only this level; may be repeated.  [default: all]",
)
@click.option("--timed", default=4, show_default=True, help="Games in which the two highest levels are timed.")
def main(asked: Asked, seats: int | None, rungs: tuple[str, ...], timed: int) -> None:
    """Print the ladder; exit with 1 if a level is not clearly stronger than the one below it."""
    game = asked.game(seats)
    strong = True
    for rung in climb(game, asked.games, asked.seed, asked.jobs, rungs or LEVELS):
        worthy = rung.rate >= enough(rung.challenger, rung.seats)
        strong = strong and (rung.verdict == "high" or (rung.verdict == "open" and worthy))
        click.echo(str(rung))
    for level in LEVELS[-2:] if timed else ():
        spent = thinking(game, level, timed, asked.seed)
        click.echo(
            f"{level}: {spent.mean:.2f} s for an action, the slowest {spent.slowest:.2f} s, of {spent.actions} actions"
        )
        if game.timed:
            click.echo(f"{level} acts within {' to '.join(map(str, reaction_of(level)))} ms")
    raise SystemExit(0 if strong else 1)


if __name__ == "__main__":
    main()
