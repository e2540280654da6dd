"""Our rulings on what one does in a turn: A1, A2, A7 to A12, A15, A17, A20 to A25 and A30."""

from typing import Any

import pytest

from ludotheque.contract.at_play import kinds
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from tests.games.arkade.boards import (
    ADVANCED,
    COLOURS,
    PLAIN,
    RUSH,
    STRATEGY,
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
    told,
    why,
)


def ended(state: State) -> State:
    do(state, now(state, "turn"), "end")
    return state


def test_A1_forward_is_towards_the_last_line() -> None:
    state = alien("a1 purple", "orange green")
    do(state, 0, "move a1 b1")
    assert things(state) == "b1 purple"
    assert "move b1 a1" not in can(state, 0)


@pytest.mark.parametrize("thing", ["green", "orange+", "asteroid", "field"])
@pytest.mark.parametrize("cell", ["d4", "c3", "c5"])
def test_A1_the_cell_entered_holds_nothing(thing: str, cell: str) -> None:
    """Around c4 the cells are d4 green, c3 orange, c5 green."""
    state = alien(f"c4 purple, {cell} {thing}", "green orange")
    assert why(state, 0, f"move c4 {cell}") == "occupied A1"
    around = {"move c4 d4", "move c4 c3", "move c4 c5"}
    assert {line for line in can(state, 0, "move") if line.startswith("move c4")} == around - {f"move c4 {cell}"}


def test_A1_a_die_moves_one_cell_only() -> None:
    state = alien("c4 purple", "green purple")
    do(state, 0, "move c4 d4")
    assert things(state) == "d4 purple"
    assert "move d4 d3" in can(state, 0)
    assert can(alien("c4 purple", "green orange"), 0) == ["end", "move c4 c3", "move c4 c5", "move c4 d4"]


@pytest.mark.parametrize("seat", [0, 1])
def test_A2_A7_throws_end_by_keeping_or_with_the_last_one(seat: int) -> None:
    for throws in (3, 2):
        state = (alien, defender)[seat]("c3 green", rules=game(throws=throws))
        for number in range(1, throws + 1):
            do(state, seat, "throw")
            assert now(state, "kept") is (number == throws)
            if number < throws:
                kept = state.clone()
                do(kept, seat, "keep")
                assert now(kept, "kept") is True
        assert why(state, seat, "keep") == ("alien-has-thrown A2", "defender-has-thrown A7")[seat]


def test_A2_each_die_once_in_any_order_for_any_saucer() -> None:
    for lines in (["move c3 d3", "move c6 c5"], ["move c6 c5", "move c3 d3"]):
        state = alien("c3 green, c6 green", "purple green")
        for line in lines:
            do(state, 0, line)
        assert things(state) == "c5 green, d3 green"
        assert dice(state, 0) == "-purple -green"


def test_A2_two_dice_of_one_colour_are_two_moves() -> None:
    state = alien("c3 green, c4 green", "purple purple")
    do(state, 0, "move c3 d3")
    assert dice(state, 0) == "-purple purple"
    assert can(state, 0, "move") == []
    state = alien("c3 green, e4 orange", "purple purple")
    do(state, 0, "move c3 d3")
    do(state, 0, "move e4 f4")
    assert dice(state, 0) == "-purple -purple"


def test_A2_the_player_ends_the_turn() -> None:
    state = alien("c3 green", "-purple -green")
    assert state.to_act() == [0]
    assert can(state, 0) == ["end"]
    assert ended(state).to_act() == [1]


def test_A7_everything_after_the_final_throw_is_optional_and_in_any_order() -> None:
    state = defender("c1 green, c4 green, a6 green", "green 4")
    assert can(state, 1) == ["end", "fly", "nugget right", "shoot 1"]
    do(state, 1, "shoot 1")
    do(state, 1, "fly")
    assert why(state, 1, "shoot 4") == "die-used A7"
    assert can(state, 1) == ["end", "nugget left", "nugget right"]


