"""Our rulings on the arcade mode, where both act when they like: A13, A15, A20 and A26 to A29."""

from typing import Any

import pytest

from ludotheque.contract.at_play import kinds
from ludotheque.core.contract import Game, State
from ludotheque.core.errors import Illegal
from ludotheque.games import box
from tests.games.arkade.boards import (
    ARCADE,
    FALL,
    FIRST_RUSH,
    RUSH,
    altered,
    arcade,
    can,
    dice,
    do,
    game,
    now,
    things,
    throw,
    tick,
    told,
    why,
)

SAUCERS = "c3 green, a1 green, a2 orange"


def test_A13_there_are_no_turns() -> None:
    state = arcade(SAUCERS, "purple green", "green 4")
    assert state.to_act() == [0, 1]
    for seat in (0, 1):
        assert why(state, seat, "end") == why(state, seat, "keep") == "no-turns A13"
    do(state, 0, "move c3 d3")
    do(state, 1, "fly")
    assert state.to_act() == [0, 1]


def test_A13_dice_take_their_time_to_fall() -> None:
    state = arcade(SAUCERS, clock=1000)
    lands = 1000 + FALL[0]
    assert told(do(state, 0, "throw"), "tossed") == {"seat": 0, "lands": lands}
    assert (now(state, "lands"), state.due()) == ([lands, -1], lands)
    assert tick(state, lands - 1) == []
    assert dice(state, 0) == ""
    events = tick(state, lands)
    assert kinds(events) == ["thrown"]
    thrown = told(events, "thrown")
    assert (thrown["seat"], thrown["dice"], thrown["rolled"]) == (0, now(state, "dice")[0], [True, True])
    assert (now(state, "lands"), state.due()) == ([-1, -1], -1)


def test_A13_the_times_are_components_and_may_differ_for_the_two_sides() -> None:
    assert FALL[0] != FALL[1]
    slow, quick = (f"value = {FALL[seat]}, provenance" for seat in (0, 1))
    text = altered({f"alien = {{ {slow}": "alien = { value = 250, provenance"})
    text = text.replace(f"defender = {{ {quick}", "defender = { value = 400, provenance")
    state = arcade(SAUCERS, rules=game(text, mode="arcade"))
    assert [told(do(state, seat, "throw"), "tossed")["lands"] for seat in (0, 1)] == [250, 400]


def test_A13_with_the_first_rules_all_dice_fall_as_long_as_they_did() -> None:
    state = arcade(SAUCERS, rules=FIRST_RUSH)
    assert [told(do(state, seat, "throw"), "tossed")["lands"] for seat in (0, 1)] == [600, 600]


@pytest.mark.parametrize("rules", [1, 2])
def test_A13_a_file_with_one_time_for_both_is_still_read(rules: int) -> None:
    text = box("arkade").standard_components(1)
    assert "fall = { value = 600" in text
    state = arcade(SAUCERS, rules=game(text, rules, mode="arcade"))
    assert [told(do(state, seat, "throw"), "tossed")["lands"] for seat in (0, 1)] == [600, 600]


@pytest.mark.parametrize("first", [0, 1])
def test_A13_each_player_has_dice_and_pace_of_their_own(first: int) -> None:
    state = arcade(SAUCERS, "purple green", "green 4")
    do(state, first, "throw")
    tick(state, 300)
    do(state, 1 - first, "throw")
    lands = {first: FALL[first], 1 - first: 300 + FALL[1 - first]}
    assert state.due() == min(lands.values())
    events = tick(state, 9000)
    order = sorted((0, 1), key=lands.__getitem__)
    assert [(event["event"], event["seat"]) for event in events] == [("thrown", seat) for seat in order]
    assert now(state, "clock") == 9000


def test_A13_dice_that_land_in_the_same_moment_all_lie() -> None:
    state = arcade(SAUCERS)
    early, late = sorted((0, 1), key=FALL.__getitem__, reverse=True)
    do(state, early, "throw")
    state.tick(FALL[early] - FALL[late])
    do(state, late, "throw")
    assert sorted(event["seat"] for event in tick(state, FALL[early])) == [0, 1]
    assert state.to_act() == [0, 1]
    assert state.due() == -1


