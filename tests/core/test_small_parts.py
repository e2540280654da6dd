"""Action lists, audiences of events, hashes and refusals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.actions import Actions
from ludotheque.core.errors import BadNotation, BadOption, BadPosition, Illegal, Mistake
from ludotheque.core.events import EVERYONE, WATCHER, Event, Report, all_but, only
from ludotheque.core.hashing import MASK, mixed


@given(st.lists(st.integers(0, 1 << 40), max_size=200))
def test_actions_are_listed_as_they_were_added(added: list[int]) -> None:
    actions = Actions()
    for action in added:
        actions.add(action)
    assert actions.listed() == added
    assert actions.size == len(added)


def test_a_cleared_list_is_empty_and_can_be_filled_again() -> None:
    actions = Actions()
    for action in range(100):
        actions.add(action)
    actions.clear()
    assert actions.listed() == []
    actions.add(7)
    assert actions.listed() == [7]


def test_an_open_event_is_seen_by_all() -> None:
    event = Event("rolled", {"die": 3}, EVERYONE)
    assert all(event.seen_by(seat) for seat in (WATCHER, 0, 1, 5))
    assert event.plain() == {"event": "rolled", "die": 3}


def test_an_event_for_one_seat_is_seen_by_no_other_and_no_watcher() -> None:
    event = Event("peeked", {}, only(1))
    assert [event.seen_by(seat) for seat in (WATCHER, 0, 1, 2)] == [False, False, True, False]


def test_an_event_for_all_but_one_is_seen_by_watchers_too() -> None:
    event = Event("chose", {}, all_but(1))
    assert [event.seen_by(seat) for seat in (WATCHER, 0, 1, 2)] == [True, True, False, True]


def test_an_event_for_two_seats_is_not_for_watchers() -> None:
    event = Event("whispered", {}, only(0) | only(2))
    assert [event.seen_by(seat) for seat in (WATCHER, 0, 1, 2)] == [False, True, False, True]


def test_a_report_hands_out_its_events_once() -> None:
    report = Report()
    report.add("rolled", {"die": 1})
    assert [event.kind for event in report.take()] == ["rolled"]
    assert report.take() == []


def test_a_glimpse_hides_itself_and_nothing_that_was_told_before() -> None:
    report = Report()
    report.add("pressed", {"seat": 0})
    assert not report.hides()
    report.glimpse("shown", {"seat": 1}, only(1))
    assert report.hides()
    told, shown = report.take()
    assert (told.brief, shown.brief, shown.plain(), shown.audience) == (False, True, {"event": "shown", "seat": 1}, 2)
    assert not report.hides()


@given(st.integers(0, MASK), st.integers(-(1 << 62), 1 << 62))
def test_a_mixed_key_fits_62_bits(key: int, value: int) -> None:
    assert 0 <= mixed(key, value) <= MASK


def test_keys_of_different_values_differ() -> None:
    assert len({mixed(1, value) for value in range(-500, 5000)}) == 5500
    assert len({mixed(mixed(1, first), second) for first in range(60) for second in range(60)}) == 3600


def test_the_order_of_values_matters() -> None:
    assert mixed(mixed(1, 2), 3) != mixed(mixed(1, 3), 2)


def test_hashes_never_change() -> None:
    assert mixed(mixed(1, 2), -3) == 0x310B7A6028B7EC79


@pytest.mark.parametrize("kind", [BadNotation, BadOption, BadPosition, Mistake])
def test_mistakes_are_value_errors(kind: type[Mistake]) -> None:
    assert issubclass(kind, ValueError)


def test_an_illegal_action_says_which_rule_forbids_it() -> None:
    refusal = {"refusal": "cell-taken", "rule": "R7", "seat": 0, "action": "copy hat a1"}
    error = Illegal(refusal)
    assert error.refusal == refusal
    assert str(error) == "cell-taken (R7)"
