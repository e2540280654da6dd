"""Puzzles out of many games: the same for the same seed, in any number of jobs."""

import shlex
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from datetime import UTC, datetime
from functools import partial
from os import PathLike
from typing import Protocol

from ludotheque import __version__
from ludotheque.core.blocks import share
from ludotheque.core.box import OptionValue
from ludotheque.core.errors import Mistake
from ludotheque.games import register
from ludotheque.puzzles.quest import DEPTH, found_in
from ludotheque.puzzles.setups import ChosenSetup
from ludotheque.puzzles.shapes import Puzzle, Puzzles

BATCH = 64
"""So many games are shared out at a time."""

PATIENCE = 300
"""If so many games for each puzzle that is wanted did not do, the game has no more to give."""

MOST = 10_000
LEAST_DEPTH, MOST_DEPTH = 30, 100_000


class CollectingProgress(Protocol):
    """Told how many puzzles there are, of how many, and after how many games."""

    def __call__(self, found: int, of: int, games: int) -> None: ...


def silent(found: int, of: int, games: int) -> None:
    """Nobody is told."""


def puzzles(
    game: str | PathLike[str],
    count: int = 10,
    seed: str = "0",
    jobs: int = 1,
    depth: int | None = None,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: str | PathLike[str] = "",
    rules: int | None = None,
    told: CollectingProgress | None = None,
    after: Puzzles | None = None,
    executor: Executor | None = None,
) -> Puzzles:
    """Find puzzles in games between bots: situations in which one action is clearly best, and bots miss it.

    `game`, `seats`, `options`, `components` and `rules` are as for `ludotheque.game`; what is left open is drawn for
    each game anew. There may be fewer than `count`, if the game has no more to give or Ctrl-C ends it early. `after`
    are those that were found before in the same way: they stay, and more are added, as if it were one go. An `executor`
    works in place of own processes.
    """
    choice = ChosenSetup.of(game, seats, options or {}, components, rules)
    return collected(choice, count, seed, jobs, depth, told, after, executor)


def collected(
    choice: ChosenSetup,
    count: int,
    seed: str,
    jobs: int = 1,
    depth: int | None = None,
    told: CollectingProgress | None = None,
    after: Puzzles | None = None,
    executor: Executor | None = None,
) -> Puzzles:
    """Puzzles of a choice of set-ups, in the order of the games they come from."""
    depth = DEPTH if depth is None else depth
    for name, value, least, most in (("count", count, 1, MOST), ("depth", depth, LEAST_DEPTH, MOST_DEPTH)):
        if not least <= value <= most:
            raise Mistake(f"{name} is {value}; {least} to {most} is possible")
    if after is not None:
        check_that_it_goes_on(after, choice, count, seed, depth)
    found = {puzzle.id: puzzle for puzzle in after.puzzles} if after is not None else {}
    games, left_out = (after.games, after.left_out) if after is not None else (0, 0)
    try:
        for number, puzzle in quests(choice, depth, seed, games, PATIENCE * count, jobs, executor):
            games = number + 1
            if puzzle is not None:
                found.setdefault(puzzle.id, puzzle)
            (told or silent)(len(found), count, games)
            if len(found) == count:
                break
    except KeyboardInterrupt:
        if not found:
            raise
    return Puzzles(
        command=shlex.join(command(choice, len(found) + left_out, seed, depth)),
        game=choice.box.name,
        rules=choice.rules,
        components=choice.components,
        seed=seed,
        depth=depth,
        games=games,
        version=__version__,
        date=datetime.now(UTC).date().isoformat(),
        puzzles=list(found.values()),
        rated=after.rated if after is not None else "",
        left_out=left_out,
    )


def check_that_it_goes_on(after: Puzzles, choice: ChosenSetup, count: int, seed: str, depth: int) -> None:
    """What is added must be what one go would have found: by the same command and package, and more than there is."""
    there = len(after.puzzles)
    made = shlex.join(command(choice, there + after.left_out, seed, depth))
    if (after.command, after.rules, after.components) != (made, choice.rules, choice.components):
        raise Mistake(f"these puzzles were made by {after.command!r}, and only that can go on, not {made!r}")
    if after.version != __version__:
        raise Mistake(f"these puzzles are of version {after.version}, and {__version__} may find others: begin anew")
    if count <= there:
        raise Mistake(f"there are {there} puzzles already; {there + 1} or more can be asked for")


def command(choice: ChosenSetup, count: int, seed: str, depth: int) -> list[str]:
    """The command that finds the same puzzles again."""
    words = ["ludotheque", "puzzles", choice.box.name, "--count", str(count), "--seed", seed]
    words += ["--seats", str(choice.seats)] if choice.seats else []
    words += [word for name, value in choice.options.items() for word in ("--option", f"{name}={value}")]
    words += ["--components", "FILE"] if choice.components else []
    words += ["--rules", str(choice.rules)] if choice.rules != choice.box.label.rules else []
    return words + (["--depth", str(depth)] if depth != DEPTH else [])


def quests(
    choice: ChosenSetup, depth: int, seed: str, first: int, most: int, jobs: int, executor: Executor | None
) -> Iterator[tuple[int, Puzzle | None]]:
    """What every game from the first on holds, in the order of the games, whoever has finished first."""
    for begin in range(first, most, BATCH):
        early: dict[int, Puzzle | None] = {}
        due = begin
        work = partial(from_number, choice, depth, seed, begin)
        for _, block in share(work, min(BATCH, most - begin), jobs, executor):
            early.update(block)
            while due in early:
                yield due, early.pop(due)
                due += 1


def from_number(
    choice: ChosenSetup, depth: int, seed: str, begin: int, first: int, end: int
) -> list[tuple[int, Puzzle | None]]:
    register(choice.box)  # whoever works elsewhere may not have it on the shelf
    return found_in(choice, depth, seed, begin + first, begin + end)
