"""Whatever number or text somebody writes into a file: a game takes it and can be played, or says what is wrong."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

from ludotheque.contract.cases import Case
from ludotheque.contract.edits import Field, Path, edited, field, places
from ludotheque.contract.examples import seed
from ludotheque.contract.plain import through_json
from ludotheque.contract.random_games import random_actions
from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.errors import BadComponents, BadPosition
from ludotheque.core.events import WATCHER
from ludotheque.core.types import Data
from ludotheque.games import open_game

NUMBERS = [-(2**63), -1, 2**31, 2**62, 2**63 - 1, 10**30]
"""Around the ends of what machines count with, and beyond."""

LONG = "x" * 10_000

SHOWN = 200
"""So much is said of what goes wrong."""

PLIES = 8
"""So far a game is played with what was taken."""

KINDS = 4
"""So many kinds of situations are looked at."""

ENTRY = re.compile(r'#.*|"[^"\n]*"|(?<![\w-])-?\d+(?![\w-])')
"""A number or a text in a component file, or a remark."""


def test_a_position_with_any_number_or_text_is_taken_or_refused(case: Case) -> None:
    for state, chance in some(case):
        for what, position in changed(through_json(state.position()), chance):
            with telling(what), suppress(BadPosition):
                goes_on(case.game.from_position(position))


def test_knowledge_with_any_number_or_text_is_taken_or_refused(case: Case) -> None:
    for state, chance in some(case):
        for what, knowledge in changed(through_json(state.knowledge(chance.choice(case.viewers))), chance):
            with telling(what), suppress(BadPosition):
                case.game.imagine(knowledge, Rng("any"))


def test_a_component_file_with_any_number_or_text_is_taken_or_refused(ready: Box) -> None:
    text = ready.standard_components()
    for found in {line_of(text, found.start()): found for found in ENTRY.finditer(text) if found[0][0] != "#"}.values():
        for value in [f'"{LONG}"'] if found[0][0] == '"' else map(str, NUMBERS):
            with telling(f"{found[0]} in {line_of(text, found.start())!r} is {value}"), suppress(BadComponents):
                game = open_game(ready.setup(components=text[: found.start()] + value + text[found.end() :]))
                goes_on(game.start("extreme"))


def line_of(text: str, place: int) -> str:
    return text[text.rfind("\n", 0, place) + 1 :].partition("\n")[0]


def some(case: Case) -> Iterator[tuple[State, Random]]:
    """Situations of several kinds."""
    chance = Random(f"{case.name} {seed()}")
    for kind in chance.sample(sorted(case.gallery), min(KINDS, len(case.gallery))):
        yield chance.choice(case.gallery[kind]), chance


def changed(told: Data, chance: Random) -> Iterator[tuple[str, Data]]:
    """Plain data with something extreme in one place of each field, and what was put where."""
    for path, value in extremes(told, chance):
        yield f"{path} is {value}", edited(told, {path: value}).position


def extremes(told: Data, chance: Random) -> Iterator[tuple[Path, Any]]:
    """A place of each field that is a number or a text, with what is put there."""
    found: dict[Field, list[tuple[Path, Any]]] = {}
    for path, value in places(told):
        if isinstance(value, int | str) and not isinstance(value, bool):
            found.setdefault(field(path), []).append((path, value))
    for same in found.values():
        path, value = chance.choice(same)
        for other in [LONG] if isinstance(value, str) else NUMBERS:
            yield path, other


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Whatever goes wrong, say with what."""
    try:
        yield
    except Exception as error:
        raise AssertionError(what[:SHOWN]) from error


def goes_on(state: State) -> None:
    """All that a table asks of a state can be asked."""
    for viewer in [*range(state.game.seats), WATCHER]:
        state.key(viewer)
        state.view(viewer)
    state.clone().position()
    for _ in zip(range(PLIES), random_actions(state, Rng("on")), strict=False):
        pass
