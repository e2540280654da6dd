"""Legal means accepted, and everything else is refused with the rule that forbids it."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import plain
from ludotheque.core.contract import NEVER, State
from ludotheque.core.errors import BadNotation, Illegal


def refused(state: State, seat: int, action: int) -> None:
    reason = state.why_not(seat, action)
    assert reason is not None
    with pytest.raises(Illegal) as caught:
        state.play(seat, action)
    assert caught.value.refusal == reason


@settings(max_examples=as_many(25))
@given(st.data())
def test_an_action_is_accepted_if_and_only_if_it_is_listed(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    before = plain(state.position())
    for seat in range(case.game.seats):
        listed = set(state.actions(seat))
        for action in range(case.game.action_count()):
            if action in listed:
                assert state.refusal(seat, action) == 0
                assert state.why_not(seat, action) is None
                state.clone().play(seat, action)
            else:
                refused(state, seat, action)
    assert plain(state.position()) == before


@settings(max_examples=as_many(60))
@given(st.data())
def test_the_list_is_complete_for_who_may_act_and_empty_for_who_may_not(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    acting = state.to_act()
    assert acting == [seat for seat in range(case.game.seats) if state.acting() >> seat & 1]
    assert state.over() == (not acting and state.due() == NEVER)
    assert state.awaited() & ~state.acting() == 0
    assert state.answering() & ~state.awaited() == 0
    assert state.awaited() or not acting or state.due() != NEVER
    for seat in range(case.game.seats):
        actions = state.actions(seat)
        assert bool(actions) == (seat in acting)
        assert len(set(actions)) == len(actions)
        assert all(0 <= action < case.game.action_count() for action in actions)


def test_what_is_no_seat_or_no_action_is_a_mistake(case: Case) -> None:
    state = case.game.start("mistakes")
    for seat in (-1, case.game.seats):
        with pytest.raises(ValueError, match="there is no seat"):
            state.play(seat, 0)
    for action in (-1, case.game.action_count()):
        with pytest.raises(ValueError, match="is no action"):
            state.play(0, action)


def test_notation_writes_and_reads_every_action(case: Case) -> None:
    assert len(set(case.lines)) == len(case.lines)
    assert [case.game.read(line) for line in case.lines] == list(range(case.game.action_count()))
    for line in case.lines:
        assert line.isascii()
        assert line == " ".join(line.split())


@cache
def words(case: Case) -> list[str]:
    return sorted({word for line in case.lines for word in line.split(" ")})


@settings(max_examples=as_many(100))
@given(st.data())
def test_notation_reads_nothing_else(case: Case, data: st.DataObject) -> None:
    """Words of real lines, put together anyhow, and any text at all."""
    jumbled = st.lists(st.sampled_from(words(case)), max_size=4).map(" ".join)
    tricks = [jumbled, jumbled.map(str.upper), jumbled.map(lambda text: f"{text} ")]
    line = data.draw(st.one_of(st.text(max_size=12), *tricks))
    if line in case.lines:
        assert case.game.write(case.game.read(line)) == line
    else:
        with pytest.raises(BadNotation) as caught:
            case.game.read(line)
        assert any(repr(part) in str(caught.value) for part in [line, *line.split(" ")])
