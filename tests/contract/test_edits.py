"""What the suite takes for the same position."""

from typing import Any

import pytest

from ludotheque.contract.edits import said


@pytest.mark.parametrize("blank", ["", "?", 0, None, [], {}])
def test_what_was_left_open_may_be_filled_in(blank: Any) -> None:
    assert said({"place": blank}, {"place": 3})


@pytest.mark.parametrize(
    ("wanted", "shown"), [(False, True), (True, 1), (1, 2), ([1], [2]), ([1], [1, 1]), ({"a": 1}, {"b": 1})]
)
def test_what_was_said_is_shown(wanted: Any, shown: Any) -> None:
    assert not said({"place": wanted}, {"place": shown})
    assert said({"place": wanted}, {"place": wanted})
