"""After the end nothing is hidden from anybody, and people point only at what everybody sees."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import plain
from ludotheque.contract.test_shapes import fits, shapes_of
from ludotheque.core.chance import Rng
from ludotheque.core.types import Data

TARGET = re.compile(r"[a-z]+(-[A-Za-z0-9]+)*")


def without_seat(told: Data) -> bytes:
    return plain({name: value for name, value in told.items() if name != "seat"})


def test_what_is_laid_open_is_a_view_that_is_the_same_for_everybody(case: Case) -> None:
    for state in case.every_kind:
        before = plain(state.position())
        told = [state.laid_open(viewer) for viewer in case.viewers]
        assert len(set(map(without_seat, told))) == 1
        for viewer, one in zip(case.viewers, told, strict=True):
            assert one.get("seat", viewer) == viewer
            assert one.keys() == state.view(viewer).keys()
            fits(one, shapes_of(case.box).view)
        assert plain(state.position()) == before


@settings(max_examples=as_many(10))
@given(st.data(), SEEDS)
def test_what_was_never_drawn_is_drawn_for_the_end_alone(case: Case, data: st.DataObject, seed: int) -> None:
    state = data.draw(situations(case))
    before, drawn = plain(state.position()), state.rng.drawn
    unseen = state.unseen(Rng(f"{seed}"))
    assert plain(unseen) == plain(state.unseen(Rng(f"{seed}"))), "the same seed draws the same"
    assert (plain(state.position()), state.rng.drawn) == (before, drawn)
    shape = shapes_of(case.box).unseen
    if shape is None:
        assert unseen == {}
    else:
        fits(unseen, shape)


def test_targets_are_short_names_each_there_once(case: Case) -> None:
    targets = case.game.targets()
    assert len(set(targets)) == len(targets)
    assert all(TARGET.fullmatch(target) and len(target) <= 40 for target in targets)


@settings(max_examples=as_many(10))
@given(st.data())
def test_only_awaited_seats_owe_something(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    assert state.owing() & ~state.awaited() == 0
