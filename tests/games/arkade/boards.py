"""Situations of Arkade written small: things by their cells, dice by what they show, a used die with a minus.

alien("c4 green, a1 orange+", "green -purple")           the Alien's throws are over, the purple die is used
defender("c4 green", "green 4", ship=4)                  the defender's throws are over
arcade("c4 green", "green orange", "purple 4")           both play at once
do(state, 0, "move c4 d4", tiles="engine life")          played with the chance that turns just these tiles

What lies on the board, is kept or holds the ship came from a tile: it is counted as turned.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.contract import at_play
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import Report
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.games.arkade.components import read_components

COLOURS = ("green", "orange", "purple")
LETTERS = "abcdefgh"
CELLS = [f"{letter}{column}" for letter in LETTERS for column in range(1, 7)]
FALL = read_components(box("arkade").standard_components()).time.falls()
"""How long the dice of each seat are in the air."""

POWERS = {"asteroid": "green", "field": "orange", "tower": "purple"}
"""The colours of the tiles that stay on the board."""


def game(components: str = "", rules: int | None = None, **options: Any) -> Game:
    return open_game(box("arkade").setup(options=options, components=components, rules=rules))


STRATEGY = game()
ADVANCED = game(side="advanced")
PLAIN = game(tiles=False)
ARCADE = game(mode="arcade")
RUSH = game(mode="arcade", tiles=True)
FIRST_RUSH = game(mode="arcade", tiles=True, rules=1)


def altered(changes: Mapping[str, str]) -> str:
    """The components of the box with some lines changed, each given by a piece of it that occurs once."""
    text = box("arkade").standard_components()
    for old, new in changes.items():
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    return text


def position(things: str, rules: Game, changes: Mapping[str, Any]) -> Data:
    """A position of the rules with these things; `changes` are as the functions below take them."""
    given = dict(changes)
    words = dict(thing.split() for thing in things.split(", "))
    saucers = [word for word in words.values() if word.startswith(COLOURS)]
    tiles = bool(rules.setup.options["tiles"])
    ammo = given.pop("ammo", "").split()
    gps = given.pop("gps", 0)
    powers = {colour: given.pop(colour, "").split() for colour in COLOURS}
    for word in words.values():
        if word in POWERS:
            powers[POWERS[word]].append(word)
    for colour in ammo:
        powers[colour].append("ammo")
    powers["purple"] += ["gps"] * gps
    odd = given.pop("odd", "").split()
    turned = given.pop("turned", "").split() + ["life"] * sum("+" in word for word in saucers)
    turned += ["reactor"] * (given.get("reactor", "") != "")
    return {
        "phase": "play",
        "clock": 0,
        "turns": 0,
        "throws": 0,
        "kept": False,
        "rows": [" ".join(words.get(f"{letter}{column}", ".") for column in range(1, 7)) for letter in LETTERS],
        "ship": 1,
        "nuggets": 6,
        "dice": [[], []],
        "used": [[False, False], [False, False]],
        "lands": [-1, -1],
        "out": {colour: 4 - sum(word.startswith(colour) for word in saucers) for colour in COLOURS},
        "shot": {colour: 2 * len(powers[colour]) + odd.count(colour) for colour in COLOURS},
        "alien": {"left": (6 - len(turned)) * tiles, "turned": turned},
        "defender": {
            "left": {colour: (2 - len(powers[colour])) * tiles for colour in COLOURS},
            "turned": powers,
            "ammo": ammo,
            "gps": gps,
        },
        "reactor": "",
        "held": 0,
        "choices": ["", ""],
        "winner": -1,
        **given,
    }


def shown(dice: str) -> list[str | int]:
    words = [word.lstrip("-") for word in dice.split()]
    return [int(word) if word.isdecimal() else word for word in words]


def spent(dice: str) -> list[bool]:
    return [word.startswith("-") for word in dice.split()] or [False, False]


def turn(seat: int, things: str, dice: str, throws: int, kept: bool, rules: Game, more: Mapping[str, Any]) -> State:
    lying = ["", ""]
    lying[seat] = dice
    own = {
        "turn": seat,
        "turns": seat,
        "throws": throws if dice else 0,
        "kept": kept and dice != "",
        "dice": [shown(both) for both in lying],
        "used": [spent(both) for both in lying],
    }
    return rules.from_position(position(things, rules, {**own, **more}))


def alien(
    things: str, dice: str = "", throws: int = 1, kept: bool = True, rules: Game = STRATEGY, **more: Any
) -> State:
    """Strategy, the Alien's turn; without dice nothing is thrown yet."""
    return turn(0, things, dice, throws, kept, rules, more)