def test_A13_the_same_happens_however_the_clock_is_advanced() -> None:
    ends = []
    first, second = FALL[0], 100 + FALL[1]
    for steps in ([9000], [*range(first - 1, first + 2), 9000], sorted([first, second, 9000])):
        state = arcade(SAUCERS)
        do(state, 0, "throw")
        state.tick(100)
        do(state, 1, "throw")
        for step in steps:
            state.tick(step)
        ends.append(state.position())
    assert ends[0] == ends[1] == ends[2]


def test_A13_a_die_of_the_last_throw_is_used_once() -> None:
    state = arcade(SAUCERS, "purple purple", "green 4", ship=3)
    do(state, 0, "move c3 c4")
    assert dice(state, 0) == "-purple purple"
    do(state, 1, "fly")
    do(state, 1, "nugget left")
    assert why(state, 1, "fly") == "die-used-in-arcade A13"


def test_A13_dice_are_thrown_before_they_are_used() -> None:
    state = arcade(SAUCERS)
    for seat, line in ((0, "move c3 d3"), (1, "fly"), (1, "shoot 1")):
        assert why(state, seat, line) == "throw-first A17"


@pytest.mark.parametrize("rules", [ARCADE, RUSH])
def test_A15_the_game_is_drawn_when_1000_throws_have_passed(rules: Game) -> None:
    state = arcade(SAUCERS, "purple green", "green 4", rules, throws=998, clock=70)
    throw(state, 1, "orange 2")
    assert now(state, "throws") == 999
    assert state.outcome() is None
    do(state, 0, "throw")
    state.tick(state.due())
    assert now(state, "winner") == 2
    assert (state.outcome(), now(state, "phase"), state.to_act(), state.due()) == ([0.5, 0.5], "over", [], -1)
    assert why(state, 0, "throw") == why(state, 1, "ready") == "drawn A15"


def test_A15_throws_are_counted_for_both_together() -> None:
    state = arcade(SAUCERS)
    do(state, 0, "throw")
    do(state, 1, "throw")
    tick(state, max(FALL))
    assert now(state, "throws") == 2


def test_A12_the_end_stops_dice_in_the_air() -> None:
    for seat, line in ((1, "shoot 1"), (0, "move g1 h1")):
        state = arcade("g1 green", "green orange", "green 4")
        do(state, 1 - seat, "throw")
        do(state, seat, line)
        assert (state.over(), state.due(), now(state, "winner")) == (True, -1, seat)
        assert tick(state, 5000) == []


@pytest.mark.parametrize("second", ["", "orange 4", "-orange -4"])
def test_A20_super_ammo_at_any_moment(second: str) -> None:
    state = arcade(SAUCERS, "", second, ammo="green")
    do(state, 1, "blast green 1")
    assert things(state) == "a2 orange, c3 green"


def test_A26_a_throw_is_always_of_both_dice() -> None:
    for state in (arcade(SAUCERS, "purple green", "green 4"), arcade(SAUCERS)):
        for seat in (0, 1):
            assert why(state, seat, "throw 1") == why(state, seat, "throw 2") == "always-both A26"


def test_A26_unused_results_are_lost_when_the_throw_starts() -> None:
    state = arcade(SAUCERS, "purple -green", "green -4")
    do(state, 0, "throw")
    do(state, 1, "throw")
    assert now(state, "dice") == [[], []]
    assert now(state, "used") == [[False, False], [False, False]]
    for seat, line in ((0, "move c3 d3"), (0, "throw"), (1, "fly"), (1, "shoot 1"), (1, "throw")):
        assert why(state, seat, line) == "dice-falling A26"
    assert (can(state, 0), state.over()) == ([], False)


def test_A26_only_the_player_whose_dice_fall_waits() -> None:
    state = arcade(SAUCERS, "purple green", "green 4")
    do(state, 0, "throw")
    do(state, 1, "shoot 1")
    assert things(state) == "a2 orange, c3 green"


def test_A26_nuggets_gps_and_kept_tiles_are_used_while_dice_fall() -> None:
    state = arcade(SAUCERS, "", "green 4", ammo="green", gps=1)
    do(state, 1, "throw")
    assert can(state, 1) == ["blast green 1"] + [f"gps {cell}" for cell in range(2, 7)] + ["nugget right"]
    for line in ("nugget right", "gps 3", "blast green 3"):
        do(state, 1, line)
    assert (now(state, "ship"), now(state, "nuggets"), things(state)) == (3, 5, "a1 green, a2 orange")
    assert now(state, "lands") == [-1, FALL[1]]


