"""The statements of the rulebook on the power tiles, R26 to R38, one after another."""

from typing import Any

import pytest

from ludotheque.contract.at_play import kinds
from ludotheque.core.contract import State
from tests.games.arkade.boards import ADVANCED, CELLS, alien, can, defender, dice, do, now, things, told, why


def power(tile: str, colour: str, saucers: str = "a1 green, a2 orange", **more: Any) -> State:
    """The defender has just shot the second saucer of a colour and turned this tile."""
    state = defender(f"{saucers}, b6 {colour}", f"{colour} 4", ship=6, odd=colour, **more)
    events = do(state, 1, "shoot 6", tiles=tile)
    assert kinds(events)[:3] == ["fired", "eliminated", "power"]
    assert told(events, "power") == {"seat": 1, "colour": f"@colour-{colour}", "tile": f"@tile-{tile}"}
    assert tile in now(state, "defender")["turned"][colour]
    return state


def bonus(tile: str, more: str = "", **changes: Any) -> State:
    """A green saucer has just stopped on d1 and turned this tile."""
    state = alien("c1 green" + more, "green purple", **changes)
    events = do(state, 0, "move c1 d1", tiles=tile)
    assert told(events, "bonus") == {"seat": 0, "cell": "d1", "tile": f"@tile-{tile}"}
    return state


def test_R26_the_defender_puts_the_asteroid_on_any_free_cell_that_is_no_bonus_cell() -> None:
    state = power("asteroid", "green")
    assert now(state, "choices") == ["", "asteroid"]
    free = set(CELLS) - {"a1", "a2", "d1", "d3", "d5", "f2", "f4", "f6"}
    assert can(state, 1) == [f"asteroid {cell}" for cell in sorted(free)]
    events = do(state, 1, "asteroid c4")
    assert events == [{"event": "placed", "seat": 1, "thing": "@thing-asteroid", "cell": "c4"}]
    assert things(state) == "a1 green, a2 orange, c4 asteroid"
    assert now(state, "choices") == ["", ""]


def test_R26_bonus_cells_are_those_of_the_side_in_play() -> None:
    state = power("asteroid", "green", rules=ADVANCED)
    free = set(CELLS) - {"a1", "a2", "e2", "e4", "e6", "g1", "g3", "g5"}
    assert can(state, 1) == [f"asteroid {cell}" for cell in sorted(free)]


def test_R26_saucers_go_round_it() -> None:
    state = alien("c4 green, d4 asteroid", "green orange")
    assert why(state, 0, "move c4 d4") == "occupied A1"
    assert can(state, 0, "move") == ["move c4 c3", "move c4 c5"]
    state = alien("c4 green, c5 asteroid", "green orange")
    assert why(state, 0, "move c4 c5") == "occupied A1"
    assert can(state, 0, "move") == ["move c4 c3", "move c4 d4"]


def test_R26_the_saucer_before_it_may_be_sacrificed() -> None:
    state = alien("c4 green, d4 asteroid, a1 orange", "green orange")
    events = do(state, 0, "sacrifice c4")
    assert events == [{"event": "sacrificed", "seat": 0, "saucer": "@saucer-green", "cell": "c4", "asteroid": "d4"}]
    assert things(state) == "a1 orange"
    assert now(state, "out") == {"green": 4, "orange": 3, "purple": 4}
    assert dice(state, 0) == "green orange"


def test_R26_it_does_not_stop_shots() -> None:
    state = defender("c4 green, d4 asteroid, a1 green", "green 4", ship=4)
    do(state, 1, "shoot 4")
    assert things(state) == "a1 green, d4 asteroid"


def test_R27_the_defender_puts_the_field_on_any_free_cell_that_is_no_bonus_cell() -> None:
    state = power("field", "orange")
    assert now(state, "choices") == ["", "field"]
    free = set(CELLS) - {"a1", "a2", "d1", "d3", "d5", "f2", "f4", "f6"}
    assert can(state, 1) == [f"field {cell}" for cell in sorted(free)]
    events = do(state, 1, "field h4")
    assert events == [{"event": "placed", "seat": 1, "thing": "@thing-field", "cell": "h4"}]
    assert things(state) == "a1 green, a2 orange, h4 field"


def test_R27_saucers_cannot_enter_it() -> None:
    state = alien("c4 green, d4 field", "green green")
    assert why(state, 0, "move c4 d4") == "occupied A1"


