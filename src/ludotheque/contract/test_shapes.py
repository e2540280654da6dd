"""Whatever crosses a game's border has just the shape that the game declares: nothing more, nothing less."""

from typing import Any

import msgspec
from hypothesis import given, settings

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import through_json
from ludotheque.contract.random_games import random_actions
from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.events import Report
from ludotheque.core.shapes import Shapes, meanings_of, structs_of


def shapes_of(box: Box) -> Shapes:
    assert box.shapes is not None, "a game declares its shapes: BOX = Box.of(__name__, opened, SHAPES)"
    return box.shapes


def fits(data: Any, shape: Any) -> None:
    """Nothing is missing and filled in, nothing is left out, nothing is of another kind."""
    assert msgspec.to_builtins(msgspec.convert(through_json(data), shape)) == data


@settings(max_examples=as_many(9))
@given(SEEDS)
def test_all_that_crosses_the_border_has_its_shape(case: Case, seed: int) -> None:
    state = case.game.start(f"shapes {seed}")
    report = state.report = Report()
    chance = Rng(f"shapes {seed}")

    def look() -> None:
        """In the midst of things, at an event: whoever watches sees it then."""
        if chance.below(case.length) == 0:
            for viewer in case.viewers:
                fits(state.clone().view(viewer), shapes_of(case.box).view)

    report.witness = look
    looks_as_declared(case, state, report)
    for _ in random_actions(state, chance):
        if chance.below(case.length) < LOOKS:
            looks_as_declared(case, state, report)
    looks_as_declared(case, state, report)


LOOKS = 30
"""Of a long game, about so many situations are looked at, and all its events."""


def looks_as_declared(case: Case, state: State, report: Report) -> None:
    shapes = shapes_of(case.box)
    fits(state.position(), shapes.position)
    for viewer in case.viewers:
        fits(state.knowledge(viewer), shapes.knowledge)
        fits(state.view(viewer), shapes.view)
    for event in report.take():
        fits(event.plain(), shapes.events)


def test_whatever_can_be_done_has_words_of_its_shape(case: Case) -> None:
    """One situation of each kind will do: what can be done is what makes the kind."""
    for state in [*(wall[0] for wall in case.gallery.values()), *case.rare]:
        for seat in state.to_act():
            for action in state.actions(seat):
                fits(state.words(seat, action), shapes_of(case.box).words)


def test_the_component_file_has_its_shape(case: Case) -> None:
    text = case.game.setup.components or case.box.standard_components(case.game.setup.rules)
    msgspec.convert(msgspec.toml.decode(text), shapes_of(case.box).components)


def test_the_shapes_can_be_written_down_as_a_schema(ready: Box) -> None:
    """What is drawn for the end is a part of few games."""
    schema = shapes_of(ready).schema(ready.name)
    assert {*schema["properties"]} - {"unseen"} == {"view", "knowledge", "position", "events", "words", "components"}


def test_every_field_has_a_meaning(ready: Box) -> None:
    """Of its own, in the line below it, or that of its type."""
    kinds = {kind for part in shapes_of(ready).parts().values() for kind in structs_of(part)}
    fields = {(kind.__name__, field.name) for kind in kinds for field in msgspec.structs.fields(kind)}
    assert fields - {(kind.__name__, name) for kind in kinds for name in meanings_of(kind)} == set()
