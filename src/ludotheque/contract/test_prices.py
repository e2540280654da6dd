"""Prices: every list counts somewhere, every price is asked for, and whatever they are, bots can go by them."""

import pickle
from collections.abc import Iterator

import pytest

from ludotheque.contract.cases import Case, setups
from ludotheque.contract.suite import Candidate
from ludotheque.core.box import Setup
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import BadPrices
from ludotheque.core.price_lists import PriceList, list_for
from ludotheque.core.prices import Prices
from ludotheque.games import open_game, repriced


def fitting(candidate: Candidate) -> Iterator[tuple[PriceList, list[Setup]]]:
    """Each list, with the set-ups for which it counts."""
    lists = candidate.box.price_lists()
    chosen = [setup for _, setup in setups(candidate.box, candidate.brought)]
    for one in lists:
        yield one, [setup for setup in chosen if list_for(lists, setup) is one]


def test_every_list_says_where_it_comes_from_and_counts_for_what_there_is(priced: Candidate) -> None:
    for one, counting in fitting(priced):
        assert one.origin.strip(), "where do these prices come from?"
        assert counting, f"this list counts for no set-up: when = {one.when}, seats = {one.seats}"
        assert {*one.seats} <= {*priced.box.label.seats}
        for name, value in one.when.items():
            assert value in priced.box.option(name).values


def test_every_price_is_asked_for(priced: Candidate) -> None:
    """By the heuristic of a set-up for which it counts; one that is asked for and not there would be refused."""
    for one, counting in fitting(priced):
        unasked = {*one.prices}
        for setup in counting:
            game = repriced(open_game(setup), one.read())
            game.heuristic()
            unasked &= {*game.prices.unasked()}
        assert unasked == set(), f"no heuristic asks for these prices: {unasked}"


def test_prices_are_the_same_as_their_numbers(priced_case: Case) -> None:
    prices = priced_case.game.prices
    numbers = prices.numbers()
    assert prices.priced(numbers).listed == prices.listed
    assert prices.priced([-number for number in numbers]).numbers() == [-number for number in numbers]
    with pytest.raises(BadPrices):
        prices.priced([*numbers, 0])


def test_bots_go_by_the_prices_of_their_game(priced_case: Case) -> None:
    game = priced_case.game
    other = repriced(game, game.prices.priced([2 * number + 1 for number in game.prices.numbers()]))
    assert open_game(game.setup).prices.listed == game.prices.listed != other.prices.listed
    assert any(said(other, state) != said(game, state) for state in priced_case.every_kind)


def test_a_game_travels_with_its_prices(priced_case: Case) -> None:
    game = priced_case.game
    other = repriced(game, game.prices.priced([number + 1 for number in game.prices.numbers()]))
    assert pickle.loads(pickle.dumps(other)).prices.listed == other.prices.listed != game.prices.listed
    assert pickle.loads(pickle.dumps(other.start("travels"))).game.prices.listed == other.prices.listed
    assert pickle.loads(pickle.dumps(game)).prices.listed == game.prices.listed


def test_whatever_the_prices_are_there_is_something_to_do(priced_case: Case) -> None:
    """Not all that a seat may do is skipped as the twin of something else, and chances stay chances."""
    for prices in strange(priced_case.game.prices):
        game = repriced(priced_case.game, prices)
        heuristic = game.heuristic()
        for state in priced_case.every_kind:
            for seat in state.to_act():
                assert max(heuristic.weigh(state, seat, action) for action in state.actions(seat)) >= 0
            assert all(heuristic.estimate(state, seat) <= 1.0 for seat in range(game.seats))


def strange(prices: Prices) -> Iterator[Prices]:
    """Prices that nobody would ask for, and that an experiment may come to."""
    numbers = prices.numbers()
    chance = Rng("strange prices")
    yield prices.priced([0] * len(numbers))
    yield prices.priced([-number for number in numbers])
    yield prices.priced([number * (chance.below(7) - 3) for number in numbers])


def said(game: Game, state: State) -> list[object]:
    """What a game's heuristic says of a situation, all in all."""
    heuristic = game.heuristic()
    weights = [heuristic.weigh(state, seat, action) for seat in state.to_act() for action in state.actions(seat)]
    return [heuristic.doubt(), [heuristic.estimate(state, seat) for seat in range(game.seats)], weights]