def test_A8_a_shot_leaves_from_ship_or_tower() -> None:
    state = defender("c2 green, c5 green, c6 green, h5 tower", "green 4", ship=2)
    assert can(state, 1, "shoot") == ["shoot 2", "shoot 5"]
    assert told(do(state.clone(), 1, "shoot 2"), "fired")["from"] == "ship"
    assert told(do(state.clone(), 1, "shoot 5"), "fired")["from"] == "tower"


def test_A8_super_ammo_leaves_from_ship_or_tower_too() -> None:
    state = defender("c2 green, c5 green, a6 orange, h5 tower", "orange 4", ship=2, ammo="green")
    assert can(state, 1, "blast") == ["blast green 2", "blast green 5"]
    events = do(state, 1, "blast green 5")
    assert (told(events, "fired")["from"], told(events, "fired")["ammo"]) == ("tower", True)


@pytest.mark.parametrize("thing", ["asteroid", "field"])
def test_A8_asteroids_and_fields_do_not_stop_shots(thing: str) -> None:
    state = defender(f"c2 purple, e2 {thing}, a1 green", "purple 4", ship=2, ammo="purple")
    assert told(do(state.clone(), 1, "shoot 2"), "fired")["target"] == "c2"
    assert told(do(state.clone(), 1, "blast purple 2"), "fired")["target"] == "c2"


def test_A8_a_die_takes_the_life_and_super_ammo_the_saucer() -> None:
    for line, left in (("shoot 2", "a1 green, c2 green"), ("blast green 2", "a1 green")):
        state = defender("c2 green+, a1 green", "green 4", ship=2, ammo="green")
        do(state, 1, line)
        assert things(state) == left


def test_A8_a_saucer_of_another_colour_in_front_protects_those_behind() -> None:
    state = defender("c2 green, d2 orange, a1 green", "green 4", ship=2, ammo="green")
    assert why(state, 1, "shoot 2") == why(state, 1, "blast green 2") == "wrong-colour R18"


@pytest.mark.parametrize(("shot", "turns"), [(0, False), (1, True), (2, False), (3, True)])
def test_A9_every_second_saucer_of_a_colour_turns_a_tile(shot: int, turns: bool) -> None:
    state = defender("c2 green, a1 orange", "green 4", ship=2, green="nugget-1" * (shot > 1), odd="green" * (shot % 2))
    assert now(state, "shot")["green"] == shot
    assert ("power" in kinds(do(state, 1, "shoot 2"))) is turns
    assert now(state, "shot")["green"] == shot + 1


def test_A9_with_no_tile_of_the_colour_left_nothing_is_turned() -> None:
    rules = game(altered({"repair = { value = 1": "repair = { value = 2"}))
    gone: dict[str, Any] = {"green": "nugget-1 nugget-2", "odd": "green", "turned": "repair repair"}
    state = defender("c2 green, a1 orange", "green 4", ship=2, rules=rules, **gone)
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated"]
    assert now(state, "shot")["green"] == 6


def test_A9_a_super_ammo_s_elimination_counts() -> None:
    state = defender("c2 orange, a1 green", "green 4", ship=2, ammo="orange", odd="orange")
    assert kinds(do(state, 1, "blast orange 2"))[:3] == ["fired", "eliminated", "power"]


def test_A9_the_tile_is_turned_at_once_and_the_turn_goes_on() -> None:
    state = defender("c2 green, c5 green, a1 orange", "green 4", ship=2, odd="green")
    do(state, 1, "shoot 2", tiles="asteroid")
    assert why(state, 1, "fly") == why(state, 1, "end") == "choose-first A18"
    do(state, 1, "asteroid c4")
    do(state, 1, "fly")
    assert now(state, "ship") == 4


