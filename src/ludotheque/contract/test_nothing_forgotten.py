"""No field of a state is forgotten: not by its copies, not by its position, not by the keys of those who know it."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.graph import graph, holdings
from ludotheque.contract.plain import through_json

NOT_IN_A_POSITION = "reveals"
"""Undo counts from where a table began; a position is a beginning."""


@settings(max_examples=as_many(40))
@given(st.data())
def test_a_clone_holds_all_that_the_state_holds(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    assert graph(state.clone()) == graph(state)


@settings(max_examples=as_many(40))
@given(st.data())
def test_a_clone_shares_nothing_that_changes(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    before = graph(state)
    clone = state.clone()
    changed = [held.change() for held in holdings(clone).values()]
    assert any(changed)
    assert graph(clone) != before
    assert graph(state) == before


@settings(max_examples=as_many(40))
@given(st.data())
def test_a_position_holds_all_that_the_state_holds(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    held = graph(state)
    held[NOT_IN_A_POSITION] = 0
    assert graph(case.game.from_position(through_json(state.position()))) == held