def test_A26_nobody_waits_for_what_may_be_used_while_dice_fall() -> None:
    state = arcade(SAUCERS, "purple green", "green 4")
    assert (state.acting(), state.awaited()) == (0b11, 0b11)
    do(state, 1, "throw")
    assert (state.acting(), state.awaited()) == (0b11, 0b01)
    do(state, 0, "throw")
    state.wait()
    assert (now(state, "lands"), state.awaited()) == ([FALL[0], -1], 0b10)
    state.tick(FALL[0])
    assert (now(state, "lands"), state.awaited()) == ([-1, -1], 0b11)


@pytest.mark.parametrize(
    ("kept", "lines"),
    [
        ({"nuggets": 1}, ["nugget left", "nugget right"]),
        ({"gps": 1}, [f"gps {column}" for column in (1, 2, 4, 5, 6)]),
        ({"ammo": "green"}, ["blast green 3"]),
        ({"ammo": "orange"}, []),
        ({}, []),
        ({"nuggets": 1, "gps": 1, "reactor": "held"}, []),
    ],
)
def test_A26_while_dice_fall_nothing_else_is_done(kept: dict[str, Any], lines: list[str]) -> None:
    state = arcade(SAUCERS, "", "green 4", ship=3, **{"nuggets": 0, **kept})
    do(state, 1, "throw")
    assert can(state, 1) == lines
    assert state.to_act() == ([0, 1] if lines else [0])


def test_A26_dice_land_though_a_choice_is_open() -> None:
    state = arcade("c1 green, a1 orange, a2 purple", ammo="green", odd="green", nuggets=0)
    do(state, 1, "throw")
    do(state, 1, "blast green 1", tiles="asteroid")
    assert (state.to_act(), state.awaited()) == ([0, 1], 0b11)
    assert why(state, 1, "nugget right") == "choose-first A18"
    tick(state, FALL[1], dice="orange 4")
    assert why(state, 1, "shoot 1") == why(state, 1, "throw") == "choose-first A18"
    do(state, 1, "asteroid c4")
    do(state, 1, "shoot 1")
    assert things(state) == "a2 purple, c4 asteroid"


def test_A11_a_saucer_is_sacrificed_at_any_moment_in_arcade() -> None:
    crossed = "c4 green, d4 asteroid, a1 orange"
    falling = arcade(crossed)
    do(falling, 0, "throw")
    for state in (arcade(crossed), arcade(crossed, "green green"), falling):
        do(state, 0, "sacrifice c4")
        assert things(state) == "a1 orange"


def test_A11_an_asteroid_that_no_saucer_stands_before_is_nothing_to_do_while_dice_fall() -> None:
    state = arcade("c4 green, e4 asteroid")
    do(state, 0, "throw")
    assert (state.to_act(), can(state, 0)) == ([1], [])


def test_A11_what_a_tile_has_just_put_down_can_be_removed() -> None:
    for colour, put, remove in (("green", "asteroid d4", "sacrifice c4"), ("orange", "field d4", "clear d4")):
        state = arcade(f"c4 purple, a1 purple, c1 {colour}", "orange green", f"{colour} 4", odd=colour)
        do(state, 1, "shoot 1", tiles=put.split()[0])
        do(state, 1, put)
        do(state, 0, remove)
        assert "d4" not in things(state)


def test_A11_a_field_is_cleared_by_a_die_that_lies_in_arcade() -> None:
    state = arcade("c4 green, d4 field", "orange green")
    do(state, 0, "clear d4")
    do(state, 0, "move c4 d4")
    assert things(state) == "d4 green"


def held(ship: int = 3, rules: Game = RUSH, **more: Any) -> State:
    return arcade(SAUCERS, "", "green -4", rules, ship=ship, reactor="held", gps=1, **more)


def test_A14_A27_the_ship_is_held_nuggets_and_gps_included() -> None:
    state = arcade("c1 green, a6 green", "green purple", "orange 6", gps=1)
    events = do(state, 0, "move c1 d1", tiles="reactor")
    assert told(events, "reactor-hit") == {"seat": 1}
    assert now(state, "reactor") == "held"
    for line in ("fly", "nugget right", "gps 4"):
        assert why(state, 1, line) == "ship-held-in-arcade A27"
    do(state, 1, "throw")
    assert can(state, 1) == []


