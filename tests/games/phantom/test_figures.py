"""What a game of Phantom comes to, counted by hand."""

from ludotheque.contract.at_play import counted, do

from .situations import duel, fight, live, sit, tosses


def test_a_fight_won_by_throwing_the_phantom() -> None:
    state = duel("D3", "", (6,))
    figures = counted(state, fight(state, "commit D3"))
    assert figures == {
        "fights-won": [1, 0],
        "fights-lost": [0, 1],
        "phantoms-thrown": [1, 0],
        "from-fight": [1, 0],
    }


def test_a_tie_is_nobody_s_fight() -> None:
    state = duel("", "", (2, 2, 3, 5))
    figures = counted(state, fight(state))
    assert (figures["fights-won"], figures["fights-lost"]) == ([0, 1], [1, 0])


def test_what_a_drone_steals_one_has_and_the_other_has_not() -> None:
    state, told = live("drone NT", "N1 T1", "", "", "")
    told += do(state, 0, "steal crystals 2") + do(state, 0, "steal crystals 3")
    figures = counted(state, told)
    assert (figures["from-drone"], figures["crystals-robbed"]) == ([2, 0, 0], [0, 1, 1])
    state, told = live("drone NC", "N1 C1", "", "D1 D2", "T1 T2")
    told += do(state, 0, "steal cards 3") + do(state, 0, "steal cards 2")
    assert "from-drone" not in counted(state, told), "cards are no crystals"


def test_an_ambush_costs_crystals_that_nobody_has_then() -> None:
    state, told = live("ambush C", "C1", "", "", "", crystals=[2, 3, 4])
    assert counted(state, told)["crystals-lost"] == [0, 1, 1]


def test_the_blobulopode_brings_or_takes_along() -> None:
    state = sit("", "", blobulopode=1, phase="adventure", chance=tosses("good"))
    assert counted(state, do(state, 0, "pass"))["from-blobulopode"] == [0, 1]
    state = sit("", "", blobulopode=1, phase="adventure", chance=tosses("bad"))
    figures = counted(state, do(state, 0, "pass"))
    assert (figures["from-blobulopode"], figures["crystals-robbed"]) == ([1, 0], [0, 1])


def test_titans_take_from_some_for_one() -> None:
    state, told = live("titans CD", "C1 D1", "", "C7 S8 N6", "T8")
    told += do(state, 1, "discard S8") + do(state, 2, "give")
    figures = counted(state, told)
    assert (figures["from-titans"], figures["crystals-robbed"]) == ([1, 0, 0], [0, 0, 1])
