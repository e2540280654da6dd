"""The statements of the rulebook on the two modes, R1 to R25 and R39 to R41, one after another."""

from typing import Any

import pytest

from ludotheque.contract.at_play import kinds
from ludotheque.core.contract import Game
from ludotheque.core.errors import BadNotation, BadOption
from ludotheque.games import box
from tests.games.arkade.boards import (
    ADVANCED,
    ARCADE,
    COLOURS,
    PLAIN,
    RUSH,
    STRATEGY,
    alien,
    arcade,
    can,
    defender,
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

BASE = ["green orange purple green orange purple", "orange purple green orange purple green"]
BLANK = [". . . . . ."] * 6


def test_R1_the_alien_wins_on_the_last_line() -> None:
    state = alien("g1 green, a1 green", "orange purple")
    assert not state.settled()
    events = do(state, 0, "move g1 h1")
    assert state.settled()
    assert kinds(events) == ["moved", "won"]
    assert told(events, "won") == {"seat": 0, "how": "landed"}
    assert state.outcome() == [1.0, 0.0]
    assert (now(state, "phase"), now(state, "winner")) == ("over", 0)


def test_R1_the_defender_wins_when_no_saucer_is_left() -> None:
    state = defender("c1 green", "green 4")
    events = do(state, 1, "shoot 1")
    assert kinds(events) == ["fired", "eliminated", "won"]
    assert told(events, "won") == {"seat": 1, "how": "wiped-out"}
    assert state.outcome() == [0.0, 1.0]
    assert (now(state, "phase"), now(state, "winner")) == ("over", 1)


def test_R1_each_side_has_its_own_actions() -> None:
    state = arcade("c3 green, a1 green", "purple green", "green 4")
    assert [why(state, 1, line) for line in ("move c3 d3", "stop", "sacrifice c3")] == ["aliens-only R1"] * 3
    lines = ("fly", "shoot 1", "blast green 1", "nugget right", "gps 2", "tower 1", "comet c3")
    assert {why(state, 0, line) for line in lines} == {"defenders-only R1"}


def test_R2_there_is_no_signal_in_strategy() -> None:
    assert why(alien("c3 green"), 0, "ready") == "no-signal R2"


def test_R2_strategy_is_played_by_turns_and_arcade_at_the_same_time() -> None:
    assert STRATEGY.start("R2").to_act() == [0]
    assert ARCADE.start("R2").to_act() == [0, 1]
    assert (STRATEGY.timed, ARCADE.timed) == (False, True)


@pytest.mark.parametrize("rules", [STRATEGY, ADVANCED, ARCADE])
def test_R3_twelve_saucers_without_hearts_stand_on_the_first_two_lines(rules: Game) -> None:
    assert now(rules.start("R3"), "rows") == BASE + BLANK


def test_R4_the_simplified_layout_has_the_colours_in_line() -> None:
    assert now(game(layout="simplified").start("R4"), "rows") == BASE[:1] * 2 + BLANK


def test_R5_the_alien_has_six_tiles_in_strategy() -> None:
    assert now(STRATEGY.start("R5"), "alien") == {"left": 6, "turned": []}


def test_R5_the_six_tiles_can_all_be_turned_and_no_more() -> None:
    state = alien("c1 green", "green purple", turned="life life life life engine")
    events = do(state, 0, "move c1 d1")
    assert kinds(events)[:2] == ["moved", "bonus"]
    assert now(state, "alien")["left"] == 0
    state = alien("c1 green", "green purple", turned="life life life life engine engine")
    assert kinds(do(state, 0, "move c1 d1")) == ["moved"]


@pytest.mark.parametrize("nuggets", [4, 6, 8])
@pytest.mark.parametrize("mode", ["strategy", "arcade"])
def test_R6_the_ship_starts_on_1_with_4_6_or_8_nuggets(nuggets: int, mode: str) -> None:
    state = game(nuggets=nuggets, mode=mode).start("R6")
    assert (now(state, "ship"), now(state, "nuggets")) == (1, nuggets)


def test_R6_six_nuggets_unless_another_number_is_chosen() -> None:
    assert now(STRATEGY.start("R6"), "nuggets") == 6


def test_R7_the_defender_has_two_tiles_of_each_colour_in_strategy() -> None:
    tiles = now(STRATEGY.start("R7"), "defender")
    assert tiles["left"] == {"green": 2, "orange": 2, "purple": 2}
    assert tiles["turned"] == {"green": [], "orange": [], "purple": []}
    assert (tiles["ammo"], tiles["gps"]) == ([], 0)


def test_R8_the_alien_begins_and_turns_alternate() -> None:
    state = STRATEGY.start("R8")
    for number in range(4):
        seat = number % 2
        assert state.to_act() == [seat]
        assert (now(state, "turn"), now(state, "turns")) == (seat, number)
        assert why(state, 1 - seat, "throw") == "not-your-turn R8"
        do(state, seat, "throw")
        do(state, seat, "keep")
        assert told(do(state, seat, "end"), "ended") == {"seat": seat}


def test_R8_the_next_turn_begins_without_dice() -> None:
    state = alien("c1 green", "green purple", throws=3)
    do(state, 0, "end")
    assert now(state, "dice") == [[], []]
    assert (now(state, "throws"), now(state, "kept")) == (0, False)


@pytest.mark.parametrize("seat", [0, 1])
def test_R9_R15_up_to_three_throws(seat: int) -> None:
    state = (alien, defender)[seat]("c1 green")
    for number in (1, 2, 3):
        assert now(state, "kept") is False
        thrown = told(do(state, seat, "throw"), "thrown")
        assert (thrown["seat"], thrown["throw"], thrown["rolled"]) == (seat, number, [True, True])
        assert thrown["dice"] == now(state, "dice")[seat]
        assert now(state, "throws") == number
    assert now(state, "kept") is True
    for line in ("throw", "throw 1", "throw 2"):
        assert why(state, seat, line) == ("alien-has-thrown A2", "defender-has-thrown A7")[seat]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("again", [1, 2])
def test_R9_R15_one_die_is_thrown_again_and_the_other_stays(seat: int, again: int) -> None:
    seen = set()
    for seed in range(30):
        state = STRATEGY.start(f"R9 {seed}")
        if seat == 1:
            for line in ("throw", "keep", "end"):
                do(state, 0, line)
        do(state, seat, "throw")
        before = now(state, "dice")[seat]
        events = do(state, seat, f"throw {again}")
        after = now(state, "dice")[seat]
        assert told(events, "thrown")["rolled"] == [again == 1, again == 2]
        assert after[2 - again] == before[2 - again]
        seen.add(after[again - 1] == before[again - 1])
    assert seen == {True, False}


def test_R9_only_the_last_results_count() -> None:
    state = alien("c3 green", "green green", kept=False)
    do(state, 0, "throw", dice="purple orange")
    do(state, 0, "keep")
    assert can(state, 0, "move") == ["move c3 c4", "move c3 d3"]


def test_R9_the_player_may_keep_the_first_throw() -> None:
    state = alien("c3 green", "green green", kept=False)
    assert told(do(state, 0, "keep"), "kept") == {"seat": 0}
    assert why(state, 0, "throw") == "alien-has-thrown A2"
    assert can(state, 0) == ["end", "move c3 c2"]


@pytest.mark.parametrize(
    ("cell", "colours", "moves"),
    [
        ("c3", "green green", "c2"),
        ("c3", "purple purple", "c4 d3"),
        ("c3", "orange orange", ""),
        ("c3", "green purple", "c2 c4 d3"),
        ("a1", "orange green", "a2 b1"),
        ("b6", "purple orange", "b5 c6"),
        ("f4", "green orange", "f3 f5 g4"),
    ],
)
def test_R10_a_saucer_moves_ahead_or_beside_to_a_cell_of_a_die_s_colour(cell: str, colours: str, moves: str) -> None:
    for saucer in COLOURS:
        state = alien(f"{cell} {saucer}", colours)
        assert can(state, 0, "move") == [f"move {cell} {to}" for to in moves.split()]


def test_R10_the_saucer_stands_on_the_new_cell_and_the_die_is_used() -> None:
    state = alien("c3 orange+", "green purple")
    events = do(state, 0, "move c3 d3")
    assert events == [{"event": "moved", "seat": 0, "saucer": "@saucer-orange", "from": "c3", "to": "d3", "by": "die"}]
    assert things(state) == "d3 orange+"
    assert dice(state, 0) == "green -purple"


def test_R10_a_cell_of_another_colour_is_refused() -> None:
    assert why(alien("c3 green", "green green"), 0, "move c3 d3") == "no-die-of-that-colour R10"


@pytest.mark.parametrize("colours", ["-purple green", "green -purple", "-purple -purple"])
def test_R10_a_used_die_moves_nothing(colours: str) -> None:
    assert why(alien("c3 green", colours), 0, "move c3 d3") == "no-die-of-that-colour R10"


def test_R10_a_move_needs_a_saucer() -> None:
    assert why(alien("c3 green", "green purple"), 0, "move c4 d4") == "no-saucer R10"
    assert why(alien("c3 green", "green purple"), 0, "move g5 h5") == "no-saucer R10"


@pytest.mark.parametrize("target", ["d4", "d2", "b4", "b2", "b3"])
def test_R11_never_diagonally_or_back(target: str) -> None:
    for colours in ("green green", "orange orange", "purple purple"):
        refusal = why(alien("c3 green", colours), 0, f"move c3 {target}")
        assert refusal == ("backwards R11" if target == "b3" else "diagonally R11")


@pytest.mark.parametrize("target", ["e3", "c5", "c1", "c3"])
def test_R11_one_cell_is_the_only_distance(target: str) -> None:
    with pytest.raises(BadNotation):
        STRATEGY.read(f"move c3 {target}")


def test_R11_never_round_the_edge_of_the_board() -> None:
    """Beyond c1 lies b6, beyond c6 lies d1, both green."""
    assert can(alien("c1 purple", "green green"), 0) == ["end", "move c1 c2", "move c1 d1"]
    assert can(alien("c6 purple", "green green"), 0) == ["end", "move c6 c5"]


def test_R11_never_on_to_an_occupied_cell_nor_over_it() -> None:
    state = alien("c3 green, d3 orange, c2 purple", "purple green")
    assert why(state, 0, "move c3 d3") == "occupied A1"
    assert why(state, 0, "move c3 c2") == "occupied A1"
    assert [line for line in can(state, 0, "move") if line.startswith("move c3")] == ["move c3 c4"]


def test_R12_two_saucers_one_step_each() -> None:
    state = alien("c3 green, c6 green", "purple green")
    do(state, 0, "move c3 d3")
    do(state, 0, "move c6 c5")
    assert things(state) == "c5 green, d3 green"
    assert can(state, 0) == ["end"]


def test_R12_one_saucer_two_steps() -> None:
    state = alien("c3 green", "purple green")
    do(state, 0, "move c3 d3")
    do(state, 0, "move d3 e3")
    assert things(state) == "e3 green"
    assert can(state, 0) == ["end"]


def test_R12_none_or_one() -> None:
    state = alien("c3 green", "purple green")
    assert why(state, 0, "end") == ""
    do(state, 0, "move c3 d3")
    do(state, 0, "end")
    assert things(state) == "d3 green"


@pytest.mark.parametrize(
    ("rules", "start", "cell", "colour", "colours"),
    [
        (STRATEGY, "c1", "d1", "green", "green purple"),
        (STRATEGY, "c3", "d3", "purple", "purple purple"),
        (STRATEGY, "c5", "d5", "orange", "orange orange"),
        (STRATEGY, "e2", "f2", "orange", "green green"),
        (STRATEGY, "e4", "f4", "green", "purple purple"),
        (STRATEGY, "e6", "f6", "purple", "orange orange"),
        (ADVANCED, "d2", "e2", "green", "purple purple"),
        (ADVANCED, "d4", "e4", "purple", "orange orange"),
        (ADVANCED, "d6", "e6", "orange", "green green"),
        (ADVANCED, "f1", "g1", "purple", "green green"),
        (ADVANCED, "f3", "g3", "orange", "purple purple"),
        (ADVANCED, "f5", "g5", "green", "orange orange"),
    ],
)
def test_R13_a_saucer_of_the_frame_s_colour_turns_a_tile(
    rules: Game, start: str, cell: str, colour: str, colours: str
) -> None:
    other = {ADVANCED: STRATEGY, STRATEGY: ADVANCED}
    for saucer in COLOURS:
        for side in (rules, other[rules]):
            state = alien(f"{start} {saucer}, a1 green", colours, rules=side)
            events = do(state, 0, f"move {start} {cell}")
            if saucer == colour and side is rules:
                assert kinds(events)[:2] == ["moved", "bonus"]
                assert (told(events, "bonus")["seat"], told(events, "bonus")["cell"]) == (0, cell)
                assert now(state, "alien")["left"] == 5
            else:
                assert kinds(events) == ["moved"]
                assert now(state, "alien") == {"left": 6, "turned": []}


def test_R13_the_tile_is_applied_at_once_and_discarded() -> None:
    state = alien("c1 green", "green purple")
    events = do(state, 0, "move c1 d1", tiles="life")
    assert kinds(events) == ["moved", "bonus", "life"]
    assert things(state) == "d1 green+*"
    assert now(state, "alien") == {"left": 5, "turned": ["life"]}


def test_R13_sideways_is_stopping_there_as_well() -> None:
    state = alien("d2 green", "green green")
    assert "bonus" in kinds(do(state, 0, "move d2 d1"))


def test_R14_an_impossible_effect_is_none_and_the_tile_is_gone() -> None:
    state = alien("c1 green, a1 orange", "green purple", nuggets=0)
    events = do(state, 0, "move c1 d1", tiles="nugget")
    assert kinds(events) == ["moved", "bonus", "no-effect"]
    assert told(events, "no-effect") == {"seat": 0, "tile": "@tile-nugget"}
    assert now(state, "nuggets") == 0
    assert now(state, "alien") == {"left": 5, "turned": ["nugget"]}


def test_R14_one_saucer_may_trigger_several_bonus_cells() -> None:
    state = arcade("c3 purple", "purple purple")
    do(state, 0, "move c3 d3", tiles="nugget")
    for colours, moves in (
        ("green orange", ["move d3 e3", "move e3 e4"]),
        ("purple green", ["move e4 e5", "move e5 e6"]),
    ):
        throw(state, 0, colours)
        for line in moves:
            do(state, 0, line)
    throw(state, 0, "orange orange")
    assert kinds(do(state, 0, "move e6 f6", tiles="nugget")) == ["moved", "bonus", "nugget-lost"]
    assert now(state, "alien") == {"left": 4, "turned": ["nugget", "nugget"]}


def test_R15_the_defender_moves_and_shoots_in_either_order() -> None:
    state = defender("c4 green, c1 green, a1 orange", "green 4")
    do(state, 1, "fly")
    do(state, 1, "shoot 4")
    assert things(state) == "a1 orange, c1 green"
    state = defender("c4 green, c1 green, a1 orange", "green 4")
    do(state, 1, "shoot 1")
    do(state, 1, "fly")
    assert things(state) == "a1 orange, c4 green"
    assert now(state, "ship") == 4
    assert can(state, 1) == ["end", "nugget left", "nugget right"]


def test_R15_the_dice_are_one_of_colour_and_one_of_numbers() -> None:
    for fire in COLOURS:
        for number in range(1, 7):
            state = defender("c4 green")
            thrown = told(do(state, 1, "throw", dice=f"{fire} {number}"), "thrown")
            assert now(state, "dice") == [[], [fire, number]]
            assert (thrown["first"], thrown["second"]) == (f"@colour-{fire}", number)


def test_R16_the_ship_goes_to_the_die_s_cell_once() -> None:
    state = defender("c4 green", "purple 4")
    events = do(state, 1, "fly")
    assert events == [{"event": "flew", "seat": 1, "from": 1, "to": 4, "by": "die"}]
    assert now(state, "ship") == 4
    assert dice(state, 1) == "purple -4"
    do(state, 1, "nugget left")
    assert why(state, 1, "fly") == "die-used A7"


def test_R16_the_ship_may_stay() -> None:
    for number in range(1, 7):
        state = defender("c4 green", f"purple {number}", ship=3)
        do(state, 1, "end")
        assert now(state, "ship") == 3


def test_R16_the_ship_does_not_fly_to_where_it_is() -> None:
    assert why(defender("c4 green", "purple 4", ship=4), 1, "fly") == "die-shows-its-cell R16"


@pytest.mark.parametrize(
    ("dice_lying", "throws", "kept"),
    [("", 0, False), ("green 4", 1, False), ("green 4", 2, False), ("green 4", 3, True)],
)
def test_R17_nuggets_are_used_at_any_moment_of_the_own_turn(dice_lying: str, throws: int, kept: bool) -> None:
    state = defender("c4 green", dice_lying, throws, kept, ship=3, nuggets=2)
    events = do(state, 1, "nugget left")
    assert events == [{"event": "flew", "seat": 1, "from": 3, "to": 2, "by": "nugget", "left": 1}]
    do(state, 1, "nugget right")
    assert (now(state, "ship"), now(state, "nuggets")) == (3, 0)
    assert why(state, 1, "nugget left") == "no-nugget R17"
    assert dice(state, 1) == dice_lying


def test_R18_the_shot_hits_the_first_saucer_of_the_column() -> None:
    state = defender("a2 green, c2 green, e2 green, f3 green", "green 4", ship=2)
    events = do(state, 1, "shoot 2")
    assert events[0] == {
        "event": "fired",
        "seat": 1,
        "column": 2,
        "from": "ship",
        "colour": "@colour-green",
        "ammo": False,
        "target": "e2",
    }
    assert events[1] == {"event": "eliminated", "seat": 1, "saucer": "@saucer-green", "cell": "e2"}
    assert things(state) == "a2 green, c2 green, f3 green"
    assert now(state, "out")["green"] == 1
    assert now(state, "shot") == {"green": 1, "orange": 0, "purple": 0}
    assert dice(state, 1) == "-green 4"


@pytest.mark.parametrize(
    ("saucers", "column", "refusal"),
    [
        ("c2 orange, a2 green", 2, "wrong-colour R18"),
        ("c3 green", 2, "empty-column R18"),
        ("c3 green", 3, "not-covered A8"),
    ],
)
def test_R18_no_shot(saucers: str, column: int, refusal: str) -> None:
    state = defender(saucers, "green 4", ship=2)
    assert why(state, 1, f"shoot {column}") == refusal
    assert can(state, 1, "shoot") == []


def test_R18_an_extra_life_is_lost_instead() -> None:
    state = defender("c2 green+, b2 green", "green 4", ship=2)
    events = do(state, 1, "shoot 2")
    assert kinds(events) == ["fired", "life-lost"]
    assert told(events, "life-lost") == {"seat": 1, "saucer": "@saucer-green", "cell": "c2"}
    assert things(state) == "b2 green, c2 green"
    assert now(state, "out")["green"] == 2


def test_R18_then_it_can_be_eliminated() -> None:
    state = defender("c2 green, b2 green", "green 4", ship=2, turned="life")
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated"]


@pytest.mark.parametrize("colour", COLOURS)
def test_R19_the_second_of_a_colour_turns_a_tile_of_it(colour: str) -> None:
    state = defender(f"c2 {colour}, a1 {colour}", f"{colour} 4", ship=2)
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated"]
    state = defender(f"c2 {colour}, a1 {colour}", f"{colour} 4", ship=2, odd=colour)
    events = do(state, 1, "shoot 2")
    assert kinds(events)[:3] == ["fired", "eliminated", "power"]
    assert (told(events, "power")["seat"], told(events, "power")["colour"]) == (1, f"@colour-{colour}")
    assert now(state, "defender")["left"] == {name: 2 - (name == colour) for name in COLOURS}
    assert len(now(state, "defender")["turned"][colour]) == 1


def test_R19_one_of_each_of_two_colours_is_no_pair() -> None:
    state = defender("c2 orange, a1 green", "orange 4", ship=2, odd="green")
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated"]


@pytest.mark.parametrize("rules", [STRATEGY, PLAIN])
def test_R20_the_defender_wins_with_the_last_saucer(rules: Game) -> None:
    state = defender("c2 green, a2 green", "green 4", ship=2, rules=rules)
    do(state, 1, "shoot 2")
    assert state.outcome() is None
    assert not state.over()
    state = defender("a2 green", "green 4", ship=2, rules=rules)
    do(state, 1, "shoot 2")
    assert state.outcome() == [0.0, 1.0]
    assert state.to_act() == []


def test_R20_arcade() -> None:
    state = arcade("a2 green", "green orange", "green 4", ship=2)
    assert told(do(state, 1, "shoot 2"), "won") == {"seat": 1, "how": "wiped-out"}
    assert (state.outcome(), state.to_act(), state.due()) == ([0.0, 1.0], [], -1)


def test_R21_the_alien_wins_with_one_saucer_on_the_last_line() -> None:
    for state in (alien("g1 green, a1 green", "orange green"), arcade("g1 green, a1 green", "orange green", "green 4")):
        do(state, 0, "move g1 h1")
        assert state.outcome() == [1.0, 0.0]
        assert state.to_act() == []


def test_R21_no_line_before_it_wins() -> None:
    state = alien("f1 green", "green purple")
    do(state, 0, "move f1 g1")
    assert state.outcome() is None


@pytest.mark.parametrize("first", [0, 1])
def test_R22_both_play_after_a_signal_that_follows_when_both_are_ready(first: int) -> None:
    state = ARCADE.start("R22")
    assert now(state, "phase") == "ready"
    for seat in (0, 1):
        assert can(state, seat) == ["ready"]
        assert why(state, seat, "throw") == "not-started R22"
    assert told(do(state, first, "ready"), "ready") == {"seat": first}
    assert now(state, "ready") == [first == 0, first == 1]
    assert state.to_act() == [1 - first]
    assert why(state, first, "ready") == "already-ready R22"
    tick(state, 5000)
    events = do(state, 1 - first, "ready")
    assert kinds(events) == ["ready", "countdown"]
    assert told(events, "countdown")["ms"] == 3000
    assert (now(state, "phase"), now(state, "starts"), state.due()) == ("countdown", 8000, 8000)
    assert (state.to_act(), state.over()) == ([], False)
    assert why(state, 0, "throw") == why(state, 1, "nugget right") == "not-started R22"
    assert tick(state, 7999) == []
    assert kinds(tick(state, 8000)) == ["go"]
    assert (now(state, "phase"), now(state, "starts"), state.due()) == ("play", -1, -1)
    assert can(state, 0) == ["throw"]
    assert can(state, 1) == ["nugget right", "throw"]


@pytest.mark.parametrize("seat", [0, 1])
def test_R22_nobody_gets_ready_once_the_signal_is_given(seat: int) -> None:
    assert why(arcade("c4 green", "green orange", "purple 4"), seat, "ready") == "started R22"


def test_R22_nobody_waits_for_the_rival() -> None:
    state = arcade("c3 green, c1 green", "green purple", "green 4")
    for seat, line in ((1, "fly"), (1, "nugget left"), (0, "move c3 d3"), (1, "throw"), (0, "throw")):
        do(state, seat, line)
    assert (now(state, "ship"), things(state)) == (3, "c1 green, d3 green")


@pytest.mark.parametrize("moves", [[], ["move c3 d3"], ["move c3 d3", "move c6 c5"], ["move c3 d3", "move d3 e3"]])
def test_R23_the_alien_uses_both_dice_one_or_none_and_throws_again(moves: list[str]) -> None:
    state = arcade("c3 green, c6 green", "purple green")
    for line in moves:
        do(state, 0, line)
    assert kinds(do(state, 0, "throw")) == ["tossed"]


def test_R23_a_die_is_used_once() -> None:
    state = arcade("c3 green, c6 green", "purple orange")
    assert "move c6 d6" in can(state, 0)
    do(state, 0, "move c3 d3")
    assert can(state, 0) == ["move d3 d2", "throw"]


@pytest.mark.parametrize("lines", [[], ["fly"], ["shoot 1"], ["fly", "shoot 4"], ["shoot 1", "fly"]])
def test_R24_the_defender_uses_both_dice_one_or_none_and_throws_again(lines: list[str]) -> None:
    state = arcade("c1 green, c4 green", "", "green 4")
    for line in lines:
        do(state, 1, line)
    assert kinds(do(state, 1, "throw")) == ["tossed"]


def test_R24_each_die_once() -> None:
    state = arcade("c1 green, c4 green", "", "green 4")
    do(state, 1, "shoot 1")
    do(state, 1, "fly")
    assert can(state, 1) == ["nugget left", "nugget right", "throw"]


def test_R24_nuggets_at_any_moment() -> None:
    state = arcade("c1 green", nuggets=4)
    do(state, 1, "nugget right")
    do(state, 1, "throw")
    do(state, 1, "nugget right")
    tick(state, 600)
    do(state, 1, "nugget right")
    do(state, 1, "nugget left")
    assert (now(state, "ship"), now(state, "nuggets")) == (3, 0)


def test_R25_arcade_is_played_without_tiles() -> None:
    state = ARCADE.start("R25")
    assert now(state, "alien") == {"left": 0, "turned": []}
    assert now(state, "defender")["left"] == {"green": 0, "orange": 0, "purple": 0}
    state = arcade("c1 green, c2 orange, a1 green", "green orange", "orange 4", rules=ARCADE, ship=2, odd="orange")
    assert kinds(do(state, 0, "move c1 d1")) == ["moved"]
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated"]


def test_R39_strategy_without_tiles() -> None:
    state = PLAIN.start("R39")
    assert now(state, "alien")["left"] == 0
    assert now(state, "defender")["left"] == {"green": 0, "orange": 0, "purple": 0}
    state = alien("c1 green", "green orange", rules=PLAIN)
    assert kinds(do(state, 0, "move c1 d1")) == ["moved"]
    assert why(state, 0, "move d1 e1") == ""
    state = defender("c2 green, a1 green", "green 4", ship=2, rules=PLAIN, odd="green")
    assert kinds(do(state, 1, "shoot 2")) == ["fired", "eliminated"]


def test_R39_arcade_with_tiles() -> None:
    state = RUSH.start("R39")
    assert now(state, "alien")["left"] == 6
    assert now(state, "defender")["left"] == {"green": 2, "orange": 2, "purple": 2}
    state = arcade("c1 green, c2 orange, a1 green", "green green", "orange 4", ship=2, odd="orange")
    assert kinds(do(state, 0, "move c1 d1"))[:2] == ["moved", "bonus"]
    assert kinds(do(state, 1, "shoot 2"))[:3] == ["fired", "eliminated", "power"]


@pytest.mark.parametrize("seat", [0, 1])
def test_R39_two_throws_for_each_player(seat: int) -> None:
    state = (alien, defender)[seat]("c1 green", rules=game(throws=2))
    do(state, seat, "throw")
    assert now(state, "kept") is False
    do(state, seat, "throw")
    assert now(state, "kept") is True
    assert why(state, seat, "throw") == ("alien-has-thrown A2", "defender-has-thrown A7")[seat]


def test_R39_the_number_of_throws_is_a_matter_of_strategy() -> None:
    with pytest.raises(BadOption):
        box("arkade").setup(options={"mode": "arcade", "throws": 2})


def test_R40_every_shot_is_reported_by_itself_so_that_it_is_heard() -> None:
    state = defender("c1 green+, a1 orange", "green 4", ammo="green")
    assert [kinds(do(state, 1, line))[0] for line in ("shoot 1", "blast green 1")] == ["fired", "fired"]


@pytest.mark.parametrize("mode", ["strategy", "arcade"])
@pytest.mark.parametrize(
    "handicap",
    [
        {"nuggets": 4},
        {"nuggets": 6, "side": "classic", "layout": "simplified"},
        {"side": "advanced", "layout": "base", "nuggets": 8},
    ],
)
def test_R41_the_handicaps_for_an_adult_and_a_child_can_be_set_up(mode: str, handicap: dict[str, Any]) -> None:
    rules = game(mode=mode, **handicap)
    assert {name: rules.setup.options[name] for name in handicap} == handicap
    assert now(rules.start("R41"), "nuggets") == handicap.get("nuggets")