@pytest.mark.parametrize(("tile", "colour"), [("asteroid", "green"), ("field", "orange")])
def test_A10_first_and_last_line_are_open_and_what_holds_something_is_not(tile: str, colour: str) -> None:
    state = defender(f"c2 {colour}, a1 orange, a2 green, h3 tower", f"{colour} 4", ship=2, odd=colour)
    do(state, 1, "shoot 2", tiles=tile)
    for cell in ("a3", "h1", "h6", "c2"):
        assert why(state, 1, f"{tile} {cell}") == ""
    for cell in ("a1", "a2", "h3"):
        assert why(state, 1, f"{tile} {cell}") == "cell-taken A10"
    for cell in ("d1", "d3", "d5", "f2", "f4", "f6"):
        assert why(state, 1, f"{tile} {cell}") == "bonus-cell A10"


@pytest.mark.parametrize(
    ("number", "things_there", "saucer", "target"),
    [
        (1, "e2 green", "e2", "d2"),
        (2, "e2 green", "e2", "c2"),
        (2, "b2 green", "b2", "a2"),
        (1, "b1 green", "b1", "a1"),
        (2, "e2 green, c2 purple", "e2", "d2"),
        (2, "e2 green, c2 asteroid", "e2", "d2"),
        (1, "e2 green, c2 asteroid", "e2", "d2"),
        (2, "e1 green", "e1", "c1"),
        (1, "e1 green", "e1", "d1"),
    ],
    ids=[
        "one",
        "two",
        "the edge",
        "the corner",
        "a saucer",
        "an asteroid",
        "not yet",
        "over a bonus cell",
        "on to a bonus cell",
    ],
)
def test_A10_a_comet_pushes_back_as_far_as_it_can(number: int, things_there: str, saucer: str, target: str) -> None:
    state = defender(f"b6 orange, {things_there}, a5 green", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles=f"comet-{number}")
    events = do(state, 1, f"comet {saucer}")
    assert kinds(events) == ["pushed"]
    assert (told(events, "pushed")["from"], told(events, "pushed")["to"]) == (saucer, target)
    assert now(state, "alien")["left"] == 6


@pytest.mark.parametrize("behind", ["purple", "asteroid", "field"])
def test_A10_a_comet_needs_a_saucer_that_can_go_back(behind: str) -> None:
    state = defender(f"b6 orange, d2 {behind}, e2 green, a1 green, c4 purple", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles="comet-2")
    assert why(state, 1, "comet a1") == why(state, 1, "comet e2") == "cannot-go-back A10"
    assert why(state, 1, "comet f2") == "none-for-comet R30"
    assert can(state, 1) == ["comet c4"] + ["comet d2"] * (behind == "purple")


def test_A10_a_saucer_keeps_its_life_when_pushed() -> None:
    state = defender("b6 orange, e2 green+", "orange 4", ship=6, odd="orange")
    do(state, 1, "shoot 6", tiles="comet-1")
    do(state, 1, "comet e2")
    assert things(state) == "d2 green+"


def test_A10_the_tower_takes_a_free_cell_of_the_last_line() -> None:
    state = defender("b6 purple, a1 green, h2 asteroid, h5 field", "purple 4", ship=6, odd="purple")
    do(state, 1, "shoot 6", tiles="tower")
    assert can(state, 1) == ["tower 1", "tower 3", "tower 4", "tower 6"]
    assert why(state, 1, "tower 2") == why(state, 1, "tower 5") == "cell-taken A10"


SACRIFICE = "c4 green, d4 asteroid, a1 orange"


@pytest.mark.parametrize(
    ("lying", "throws", "kept"),
    [("", 0, False), ("green green", 1, False), ("green green", 2, False), ("-green -green", 1, True)],
    ids=["before the throws", "between them", "between them again", "after the dice"],
)
def test_A11_a_saucer_is_sacrificed_at_any_moment_of_the_turn(lying: str, throws: int, kept: bool) -> None:
    state = alien(SACRIFICE, lying, throws, kept)
    do(state, 0, "sacrifice c4")
    assert things(state) == "a1 orange"
    assert dice(state, 0) == lying


