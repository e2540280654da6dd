"""Situations of Phantom written small. Hands are given seat by seat; seat 0 stands on system 1, seat 1 on 2, ...

sit("D3 T4", "C8", phase="move")              two players, the first about to move
sit("D3", "", here="exploration DT")          this adventure lies at the system of whose turn it is
sit("", "", next_cards="D3 GA")               these cards are turned up next; all others are discarded
sit("", "", chance=dice(3, 6))                the next throws; tosses("bad", "good") for the tokens
duel("D3", "C8", (4, 2))                      seat 0 has flown on to seat 1; the dice will show 4 and 2
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque.contract.at_play import ToldEvents, do
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import WATCHER
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.games.phantom import cards
from ludotheque.games.phantom.game import PhantomGame
from ludotheque.games.phantom.rules import PhantomState
from tests.component_files import changed

STANDARD = box("phantom").standard_components()
CROWDED = (Path(__file__).parent / "components" / "crowded.toml").read_text(encoding="utf-8")

ODD = changed(
    STANDARD,
    *("cards = 6\nvalue = 1", "cards = 6\nvalue = 7"),
    *("hold = { value = 10", "hold = { value = 12"),
    *("hand = { value = 7", "hand = { value = 9"),
    *("all = { value = 72", "all = { value = 80"),
    *("start = { value = 2", "start = { value = 3"),
    *("crystals = 21", "crystals = 22"),
    *("systems = 6\nroutes = [0, 1, 2]", "systems = 7\nroutes = [0, 1, 3]"),
    *("faces = [1, 2, 3, 4, 5, 6]\nphantom = 6", "faces = [2, 3, 4, 5, 8, 9]\nphantom = 8"),
    *("[titans]\nvalue = 7", "[titans]\nvalue = 5"),
    *("crystals = [1, 2, 4, 6, 6]", "crystals = [2, 3, 5, 7, 7]"),
)
"""The standard components with another number wherever a text says one."""

Draws = tuple[tuple[int, int], ...]
"""Chance to come: of so many possibilities, this one."""


@cache
def game(seats: int = 2, components: str = "", rules: int | None = None) -> Game:
    return open_game(box("phantom").setup(seats, components=components, rules=rules))


def inside(state: State) -> PhantomState:
    assert isinstance(state, PhantomState)
    return state


# Chance.


def dice(*faces: int) -> Draws:
    return tuple((6, face - 1) for face in faces)


def tosses(*sides: str) -> Draws:
    return tuple((2, ["bad", "good"].index(side)) for side in sides)


@cache
def generator(draws: Draws) -> list[int]:
    """A generator that draws just this."""
    for seed in range(10**6):
        rng = Rng(f"situation {seed}")
        words = rng.words()
        if all(rng.below(bound) == value for bound, value in draws):
            return words
    raise AssertionError(f"no seed for {draws}")


# Situations.


def sit(
    *hands: str,
    at: Sequence[int] = (),
    crystals: Sequence[int] = (),
    safe: Sequence[int] = (),
    kept: dict[int, list[str]] | None = None,
    known: dict[int, str] | None = None,
    players: dict[int, Data] | None = None,
    here: str = "",
    next_cards: str = "",
    chance: Draws = (),
    components: str = "",
    rules: int | None = None,
    **changes: Any,
) -> State:
    """A situation, usually at the beginning of a turn. `known` are cards of a hand that everybody knows."""
    told: list[Data] = []
    for seat, hand in enumerate(hands):
        player: Data = {"cards": hand.split(), "open": (known or {}).get(seat, "").split()}
        for name, values in (("place", at), ("crystals", crystals), ("safe", safe)):
            if seat < len(values):
                player[name] = values[seat]
        player["kept"] = (kept or {}).get(seat, [])
        told.append({**player, **(players or {}).get(seat, {})})
    chosen = game(len(hands), components, rules)
    position: Data = {"players": told, "rng": generator(chance), **changes}
    if here:
        position["slots"] = slots_with(chosen, here, at[0] if at else 1, position)
    if next_cards:
        position.update(pile_of(chosen, next_cards.split(), position))
    return chosen.from_position(position)


def slots_with(chosen: Game, here: str, system: int, position: Data) -> list[str]:
    """Plain explorations at all slots but one."""
    assert isinstance(chosen, PhantomGame)
    others = iter(name for name in chosen.parts.names if name != here and name not in position.get("past", []))
    slots = [next(others) for _ in range(chosen.parts.systems)]
    slots[(system - 1 + position.get("turned", 0)) % len(slots)] = here
    return slots


def pile_of(chosen: Game, wanted: list[str], position: Data) -> Data:
    """These cards in order on top, everything else in the discards."""
    assert isinstance(chosen, PhantomGame)
    rest = cards.names(chosen.parts.equipment)
    lying = [name for player in position["players"] for name in player["cards"]]
    lying += [name for hold in position.get("holds", {}).values() for name in hold]
    for name in [*wanted, *lying]:
        rest.remove(name)
    return {"under": wanted, "discards": rest}


def duel(first: str, second: str, faces: Sequence[int] = (), *more: str, **changes: Any) -> State:
    """Seat 0 has flown on to seat 1, and both have to decide."""
    state = sit(first, second, *more, chance=dice(*faces), phase="move", **changes)
    do(state, 0, "fly 2")
    return state


def fight(state: State, first: str = "bare", second: str = "bare") -> ToldEvents:
    """Both decide; what came of it."""
    do(state, 0, first)
    return do(state, 1, second)


def no_adventure() -> State:
    """All cards are kept, lived in this turn or at other systems, so that none is left to lie at system 1."""
    parts = inside(sit("", "")).parts
    names = parts.listed(parts.adventures)
    first_kept = names.index("black-market G")
    slots = ["", "exploration DT", *["informer N"] * 3, "exploration TC"]
    lived = [name for name in names[:first_kept] if name not in slots]
    kept = [name for name in names[first_kept:] if not name.startswith("informer")]
    both = {0: [*kept, "informer G"], 1: ["informer G"]}
    return sit("D1", "", phase="adventure", slots=slots, kept=both, lived=lived)


# Playing.


def pays(state: State, seat: int, names: str) -> ToldEvents:
    """Live the adventure and pay for it, card by card; what the last payment brought."""
    do(state, seat, "live")
    told: ToldEvents = []
    for name in names.split():
        told = do(state, seat, f"pay {name}")
    return told


def live(here: str, cost: str, *hands: str, viewer: int = WATCHER, **changes: Any) -> tuple[State, ToldEvents]:
    """Seat 0 lives an adventure with cards of its own, besides its hand; the state after it, and what was told."""
    own, *others = hands
    state = sit(f"{cost} {own}", *others, here=here, **{"phase": "adventure", **changes})
    do(state, 0, "live")
    told: ToldEvents = []
    for name in cost.split():
        told = do(state, 0, f"pay {name}", viewer)
    return state, told


# Looking.


def look(state: State, name: str) -> Any:
    return state.position()[name]


def player(state: State, seat: int, viewer: int | None = None) -> Data:
    """A player as they are, or as a viewer sees them."""
    whole = state.position() if viewer is None else state.knowledge(viewer)
    found: Data = whole["players"][seat]
    return found


def hand(state: State, seat: int, viewer: int | None = None) -> str:
    """The cards of a hand, or those that a viewer knows."""
    return " ".join(player(state, seat, viewer)["cards"])


def crystals(state: State) -> list[int]:
    return [one["crystals"] for one in look(state, "players")]


def places(state: State) -> list[int]:
    return [one["place"] for one in look(state, "players")]
