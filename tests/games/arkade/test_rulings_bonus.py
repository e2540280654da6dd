"""Our rulings on bonus cells and the Alien's tiles, A3 to A6, A16, A18 and A19."""

from typing import Any

import pytest

from ludotheque.contract.at_play import kinds
from ludotheque.core.contract import State
from tests.games.arkade.boards import (
    ADVANCED,
    alien,
    altered,
    arcade,
    can,
    defender,
    dice,
    do,
    game,
    now,
    things,
    throw,
    told,
    why,
)

STACKED = game(altered({'d1 = "green"': 'd1 = "green", e1 = "green", g1 = "green"'}))
"""Bonus cells one behind another, and one before the last line."""


def stopping(more: str = "", colours: str = "green orange", **changes: Any) -> State:
    """A green saucer has come to d1, from where an orange die could take it on to e1 or d2."""
    state = alien("c1 green" + more, colours, **changes)
    assert kinds(do(state, 0, "move c1 d1")) == ["moved"]
    return state


def test_A3_a_saucer_that_could_go_on_asks_whether_it_stops() -> None:
    state = stopping(", a4 purple")
    assert now(state, "choices") == ["stop d1", ""]
    assert can(state, 0) == ["move d1 d2", "move d1 e1", "stop"]


def test_A3_stopping_is_the_bonus_now() -> None:
    state = stopping()
    events = do(state, 0, "stop", tiles="life")
    assert kinds(events) == ["bonus", "life"]
    assert things(state) == "d1 green+*"
    assert now(state, "choices") == ["", ""]
    assert dice(state, 0) == "-green orange"


@pytest.mark.parametrize("target", ["d2", "e1"])
def test_A3_going_on_is_no_bonus(target: str) -> None:
    state = stopping()
    assert kinds(do(state, 0, f"move d1 {target}")) == ["moved"]
    assert things(state) == f"{target} green"
    assert now(state, "alien") == {"left": 6, "turned": []}
    assert now(state, "choices") == ["", ""]


def test_A3_the_second_die_is_for_that_saucer_or_the_saucer_has_stopped() -> None:
    state = stopping(", b3 purple, a6 green")
    assert why(state, 0, "move b3 c3") == "stop-or-not A3"
    do(state, 0, "stop", tiles="life")
    do(state, 0, "move b3 c3")
    assert things(state) == "a6 green, c3 purple, d1 green+*"


@pytest.mark.parametrize(
    ("more", "colours"),
    [("", "green purple"), (", d2 orange, e1 orange", "green orange"), ("", "green -orange")],
    ids=["no cell of that colour", "the cells are taken", "the die is used"],
)
def test_A3_a_saucer_that_cannot_go_on_stops(more: str, colours: str) -> None:
    state = alien("c1 green" + more, colours)
    assert kinds(do(state, 0, "move c1 d1"))[:2] == ["moved", "bonus"]


@pytest.mark.parametrize(
    ("saucers", "colours", "move", "way"),
    [
        ("c3 purple, d4 orange", "purple green", "c3 d3", "e3"),
        ("c3 purple, e3 orange", "purple green", "c3 d3", "d4"),
        ("c3 purple", "purple orange", "c3 d3", "d2"),
        ("e2 orange", "green purple", "e2 f2", "f1"),
        ("c5 orange, e5 green", "orange purple", "c5 d5", "d6"),
    ],
)
def test_A3_one_way_to_go_on_is_enough(saucers: str, colours: str, move: str, way: str) -> None:
    state = alien(saucers, colours)
    do(state, 0, f"move {move}")
    assert can(state, 0) == [f"move {move.split()[1]} {way}", "stop"]


def test_A3_no_way_leads_round_the_edge_of_the_board() -> None:
    """Beyond f6 lies g1, which is green and free; beyond d1 lies c6, which is orange and free."""
    state = alien("e6 purple, f5 orange", "orange green")
    assert kinds(do(state, 0, "move e6 f6"))[:2] == ["moved", "bonus"]
    state = alien("c1 green, d2 orange, e1 orange", "green orange")
    assert kinds(do(state, 0, "move c1 d1"))[:2] == ["moved", "bonus"]


