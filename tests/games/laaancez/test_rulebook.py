"""The statements of the rulebook, R1 to R16, one after another."""

import pytest

from ludotheque.contract.at_play import can, do, why
from tests.games.laaancez.situations import FULL, GAME, almost_full, candle, fight, line, phase, recruit, row, sheet

CELLS = [f"{row}{number}" for row, width in zip("abcd", (5, 5, 3, 3), strict=True) for number in range(1, width + 1)]
DESTROYED = tuple(" ".join(f"{word}:0/1" for word in words.split()) for words in FULL)


def test_R1_putting_out_the_rival_s_candle_wins_and_losing_one_s_own_loses() -> None:
    state = fight("hat", sheet("", line="e", candle=1))
    do(state, 0, "throw a1 e1")
    assert state.outcome() == [1.0, 0.0]


def test_R1_the_second_player_wins_the_same_way() -> None:
    state = fight(sheet("", line="e", candle=1), "hat", turn=1)
    do(state, 1, "throw a1 e1")
    assert state.outcome() == [0.0, 1.0]


def test_R2_the_game_begins_with_recruiting_and_goes_on_with_combat() -> None:
    assert phase(GAME.start("R2")) == "roll"
    state = recruit(6, almost_full(), almost_full())
    do(state, 0, "copy fir d3")
    do(state, 1, "copy fir d3")
    assert phase(state) == "combat"


def test_R2_nothing_is_thrown_while_recruiting() -> None:
    assert why(recruit(), 0, "throw a1 a1") == "recruiting R2"
    assert why(recruit(3, "hat", "hat"), 0, "throw a1 a1") == "recruiting R2"


def test_R3_a_copied_object_has_the_hearts_and_the_damage_of_the_file() -> None:
    state = recruit(3)
    do(state, 0, "copy hat a1")
    do(state, 1, "copy sugar a1")
    assert row(state, 0) == "hat:4/1 . . . ."
    assert row(state, 1) == "sugar:3/1 . . . ."


def test_R3_hearts_are_never_raised() -> None:
    state = recruit(2, "hat")
    do(state, 0, "tick a1")
    do(state, 1, "copy shield a1")
    assert row(state, 0) == "hat:4/2 . . . ."


@pytest.mark.parametrize(
    ("name", "limit"),
    [
        ("snowball", 2),
        ("star", 4),
        ("hat", 2),
        ("sugar", 3),
        ("gift", 2),
        ("bauble", 4),
        ("gingerbread", 1),
        ("fir", 3),
    ],
)
def test_R4_damage_rises_tick_by_tick_to_the_limit_of_the_object(name: str, limit: int) -> None:
    state = recruit(0, name)
    for damage in range(1, limit):
        position = state.position() | {"phase": "choose", "die": 4}
        state = GAME.from_position(position)
        do(state, 0, "tick a1")
        do(state, 1, f"copy gift {'abcd'[damage]}1")
        assert row(state, 0).split()[0].endswith(f"/{damage + 1}")
    state = GAME.from_position(state.position() | {"phase": "choose", "die": 4})
    assert why(state, 0, "tick a1") == "tick-limit R4"


def test_R4_a_shield_has_no_room_for_damage() -> None:
    assert why(recruit(2, "shield"), 0, "tick a1") == "tick-limit R4"


def test_R5_player_1_rolls_first_and_both_act_on_the_result() -> None:
    state = GAME.start("R5")
    assert state.to_act() == [0]
    assert do(state, 0, "roll")[0]["event"] == "rolled"
    assert state.to_act() == [0, 1]


def test_R5_before_the_roll_there_is_nothing_to_choose_from() -> None:
    for choice in ("copy hat a1", "tick a1", "pass"):
        assert why(recruit(), 0, choice) == "roll-first R5"
        assert why(recruit(), 1, choice) == "roll-first R5"


