"""Situations of Star Clicker written small.

sit(at={"yellow": "b4"}, tiles={"b4": "jammer"})     Lily stands on a jammer; every pilot knows every button
press(state, "yellow", "fire blue")                  Lily presses her blue fire button
before("attack 2|3687")                              everybody has pressed; this floppy disk comes next
creepers(state)                                      everybody is done: the Creepers' phase
"""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.contract import at_play
from ludotheque.contract.at_play import ToldEvents
from ludotheque.core.box import OptionValue
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.games.star_clicker.rules import StarClickerState

INNER = (Path(__file__).parent / "components" / "inner-diagonals.toml").read_text(encoding="utf-8")

BUTTONS = [
    *("fire yellow", "fire green", "propulsion blue"),
    *("fire blue", "propulsion violet", "replicator"),
    *("fire violet", "propulsion yellow", "propulsion green"),
]
"""What lies on the places 1 to 9 of every dashboard in these situations."""

STARTS = {"yellow": "c4", "blue": "d5", "green": "e4", "violet": "d3"}
CORNERS = {"1": "a1", "3": "a7", "5": "g7", "7": "g1"}
HARMLESS = "attack 7|6154"
"""The floppy disk beside the mothership where it does not matter which."""


@cache
def game(
    level: int = 1,
    colours: str = "yellow-blue",
    notebook: bool = False,
    components: str = "",
    rules: int | None = None,
) -> Game:
    options: dict[str, OptionValue] = {"level": level, "colours": colours, "notebook": notebook}
    return open_game(box("star_clicker").setup(len(colours.split("-")), options, components, rules))


def board(tiles: dict[str, str], ships: list[str]) -> list[str]:
    """Rows of tiles: all hidden but those given, and none under a ship."""
    rows = [["hidden"] * 7 for _ in range(7)]
    for row in (2, 3, 4):
        rows[row][2:5] = ["."] * 3
    for cell in ships:
        rows[ord(cell[0]) - 97][int(cell[1]) - 1] = "."
    for cell, word in tiles.items():
        rows[ord(cell[0]) - 97][int(cell[1]) - 1] = word
    return [" ".join(row) for row in rows]


def sit(
    level: int = 1,
    colours: str = "yellow-blue",
    at: dict[str, str] | None = None,
    energy: dict[str, int] | None = None,
    tiles: dict[str, str] | None = None,
    creepers: dict[str, str] | None = None,
    visible: dict[str, list[str]] | None = None,
    pilots: dict[str, Data] | None = None,
    seed: int = 0,
    notebook: bool = False,
    components: str = "",
    rules: int | None = None,
    **changes: Any,
) -> State:
    """A situation of the pilots' phase. Ships, energy and buttons are given by colour; the rest is as at the start."""
    names = colours.split("-")
    cells = [(at or {}).get(name, STARTS[name]) for name in names]
    told = []
    for name, cell in zip(names, cells, strict=True):
        up = (visible or {}).get(name, [])
        seen = [button if button in up else "?" for button in BUTTONS]
        pilot = {"cell": cell, "energy": (energy or {}).get(name, 1), "buttons": seen, "known": [*BUTTONS]}
        told.append({**pilot, "owes": 2 - len(up), **(pilots or {}).get(name, {})})
    position = {"tiles": board(tiles or {}, cells), "pilots": told, "rng": Rng(f"situation {seed}").words()}
    position["creepers"] = CORNERS if creepers is None else creepers
    if "floppy" in changes:
        position["round"] = 2
    return game(level, colours, notebook, components, rules).from_position({**position, **changes})


def before(floppy: str, level: int = 1, colours: str = "yellow-blue", **more: Any) -> State:
    """The end of a pilots' phase: everybody has pressed, and this floppy disk is the last of the deck."""
    pressed = {name: ["fire yellow", "fire green"] for name in colours.split("-")}
    return sit(level, colours, **{"visible": pressed, **next_floppy(floppy, level), **more})


def next_floppy(floppy: str, level: int = 1) -> Data:
    names = game(level).start("names").position()["unseen"]
    basic, others = names[:6], [name for name in names[6:] if name != floppy]
    rest = [name for name in basic if name not in (floppy, HARMLESS)]
    rest += others[: 6 if floppy in basic else 5]
    beside = [name for name in [HARMLESS] if name != floppy] or [rest.pop()]
    return {"floppy": beside[0], "discards": rest, "unseen": [floppy], "round": 12}


def do(state: State, seat: int | str, line: str) -> ToldEvents:
    """Play a line of notation for a seat or a colour, and say what was reported to everybody."""
    return at_play.do(state, seat_of(state, seat), line)


def seat_of(state: State, who: int | str) -> int:
    return who if isinstance(who, int) else [pilot["colour"] for pilot in state.position()["pilots"]].index(who)


def press(state: State, who: str, button: str) -> ToldEvents:
    """Press the place where this button lies in these situations."""
    return do(state, who, f"press {BUTTONS.index(button) + 1}")


def creepers(state: State) -> ToldEvents:
    """Everybody says done; what the Creepers' phase brought."""
    told: ToldEvents = []
    for seat in state.to_act():
        if state.why_not(seat, state.game.read("done")) is None:
            told = do(state, seat, "done")
    return told


def turning(tile: str, make: Callable[[int], State], act: Callable[[State], ToldEvents]) -> tuple[State, ToldEvents]:
    """What comes of an action when the first tile that it turns up is this one; chance is tried until it is."""
    for seed in range(500):
        state = make(seed)
        told = act(state)
        if [event["tile"] for event in told if event["event"] == "turned"][:1] == [tile]:
            return state, told
    raise AssertionError(f"no {tile} in 500 tries")


def can(state: State, who: int | str) -> list[str]:
    return at_play.can(state, seat_of(state, who))


def why(state: State, who: int | str, line: str) -> str:
    """`refusal rule` of what cannot be done, empty for what can."""
    return at_play.why(state, seat_of(state, who), line)


def lines(told: ToldEvents) -> list[tuple[str, int]]:
    """What happened on which assault line, in order."""
    wanted = ("creeper-moved", "creeper-arrived", "creeper-landed", "line-silent")
    return [(event["event"].removeprefix("creeper-"), event["line"]) for event in told if event["event"] in wanted]


def ship(state: State, who: str) -> str:
    return str(pilot(state, who)["cell"])


def energy(state: State, who: str) -> int:
    return int(pilot(state, who)["energy"])


def pilot(state: State, who: str) -> Data:
    found: Data = state.position()["pilots"][seat_of(state, who)]
    return found


def tile(state: State, cell: str) -> str:
    return str(state.position()["tiles"][ord(cell[0]) - 97].split()[int(cell[1]) - 1])


def inside(state: State) -> StarClickerState:
    assert isinstance(state, StarClickerState)
    return state