def test_R27_a_saucer_beside_it_and_an_orange_die_remove_it_and_another_die_enters() -> None:
    state = alien("c4 green, d4 field", "orange green")
    events = do(state, 0, "clear d4")
    assert events == [{"event": "cleared", "seat": 0, "cell": "d4"}]
    assert things(state) == "c4 green"
    assert dice(state, 0) == "-orange green"
    do(state, 0, "move c4 d4")
    assert things(state) == "d4 green"


@pytest.mark.parametrize("colours", ["green green", "green purple", "-orange green"])
def test_R27_no_other_die_removes_it(colours: str) -> None:
    assert why(alien("c4 green, d4 field", colours), 0, "clear d4") == "no-clearing-die R27"


def test_R27_it_does_not_stop_shots() -> None:
    state = defender("c4 green, d4 field, a1 green", "green 4", ship=4)
    do(state, 1, "shoot 4")
    assert things(state) == "a1 green, d4 field"


def test_R28_the_tower_goes_on_the_last_line() -> None:
    state = power("tower", "purple")
    assert now(state, "choices") == ["", "tower"]
    assert can(state, 1) == [f"tower {column}" for column in range(1, 7)]
    events = do(state, 1, "tower 3")
    assert events == [{"event": "placed", "seat": 1, "thing": "@thing-tower", "cell": "h3"}]
    assert things(state) == "a1 green, a2 orange, h3 tower"


def test_R28_the_fire_die_shoots_from_the_tower_though_the_ship_is_elsewhere() -> None:
    state = defender("c3 green, a1 green, h3 tower", "green 4", ship=2)
    assert can(state, 1, "shoot") == ["shoot 3"]
    events = do(state, 1, "shoot 3")
    assert (told(events, "fired")["from"], told(events, "fired")["target"]) == ("tower", "c3")
    assert things(state) == "a1 green, h3 tower"


def test_R28_the_tower_needs_the_colour_too() -> None:
    assert why(defender("c3 green, h3 tower", "orange 4", ship=2), 1, "shoot 3") == "wrong-colour R18"


def test_R28_no_saucer_lands_on_the_tower() -> None:
    state = alien("g3 green, h3 tower", "green green")
    assert why(state, 0, "move g3 h3") == "occupied A1"


@pytest.mark.parametrize(("tile", "count"), [("nugget-1", 1), ("nugget-2", 2)])
def test_R29_a_mine_gives_one_or_two_nuggets(tile: str, count: int) -> None:
    state = power(tile, "green", nuggets=3)
    assert now(state, "nuggets") == 3 + count
    assert now(state, "choices") == ["", ""]
    state = defender("b6 green, a1 orange", "green 4", ship=6, odd="green", nuggets=0)
    events = do(state, 1, "shoot 6", tiles=tile)
    assert told(events, "nuggets-found") == {"seat": 1, "count": count, "left": count}


@pytest.mark.parametrize(("number", "target"), [(1, "d2"), (2, "c2")])
def test_R30_a_comet_pushes_a_saucer_of_the_defender_s_choice_back(number: int, target: str) -> None:
    state = power(f"comet-{number}", "orange", "e2 green+, d4 purple, a1 green")
    assert now(state, "choices") == ["", f"comet {number}"]
    assert can(state, 1) == ["comet d4", "comet e2"]
    events = do(state, 1, "comet e2")
    assert events == [{"event": "pushed", "seat": 1, "saucer": "@saucer-green", "from": "e2", "to": target}]
    assert f"{target} green+" in things(state)
    assert "e2" not in things(state)


@pytest.mark.parametrize("colour", ["green", "orange", "purple"])
def test_R31_super_ammo_is_kept_and_gives_one_more_shot_of_its_colour(colour: str) -> None:
    saucers = f"c6 {colour}, a1 green, a2 orange"
    state = defender(f"{saucers}, d6 {colour}", f"{colour} 4", ship=6, odd=colour)
    events = do(state, 1, "shoot 6", tiles="ammo")
    assert told(events, "tile-kept") == {"seat": 1, "tile": "@tile-ammo", "colour": f"@colour-{colour}"}
    assert now(state, "defender")["ammo"] == [colour]
    events = do(state, 1, f"blast {colour} 6")
    assert told(events, "fired") == {
        "seat": 1,
        "column": 6,
        "from": "ship",
        "colour": f"@colour-{colour}",
        "ammo": True,
        "target": "c6",
    }
    assert things(state) == "a1 green, a2 orange"
    assert now(state, "defender")["ammo"] == []
    assert why(state, 1, f"blast {colour} 1") == "no-ammo R31"