@pytest.mark.parametrize(
    ("die", "offered"),
    [
        (1, {"copy snowball", "copy star"}),
        (2, {"copy shield", "tick"}),
        (3, {"copy hat", "copy sugar"}),
        (4, {"copy gift", "tick"}),
        (5, {"copy bauble", "copy gingerbread"}),
        (6, {"copy fir", "tick"}),
    ],
)
def test_R6_each_result_offers_its_two_options_and_nothing_else(die: int, offered: set[str]) -> None:
    state = recruit(die, "hat", "hat")
    for seat in (0, 1):
        assert {action.rsplit(" ", 1)[0] for action in can(state, seat)} == offered


def test_R6_an_object_that_is_not_offered_cannot_be_copied() -> None:
    assert why(recruit(3), 0, "copy fir a1") == "not-offered R6"


def test_R6_damage_is_ticked_only_where_it_is_offered() -> None:
    assert why(recruit(3, "hat"), 0, "tick a1") == "tick-not-offered R6"


def test_R6_a_tick_goes_to_an_object_recruited_before_this_roll() -> None:
    state = recruit(4)
    assert can(state, 0) == [f"copy gift {cell}" for cell in CELLS]


def test_R7_the_sheet_has_rows_of_5_5_3_and_3_cells_and_the_candle() -> None:
    assert can(recruit(3), 0) == [f"copy {name} {cell}" for name in ("hat", "sugar") for cell in CELLS]
    assert GAME.read("throw e1 e1") == GAME.action_count() - 1


def test_R7_an_object_goes_into_any_free_cell_and_no_other() -> None:
    state = recruit(6, ("hat . star", "", ". shield"))
    copies = {action.split()[2] for action in can(state, 0) if action.startswith("copy")}
    assert copies == set(CELLS) - {"a1", "a3", "c2"}
    assert why(state, 0, "copy fir a3") == "cell-taken R7"


def test_R8_a_shield_protects_the_object_on_its_left_and_the_one_on_its_right() -> None:
    state = fight("hat", "star hat shield hat star")
    assert can(state, 0) == ["throw a1 a1", "throw a1 a3", "throw a1 a5"]


def test_R9_recruiting_ends_when_one_sheet_is_complete_though_the_other_is_not() -> None:
    state = recruit(6, almost_full(), "hat")
    do(state, 0, "copy fir d3")
    assert phase(state) == "choose"
    events = do(state, 1, "copy fir b1")
    assert phase(state) == "combat"
    assert "combat" in [event["event"] for event in events]


def test_R9_recruiting_goes_on_while_both_sheets_have_free_cells() -> None:
    state = recruit(4, almost_full(), almost_full())
    do(state, 0, "tick a1")
    do(state, 1, "tick a1")
    assert phase(state) == "roll"


def test_R9_ticks_do_not_matter_for_a_complete_sheet() -> None:
    state = recruit(1, almost_full("star:1/4 star:1/2 ."), "hat")
    do(state, 0, "copy star d3")
    do(state, 1, "copy star a2")
    assert phase(state) == "combat"


@pytest.mark.parametrize("choice", ["roll", "tick a1", "copy hat b1"])
def test_R9_nothing_is_recruited_in_combat(choice: str) -> None:
    state = fight("hat", "hat")
    assert why(state, 0, choice) == "fighting R9"
    assert why(state, 1, choice) == "fighting R9"


def test_R10_player_1_begins_and_then_they_alternate() -> None:
    state = fight("hat", "fir")
    do(state, 0, "throw a1 a1")
    assert state.to_act() == [1]
    do(state, 1, "throw a1 a1")
    assert state.to_act() == [0]


def test_R10_any_object_of_the_line_at_any_of_the_opposite_line() -> None:
    state = fight(("hat star", "fir"), ("gift . sugar", "hat"))
    assert can(state, 0) == ["throw a1 a1", "throw a1 a3", "throw a2 a1", "throw a2 a3"]


def test_R11_as_many_hearts_are_crossed_out_as_the_damage_says() -> None:
    state = fight("bauble:2/2 star:1/4", "hat:4/1 fir")
    thrown = do(state, 0, "throw a1 a1")[0]
    assert (thrown["lost"], thrown["left"]) == (2, 2)
    assert row(state, 1).startswith("hat:2/1 fir:4/1")


