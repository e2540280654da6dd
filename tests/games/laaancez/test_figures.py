"""What a game of Laaancez ! comes to, counted by hand."""

from ludotheque.contract.at_play import counted, do

from .situations import fight, recruit, sheet


def test_throws_hearts_and_what_is_knocked_out() -> None:
    state = fight("bauble:2/2 star:1/4", "hat:4/1 fir")
    told = do(state, 0, "throw a1 a1")
    told += do(state, 1, "throw a1 a1")
    told += do(state, 0, "throw a2 a1")
    assert counted(state, told) == {"hearts": [4, 1], "destroyed": [1, 0], "throws": [2, 1], "hardest": [2, 1]}


def test_the_candle_counts_as_knocked_out() -> None:
    state = fight("star:1/4", sheet(("", "", "", ""), line="e", candle=1))
    told = do(state, 0, "throw a1 e1")
    assert state.over()
    assert counted(state, told) == {"hearts": [1, 0], "destroyed": [1, 0], "throws": [1, 0], "hardest": [1, 0]}


def test_what_is_drawn_and_raised_and_not_what_was_only_chosen() -> None:
    state = recruit(4, "hat")
    told = do(state, 0, "tick a1", viewer=0)
    assert counted(state, told) == {}
    told += do(state, 1, "copy gift b2")
    assert counted(state, told) == {"copied": [0, 1], "ticked": [1, 0]}