@pytest.mark.parametrize("number", [1, 6])
def test_A27_a_1_or_6_takes_it_there_at_once_and_it_moves_no_more_before_the_next_throw(number: int) -> None:
    state = held()
    events = throw(state, 1, f"orange {number}")
    assert kinds(events)[:2] == ["thrown", "flew"]
    assert told(events, "flew") == {"seat": 1, "from": 3, "to": number, "by": "reactor"}
    assert (now(state, "ship"), now(state, "reactor"), now(state, "held")) == (number, "moored", 0)
    assert dice(state, 1) == f"orange -{number}"
    for line in ("fly", "nugget left", "gps 4"):
        assert why(state, 1, line) != ""
    assert can(state, 1) == ["throw"]
    throw(state, 1, "orange 3")
    assert now(state, "reactor") == ""
    do(state, 1, "fly")
    do(state, 1, "nugget left")
    assert now(state, "ship") == 2


def test_A27_a_ship_that_is_there_already_has_obeyed() -> None:
    state = held(ship=6)
    events = throw(state, 1, "orange 6")
    assert "flew" not in kinds(events)
    assert (now(state, "ship"), now(state, "reactor")) == (6, "moored")
    assert can(state, 1) == ["throw"]


def held_for_two_throws(rules: Game) -> State:
    state = held(rules=rules)
    for count, number in ((1, 2), (2, 5)):
        events = throw(state, 1, f"orange {number}")
        assert kinds(events) == ["thrown"]
        assert (now(state, "reactor"), now(state, "held")) == ("held", count)
        assert can(state, 1) == ["throw"]
    return state


def test_A27_with_the_third_throw_the_ship_does_not_move_either_and_the_next_is_free() -> None:
    state = held_for_two_throws(RUSH)
    assert kinds(throw(state, 1, "orange 4")) == ["thrown"]
    assert (now(state, "reactor"), now(state, "held")) == ("moored", 0)
    for line in ("fly", "nugget left", "gps 4"):
        assert why(state, 1, line) == "ship-held-in-arcade A27"
    assert can(state, 1) == ["throw"]
    assert "released" in kinds(do(state, 1, "throw"))
    tick(state, state.due(), dice="orange 5")
    do(state, 1, "fly")
    do(state, 1, "nugget left")
    assert now(state, "ship") == 4


def test_A27_with_the_first_rules_the_third_throw_frees_the_ship_and_that_die_may_be_used() -> None:
    state = held_for_two_throws(FIRST_RUSH)
    events = throw(state, 1, "orange 4")
    assert kinds(events) == ["thrown", "released"]
    assert (now(state, "reactor"), now(state, "held")) == ("", 0)
    do(state, 1, "fly")
    assert now(state, "ship") == 4


def test_A27_the_third_throw_may_still_be_a_6() -> None:
    state = held(held=2)
    throw(state, 1, "orange 6")
    assert (now(state, "ship"), now(state, "reactor"), now(state, "held")) == (6, "moored", 0)


def test_A27_dice_in_the_air_when_it_is_hit_are_the_first_throw() -> None:
    state = arcade("c1 green, a6 green", "green purple")
    do(state, 1, "throw")
    do(state, 0, "move c1 d1", tiles="reactor")
    tick(state, FALL[1], dice="orange 3")
    assert (now(state, "reactor"), now(state, "held")) == ("held", 1)
    assert why(state, 1, "fly") == "ship-held-in-arcade A27"


def test_A27_the_alien_s_throws_do_not_free_it() -> None:
    state = held(held=2)
    throw(state, 0, "orange green")
    assert (now(state, "reactor"), now(state, "held")) == ("held", 2)


def test_A27_shooting_is_free() -> None:
    state = arcade("c3 green, a1 orange", "", "green 4", ship=3, reactor="held")
    do(state, 1, "shoot 3")
    assert things(state) == "a1 orange"


def stopping(more: str, second: str = "", **changes: Any) -> State:
    """A green saucer stands on d1 and may go on by an orange die."""
    state = arcade("c1 green, " + more, "green orange", second, **changes)
    do(state, 0, "move c1 d1")
    assert now(state, "choices") == ["stop d1", ""]
    return state


def test_A28_an_open_choice_holds_up_only_its_own_player() -> None:
    state = stopping("a6 green, a5 orange", "green 4")
    assert why(state, 0, "throw") == "stop-or-not A3"
    for line in ("fly", "nugget left", "throw"):
        do(state, 1, line)
    assert now(state, "choices") == ["stop d1", ""]
    do(state, 0, "stop", tiles="nugget")


