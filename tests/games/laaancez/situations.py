"""Situations of Laaancez ! written small: rows are given from the front, what is left out is holes.

fight("hat:4/2 shield", "star")        two front lines, player 1 to throw
recruit(2, "hat star")                 a 2 was rolled; player 1 has a hat and a star
"""

from pathlib import Path

from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.games import box, open_game

ODD = (Path(__file__).parent / "components" / "odd.toml").read_text(encoding="utf-8")

GAME = open_game(box("laaancez").setup())
FIRST_RULES = open_game(box("laaancez").setup(rules=1))
"""The same box with two equal candles."""
ODD_GAME = open_game(box("laaancez").setup(components=ODD))

FULL = ("hat hat hat hat hat", "gift gift gift gift gift", "fir fir fir", "sugar sugar sugar")
"""A complete sheet."""

Rows = str | tuple[str, ...]


def sheet(rows: Rows, line: str = "a", candle: int | None = None, game: Game = GAME) -> Data:
    given = [rows] if isinstance(rows, str) else [*rows]
    widths = (3, 2) if game is ODD_GAME else (5, 5, 3, 3)
    words = [row.split() for row in [*given, *[""] * len(widths)][: len(widths)]]
    padded = [" ".join(row + ["."] * (width - len(row))) for row, width in zip(words, widths, strict=True)]
    return {"rows": padded, "line": line, **({} if candle is None else {"candle": candle})}


def filled_up(given: Data, game: Game = GAME) -> Data:
    """A complete sheet that fights like this one: where it has holes, things of damage 0, destroyed in front."""
    thing = "cushion" if game is ODD_GAME else "shield"
    front = ord(given["line"]) - ord("a")
    rows = [row.replace(".", f"{thing}:0/0" if number <= front else thing) for number, row in enumerate(given["rows"])]
    return {**given, "rows": rows}


def fight(first: Rows | Data, second: Rows | Data, turn: int = 0, game: Game = GAME) -> State:
    """A combat between two sheets; give a `sheet(...)` where a line is folded or a candle hit."""
    sheets = [side if isinstance(side, dict) else sheet(side, game=game) for side in (first, second)]
    if all("." in " ".join(each["rows"]) for each in sheets):
        sheets[0] = filled_up(sheets[0], game)
    return game.from_position({"phase": "combat", "turn": turn, "sheets": sheets})


def recruit(die: int = 0, first: Rows = "", second: Rows = "", turn: int = 0, game: Game = GAME) -> State:
    """Recruiting: with a die both are about to choose, without one it has to be rolled."""
    sheets = [sheet(first, game=game), sheet(second, game=game)]
    return game.from_position({"phase": "choose" if die else "roll", "die": die, "turn": turn, "sheets": sheets})


def almost_full(last: str = "sugar sugar .") -> tuple[str, ...]:
    """A sheet that lacks d3."""
    return (*FULL[:3], last)


def phase(state: State) -> str:
    return str(state.position()["phase"])


def row(state: State, seat: int, number: int = 0) -> str:
    return str(state.position()["sheets"][seat]["rows"][number])


def line(state: State, seat: int) -> str:
    """The line of a player that fights."""
    return str(state.position()["sheets"][seat]["line"])


def candle(state: State, seat: int) -> int:
    return int(state.position()["sheets"][seat]["candle"])