def test_A11_not_in_the_defender_s_turn_and_not_while_a_choice_is_open() -> None:
    assert why(defender(SACRIFICE, "green 4"), 0, "sacrifice c4") == "not-your-turn R8"
    state = alien(SACRIFICE + ", c1 green", "green orange")
    do(state, 0, "move c1 d1")
    assert now(state, "choices") == ["stop d1", ""]
    assert why(state, 0, "sacrifice c4") == "stop-or-not A3"


@pytest.mark.parametrize("cell", ["c3", "c5", "d3", "d5", "e4", "b4", "e3"])
def test_A11_only_the_saucer_just_before_the_asteroid(cell: str) -> None:
    state = alien(f"{cell} green, d4 asteroid, a1 orange", "green green")
    assert why(state, 0, f"sacrifice {cell}") == "no-asteroid-ahead A11"
    assert can(state, 0, "sacrifice") == []


def test_A11_no_saucer_no_sacrifice() -> None:
    assert why(alien("d4 asteroid, a1 orange", "green green"), 0, "sacrifice c4") == "none-to-sacrifice A11"
    state = alien("c4 green, d4 field, a1 orange", "green green")
    assert why(state, 0, "sacrifice c4") == "no-asteroid-ahead A11"


@pytest.mark.parametrize(
    ("field", "cell"),
    [("d4", "c4"), ("d4", "e4"), ("d4", "d3"), ("d4", "d5"), ("b1", "a1"), ("e2", "e1"), ("c5", "c6"), ("h6", "g6")],
)
def test_A11_a_field_is_cleared_from_all_four_sides(field: str, cell: str) -> None:
    state = alien(f"{cell} green, {field} field", "green orange")
    do(state, 0, f"clear {field}")
    assert things(state) == f"{cell} green"
    assert dice(state, 0) == "green -orange"


@pytest.mark.parametrize("cell", ["c3", "c5", "e3", "e5", "b4", "f4", "d2", "d6"])
def test_A11_a_field_is_not_cleared_from_a_corner_or_from_afar(cell: str) -> None:
    assert why(alien(f"{cell} green, d4 field", "green orange"), 0, "clear d4") == "no-saucer-beside A11"


def test_A11_neighbours_are_not_counted_round_the_edge() -> None:
    assert why(alien("b6 green, c1 field", "orange orange"), 0, "clear c1") == "no-saucer-beside A11"
    assert why(alien("d1 green, c6 field", "orange orange"), 0, "clear c6") == "no-saucer-beside A11"
    assert why(alien("d1 green, h1 field", "orange orange"), 0, "clear h1") == "no-saucer-beside A11"


def test_A11_asteroid_and_field_are_removed_in_either_order() -> None:
    for lines in (["sacrifice c4", "clear b1"], ["clear b1", "sacrifice c4"]):
        state = alien("a1 orange, b1 field, c4 green, d4 asteroid", "green orange")
        for line in lines:
            do(state, 0, line)
        assert things(state) == "a1 orange"


def test_A11_only_a_field_is_cleared() -> None:
    assert why(alien("c4 green, d4 asteroid, h6 field", "orange orange"), 0, "clear d4") == "no-field A11"
    assert why(alien("c4 green", "orange orange"), 0, "clear d4") == "no-field A11"


def test_A11_a_field_is_cleared_after_the_final_throw_only() -> None:
    assert why(alien("c4 green, d4 field", "orange green", kept=False), 0, "clear d4") == "not-final A17"
    assert why(alien("c4 green, d4 field"), 0, "clear d4") == "throw-first A17"


