"""Keys: no two situations run into each other, whatever they begin with."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.core.hashing import MASK, WIDE, Key, mixed
from ludotheque.core.types import ints

SMALL = st.integers(0, 2**30 - 1)


def keyed(*numbers: tuple[int, int, int]) -> int:
    key = Key()
    for number, least, most in numbers:
        key.add(number, least, most)
    return key.value()


@given(SMALL, SMALL, SMALL, SMALL)
def test_no_first_number_is_bad(first: int, second: int, third: int, fourth: int) -> None:
    if (first, second) != (third, fourth):
        assert mixed(first, second) != mixed(third, fourth)


def test_bare_numbers_do_not_cancel_out() -> None:
    found = {mixed(first, second) for first in range(300) for second in range(300)}
    assert len(found) == 300 * 300


@given(st.integers(0, MASK), st.integers(0, MASK))
def test_a_key_stays_within_62_bits(key: int, value: int) -> None:
    assert 0 <= mixed(key, value) <= MASK


def test_a_number_outside_its_range_is_refused() -> None:
    for number in (-1, 7):
        with pytest.raises(ValueError, match=f"{number} is outside 0 to 6"):
            Key().add(number, 0, 6)


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, WIDE - 1), st.integers(-1, 900)), min_size=1, max_size=40))
def test_every_number_counts_wherever_it_stands(rows: list[tuple[int, int, int]]) -> None:
    def numbers(rows: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
        return [part for a, b, c in rows for part in ((a, 0, 3), (b, 0, WIDE), (c, -1, 900))]

    whole = keyed(*numbers(rows))
    for place, (a, b, c) in enumerate(rows):
        for other in ((a ^ 1, b, c), (a, b ^ 1, c), (a, b, c - 1 if c > -1 else 0)):
            assert keyed(*numbers([*rows[:place], other, *rows[place + 1 :]])) != whole


def test_neighbours_do_not_run_into_each_other() -> None:
    found = {keyed((a, 0, 9), (b, -1, 8), (c, 0, 1)) for a in range(10) for b in range(-1, 9) for c in range(2)}
    assert len(found) == 200


def test_a_key_may_be_asked_for_its_value_again_and_again() -> None:
    key = Key()
    key.add(3, 0, 6)
    assert key.value() == key.value()
    before = key.value()
    key.add(0, 0, 6)
    assert key.value() != before


@pytest.mark.parametrize("most", [1, 6, 1 << 20, 1 << 40])
def test_an_array_is_added_as_its_numbers_are_one_by_one(most: int) -> None:
    numbers = ints(40, 1)
    together, one_by_one = Key(), Key()
    for key in (together, one_by_one):
        key.add(2, 0, 4)
    together.add_all(numbers, 0, most)
    for number in numbers:
        one_by_one.add(number, 0, most)
    for key in (together, one_by_one):
        key.add_bits(5)
    assert together.value() == one_by_one.value()
    with pytest.raises(ValueError, match="is outside"):
        together.add_all(ints(3, most + 1), 0, most)
