"""Numbers declared: where each stands, how it is called, and what is said where there is none."""

import pytest

from ludotheque.contract.numbers import without
from ludotheque.core.contract import Encoding
from ludotheque.core.encoding import Features
from ludotheque.core.errors import Mistake
from ludotheque.core.types import ints
from ludotheque.library import game


def example() -> Features:
    features = Features()
    features.add("coins", 0, 10)
    features.add("balance", -5, 5, ["own", "next"])
    features.add("die", among=["1", "2", "3"])
    return features


def test_numbers_stand_one_after_another() -> None:
    features = example()
    assert [feature.first for feature in features.features] == [0, 1, 3]
    assert features.size == len(features.room()) == 6
    assert features.names() == ["coins", "balance own", "balance next", "die 1", "die 2", "die 3"]
    assert list(features.lows()) == [0, -5, -5, 0, 0, 0]
    assert list(features.highs()) == [10, 5, 5, 1, 1, 1]


def test_numbers_are_scaled_by_their_ranges() -> None:
    room = example().room()
    room[0], room[1], room[2], room[4] = 5, -5, 5, 1
    assert list(example().scaled(room)) == [0.5, 0.0, 1.0, 0.0, 1.0, 0.0]


def test_a_game_without_an_encoding_says_so() -> None:
    state = game("tiny_dare").start("1")
    assert state.game.encoding() is None
    with pytest.raises(Mistake, match="tiny_dare declares no encoding"):
        state.encode(0, ints(5))


def test_there_must_be_room_for_just_all_numbers() -> None:
    state = game("tiny").start("1")
    with pytest.raises(ValueError, match=r"room for 3 numbers; \d+ are told"):
        state.encode(0, ints(3))


def test_whatever_was_in_the_array_before_is_gone() -> None:
    state = game("tiny").start("1")
    encoding = state.game.encoding()
    assert isinstance(encoding, Encoding)
    first, second = encoding.room(), ints(encoding.size, 7)
    state.encode(0, first)
    state.encode(0, second)
    assert list(first) == list(second)


def test_fields_are_left_out_of_each_thing_of_a_list() -> None:
    told = {"round": 3, "pilots": [{"seen": 1, "cell": "a1"}, {"seen": 2, "cell": "a2"}]}
    assert without(told, ["round"]) == {"pilots": told["pilots"]}
    assert without(told, ["pilots", "seen"]) == {"round": 3, "pilots": [{"cell": "a1"}, {"cell": "a2"}]}
