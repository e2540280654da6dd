"""Reasons for an action: only what was measured, and honest where nothing tells two actions apart."""

import pytest

import ludotheque
from ludotheque.core.chance import Rng
from ludotheque.core.contract import LESS, MORE, State, Term, Terms
from ludotheque.core.errors import Mistake
from ludotheque.core.types import Floats
from ludotheque.search.advice import hint
from ludotheque.search.certain import wins_at_once
from ludotheque.search.reasons import ALIKE, ONLY, PROVEN, SURE, Pairs, Reasons, rounded
from ludotheque.skeleton.game import StonesGame
from ludotheque.skeleton.rules import StonesState


def stones(count: int) -> StonesState:
    state = ludotheque.game("ludotheque.skeleton").from_position({"stones": count, "turn": 0})
    assert isinstance(state, StonesState)
    return state


def test_means_and_standard_error_of_pairs() -> None:
    pairs = Pairs()
    for first, second in ((1.0, 0.0), (2.0, 2.0), (3.0, 1.0)):
        pairs.add(first, second)
    assert (pairs.first, pairs.second) == (2.0, 1.0)
    assert pairs.error() == pytest.approx((1.0 / 3.0) ** 0.5)
    assert not pairs.steady


def test_a_difference_counts_beyond_doubt_only_and_in_the_wanted_direction() -> None:
    steady, noisy = Pairs(), Pairs()
    for number in range(100):
        steady.add(3.0, 2.0)
        noisy.add(3.0 + 40.0 * (number % 2), 22.0)
    assert steady.steady
    assert steady.tells(0.5)
    assert steady.tells(1.0)
    assert not steady.tells(1.5), "less than a grain"
    assert not steady.tells(-0.5), "wanted is less"
    assert noisy.difference() == pytest.approx(1.0)
    assert not noisy.tells(0.5), f"less than {SURE} standard errors"


@pytest.mark.parametrize(
    ("first", "second", "told"),
    [(3.04, 2.0, (3, 2)), (3.44, 2.96, (3.4, 3)), (61.6, 44.4, (62, 44)), (0.0, 100.0, (0, 100))],
)
def test_numbers_are_told_as_people_say_them(first: float, second: float, told: tuple[float, float]) -> None:
    found = rounded(first, second)
    assert (found["with"], found["without"]) == told
    assert all(isinstance(number, int) or number != int(number) for number in found.values())


def test_with_one_action_there_is_no_choice() -> None:
    state = stones(1)
    assert Reasons(state.game, "seed").why(state, 0, 0) == {"reason": ONLY}


def test_the_term_that_tells_is_named_with_what_it_was_compared_with() -> None:
    """Of five stones, taking one leaves four, and nobody takes four at once."""
    state = stones(5)
    told = Reasons(state.game, "seed").why(state, 0, 0)
    assert told["reason"] == "last"
    assert (told["with"], told["without"], told["sure"]) == (0, 100, True)
    assert told["other"]["verb"] == "take"


def test_an_action_that_is_worse_has_no_reason() -> None:
    """What differs in the unwanted direction is never named."""
    state = stones(5)
    assert Reasons(state.game, "seed").between(state, 0, 1, 0)["reason"] == ALIKE


def test_what_is_proven_says_so() -> None:
    found = hint(stones(5), 0)
    assert (found.action, found.reason) == (0, {"reason": PROVEN})


class Gamble(StonesState):
    """Who takes but one of two stones nearly always gets the other as well: as good as won, as far as one can count."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.stones and self.rng.below(200):
            super().apply(1 - seat, 0)
            self.turn = 1 - seat

    def clone(self) -> "Gamble":
        other = Gamble(self.rules, self.rng.clone())
        other.stones, other.turn = self.stones, self.turn
        return other

    def foreseeable(self) -> bool:
        return False


class Veiled(Gamble):
    """The same, but not all lies open."""

    def clone(self) -> "Veiled":
        other = Veiled(self.rules, self.rng.clone())
        other.stones, other.turn = self.stones, self.turn
        return other

    def open(self) -> bool:
        return False


def gamble(kind: type[Gamble]) -> Gamble:
    game = stones(2).game
    assert isinstance(game, StonesGame)
    state = kind(game, Rng("gamble"))
    state.stones = 2
    return state


def test_a_certain_win_is_better_than_what_nearly_always_wins() -> None:
    """However few simulations tell them apart: hold a winning pot, do not roll on."""
    for seed in "abcdef":
        found = hint(gamble(Gamble), 0, seed=seed)
        assert (found.action, found.reason) == (1, {"reason": PROVEN})
    assert Reasons(gamble(Gamble).game, "seed").why(gamble(Gamble), 0, 1) == {"reason": PROVEN}
    assert Reasons(gamble(Gamble).game, "seed").why(gamble(Gamble), 0, 0)["reason"] != PROVEN


def test_what_only_chance_or_a_secret_could_spoil_is_not_proven() -> None:
    assert not wins_at_once(gamble(Gamble), 0, 0)
    assert wins_at_once(gamble(Gamble), 0, 1)
    assert not wins_at_once(gamble(Veiled), 0, 1)


def test_a_hint_is_for_those_who_may_act() -> None:
    with pytest.raises(Mistake, match="seat 1 has nothing to do now; those who have: 0"):
        hint(stones(5), 1)
    with pytest.raises(Mistake, match="nobody has"):
        hint(stones(0), 1)


class Weather(Terms):
    """Terms that follow from chance alone, or from nothing."""

    def __init__(self) -> None:
        super().__init__([Term("rain", MORE, 0.2, 0.0, 9.0), Term("sun", LESS, 0.2, 0.0, 9.0)])

    def measure(self, state: State, seat: int, into: Floats) -> None:
        into[0] = float(state.rng.below(10))
        into[1] = 5.0

    def stock(self, state: State, seat: int) -> bool:
        return True


def test_chance_is_no_reason() -> None:
    """Both actions meet the same chance: what comes of that alone does not differ at all."""
    state = stones(9)
    reasons = Reasons(state.game, "seed")
    measured = reasons.measured(state.guess(0, Rng("world")), 0, 0, 1, Weather())
    assert [pairs.difference() for pairs in measured] == [0.0, 0.0]
    assert [pairs.steady for pairs in measured] == [False, True]


def test_a_game_without_terms_has_reasons_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    state = stones(9)
    monkeypatch.setattr(StonesGame, "terms", lambda game, seat: Terms([]))
    assert Reasons(state.game, "seed").between(state, 0, 0, 1)["reason"] in ("chances", ALIKE)