def test_A28_the_bonus_is_lost_with_the_saucer() -> None:
    state = stopping("a6 green, a5 orange", "green 4")
    events = do(state, 1, "shoot 1")
    assert kinds(events) == ["fired", "eliminated", "lost-bonus"]
    assert told(events, "lost-bonus") == {"seat": 0, "cell": "d1"}
    assert now(state, "choices") == ["", ""]
    assert now(state, "alien") == {"left": 6, "turned": []}
    assert why(state, 0, "stop") == "no-bonus-to-answer R13"
    assert "throw" in can(state, 0)


def test_A28_with_the_last_saucer_the_game_is_over_and_nothing_is_asked() -> None:
    state = arcade("c1 green", "green orange", "green 4")
    do(state, 0, "move c1 d1")
    assert kinds(do(state, 1, "shoot 1")) == ["fired", "eliminated", "won"]
    assert now(state, "choices") == ["", ""]


def test_A28_the_bonus_is_lost_when_the_saucer_is_pushed_away() -> None:
    state = stopping("b2 orange, a5 orange", "orange 4", ship=2, odd="orange")
    do(state, 1, "shoot 2", tiles="comet-1")
    assert now(state, "choices") == ["stop d1", "comet 1"]
    events = do(state, 1, "comet d1")
    assert kinds(events) == ["pushed", "lost-bonus"]
    assert now(state, "choices") == ["", ""]
    assert things(state) == "a5 orange, c1 green"


def test_A28_another_saucer_s_fate_leaves_the_choice_open() -> None:
    state = stopping("b2 green, a5 orange", "green 4", ship=2)
    do(state, 1, "shoot 2")
    assert now(state, "choices") == ["stop d1", ""]


def test_A28_a_saucer_that_loses_its_life_may_still_stop() -> None:
    state = arcade("c1 green+, a5 orange", "green orange", "green 4")
    do(state, 0, "move c1 d1")
    do(state, 1, "shoot 1")
    assert now(state, "choices") == ["stop d1", ""]
    do(state, 0, "stop", tiles="life")
    assert things(state) == "a5 orange, d1 green+*"


def test_A28_a_saucer_that_can_no_longer_go_on_may_still_stop() -> None:
    """e1 is taken already, and an asteroid comes on d2."""
    state = stopping("e1 orange, b3 green, a5 orange", "green 4", ship=3, odd="green")
    do(state, 1, "shoot 3", tiles="asteroid")
    do(state, 1, "asteroid d2")
    assert can(state, 0) == ["stop"]
    do(state, 0, "stop", tiles="life")
    assert now(state, "alien") == {"left": 5, "turned": ["life"]}


def opened(tile: str, more: str, second: str = "green 4", **changes: Any) -> State:
    """A green saucer has stopped on d1 and turned a tile that asks something."""
    state = arcade("c1 green, " + more, "green purple", second, **changes)
    do(state, 0, "move c1 d1", tiles=tile)
    return state


def test_A18_a_rift_lapses_when_its_only_saucer_is_shot() -> None:
    state = opened("rift", "b2 green, e5 orange", ship=2)
    assert now(state, "choices") == ["rift d", ""]
    events = do(state, 1, "shoot 2")
    assert kinds(events) == ["fired", "eliminated", "no-effect"]
    assert told(events, "no-effect") == {"seat": 0, "tile": "@tile-rift"}
    assert now(state, "choices") == ["", ""]
    assert now(state, "alien") == {"left": 5, "turned": ["rift"]}
    assert "throw" in can(state, 0)


def test_A18_a_rift_stays_open_while_another_saucer_can_take_it() -> None:
    state = opened("rift", "b2 green, b4 orange", ship=2)
    do(state, 1, "shoot 2")
    assert can(state, 0) == ["rift b4"]


def test_A24_the_rift_s_line_stays_when_the_triggering_saucer_is_gone() -> None:
    """Its own column is free then, and the saucer behind it may follow."""
    state = opened("rift", "b1 orange, b4 orange", ship=1)
    assert can(state, 0) == ["rift b4"]
    do(state, 1, "shoot 1")
    assert can(state, 0) == ["rift b1", "rift b4"]
    do(state, 0, "rift b1")
    assert things(state) == "b4 orange, d1 orange"