def defender(
    things: str, dice: str = "", throws: int = 1, kept: bool = True, rules: Game = STRATEGY, **more: Any
) -> State:
    """Strategy, the defender's turn; without dice nothing is thrown yet."""
    return turn(1, things, dice, throws, kept, rules, more)


def arcade(things: str, first: str = "", second: str = "", rules: Game = RUSH, **more: Any) -> State:
    """Arcade: the Alien's dice and the defender's, where they lie."""
    own = {
        "turn": -1,
        "ready": [True, True],
        "starts": -1,
        "dice": [shown(first), shown(second)],
        "used": [spent(first), spent(second)],
    }
    return rules.from_position(position(things, rules, {**own, **more}))


def do(state: State, seat: int, line: str, tiles: str | None = None, dice: str | None = None) -> list[Data]:
    """Play a line of notation and say what was reported; `tiles` and `dice` say what chance brings."""
    action = state.game.read(line)
    why(state, seat, line)
    return fated(state, lambda future: future.play(seat, action), tiles, dice)


def tick(state: State, now: int, tiles: str | None = None, dice: str | None = None) -> list[Data]:
    """Let the clock come to `now` and say what was reported."""
    return fated(state, lambda future: future.tick(now), tiles, dice)


def throw(state: State, seat: int, dice: str) -> list[Data]:
    """Arcade: throw, and wait until the dice lie as wanted."""
    do(state, seat, "throw")
    return tick(state, state.position()["lands"][seat], dice=dice)


def fated(state: State, act: Callable[[State], None], tiles: str | None, dice: str | None) -> list[Data]:
    prepare(state, act, tiles, dice)
    return witnessed(state, act)


def prepare(state: State, act: Callable[[State], None], tiles: str | None, dice: str | None) -> None:
    """Give the state the chance that brings these tiles and dice."""
    if tiles is None and dice is None:
        return
    for seed in range(5000):
        future = state.clone()
        future.rng = Rng(f"fate {seed}")
        if brought(witnessed(future, act), tiles, dice):
            state.rng = Rng(f"fate {seed}")
            return
    raise AssertionError(f"chance never brings the tiles {tiles!r} and the dice {dice!r}")


def witnessed(state: State, act: Callable[[State], None]) -> list[Data]:
    report = state.report = Report()
    act(state)
    events = report.take()
    assert all(event.seen_by(seat) for event in events for seat in (0, 1, -1)), "everything is open"
    return [event.plain() for event in events]


def brought(events: list[Data], tiles: str | None, dice: str | None) -> bool:
    turned = [event["tile"] for event in events if event["event"] in ("bonus", "power")]
    lying = [event["dice"] for event in events if event["event"] == "thrown"]
    return (tiles is None or turned == [f"@tile-{tile}" for tile in tiles.split()]) and (
        dice is None or lying == [shown(dice)]
    )


def told(events: list[Data], kind: str) -> Data:
    """What the one event of this kind says."""
    (found,) = [event for event in events if event["event"] == kind]
    return {name: value for name, value in found.items() if name != "event"}


def can(state: State, seat: int, verb: str = "") -> list[str]:
    """The legal actions of a seat, those of one verb if it is given, in the order of the alphabet."""
    return sorted(line for line in map(state.game.write, state.actions(seat)) if verb in ("", line.split()[0]))


def why(state: State, seat: int, line: str) -> str:
    """`refusal rule` of what cannot be done, empty for what can, which is just what is listed as legal."""
    action = state.game.read(line)
    reason = state.why_not(seat, action)
    listed = [state.actions(0), state.actions(1)]
    assert (reason is None) == (action in listed[seat]), f"{line}: what is listed and {reason} contradict"
    assert state.to_act() == [actor for actor in (0, 1) if listed[actor]], "who can act is who has something to do"
    assert all(len(actions) == len(set(actions)) for actions in listed), "nothing is listed twice"
    return at_play.why(state, seat, line)


def now(state: State, name: str) -> Any:
    """A part of the position."""
    return state.position()[name]


def things(state: State) -> str:
    """What is on the board, written as the functions above take it."""
    rows = [row.split() for row in now(state, "rows")]
    return ", ".join(
        f"{letter}{column} {word}"
        for letter, row in zip(LETTERS, rows, strict=True)
        for column, word in enumerate(row, 1)
        if word != "."
    )


def dice(state: State, seat: int) -> str:
    """The dice of a seat, written as the functions above take them."""
    lying = zip(now(state, "dice")[seat], now(state, "used")[seat], strict=False)
    return " ".join(f"{'-' * used}{die}" for die, used in lying)