def test_R11_as_much_damage_as_hearts_destroys() -> None:
    state = fight("star:1/4", "hat fir")
    events = do(state, 0, "throw a1 a1")
    assert [event["event"] for event in events] == ["thrown", "destroyed"]
    assert row(state, 1).startswith("hat:0/1 fir:4/1")


def test_R11_more_damage_than_hearts_destroys() -> None:
    state = fight("star:1/4", "star fir")
    do(state, 0, "throw a1 a1")
    assert row(state, 1).startswith("star:0/1 fir:4/1")


def test_R11_an_object_that_is_only_weakened_still_fights() -> None:
    state = fight("hat", "snowball")
    do(state, 0, "throw a1 a1")
    assert row(state, 1).startswith("snowball:1/1")
    assert can(state, 1) == ["throw a1 a1"]


def test_R12_an_object_of_damage_0_cannot_be_thrown() -> None:
    state = fight("shield hat", "hat")
    assert can(state, 0) == ["throw a2 a1"]
    assert why(state, 0, "throw a1 a1") == "thrower-harmless R12"


def test_R13_the_neighbours_can_be_hit_once_the_shield_is_destroyed() -> None:
    state = fight("star:1/4 hat", "hat shield hat")
    assert why(state, 0, "throw a1 a1") == "target-protected L9"
    do(state, 0, "throw a1 a2")
    do(state, 1, "throw a1 a2")
    assert why(state, 0, "throw a1 a1") == ""
    assert why(state, 0, "throw a1 a3") == ""


def test_R13_a_shield_that_is_only_weakened_still_protects() -> None:
    state = fight("bauble:2/2", "hat shield")
    do(state, 0, "throw a1 a2")
    do(state, 1, "throw a1 a1")
    assert why(state, 0, "throw a1 a1") == "target-protected L9"


def test_R13_protected_objects_may_be_thrown() -> None:
    assert can(fight("hat shield", "star"), 0) == ["throw a1 a1"]


def test_R14_a_line_is_lost_when_all_of_it_is_destroyed() -> None:
    state = fight("hat", ("star", "hat"))
    events = do(state, 0, "throw a1 a1")
    assert [event["event"] for event in events] == ["thrown", "destroyed", "folded"]
    assert line(state, 1) == "b"


def test_R14_a_line_is_lost_when_only_damage_0_is_left() -> None:
    state = fight("hat", ("star . shield", "hat"))
    do(state, 0, "throw a1 a1")
    assert line(state, 1) == "b"


def test_R14_a_line_with_anything_to_throw_fights_on() -> None:
    state = fight("hat", ("star . shield hat", "hat"))
    do(state, 0, "throw a1 a1")
    assert line(state, 1) == "a"


def test_R15_the_next_line_comes_up_against_the_line_that_won() -> None:
    state = fight(("hat star", "fir"), ("star", "gift gift"))
    do(state, 0, "throw a1 a1")
    assert (line(state, 0), line(state, 1)) == ("a", "b")
    assert can(state, 1) == ["throw b1 a1", "throw b1 a2", "throw b2 a1", "throw b2 a2"]


def test_R16_on_the_last_line_the_candle_attacks_with_damage_1() -> None:
    state = fight(sheet(DESTROYED, line="e"), "hat fir")
    assert can(state, 0) == ["throw e1 a1", "throw e1 a2"]
    assert do(state, 0, "throw e1 a2")[0]["lost"] == 1


def test_R16_destroying_the_candle_wins_at_once() -> None:
    state = fight("hat", sheet("", line="e", candle=1))
    events = do(state, 0, "throw a1 e1")
    assert [event["event"] for event in events] == ["thrown", "destroyed", "won"]
    assert phase(state) == "over"
    assert state.to_act() == []
    assert candle(state, 1) == 0


def test_R16_after_the_end_nothing_is_done() -> None:
    state = fight("hat", sheet("", line="e", candle=1))
    do(state, 0, "throw a1 e1")
    for seat in (0, 1):
        for action in ("roll", "throw a1 e1", "copy hat a2"):
            assert why(state, seat, action) == "over R16"