def test_R31_super_ammo_hits_only_its_colour() -> None:
    state = defender("c6 green, a6 orange", "orange 4", ship=6, ammo="orange")
    assert why(state, 1, "blast orange 6") == "wrong-colour R18"
    assert why(state, 1, "blast green 6") == "no-ammo R31"


def test_R31_super_ammo_eliminates_a_saucer_with_two_lives() -> None:
    state = defender("c6 green+, a6 orange", "orange 4", ship=6, ammo="green")
    events = do(state, 1, "blast green 6")
    assert kinds(events) == ["fired", "eliminated"]
    assert things(state) == "a6 orange"


def test_R31_the_die_s_shot_is_still_there() -> None:
    state = defender("c6 green, a6 orange, a1 green", "orange 4", ship=6, ammo="green")
    do(state, 1, "blast green 6")
    assert dice(state, 1) == "orange 4"
    do(state, 1, "shoot 6")
    assert things(state) == "a1 green"


@pytest.mark.parametrize(("lying", "kept"), [("", False), ("green 4", False), ("green 4", True), ("green -4", True)])
def test_R32_a_gps_flies_the_ship_anywhere_at_any_moment_of_the_own_turn(lying: str, kept: bool) -> None:
    state = defender("a1 green", lying, kept=kept, ship=2, gps=1)
    assert can(state, 1, "gps") == [f"gps {column}" for column in (1, 3, 4, 5, 6)]
    events = do(state, 1, "gps 6")
    assert events == [{"event": "flew", "seat": 1, "from": 2, "to": 6, "by": "gps"}]
    assert (now(state, "ship"), now(state, "defender")["gps"]) == (6, 0)
    assert why(state, 1, "gps 1") == "no-gps R32"
    assert dice(state, 1) == lying


def test_R32_a_gps_is_kept_when_turned_and_the_die_still_moves_the_ship() -> None:
    state = defender("b6 purple, a1 green", "purple 4", ship=6, odd="purple")
    events = do(state, 1, "shoot 6", tiles="gps")
    assert told(events, "tile-kept") == {"seat": 1, "tile": "@tile-gps", "colour": "@colour-purple"}
    assert now(state, "defender")["gps"] == 1
    do(state, 1, "gps 2")
    do(state, 1, "fly")
    assert now(state, "ship") == 4


def test_R32_two_gps_are_kept_and_used_one_by_one() -> None:
    state = power("gps", "purple", gps=1)
    assert now(state, "defender")["gps"] == 2
    do(state, 1, "gps 2")
    assert now(state, "defender")["gps"] == 1
    do(state, 1, "gps 5")
    assert (now(state, "ship"), now(state, "defender")["gps"]) == (5, 0)


def test_R33_the_saucer_that_triggered_gets_an_extra_life() -> None:
    state = alien("c1 green, c2 green", "green purple")
    events = do(state, 0, "move c1 d1", tiles="life")
    assert told(events, "life") == {"seat": 0, "saucer": "@saucer-green", "cell": "d1"}
    assert things(state) == "c2 green, d1 green+*"


def test_R34_the_engine_moves_the_saucer_one_cell_further_whatever_its_colour() -> None:
    state = alien("c1 green", "green purple")
    events = do(state, 0, "move c1 d1", tiles="engine")
    assert kinds(events) == ["moved", "bonus", "moved"]
    assert events[2] == {
        "event": "moved",
        "seat": 0,
        "saucer": "@saucer-green",
        "from": "d1",
        "to": "e1",
        "by": "engine",
    }
    assert things(state) == "e1 green*"
    assert dice(state, 0) == "-green purple"


def test_R34_the_engine_stops_at_an_occupied_cell() -> None:
    state = alien("c1 green, e1 orange", "green purple")
    events = do(state, 0, "move c1 d1", tiles="engine")
    assert kinds(events) == ["moved", "bonus", "no-effect"]
    assert things(state) == "d1 green*, e1 orange"


