"""Prices by name, and the files that they are read from."""

import pickle

import pytest

from ludotheque.core.box import Setup
from ludotheque.core.errors import BadPrices
from ludotheque.core.price_lists import list_for, read_price_lists
from ludotheque.core.prices import Prices

PRICES = Prices({"card": [3], "markets": [0, -5]})

FILE = """
[[lists]]
when = { level = 2 }
seats = [3, 4]
origin = "by hand"
date = "2026-11-18"
[lists.prices]
card = 1

[[lists]]
when = { level = 2 }
origin = "by hand"
date = "2026-11-18"
[lists.prices]
card = 2
markets = [0, -5]
"""


def test_a_price_is_found_by_its_name() -> None:
    prices = Prices(PRICES.listed)
    assert prices.unasked() == ["card", "markets"]
    assert prices.one("card") == 3
    assert prices.unasked() == ["markets"]
    assert list(prices.row("markets")) == [0, -5]
    assert list(prices.row("card")) == [3]
    assert prices.unasked() == []
    assert prices.numbers() == [3, 0, -5]


def test_a_row_is_an_array_of_one_s_own() -> None:
    row = PRICES.row("markets")
    row[0] = 7
    assert list(PRICES.row("markets")) == [0, -5]


def test_a_price_that_is_not_there_is_named() -> None:
    with pytest.raises(BadPrices, match="there is no price 'crad'; the prices are: card, markets"):
        PRICES.one("crad")
    with pytest.raises(BadPrices, match="there is no price 'card'; the prices are: none at all"):
        Prices({}).row("card")
    with pytest.raises(BadPrices, match="the price 'markets' is a row of 2, not a single number"):
        PRICES.one("markets")


def test_other_numbers_make_other_prices() -> None:
    assert PRICES.priced([1, 2, 3]).listed == {"card": [1], "markets": [2, 3]}
    for numbers in ([1, 2], [1, 2, 3, 4]):
        with pytest.raises(BadPrices, match=f"{len(numbers)} numbers are given for 3 prices"):
            PRICES.priced(numbers)


def test_prices_travel() -> None:
    assert pickle.loads(pickle.dumps(PRICES)).listed == PRICES.listed


def test_the_first_list_that_fits_counts() -> None:
    lists = read_price_lists(FILE)
    assert list_for(lists, Setup("any", 3, {"level": 2})).read().listed == {"card": [1]}
    assert list_for(lists, Setup("any", 2, {"level": 2})).read().listed == {"card": [2], "markets": [0, -5]}
    with pytest.raises(BadPrices, match=r"price file: no list fits any for 2 \(level=1\)"):
        list_for(lists, Setup("any", 2, {"level": 1}))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("seats = [3, 4]", "seat = 3", "seat"),
        ('date = "2026-11-18"', 'date = "today"', "date"),
        ("card = 1", 'card = "much"', "card"),
        ("card = 1", "card = 1.5", "card"),
        ("card = 1", "card = []", "card"),
        ('origin = "by hand"', "", "origin"),
    ],
)
def test_what_is_wrong_with_a_price_file_is_said_in_our_words(old: str, new: str, told: str) -> None:
    with pytest.raises(BadPrices, match=r"^price file: ") as complaint:
        read_price_lists(FILE.replace(old, new, 1))
    assert told in str(complaint.value)
    assert "`$" not in str(complaint.value)
    assert "Expected" not in str(complaint.value)


def test_a_file_that_is_no_toml_is_refused() -> None:
    with pytest.raises(BadPrices, match=r"^price file: "):
        read_price_lists("[[lists")
