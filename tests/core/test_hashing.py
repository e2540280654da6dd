"""Keys: no two situations run into each other, whatever they begin with."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

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


@pytest.mark.parametrize("most", [0, 1, 6, 1 << 20, MASK - 1])
def test_every_number_of_an_array_counts_wherever_it_stands(most: int) -> None:
    def arrayed(numbers: list[int]) -> int:
        key = Key()
        key.add(2, 0, 4)
        key.add_all(vec[i64](numbers), -1, most)
        key.add(1, 0, 4)
        return key.value()

    numbers = [number % (most + 2) - 1 for number in range(40)]
    changed = [[*numbers[:place], most - numbers[place] - 1, *numbers[place + 1 :]] for place in range(40)]
    assert len({arrayed(each) for each in [numbers, *changed]}) == 1 + sum(each != numbers for each in changed)


@pytest.mark.parametrize("number", [-2, 7, MASK])
def test_a_number_of_an_array_outside_its_range_is_refused(number: int) -> None:
    for place in (0, 39):
        numbers = ints(40)
        numbers[place] = number
        with pytest.raises(ValueError, match=f"{number} is outside -1 to 6"):
            Key().add_all(numbers, -1, 6)


def test_what_follows_a_list_is_not_taken_for_more_of_it() -> None:
    def listed(numbers: list[int], after: list[int]) -> int:
        key = Key()
        key.add_list(vec[i64](numbers), 0, 9)
        key.add_all(vec[i64](after), 0, 9)
        return key.value()

    numbers = [0, 0, 3, 0]
    assert len({listed(numbers[:place], numbers[place:]) for place in range(5)}) == 5
    assert len({listed(numbers[:place], []) for place in range(5)}) == 5


def test_counts_of_any_size_are_told_apart() -> None:
    def counted(numbers: list[int]) -> int:
        key = Key()
        key.add_counts(vec[i64](numbers))
        return key.value()

    found = {counted([first, second, third]) for first in range(9) for second in range(9) for third in range(9)}
    assert len(found) == 9**3
    assert counted([0, MASK - 1]) != counted([1, MASK - 1])