def test_A3_two_dice_of_the_bonus_cell_s_colour_do_not_lead_on() -> None:
    state = alien("c1 green", "green green")
    assert kinds(do(state, 0, "move c1 d1"))[:2] == ["moved", "bonus"]


def test_A3_the_first_die_may_be_the_one_that_leads_on() -> None:
    state = alien("c1 green", "orange green")
    assert kinds(do(state, 0, "move c1 d1")) == ["moved"]
    assert now(state, "choices") == ["stop d1", ""]
    assert dice(state, 0) == "orange -green"


def test_A3_A4_without_a_tile_left_nothing_is_asked_and_nothing_happens() -> None:
    state = alien("c1 green", "green orange", turned="life life life life engine engine")
    assert kinds(do(state, 0, "move c1 d1")) == ["moved"]
    assert now(state, "choices") == ["", ""]
    assert things(state) == "d1 green"
    do(state, 0, "move d1 e1")
    assert things(state) == "e1 green"


def test_A3_a_saucer_may_come_to_a_bonus_cell_with_its_second_die() -> None:
    state = alien("b1 green", "purple green")
    do(state, 0, "move b1 c1")
    assert kinds(do(state, 0, "move c1 d1"))[:2] == ["moved", "bonus"]


def test_A3_going_on_may_win() -> None:
    state = alien("f3 orange, a1 green", "purple green", rules=ADVANCED)
    do(state, 0, "move f3 g3")
    assert now(state, "choices") == ["stop g3", ""]
    do(state, 0, "move g3 h3")
    assert state.outcome() == [1.0, 0.0]


def test_A3_another_colour_s_saucer_is_not_asked() -> None:
    state = alien("c1 purple", "green orange")
    do(state, 0, "move c1 d1")
    assert now(state, "choices") == ["", ""]


def test_A3_nothing_to_stop_otherwise() -> None:
    assert why(alien("c1 green", "green orange"), 0, "stop") == "no-bonus-to-answer R13"


def test_A3_going_on_to_a_bonus_cell_is_a_bonus_there() -> None:
    state = alien("c1 green", "green orange", rules=STACKED)
    do(state, 0, "move c1 d1")
    events = do(state, 0, "move d1 e1", tiles="life")
    assert kinds(events) == ["moved", "bonus", "life"]
    assert told(events, "bonus")["cell"] == "e1"
    assert now(state, "alien")["turned"] == ["life"]


def test_A4_a_saucer_that_an_engine_moves_on_to_a_bonus_cell_triggers_it() -> None:
    state = alien("c1 green", "green purple", rules=STACKED)
    events = do(state, 0, "move c1 d1", tiles="engine life")
    assert kinds(events) == ["moved", "bonus", "moved", "bonus", "life"]
    assert things(state) == "e1 green+*"
    assert now(state, "alien") == {"left": 4, "turned": ["life", "engine"]}


def test_A4_two_engines_from_bonus_to_bonus() -> None:
    state = alien("c1 green", "green purple", rules=STACKED)
    events = do(state, 0, "move c1 d1", tiles="engine engine")
    assert kinds(events) == ["moved", "bonus", "moved", "bonus", "moved"]
    assert things(state) == "f1 green*"


def test_A4_an_engine_from_the_last_bonus_cell_wins() -> None:
    state = alien("f1 green", "green purple", rules=STACKED)
    assert kinds(do(state, 0, "move f1 g1", tiles="engine")) == ["moved", "bonus", "moved", "won"]


def test_A4_the_last_tile_may_be_a_combo_s() -> None:
    state = alien("c1 green", "green purple", rules=STACKED, turned="nugget nugget repair rift")
    assert kinds(do(state, 0, "move c1 d1", tiles="engine life")) == ["moved", "bonus", "moved", "bonus", "life"]
    assert now(state, "alien")["left"] == 0


def test_A4_no_combo_without_a_tile_left() -> None:
    state = alien("c1 green", "green purple", rules=STACKED, turned="life life life rift rift")
    assert kinds(do(state, 0, "move c1 d1", tiles="engine")) == ["moved", "bonus", "moved"]
    assert now(state, "alien")["left"] == 0