def test_A11_one_orange_die_does_not_clear_and_enter() -> None:
    """d2 is orange itself."""
    state = alien("c2 purple, d2 field", "orange purple")
    do(state, 0, "clear d2")
    assert why(state, 0, "move c2 d2") == "no-die-of-that-colour R10"
    state = alien("c2 purple, d2 field", "orange orange")
    do(state, 0, "clear d2")
    do(state, 0, "move c2 d2")
    assert things(state) == "d2 purple"


def test_A11_the_clearing_colour_is_data() -> None:
    purple = game(altered({'colour = "orange"': 'colour = "purple"'}))
    assert why(alien("c4 green, d4 field", "orange green", rules=purple), 0, "clear d4") == "no-clearing-die R27"
    state = alien("c4 green, d4 field", "purple green", rules=purple)
    do(state, 0, "clear d4")
    assert dice(state, 0) == "-purple green"


def test_A11_a_sacrificed_saucer_is_no_pair() -> None:
    state = alien(SACRIFICE, "green orange", odd="green")
    before = now(state, "shot")
    assert kinds(do(state, 0, "sacrifice c4")) == ["sacrificed"]
    assert now(state, "shot") == before
    assert now(state, "out")["green"] == 4


def test_A11_sacrificing_the_last_saucer_loses() -> None:
    state = alien("c4 green, d4 asteroid", "green orange")
    events = do(state, 0, "sacrifice c4")
    assert kinds(events) == ["sacrificed", "won"]
    assert told(events, "won") == {"seat": 1, "how": "sacrificed-last"}
    assert state.outcome() == [0.0, 1.0]


def test_A12_the_game_ends_at_once_on_the_last_line_by_die() -> None:
    state = alien("g1 green, a1 green", "orange purple")
    do(state, 0, "move g1 h1")
    assert (state.to_act(), can(state, 0), can(state, 1)) == ([], [], [])
    assert why(state, 0, "end") == "over A12"


def test_A12_the_game_ends_at_once_on_the_last_line_by_engine() -> None:
    state = alien("f5 green, a1 green", "orange orange", rules=ADVANCED)
    events = do(state, 0, "move f5 g5", tiles="engine")
    assert kinds(events) == ["moved", "bonus", "moved", "won"]
    assert state.outcome() == [1.0, 0.0]


def test_A12_a_combo_may_lead_to_the_last_line() -> None:
    """A rift on g5 brings an orange saucer to g3; its engine lands it."""
    state = alien("f5 green, a3 orange, a1 green", "orange orange", rules=ADVANCED)
    do(state, 0, "move f5 g5", tiles="rift")
    events = do(state, 0, "rift a3", tiles="engine")
    assert kinds(events) == ["moved", "bonus", "moved", "won"]
    assert told(events, "won") == {"seat": 0, "how": "landed"}
    assert now(state, "winner") == 0


@pytest.mark.parametrize("rules", [STRATEGY, PLAIN])
def test_A15_the_game_is_drawn_when_200_turns_have_passed(rules: Game) -> None:
    state = alien("a1 green", "green orange", turns=198, rules=rules)
    assert ended(state).outcome() is None
    state = defender("a1 green", "orange 4", turns=199, rules=rules)
    events = do(state, 1, "end")
    assert kinds(events) == ["ended", "drawn"]
    assert state.outcome() == [0.5, 0.5]
    assert (now(state, "winner"), now(state, "phase"), state.to_act()) == (2, "over", [])


def test_A15_a_win_in_the_last_turn_is_a_win() -> None:
    state = defender("a1 green", "green 4", turns=199)
    do(state, 1, "shoot 1")
    assert state.outcome() == [0.0, 1.0]


@pytest.mark.parametrize("seat", [0, 1])
def test_A17_the_first_throw_is_compulsory(seat: int) -> None:
    state = (alien, defender)[seat]("c3 green", nuggets=0)
    assert can(state, seat) == ["throw"]
    for line in ("keep", "end"):
        assert why(state, seat, line) == "throw-first A17"
    for line in ("throw 1", "throw 2"):
        assert why(state, seat, line) == ("alien-throws-both R9", "defender-throws-both R15")[seat]


