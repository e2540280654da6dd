"""A learner sees what its seat knows: in worlds that look alike to a seat, all that an adapter hands it is the same."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.adapters import gymnasium, pettingzoo, vector
from ludotheque.adapters.course import Course
from ludotheque.contract.cases import Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.test_secrets import twins
from ludotheque.core.contract import State


def put(course: Course, state: State, asked: int) -> None:
    """Let a walk go on from another situation."""
    course.state = state
    course.ask(asked)


def handed_out(case: Case, state: State, seat: int) -> list[bytes]:
    """All that the adapters tell a seat of a situation in which it is asked."""
    table = pettingzoo.env(case.game)
    table.reset(seed=1)
    put(table.course, state, seat)
    alone = gymnasium.make(case.game, seat, "random")
    put(alone.course, state, seat)
    many = vector.make(case.game, 2)
    for index in range(2):
        put(many.batch.courses[index], state, seat)
        many.batch.asked[index] = seat
    many.batch.show()
    agent = table.possible_agents[seat]
    seen = [table.observe(agent), table.infos[agent], alone.window.seen(seat), alone.action_masks()]
    return [plain(each) for each in [*seen, many.seen(), many.told()]]


def plain(seen: Any) -> bytes:
    if isinstance(seen, dict):
        return b";".join(name.encode() + plain(value) for name, value in seen.items())
    return bytes(seen.tobytes())


@settings(max_examples=as_many(4))
@given(st.data())
def test_what_looks_alike_to_a_seat_is_alike_in_every_array(encoded_case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(encoded_case))
    for seat in state.to_act():
        seen = handed_out(encoded_case, state, seat)
        for twin in [*twins(encoded_case, state, seat)][:2]:
            assert handed_out(encoded_case, twin, seat) == seen


@settings(max_examples=as_many(4))
@given(st.data())
def test_who_is_not_asked_sees_as_much_and_may_do_nothing(encoded_case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(encoded_case))
    table = pettingzoo.env(encoded_case.game)
    table.reset(seed=1)
    for asked in state.to_act():
        put(table.course, state, asked)
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            if seat != asked:
                assert not seen["action_mask"].any()
            for twin in [*twins(encoded_case, state, seat)][:2]:
                put(table.course, twin, asked)
                assert table.observe(agent)["observation"].tolist() == seen["observation"].tolist()
            put(table.course, state, asked)
