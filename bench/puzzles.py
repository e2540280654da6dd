"""Whether the puzzles of the house have one answer each: asked again by a longer look: `python3 -m bench puzzles GAME`.

The closest action of each puzzle that is not proven is compared with the answer in many guesses, with other chance.
"""

import click

from bench.asked import AT_LEAST_ONE, Asked, table_command
from ludotheque.core.errors import Mistake
from ludotheque.puzzles.proof import CLEAR
from ludotheque.puzzles.shapes import puzzles_of
from ludotheque.search.analyst import Analyst


@table_command(games=100, seed="puzzles")
@click.option("--pairs", type=AT_LEAST_ONE, default=6000, show_default=True, help="Guesses for each.")
def main(asked: Asked, pairs: int) -> None:
    """Print those that come out closer than a puzzle may be, and how many there are; `--games` says how many are asked.

    A puzzle may come out a little closer by chance.
    """
    found = puzzles_of(asked.box)
    if found is None:
        raise Mistake(f"{asked.box.name} has no puzzles")
    searched = [puzzle for puzzle in found.puzzles if not puzzle.proven][: asked.games]
    close = 0
    for puzzle in searched:
        state = found.state(asked.box, puzzle)
        read = state.game.read
        closest = min(puzzle.costs, key=lambda action: puzzle.costs[action])
        seed = f"{asked.seed}/{puzzle.id}"
        pair = Analyst(state.game, 0).compared(state, puzzle.seat, read(puzzle.answer), read(closest), pairs, seed)
        gain = pair.first - pair.second
        if gain < CLEAR:
            close += 1
            told = f"told {100 * puzzle.costs[closest]:.1f}%, now {100 * gain:.1f}% (± {100 * pair.noise:.1f})"
            click.echo(f"{puzzle.id}: {puzzle.answer} beside {closest}: {told}")
    click.echo(f"{asked.box.name}: of {len(searched)} puzzles {close} come out closer than {100 * CLEAR:.0f}%")


if __name__ == "__main__":
    main()
