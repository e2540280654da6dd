"""A step is told as a film: whoever watches sees each event with the view of that moment, and nothing before it."""

from typing import Any

import pytest

from tests.participant import together
from tests.room.house import House, visit

pytestmark = pytest.mark.anyio


def led_on(view: Any, frame: list[Any]) -> Any:
    """The view after a frame, as a client makes it."""
    for path, value in frame:
        view = _put(view, path, value)
    return view


def _put(there: Any, path: list[str | int], value: Any) -> Any:
    if not path:
        return value
    key, *rest = path
    copied: Any = there.copy()
    copied[key] = _put(there[key], rest, value)
    return copied


async def test_the_frames_lead_from_the_view_before_to_every_event(house: House) -> None:
    keys = await house.table("me", "me")
    async with visit(house, keys["table"], *keys["seats"]) as ada:
        view = ada.now["views"]["0"]
        rolled, chosen = 0, 0
        for _ in range(12):
            seat = ada.now["toAct"][0]
            await ada.act(seat)
            step = ada.now
            assert len(step["frames"]["0"]) == len(step["events"]["0"]) > 0
            for event, frame in zip(step["events"]["0"], step["frames"]["0"], strict=True):
                view = led_on(view, frame)
                if event["event"] == "rolled":
                    rolled += 1
                    assert view["die"] == event["die"]
                chosen += event["event"] == "chose"
            view = step["views"]["0"]
        assert rolled
        assert chosen


async def test_a_frame_shows_a_seat_only_what_it_may_see(house: House) -> None:
    """The rival's sealed choice is no more in a frame than in a view."""
    keys = await house.table("me", "me")
    first, second = keys["seats"]
    async with visit(house, keys["table"], first) as ada, visit(house, keys["table"], second) as bob:
        await ada.act(0)
        await together(ada, bob)
        await bob.act(1)
        await together(ada, bob)
        [frame] = ada.now["frames"]["0"]
        assert frame == [[["choices", 1], "?"]]
        [own] = bob.now["frames"]["1"]
        assert own[0][1] not in ("", "?")
