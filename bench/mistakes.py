"""Whether what reviews call mistakes are mistakes: asked again by a longer look: `python3 -m bench mistakes GAME`.

Bots play, every game is reviewed, and each mistake that was searched is compared again in many times as many guesses.
"""

from dataclasses import dataclass

import click

from bench.asked import AT_LEAST_ONE, Asked, seats_option, table_command
from bench.luck import bot_record
from ludotheque.review.growing import growing
from ludotheque.review.moments import played
from ludotheque.review.shapes import Review
from ludotheque.search.analyst import Analyst
from ludotheque.table.record import Record

SURE = 2.0


@dataclass
class Asking:
    """What was told of mistakes, and what came of asking again."""

    mistakes: int = 0
    told: float = 0.0
    again: float = 0.0
    none: int = 0
    """How many of them the longer look cannot tell from no mistake."""


def ask_again(kept: Record, depth: int | None, longer: int, seed: str, found: Asking) -> None:
    *_, review = growing(kept, depth, seed)
    assert isinstance(review, Review)
    moments = {moment.entry: moment for moment in played(kept).moments if moment.kind == "act"}
    for step in review.steps:
        choice = step.choice
        if choice is None or not choice.mistake or not choice.options[0].tries:
            continue
        moment = moments[step.entry]
        assert moment.seat is not None
        game = moment.before.game
        pairs = longer * review.depth
        pair = Analyst(game, 0).compared(
            moment.before, moment.seat, game.read(choice.best), moment.action, pairs, f"{seed}/{step.entry}"
        )
        gain = pair.first - pair.second
        found.mistakes += 1
        found.told += choice.cost
        found.again += gain
        found.none += gain < SURE * pair.noise


@table_command(games=6, seed="mistakes")
@seats_option
@click.option("--bots", default="normal", show_default=True, help="The level of all bots.")
@click.option("--depth", type=AT_LEAST_ONE, help="Of the reviews.  [default: as much as takes ten seconds]")
@click.option(
    "--longer", type=AT_LEAST_ONE, default=16, show_default=True, help="How many times the depth is asked again."
)
def main(asked: Asked, seats: int | None, bots: str, depth: int | None, longer: int) -> None:
    """Print a line: how many mistakes there were, what they were said to cost, and what a longer look says."""
    game = asked.game(seats)
    found = Asking()
    for number in range(asked.games):
        seed = f"{asked.seed}/{number}"
        ask_again(bot_record(game.setup, bots, seed), depth, longer, seed, found)
    if not found.mistakes:
        click.echo(f"{asked.box.name}: no mistake was searched in {asked.games} games")
        return
    told, again = (100 * cost / found.mistakes for cost in (found.told, found.again))
    click.echo(
        f"{asked.box.name}: {found.mistakes} mistakes in {asked.games} games; each cost {told:.1f}% as told, and "
        f"{again:.1f}% by a look {longer} times as long, which does not see {found.none} of them"
    )


if __name__ == "__main__":
    main()