@pytest.mark.parametrize(("seat", "lines"), [(0, ["move c3 d3"]), (1, ["fly", "shoot 3"])])
def test_A17_no_die_is_used_before_the_final_throw(seat: int, lines: list[str]) -> None:
    colours = ("purple green", "green 4")[seat]
    state = (alien, defender)[seat]("c3 green, a1 green", colours, kept=False, nuggets=0, ship=3)
    assert can(state, seat) == ["keep", "throw", "throw 1", "throw 2"]
    for line in lines:
        assert why(state, seat, line) == "not-final A17"
    assert why(state, seat, "end") == ("alien-keeps-first A2", "defender-keeps-first A7")[seat]
    do(state, seat, "keep")
    assert [why(state, seat, line) for line in lines] == [""] * len(lines)


def test_A17_a_die_set_aside_may_be_thrown_again_later() -> None:
    state = alien("c3 green", "green orange", kept=False)
    do(state, 0, "throw 1", dice="purple orange")
    assert why(state, 0, "throw 2") == ""
    do(state, 0, "throw 2", dice="purple green")
    assert dice(state, 0) == "purple green"
    assert now(state, "throws") == 3


def test_A20_super_ammo_only_after_the_final_throw() -> None:
    for lying in ("", "green 4"):
        state = defender("c1 green, a2 green", lying, kept=False, ammo="green")
        assert why(state, 1, "blast green 1") == "ammo-too-early A20"


@pytest.mark.parametrize("lines", [["shoot 1", "blast orange 1"], ["blast green 1", "shoot 1"]])
def test_A20_before_or_after_the_die_s_shot(lines: list[str]) -> None:
    fire = {"shoot 1": "green", "blast green 1": "orange"}[lines[0]]
    state = defender("c1 green, b1 orange, a6 purple", f"{fire} 4", ammo="green orange")
    for line in lines:
        do(state, 1, line)
    assert things(state) == "a6 purple"


def test_A20_any_number_in_one_turn() -> None:
    state = defender("c1 green, b1 orange, a1 purple, a6 green", "green 4", ammo="green orange purple")
    for colour in COLOURS:
        do(state, 1, f"blast {colour} 1")
    assert things(state) == "a6 green"
    assert now(state, "defender")["ammo"] == []


def test_A20_one_turned_this_turn_as_well() -> None:
    state = defender("c1 green, b1 green, a6 orange", "green 4", odd="green")
    do(state, 1, "shoot 1", tiles="ammo")
    do(state, 1, "blast green 1")
    assert things(state) == "a6 orange"


def test_A20_kept_super_ammo_lasts_until_it_is_used() -> None:
    state = defender("c1 green, a6 orange", "purple 4", ammo="green")
    ended(state)
    assert why(state, 1, "blast green 1") == "not-your-turn R8"
    for seat, line in ((0, "throw"), (0, "keep"), (0, "end"), (1, "throw"), (1, "keep"), (1, "blast green 1")):
        do(state, seat, line)
    assert things(state) == "a6 orange"


def test_A21_cells_1_and_6_are_not_adjacent() -> None:
    for cell in (2, 3, 4, 5):
        state = defender("a1 green", ship=cell)
        assert [why(state, 1, line) for line in ("nugget left", "nugget right")] == ["", ""]
    assert can(defender("a1 green", ship=1), 1, "nugget") == ["nugget right"]
    assert can(defender("a1 green", ship=6), 1, "nugget") == ["nugget left"]
    assert why(defender("a1 green", ship=1), 1, "nugget left") == "edge A21"
    assert why(defender("a1 green", ship=6), 1, "nugget right") == "edge A21"


def test_A21_a_gps_changes_the_ship_s_cell() -> None:
    assert why(defender("a1 green", ship=3, gps=1), 1, "gps 3") == "ship-is-there A21"