def test_A4_a_saucer_of_another_colour_makes_no_combo() -> None:
    state = alien("c1 green, a3 orange, a2 green", "green purple")
    do(state, 0, "move c1 d1", tiles="rift")
    assert kinds(do(state, 0, "rift a3")) == ["moved"]
    assert things(state) == "a2 green, d1 green*, d3 orange"


def test_A5_a_second_extra_life_has_no_effect() -> None:
    state = alien("c1 green+", "green purple")
    events = do(state, 0, "move c1 d1", tiles="life")
    assert kinds(events) == ["moved", "bonus", "no-effect"]
    assert things(state) == "d1 green+*"


def test_A5_only_saucers_further_back_go_through_the_rift() -> None:
    state = alien("c1 green, d2 orange, e4 purple, c6 green, f6 orange", "green purple")
    do(state, 0, "move c1 d1", tiles="rift")
    assert can(state, 0) == ["rift c6"]
    assert why(state, 0, "rift d2") == why(state, 0, "rift e4") == why(state, 0, "rift d1") == "not-behind A5"
    assert why(state, 0, "rift a1") == "none-for-rift R35"


def test_A5_the_rift_does_not_move_the_saucer_behind_the_triggering_one() -> None:
    state = alien("c1 green, b1 orange, a6 green", "green purple")
    do(state, 0, "move c1 d1", tiles="rift")
    assert why(state, 0, "rift b1") == "rift-blocked A24"


def test_A5_a_die_does_not_answer_a_rift() -> None:
    state = alien("c1 green, a2 orange, a4 orange", "green orange")
    do(state, 0, "move c1 d1")
    do(state, 0, "stop", tiles="rift")
    assert can(state, 0) == ["rift a2", "rift a4"]
    assert why(state, 0, "move a4 b4") == why(state, 0, "move d1 e1") == "choose-first A18"


def test_A5_a_rift_that_nobody_can_take_has_no_effect() -> None:
    state = alien("c1 green, b1 orange, e5 purple", "green purple")
    events = do(state, 0, "move c1 d1", tiles="rift")
    assert kinds(events) == ["moved", "bonus", "no-effect"]
    assert now(state, "choices") == ["", ""]


def test_A5_repair_needs_a_free_cell_of_the_first_line() -> None:
    state = alien("c1 green, a1 orange, a2 asteroid, a3 field, b4 green", "green purple")
    do(state, 0, "move c1 d1", tiles="repair")
    assert {line.split()[2] for line in can(state, 0)} == {"a4", "a5", "a6"}
    for cell in ("a1", "a2", "a3"):
        assert why(state, 0, f"repair purple {cell}") == "repair-taken R37"


HELD: dict[str, Any] = {"reactor": "held", "gps": 1}


def test_A6_nuggets_and_gps_move_nothing_before_between_and_after_the_throws() -> None:
    for state in (
        defender("c3 green", ship=3, **HELD),
        defender("c3 green", "green 6", kept=False, ship=3, **HELD),
        defender("c3 green", "green 6", ship=3, **HELD),
        defender("c3 green", "green -6", ship=6, **HELD),
    ):
        assert why(state, 1, "nugget left") == why(state, 1, "gps 4") == "ship-held R38"


@pytest.mark.parametrize("lines", [["fly", "shoot 6"], ["shoot 3", "fly"]])
def test_A6_the_ship_obeys_a_1_or_6_before_or_after_shooting(lines: list[str]) -> None:
    state = defender("c3 green, c6 green, a1 orange", "green 6", ship=3, **HELD)
    assert why(state, 1, "end") == "must-obey A6"
    do(state, 1, lines[0])
    do(state, 1, lines[1])
    assert now(state, "ship") == 6
    assert can(state, 1) == ["end"]


@pytest.mark.parametrize("number", [1, 6])
def test_A6_a_ship_already_there_has_obeyed(number: int) -> None:
    state = defender("c3 green", f"green {number}", ship=number, **HELD)
    assert can(state, 1) == ["end"]