def test_A18_a_repair_lapses_when_the_last_free_cell_is_taken() -> None:
    full = "a1 orange, a2 orange, a3 orange, a4 purple, a5 purple, b6 green"
    state = opened("repair", full, ship=6, odd="green")
    assert set(can(state, 0)) == {f"repair {colour} a6" for colour in ("green", "orange", "purple")}
    do(state, 1, "shoot 6", tiles="asteroid")
    events = do(state, 1, "asteroid a6")
    assert kinds(events) == ["placed", "no-effect"]
    assert told(events, "no-effect") == {"seat": 0, "tile": "@tile-repair"}
    assert now(state, "choices") == ["", ""]


def test_A18_nothing_lapses_where_nothing_is_open() -> None:
    state = arcade("a1 green, a2 orange, a3 purple, a4 green, a5 orange, a6 purple", "green orange", "green 4")
    assert kinds(do(state, 1, "fly")) == ["flew"]
    assert kinds(do(state, 0, "move a1 b1")) == ["moved"]


def test_A18_a_repair_offers_what_was_shot_meanwhile() -> None:
    purples = "a1 purple, a2 purple, a3 purple, b6 purple"
    state = opened("repair", f"{purples}, a4 orange", "purple 4", ship=6)
    assert "repair purple a5" not in can(state, 0)
    do(state, 1, "shoot 6")
    assert "repair purple a5" in can(state, 0)


def test_A18_a_comet_lapses_when_its_only_saucer_is_sacrificed() -> None:
    state = arcade("b1 green, c1 asteroid, a2 green, b6 orange", "", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles="comet-1")
    assert can(state, 1) == ["comet b1"]
    events = do(state, 0, "sacrifice b1")
    assert kinds(events) == ["sacrificed", "no-effect"]
    assert told(events, "no-effect") == {"seat": 1, "tile": "@tile-comet-1"}
    assert now(state, "choices") == ["", ""]
    assert now(state, "defender")["left"]["orange"] == 1


def test_A18_a_comet_lapses_when_a_saucer_comes_behind_the_only_one() -> None:
    """b1 could go back to a1, until a2's saucer comes there: both stand at the edge then."""
    state = arcade("b1 green, a2 green, b6 orange", "green green", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles="comet-2")
    assert can(state, 1) == ["comet b1"]
    events = do(state, 0, "move a2 a1")
    assert kinds(events) == ["moved", "no-effect"]
    assert told(events, "no-effect") == {"seat": 1, "tile": "@tile-comet-2"}
    assert now(state, "choices") == ["", ""]


def test_A18_a_comet_waits_for_a_saucer_that_moves_within_reach() -> None:
    state = arcade("b1 green, a2 green, b6 orange", "purple green", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles="comet-1")
    do(state, 0, "move a2 b2")
    assert can(state, 1) == ["comet b1", "comet b2"]


def test_A18_a_tower_s_cell_may_be_taken_meanwhile_only_by_the_end_of_the_game() -> None:
    state = arcade("g1 green, b6 purple", "orange orange", "purple 4", ship=6, odd="purple")
    do(state, 1, "shoot 6", tiles="tower")
    do(state, 0, "move g1 h1")
    assert (state.outcome(), can(state, 1), now(state, "choices")) == ([1.0, 0.0], [], ["", ""])


def test_A29_an_action_is_judged_on_arrival_and_a_refused_one_spends_nothing() -> None:
    state = arcade("c1 green, a2 orange", "green orange", "green 4")
    do(state, 0, "move c1 c2")
    before = state.position()
    with pytest.raises(Illegal) as refused:
        do(state, 1, "shoot 1")
    assert refused.value.refusal["rule"] == "R18"
    assert state.position() == before
    assert why(state, 1, "nugget right") == ""


def test_A29_a_shot_hits_whatever_saucer_of_its_colour_is_then_first() -> None:
    state = arcade("c1 green, d2 green, a6 orange", "green green", "green 4", rules=ARCADE)
    do(state, 0, "move d2 d1")
    assert told(do(state, 1, "shoot 1"), "fired")["target"] == "d1"
    assert things(state) == "a6 orange, c1 green"


def test_A29_a_saucer_that_was_shot_moves_no_more() -> None:
    state = arcade("c3 green, a6 orange", "purple green", "green 4", ship=3)
    do(state, 1, "shoot 3")
    assert why(state, 0, "move c3 d3") == "no-saucer R10"
    assert dice(state, 0) == "purple green"
