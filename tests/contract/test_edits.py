"""What the suite takes for the same position."""

from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from ludotheque.contract.edits import said


class Fox(msgspec.Struct):
    """A shape with something that may be left out, in each of the ways there are."""

    den: int
    name: str = ""
    cubs: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    asleep: bool = False
    age: int | UnsetType = UNSET


FOX: dict[str, Any] = {"den": 0, "name": "Rust", "cubs": [3, 4], "asleep": True, "age": 5}


@pytest.mark.parametrize(("field", "nothing"), [("name", ""), ("cubs", [0, 0]), ("cubs", [3, 0]), ("asleep", False)])
def test_what_was_left_open_may_be_filled_in(field: str, nothing: Any) -> None:
    assert said({**FOX, field: nothing}, FOX, Fox)


@pytest.mark.parametrize(
    ("field", "other"),
    [("den", 1), ("den", False), ("name", "Ash"), ("cubs", [3, 5]), ("cubs", []), ("asleep", 1), ("age", 0)],
)
def test_what_was_said_is_shown(field: str, other: Any) -> None:
    told = {**FOX, field: other}
    assert not said(told, FOX, Fox)
    assert said(told, told, Fox)


def test_nothing_is_shown_that_has_no_place() -> None:
    assert not said(FOX, {**FOX, "tail": 1}, Fox)
    assert not said(FOX, {name: FOX[name] for name in FOX if name != "age"}, Fox)
