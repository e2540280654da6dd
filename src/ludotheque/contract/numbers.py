"""Situations as numbers, compared with the knowledge that they tell."""

from typing import Any

from ludotheque.contract.cases import Case
from ludotheque.contract.plain import plain
from ludotheque.contract.relative import relative
from ludotheque.core.contract import State


def numbers(state: State, seat: int) -> list[int]:
    """What a seat knows as numbers; none if the game does not declare them."""
    encoding = state.game.encoding()
    if encoding is None:
        return []
    found = encoding.room()
    state.encode(seat, found)
    return list(found)


def known(case: Case, state: State, viewer: int, but: tuple[str, ...] = ()) -> bytes:
    """What somebody knows, as far as it matters, without some fields."""
    told = state.knowledge(viewer)
    assert case.box.shapes is not None
    told = relative(told, case.box.shapes.knowledge) if case.game.timed else told
    for field in but:
        told = without(told, field.split("."))
    return plain(told)


def without(data: Any, path: list[str]) -> Any:
    """Plain data without a field; one of things in a list is left out of each of them."""
    if isinstance(data, list):
        return [without(each, path) for each in data]
    if len(path) == 1:
        return {name: value for name, value in data.items() if name != path[0]}
    return {**data, path[0]: without(data[path[0]], path[1:])}
