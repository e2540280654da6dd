"""How much it takes to see a game through to its end, from where that can be done: `python3 -m bench proofs GAME`.

Bots play until the rest is free of chance and secrets; from there the solver says who wins with the best play of all.
Later situations of the same game take less. One row for each kind of bots: those who choose at random come to
situations that nobody would play for.
"""

from time import process_time
from typing import NamedTuple

import click

from bench.asked import Asked, seats_option, table_command
from bench.report import table
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Mistake
from ludotheque.search.levels import HARD_BUDGET, MASTER_BUDGET, player
from ludotheque.search.solver import Solver

BOTS = ("random", "greedy", "normal")
ENOUGH = 100 * MASTER_BUDGET
"""Nobody thinks so long; what takes more counts as not proven."""

BUDGETS = (int(HARD_BUDGET), int(MASTER_BUDGET))
HEADS = [
    "bots",
    "proofs",
    *(f"within {budget:,}" for budget in BUDGETS),
    "half take",
    "in",
    "the hardest",
    "the slowest",
]


class Proof(NamedTuple):
    """What one proof took: situations looked at, and seconds of one core."""

    situations: int
    seconds: float
    found: bool


def first_foreseeable(game: Game, bots: str, seed: str) -> State | None:
    """Where the rest of a game between such bots can first be seen through; nothing if it never can."""
    state, rng = game.start(seed), Rng(f"{seed}/imagined")
    players = [player(bots, game, f"{seed}/{seat}") for seat in range(game.seats)]
    while not state.over():
        if state.foreseeable() and not state.settled():
            return state
        seat = state.to_act()[0]
        state.play(seat, players[seat].choose(players[seat].recall(state, seat, rng), seat))
        state.wait()
    return None


def proven(game: Game, state: State) -> Proof:
    solver = Solver(game, ENOUGH)
    begun = process_time()
    value = solver.value(state, 0)
    return Proof(solver.spent, process_time() - begun, value >= 0.0)


def row(bots: str, proofs: list[Proof]) -> list[str]:
    """The hardest in situations, the slowest in seconds, and how many are within what `hard` and `master` look at."""
    by_size = sorted(proofs)
    median, hardest = by_size[len(by_size) // 2], by_size[-1]
    within = [sum(proof.found and proof.situations <= budget for proof in proofs) for budget in BUDGETS]
    return [
        bots,
        str(len(proofs)),
        *(f"{count / len(proofs):.1%}" for count in within),
        f"{median.situations:,}",
        f"{median.seconds:.3f} s",
        f"{hardest.situations:,}",
        f"{max(proof.seconds for proof in proofs):.3f} s",
    ]


@table_command(games=1000, seed="proofs")
@seats_option
@click.option("--bots", multiple=True, help="Only games of these; may be repeated.  [default: random, greedy, normal]")
def main(asked: Asked, seats: int | None, bots: tuple[str, ...]) -> None:
    """Print a table in Markdown; exit with 1 if something was not proven within what a master looks at."""
    game = asked.game(seats)
    rows: list[list[str]] = []
    sound = True
    for kind in bots or BOTS:
        states = [first_foreseeable(game, kind, f"{asked.seed}/{number}") for number in range(asked.games)]
        proofs = [proven(game, state) for state in states if state is not None]
        if not proofs:
            raise Mistake(f"{game.name}: chance or secrets last to the end, so that there is nothing to prove")
        sound = sound and all(proof.found and proof.situations <= MASTER_BUDGET for proof in proofs)
        rows.append(row(kind, proofs))
    click.echo(table(HEADS, rows))
    raise SystemExit(0 if sound else 1)


if __name__ == "__main__":
    main()