def test_A21_nuggets_and_gps_not_in_the_alien_s_turn() -> None:
    for state in (alien("a1 green", gps=1, ship=2), alien("a1 green", "green orange", gps=1, ship=2)):
        assert why(state, 1, "nugget left") == why(state, 1, "gps 4") == "not-your-turn R8"


def test_A21_nuggets_and_gps_not_while_a_choice_is_open() -> None:
    state = defender("c2 green, a1 green", "green 4", ship=2, odd="green", gps=1)
    do(state, 1, "shoot 2", tiles="asteroid")
    assert why(state, 1, "nugget left") == why(state, 1, "gps 4") == "choose-first A18"


def test_A22_eliminations_are_counted_for_the_whole_game_and_repair_takes_none_off() -> None:
    state = alien("c1 green, a6 purple, b6 green", "green purple", odd="purple")
    do(state, 0, "move c1 d1", tiles="repair")
    do(state, 0, "repair purple a3")
    assert now(state, "shot")["purple"] == 1
    ended(state)
    for line in ("throw", "throw 1"):
        do(state, 1, line)
    do(state, 1, "throw", dice="purple 3")
    do(state, 1, "fly")
    assert kinds(do(state, 1, "shoot 3"))[:3] == ["fired", "eliminated", "power"]


def test_A22_a_lost_life_counts_for_nothing() -> None:
    state = defender("c2 green+, a1 green", "green 4", ship=2, odd="green")
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "life-lost"]
    assert now(state, "shot")["green"] == 1


def test_A22_the_last_saucer_ends_the_game_before_any_tile_is_turned() -> None:
    for state in (
        defender("c2 green", "green 4", ship=2, odd="green"),
        arcade("c2 green", "green orange", "green 4", ship=2, odd="green"),
    ):
        assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated", "won"]
        assert now(state, "defender")["left"]["green"] == 2
    state = defender("c2 green+", "orange 4", ship=2, ammo="green", odd="green")
    assert kinds(do(state, 1, "blast green 2")) == ["fired", "eliminated", "won"]


def test_A23_an_extra_life_does_not_save_a_sacrificed_saucer() -> None:
    state = alien("c4 green+, d4 asteroid, a1 orange", "green orange")
    do(state, 0, "sacrifice c4")
    assert things(state) == "a1 orange"


def test_A23_repair_brings_back_what_was_sacrificed_without_extra_life() -> None:
    state = alien("c1 green, b1 orange, b2 orange, b3 orange, c4 orange+, d4 asteroid", "green purple")
    do(state, 0, "sacrifice c4")
    do(state, 0, "move c1 d1", tiles="repair")
    do(state, 0, "repair orange a2")
    assert things(state) == "a2 orange, b1 orange, b2 orange, b3 orange, d1 green*"
    assert now(state, "out") == {"green": 3, "orange": 0, "purple": 4}


def test_A23_a_repaired_saucer_has_to_be_eliminated_again() -> None:
    state = arcade("c1 green", "green purple", ammo="green purple")
    do(state, 0, "move c1 d1", tiles="repair")
    do(state, 0, "repair purple a1")
    assert kinds(do(state, 1, "blast green 1")) == ["fired", "eliminated"]
    assert kinds(do(state, 1, "blast purple 1")) == ["fired", "eliminated", "won"]


def test_A23_repair_offers_every_colour_that_is_off_the_board() -> None:
    state = alien("c1 green, a2 orange, a3 green, a4 green, a5 green, a6 field", "green purple")
    do(state, 0, "move c1 d1", tiles="repair")
    assert can(state, 0) == ["repair orange a1", "repair purple a1"]
    assert why(state, 0, "repair green a1") == "none-lost R37"
    assert why(state, 0, "repair orange a6") == "repair-taken R37"


