"""What a game of Arkade comes to, counted by hand."""

from ludotheque.contract.at_play import counted

from .boards import alien, arcade, defender, do, throw


def test_saucers_shot_down_lives_shot_away_and_tiles() -> None:
    state = defender("c2 green, a1 green", "green 4", ship=2, odd="green")
    assert counted(state, do(state, 1, "shoot 2")) == {"shot-down": [None, 1], "tiles": [0, 1]}
    state = defender("c2 green+, b2 green", "green 4", ship=2)
    assert counted(state, do(state, 1, "shoot 2")) == {"lives-shot": [None, 1]}


def test_how_far_the_saucers_came() -> None:
    state = alien("c4 green, a1 orange", "green orange")
    told = do(state, 0, "move c4 d4") + do(state, 0, "move a1 b1")
    assert counted(state, told) == {"furthest": [4, None], "moves": [2, None]}


def test_nuggets_spent() -> None:
    state = defender("c4 green", "green 4", ship=3, nuggets=2)
    told = do(state, 1, "nugget left") + do(state, 1, "nugget right")
    assert counted(state, told) == {"nuggets-spent": [None, 2]}


def test_throws_of_both_sides_at_once() -> None:
    state = arcade("c4 green")
    told = throw(state, 0, "green orange") + throw(state, 1, "green 3") + throw(state, 0, "orange orange")
    assert counted(state, told) == {"throws": [2, 1]}
