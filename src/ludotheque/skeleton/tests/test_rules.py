"""A test for every rule, named after it."""

from ludotheque.contract.at_play import can, do, kinds, why
from ludotheque.skeleton import BOX


def test_R1_the_players_take_turns() -> None:
    state = BOX.open(BOX.setup()).start("seed")
    do(state, 0, "take 3")
    assert why(state, 0, "take 1") == "not-your-turn R1"
    assert can(state, 1) == ["take 1", "take 2", "take 3"]


def test_R2_nobody_takes_more_than_there_are() -> None:
    state = BOX.open(BOX.setup()).from_position({"stones": 2, "turn": 0})
    assert can(state, 0) == ["take 1", "take 2"]
    assert why(state, 0, "take 3") == "too-many R2"


def test_R3_the_last_stone_wins() -> None:
    state = BOX.open(BOX.setup()).from_position({"stones": 2, "turn": 0})
    assert kinds(do(state, 0, "take 2")) == ["took", "won"]
    assert state.outcome() == [1, 0]
    assert why(state, 1, "take 1") == "over R3"