@pytest.mark.parametrize("thing", ["orange", "asteroid", "field"])
def test_A24_everything_blocks_the_engine(thing: str) -> None:
    state = alien(f"c1 green, e1 {thing}", "green purple")
    assert "no-effect" in kinds(do(state, 0, "move c1 d1", tiles="engine"))


def test_A24_a_tower_blocks_the_engine() -> None:
    state = alien("f5 green, a1 green, h5 tower", "orange orange", rules=ADVANCED)
    events = do(state, 0, "move f5 g5", tiles="engine")
    assert kinds(events) == ["moved", "bonus", "no-effect"]
    assert state.outcome() is None


@pytest.mark.parametrize("thing", ["green", "asteroid", "field"])
@pytest.mark.parametrize("cell", ["c2", "d2"])
def test_A24_everything_up_to_the_line_blocks_the_rift(thing: str, cell: str) -> None:
    state = alien(f"c1 green, b2 orange, {cell} {thing}, a6 green", "green purple")
    do(state, 0, "move c1 d1", tiles="rift")
    assert why(state, 0, "rift b2") == "rift-blocked A24"
    assert "rift a6" in can(state, 0)


@pytest.mark.parametrize("thing", ["green", "asteroid", "field"])
@pytest.mark.parametrize("column", [1, 2, 6])
def test_A24_beyond_the_line_nothing_matters(thing: str, column: int) -> None:
    state = alien(f"c3 purple, b{column} orange, e{column} {thing}, a4 green", "purple purple")
    do(state, 0, "move c3 d3", tiles="rift")
    do(state, 0, f"rift b{column}")
    assert f"d{column} orange" in things(state)


def test_A25_a_tower_covers_its_column_at_once() -> None:
    state = defender("c3 orange, b6 purple, a1 green", "purple 4", ship=6, odd="purple", ammo="orange")
    do(state, 1, "shoot 6", tiles="tower")
    do(state, 1, "tower 3")
    events = do(state, 1, "blast orange 3")
    assert told(events, "fired")["from"] == "tower"
    assert "c3" not in things(state)


def test_A25_the_ship_may_stand_before_a_tower() -> None:
    state = defender("c3 green, a1 green, h3 tower", "green 4", ship=3)
    assert can(state, 1, "shoot") == ["shoot 3"]
    assert told(do(state, 1, "shoot 3"), "fired")["from"] == "ship"


def test_A25_the_fire_die_gives_one_shot_from_ship_or_tower() -> None:
    for first, second in (("shoot 3", "shoot 6"), ("shoot 6", "shoot 3")):
        state = defender("c3 green, c6 green, a1 green, h3 tower", "green 4", ship=6)
        do(state, 1, first)
        assert why(state, 1, second) == "die-used A7"


def test_A30_nobody_sees_unturned_tiles_and_their_colours_are_open() -> None:
    for rules in (STRATEGY, RUSH):
        state = rules.start("A30")
        views = [state.view(seat) for seat in (0, 1, -1)]
        assert views[0] == views[1] == views[2]
        assert views[0]["alien"] == {"left": 6, "turned": []}
        assert views[0]["defender"]["left"] == {"green": 2, "orange": 2, "purple": 2}
        assert {**views[0], "rng": now(state, "rng")} == state.position()


def test_A30_turned_tiles_are_open_to_all() -> None:
    state = alien("c1 green", "green purple")
    do(state, 0, "move c1 d1", tiles="life")
    assert {str(state.knowledge(seat)["alien"]) for seat in (0, 1, -1)} == {"{'left': 5, 'turned': ['life']}"}


def test_A30_a_guess_turns_other_tiles() -> None:
    turned = set()
    for seed in range(40):
        state = alien("c1 green", "green purple").guess(0, Rng(f"A30 {seed}"))
        turned.add(told(do(state, 0, "move c1 d1"), "bonus")["tile"])
    assert len(turned) > 3
