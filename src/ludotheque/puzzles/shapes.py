"""The puzzles of a game as they are kept: `puzzles.json` in its folder, a line for each, described in docs/puzzles.md.

Costs and chances are those of the seat that is to act, for what it knows, from 0 (lost) to 1 (won).
"""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.box import Box, OptionValue, Setup
from ludotheque.core.contract import State
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Data
from ludotheque.games import open_game

FILE = "puzzles.json"

MOST_GAMES = 10**9

Level = Literal[1, 2, 3]
LEVELS: tuple[Level, ...] = (1, 2, 3)
"""How difficult a puzzle is, by who misses it (`difficulty.py`)."""


class Hits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How often a bot found the answer, in how many tries."""

    found: int
    tries: int


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A situation in which `seat` is to act, and the one action that is clearly best for what it knows."""

    id: str
    """Made from the situation, so that it stays the same wherever the puzzle stands."""
    level: Level
    seats: int
    options: dict[str, OptionValue]
    seat: int
    position: Data
    """The whole situation; whoever solves the puzzle is shown the view of the seat."""
    answer: str
    """In notation."""
    chance: float
    """What the answer is worth."""
    costs: dict[str, float]
    """Every other legal action, and how much less it is worth."""
    proven: bool
    """Whether all of this is proven, and not searched."""
    reason: Data
    """Why the answer is better than what bots did instead, as a hint would say it."""
    bots: dict[str, Hits]
    """How many times each level of bots found it."""
    game: int
    """In which game of the seed it was found, and after how many actions."""
    step: int


class Puzzles(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file: what made it, and what was found."""

    command: str
    """What makes it again."""
    game: str
    rules: int
    components: str
    """The text of the component file, empty for the standard one."""
    seed: str
    depth: int
    games: Annotated[int, Meta(ge=0, le=MOST_GAMES)]
    """How many games were played for it."""
    version: str
    date: str
    puzzles: list[Puzzle]
    rated: str = ""
    """When they were judged anew, if they were (`ludotheque puzzles --rate`)."""
    left_out: int = 0
    """How many of those that the command found were none any more then."""

    def text(self) -> str:
        """The file as it is written: a line for each puzzle."""
        plain = msgspec.to_builtins(self)
        puzzles = plain.pop("puzzles")
        head = [f" {written(name)}: {written(value)}," for name, value in plain.items()]
        rows = [f"  {written(puzzle)}" for puzzle in puzzles]
        return "\n".join(["{", *head, ' "puzzles": [', ",\n".join(rows), " ]", "}"]) + "\n"

    def setup(self, box: Box, puzzle: Puzzle) -> Setup:
        return box.setup(puzzle.seats, puzzle.options, self.components, self.rules)

    def state(self, box: Box, puzzle: Puzzle) -> State:
        """The situation of a puzzle, by the rules that it was found with."""
        return open_game(self.setup(box, puzzle)).from_position(puzzle.position)


def has_puzzles(box: Box) -> bool:
    return box.opener is not None and box.folder.joinpath(FILE).is_file()


def puzzles_of(box: Box) -> Puzzles | None:
    """Those that a game keeps in its folder; nothing if it has none."""
    return read(box.folder.joinpath(FILE).read_bytes()) if has_puzzles(box) else None


def read(data: bytes) -> Puzzles:
    """The puzzles of a file; a `Mistake` says what is wrong with one that is none."""
    try:
        found = msgspec.json.decode(data, type=Puzzles)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake(f"these are no puzzles: {error}") from None
    twice = [name for name, count in Counter(puzzle.id for puzzle in found.puzzles).items() if count > 1]
    if twice:
        raise Mistake(f"these are no puzzles: {twice[0]} is there twice")
    return found


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()
