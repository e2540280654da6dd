"""What is written in TOML is read back as it was, whatever somebody's names and texts are."""

from typing import Any

import msgspec
import pytest

from ludotheque.core.price_lists import PriceList, read_price_lists

WORDS = "ludotheque train stones --seed 'a,b \"c\"' --out C:\\new\\u1\x7f\x01\n\té😀"


@pytest.mark.parametrize(
    "own",
    [
        {"command": WORDS},
        {"origin": WORDS},
        {"trial": "It ends with \\"},
        {"origin": f"{'long' * 100} {'short words ' * 50}."},
        {"when": {"mode": "a,b", "two words": True, "é": 3}},
        {"seats": [2, 3], "prices": {"a.b": 1, "two words": [2, -3]}},
        {"prices": {}},
    ],
)
def test_a_price_list_is_read_back_as_it_was_written(own: dict[str, Any]) -> None:
    plain = PriceList(origin="By hand.", date="2026-11-19", prices={"card": 1})
    listed = msgspec.structs.replace(plain, **own)
    assert read_price_lists(listed.text()) == [listed]