def test_A6_the_other_end_is_no_excuse() -> None:
    state = defender("c3 green", "green 6", ship=1, **HELD)
    assert can(state, 1) == ["fly"]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_A6_otherwise_the_ship_stays_and_shooting_is_free(number: int) -> None:
    state = defender("c3 green, c1 orange, a6 green", f"green {number}", ship=3, ammo="orange", **HELD)
    assert why(state, 1, "fly") == "ship-held R38"
    assert can(state, 1) == ["end", "shoot 3"]
    do(state, 1, "shoot 3")
    assert can(state, 1) == ["end"]


def test_A6_only_the_final_result_counts() -> None:
    state = defender("c3 green", "green 6", kept=False, ship=3, **HELD)
    do(state, 1, "throw 2", dice="green 4")
    do(state, 1, "keep")
    assert "end" in can(state, 1)
    assert now(state, "ship") == 3


def test_A6_a_gps_found_in_that_turn_waits() -> None:
    state = defender("c3 purple, a1 green", "purple 4", ship=3, odd="purple", reactor="held")
    do(state, 1, "shoot 3", tiles="gps")
    assert why(state, 1, "gps 1") == "ship-held R38"


def test_A6_after_that_turn_the_ship_is_free() -> None:
    for number, line in ((6, "fly"), (4, "shoot 3")):
        state = defender("c3 green, a1 green", f"green {number}", ship=3, **HELD)
        do(state, 1, line)
        events = do(state, 1, "end")
        assert told(events, "released") == {"seat": 1}
        assert now(state, "reactor") == ""


def test_A6_the_reactor_holds_from_the_next_turn_on() -> None:
    state = alien("c1 green", "green purple")
    do(state, 0, "move c1 d1", tiles="reactor")
    assert now(state, "reactor") == "next"
    do(state, 0, "end")
    assert now(state, "reactor") == "held"
    assert why(state, 1, "nugget right") == "ship-held R38"


def test_A16_a_saucer_that_has_triggered_a_bonus_is_not_moved_by_a_die_again() -> None:
    state = stopping(", a6 purple")
    do(state, 0, "stop", tiles="nugget")
    assert why(state, 0, "move d1 e1") == why(state, 0, "move d1 d2") == "saucer-stays A16"
    assert not any(line.startswith("move d1") for line in can(state, 0))


def test_A16_nor_one_that_triggered_by_a_tile() -> None:
    """An orange die is left: d3's saucer came by a rift, and d2 is orange."""
    state = stopping(", a3 purple, a2 green")
    do(state, 0, "stop", tiles="rift")
    do(state, 0, "rift a3", tiles="nugget")
    assert things(state) == "a2 green, d1 green*, d3 purple*"
    assert why(state, 0, "move d3 d2") == "saucer-stays A16"


def test_A16_one_that_a_rift_brought_without_a_bonus_still_moves_by_a_die() -> None:
    state = stopping(", a4 purple, a6 green")
    do(state, 0, "stop", tiles="rift")
    do(state, 0, "rift a4")
    do(state, 0, "move d4 e4")
    assert "e4 purple" in things(state)


def test_A16_tiles_may_still_move_it() -> None:
    """The saucer on c2 has triggered already, and goes through the rift that another opens."""
    state = alien("c1 green, c2 orange*, a6 green", "green purple", turned="nugget")
    do(state, 0, "move c1 d1", tiles="rift")
    do(state, 0, "rift c2")
    assert things(state) == "a6 green, d1 green*, d2 orange*"


def test_A16_this_turn_only() -> None:
    state = alien("d1 green*, a6 green", "green orange", turned="nugget")
    do(state, 0, "end")
    assert things(state) == "a6 green, d1 green"


def test_A16_the_marked_saucer_stays_before_the_next_throw_in_arcade() -> None:
    state = arcade("c1 green", "green purple")
    do(state, 0, "move c1 d1", tiles="nugget")
    assert things(state) == "d1 green*"
    throw(state, 0, "orange orange")
    assert things(state) == "d1 green"
    do(state, 0, "move d1 e1")