def test_R35_the_rift_brings_a_saucer_of_the_player_s_choice_to_the_line_of_the_bonus_cell() -> None:
    state = bonus("rift", ", a2 orange+, b4 purple, a6 green, b6 orange")
    assert now(state, "choices") == ["rift d", ""]
    assert can(state, 0) == ["rift a2", "rift b4", "rift b6"]
    assert why(state, 0, "rift a6") == "rift-blocked A24"
    events = do(state, 0, "rift a2")
    assert events == [{"event": "moved", "seat": 0, "saucer": "@saucer-orange", "from": "a2", "to": "d2", "by": "rift"}]
    assert things(state) == "a6 green, b4 purple, b6 orange, d1 green*, d2 orange+"


def test_R35_a_saucer_that_the_rift_brings_on_to_a_bonus_cell_is_a_combo() -> None:
    state = bonus("rift", ", a3 purple, a2 purple")
    events = do(state, 0, "rift a3", tiles="life")
    assert kinds(events) == ["moved", "bonus", "life"]
    assert things(state) == "a2 purple, d1 green*, d3 purple+*"
    assert now(state, "alien") == {"left": 4, "turned": ["life", "rift"]}


def test_R36_the_defender_loses_a_nugget() -> None:
    state = alien("c1 green", "green purple", nuggets=4)
    assert told(do(state, 0, "move c1 d1", tiles="nugget"), "nugget-lost") == {"seat": 1, "left": 3}
    assert now(state, "nuggets") == 3


def test_R37_an_eliminated_saucer_comes_back_on_a_cell_of_the_first_line() -> None:
    state = bonus("repair", ", a1 green, a2 green, a4 green, a5 orange, b5 orange, b6 orange, c6 orange")
    assert now(state, "choices") == ["repair", ""]
    assert can(state, 0) == ["repair purple a3", "repair purple a6"]
    events = do(state, 0, "repair purple a3")
    assert events == [{"event": "repaired", "seat": 0, "saucer": "@saucer-purple", "cell": "a3"}]
    assert "a3 purple" in things(state)
    assert now(state, "out") == {"green": 0, "orange": 0, "purple": 3}


@pytest.mark.parametrize(
    "more",
    [
        ", a1 orange, a2 orange, a3 orange, a4 purple, a5 purple, a6 green",
        ", a1 green, a2 green, a3 green, a4 orange, a5 orange, b4 orange, b5 orange"
        ", b1 purple, b2 purple, b3 purple, b6 purple",
    ],
    ids=["the first line is full", "no saucer is off the board"],
)
def test_R37_no_repair(more: str) -> None:
    state = alien("c1 green" + more, "green purple")
    events = do(state, 0, "move c1 d1", tiles="repair")
    assert kinds(events) == ["moved", "bonus", "no-effect"]
    assert now(state, "choices") == ["", ""]


def test_R38_the_reactor_holds_the_ship_for_the_defender_s_next_turn() -> None:
    state = alien("c1 green, a6 orange", "green purple", gps=1)
    assert told(do(state, 0, "move c1 d1", tiles="reactor"), "reactor-hit") == {"seat": 1}
    assert now(state, "reactor") == "next"
    do(state, 0, "end")
    assert now(state, "reactor") == "held"
    assert can(state, 1) == ["throw"]


@pytest.mark.parametrize("number", [1, 6])
def test_R38_a_1_or_a_6_takes_the_ship_there_and_no_further(number: int) -> None:
    state = defender("c6 green, c1 green", f"green {number}", ship=3, reactor="held", gps=1)
    do(state, 1, "fly")
    assert now(state, "ship") == number
    assert can(state, 1) == ["end", f"shoot {number}"]


@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_R38_with_another_number_the_ship_stays(number: int) -> None:
    state = defender("c6 green, c1 green", f"green {number}", ship=1, reactor="held", gps=1)
    assert why(state, 1, "fly") == why(state, 1, "nugget right") == why(state, 1, "gps 4") == "ship-held R38"
    assert can(state, 1) == ["end", "shoot 1"]


def test_R38_the_turn_after_the_ship_is_free() -> None:
    state = defender("c6 green", "green 4", ship=3, reactor="held")
    do(state, 1, "end")
    assert now(state, "reactor") == ""
    for seat, lines in ((0, ("throw", "keep", "end")), (1, ("throw",))):
        for line in lines:
            do(state, seat, line)
    assert why(state, 1, "nugget left") == ""