def test_A16_a_shot_that_takes_its_life_leaves_the_mark() -> None:
    state = arcade("d1 green+*, a6 green", "green orange", "green 4")
    do(state, 1, "shoot 1")
    assert things(state) == "a6 green, d1 green*"
    assert why(state, 0, "move d1 e1") == "saucer-stays A16"


@pytest.mark.parametrize("tile", ["rift", "repair"])
def test_A18_the_alien_s_effects_are_compulsory_and_come_first(tile: str) -> None:
    state = alien("c1 green, a3 orange, c4 green, d4 asteroid, b6 orange", "green orange")
    do(state, 0, "move c1 d1")
    do(state, 0, "stop", tiles=tile)
    assert {line.split()[0] for line in can(state, 0)} == {tile}
    for line in ("end", "move d1 e1", "sacrifice c4", "stop"):
        assert why(state, 0, line) == "choose-first A18"


@pytest.mark.parametrize(
    ("tile", "colour"),
    [("asteroid", "green"), ("field", "orange"), ("comet-1", "orange"), ("comet-2", "orange"), ("tower", "purple")],
)
def test_A18_the_defender_s_effects_are_compulsory_and_come_first(tile: str, colour: str) -> None:
    state = defender(f"c2 {colour}, c4 green, a1 orange", f"{colour} 4", ship=2, odd=colour, gps=1)
    do(state, 1, "shoot 2", tiles=tile)
    assert {line.split()[0] for line in can(state, 1)} == {tile.split("-")[0]}
    for line in ("end", "fly", "nugget left", "gps 1"):
        assert why(state, 1, line) == "choose-first A18"


def test_A18_a_comet_that_can_push_nothing_has_no_effect_and_is_spent() -> None:
    state = defender("c2 orange, a1 green, a4 purple", "orange 4", ship=2, odd="orange")
    events = do(state, 1, "shoot 2", tiles="comet-1")
    assert kinds(events) == ["fired", "eliminated", "power", "no-effect"]
    assert told(events, "no-effect") == {"seat": 1, "tile": "@tile-comet-1"}
    assert now(state, "choices") == ["", ""]
    assert now(state, "defender")["left"]["orange"] == 1


def test_A18_an_answer_without_a_question_is_refused() -> None:
    for line in ("rift c1", "repair green a1"):
        assert why(alien("c1 green", "green purple"), 0, line) == "no-bonus-to-answer R13"
    for line in ("asteroid c4", "field c4", "tower 3", "comet c1"):
        assert why(defender("c1 green", "green 4"), 1, line) == "no-pair-to-answer R19"


def test_A18_a_combo_starts_after_the_effect_that_caused_it() -> None:
    """The rift is over before the combo's own rift opens, on the same line."""
    state = alien("c1 green, a3 purple, b4 orange, a6 green", "green purple")
    do(state, 0, "move c1 d1", tiles="rift")
    events = do(state, 0, "rift a3", tiles="rift")
    assert kinds(events) == ["moved", "bonus"]
    assert now(state, "choices") == ["rift d", ""]
    assert can(state, 0) == ["rift a6", "rift b4"]


def test_A19_a_bonus_cell_works_each_time_and_for_the_same_saucer() -> None:
    state = arcade("d2 green", "green green")
    do(state, 0, "move d2 d1", tiles="nugget")
    throw(state, 0, "orange green")
    do(state, 0, "move d1 d2")
    do(state, 0, "move d2 d1", tiles="nugget")
    assert now(state, "alien") == {"left": 4, "turned": ["nugget", "nugget"]}


def test_A19_standing_there_triggers_nothing() -> None:
    state = alien("d1 green, c3 green", "purple purple")
    assert kinds(do(state, 0, "move c3 d3")) == ["moved"]
    assert kinds(do(state, 0, "end")) == ["ended"]


def test_A19_being_pushed_there_triggers_nothing() -> None:
    state = defender("b6 orange, e1 green", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles="comet-1")
    assert kinds(do(state, 1, "comet e1")) == ["pushed"]
    assert things(state) == "d1 green"
    assert now(state, "alien")["left"] == 6
