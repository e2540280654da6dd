"""Our rulings, L1 to L18, where the rulebook is silent."""

import pytest

from ludotheque.contract.at_play import can, do, why
from ludotheque.core.chance import Rng
from ludotheque.core.contract import Game, State
from ludotheque.core.events import Report
from tests.games.laaancez.situations import (
    FIRST_RULES,
    FULL,
    GAME,
    ODD_GAME,
    almost_full,
    candle,
    fight,
    line,
    phase,
    recruit,
    row,
    sheet,
)

SHIELDS = ("shield shield shield shield shield",) * 2 + ("shield shield shield",) * 2


def test_L1_the_rival_sees_that_a_choice_was_made_and_not_which() -> None:
    state = recruit(3)
    report = state.report = Report()
    state.play(0, GAME.read("copy hat b2"))
    events = report.take()
    assert [event.plain() for event in events if event.seen_by(1)] == [{"event": "chose", "seat": 0}]
    assert [event.plain() for event in events if event.seen_by(-1)] == [{"event": "chose", "seat": 0}]
    assert [event.kind for event in events if event.seen_by(0)] == ["chose-this"]
    assert state.knowledge(1)["choices"] == ["?", ""]
    assert state.knowledge(0)["choices"] == ["copy hat b2", ""]
    assert state.knowledge(-1)["choices"] == ["?", ""]
    assert "hat" not in str(state.knowledge(1))


def test_L1_either_player_may_choose_first() -> None:
    state = recruit(3)
    do(state, 1, "copy hat b2")
    assert state.to_act() == [0]
    assert state.knowledge(0)["choices"] == ["", "?"]


def test_L1_nothing_is_drawn_before_both_have_chosen() -> None:
    state = recruit(3)
    do(state, 0, "copy hat a1")
    assert row(state, 0) == ". . . . ."
    state = recruit(4, "hat")
    do(state, 0, "tick a1")
    assert row(state, 0) == "hat:4/1 . . . ."


def test_L1_both_choices_are_revealed_and_carried_out_together() -> None:
    state = recruit(3)
    do(state, 1, "copy hat b2")
    events = do(state, 0, "copy sugar a1")
    assert [event["event"] for event in events] == ["chose", "copy-done", "copy-done"]
    assert row(state, 0).startswith("sugar")
    assert row(state, 1, 1).startswith(". hat")
    assert state.reveals == 1


def test_L1_a_choice_is_made_once() -> None:
    state = recruit(4, "hat")
    do(state, 0, "tick a1")
    for action in ("tick a1", "copy gift a2", "pass", "roll"):
        assert why(state, 0, action) == "already-chosen L1"


def test_L1_sheets_are_open() -> None:
    state = recruit(3, "hat", "star")
    for seat in (0, 1, -1):
        assert state.knowledge(seat)["sheets"] == state.position()["sheets"]


def test_L2_the_candle_s_cell_is_never_free() -> None:
    state = recruit(3)
    assert why(state, 0, "copy hat e1") == "candle-cell L2"
    assert not any(action.endswith("e1") for action in can(state, 0))


def test_L3_any_own_object_below_its_limit_can_be_ticked() -> None:
    state = recruit(2, ("hat:4/2 star", "", "fir shield"), "bauble")
    assert [action for action in can(state, 0) if action.startswith("tick")] == ["tick a2", "tick c1"]
    assert [action for action in can(state, 1) if action.startswith("tick")] == ["tick a1"]


def test_L3_never_the_candle_and_never_a_hole() -> None:
    state = recruit(2, "hat")
    assert why(state, 0, "tick e1") == "tick-candle L3"
    assert why(state, 0, "tick a2") == "tick-hole L3"


def test_L4_choosing_is_compulsory() -> None:
    assert why(recruit(4), 0, "pass") == "must-choose L4"
    assert why(recruit(3, "hat"), 1, "pass") == "must-choose L4"


def test_L4_the_die_is_not_rolled_again_before_both_have_chosen() -> None:
    assert why(recruit(3), 0, "roll") == "choose-first L4"
    assert why(recruit(3), 1, "roll") == "choose-first L4"


def test_L4_damage_cannot_be_chosen_where_nothing_can_be_ticked() -> None:
    assert not any(action.startswith("tick") for action in can(recruit(2, "shield hat:4/2"), 0))


def test_L5_both_choices_of_the_last_roll_count() -> None:
    state = recruit(6, almost_full(), "hat")
    do(state, 0, "copy fir d3")
    do(state, 1, "tick a1")
    assert phase(state) == "combat"
    assert row(state, 0, 3).endswith("fir:4/1")
    assert row(state, 1) == "hat:4/2 . . . ."


def test_L5_player_2_may_complete_the_sheet_and_player_1_be_left_with_holes() -> None:
    state = recruit(6, "hat", almost_full(), turn=1)
    do(state, 0, "copy fir a2")
    do(state, 1, "copy fir d3")
    assert phase(state) == "combat"
    assert row(state, 0) == "hat:4/1 fir:4/1 . . ."


def test_L6_player_1_throws_first_whoever_rolled_last() -> None:
    state = recruit(6, almost_full(), "hat", turn=1)
    do(state, 0, "copy fir d3")
    do(state, 1, "copy fir a2")
    assert state.to_act() == [0]
    assert why(state, 1, "throw a1 a1") == "not-your-throw L6"


def test_L6_player_1_throws_first_whoever_completed_a_sheet() -> None:
    state = recruit(6, "hat", almost_full())
    do(state, 0, "copy fir a2")
    do(state, 1, "copy fir d3")
    assert state.to_act() == [0]


def test_L6_turns_alternate_also_after_a_fold() -> None:
    state = fight("hat", ("star", "hat"))
    do(state, 0, "throw a1 a1")
    assert line(state, 1) == "b"
    assert state.to_act() == [1]


def test_L7_holes_count_as_destroyed() -> None:
    state = fight("hat", (". star", "", "hat"))
    do(state, 0, "throw a1 a2")
    assert line(state, 1) == "c"


def test_L7_a_sheet_may_fold_several_lines_in_a_row() -> None:
    state = fight("hat", ("star", "shield shield", "", "sugar"))
    events = do(state, 0, "throw a1 a1")
    assert [event["line"] for event in events if event["event"] == "folded"] == ["a", "b", "c"]
    assert line(state, 1) == "d"


def test_L7_lines_are_checked_when_combat_starts() -> None:
    state = recruit(2, almost_full(), ("shield", "hat"))
    do(state, 0, "copy shield d3")
    do(state, 1, "copy shield a2")
    assert (line(state, 0), line(state, 1)) == ("a", "b")


def test_L7_the_candle_s_line_is_never_folded() -> None:
    state = fight("hat", "star")
    events = do(state, 0, "throw a1 a1")
    assert line(state, 1) == "e"
    assert events[-1] == {"event": "on-candle", "seat": 1}
    do(state, 1, "throw e1 a1")
    do(state, 0, "throw a1 e1")
    assert (line(state, 1), candle(state, 1)) == ("e", 2)


def test_L8_the_thrower_is_alive_and_on_the_current_line() -> None:
    state = fight(("hat star:0/1", "fir"), "hat")
    assert can(state, 0) == ["throw a1 a1"]
    assert why(state, 0, "throw a2 a1") == "thrower-gone L8"
    assert why(state, 0, "throw a3 a1") == "thrower-gone L8"
    assert why(state, 0, "throw b1 a1") == "thrower-off-line L8"
    assert why(state, 0, "throw e1 a1") == "thrower-off-line L8"


def test_L8_the_target_is_alive_and_on_the_rival_s_current_line() -> None:
    state = fight("hat", ("hat star:0/1", "fir"))
    assert why(state, 0, "throw a1 a2") == "target-gone L8"
    assert why(state, 0, "throw a1 a3") == "target-gone L8"
    assert why(state, 0, "throw a1 b1") == "target-off-line L8"
    assert why(state, 0, "throw a1 e1") == "target-off-line L8"


def test_L8_an_object_of_damage_0_may_be_a_target() -> None:
    assert why(fight("hat", "hat shield"), 0, "throw a1 a2") == ""


def test_L9_a_shield_beside_a_shield_can_be_hit() -> None:
    state = fight("hat", "star shield shield hat")
    assert can(state, 0) == ["throw a1 a2", "throw a1 a3"]


def test_L9_a_destroyed_shield_protects_nobody() -> None:
    assert can(fight("hat", "hat shield:0/0 star"), 0) == ["throw a1 a1", "throw a1 a3"]


def test_L9_a_hole_beside_the_shield_is_not_skipped() -> None:
    assert can(fight("hat", "hat . shield"), 0) == ["throw a1 a1", "throw a1 a3"]


def test_L9_a_destroyed_object_beside_the_shield_is_not_skipped() -> None:
    assert can(fight("hat", "hat star:0/1 shield"), 0) == ["throw a1 a1", "throw a1 a3"]


def test_L9_a_shield_protects_on_its_own_line_only() -> None:
    state = fight("hat", sheet((". . . . shield", "hat"), line="b"))
    assert can(state, 0) == ["throw a1 b1"]
    state = fight("hat", (". . . . hat", "shield hat"))
    assert can(state, 0) == ["throw a1 a5"]


def test_L9_protection_belongs_to_the_object_and_not_to_its_name() -> None:
    state = fight("duck", "duck porcupine cushion", game=ODD_GAME)
    assert can(state, 0) == ["throw a1 a2"]


def test_L9_what_protects_may_throw_if_it_has_damage() -> None:
    assert can(fight("porcupine", "duck", game=ODD_GAME), 0) == ["throw a1 a1"]


def test_L10_lost_hearts_stay_lost_when_the_rival_folds() -> None:
    state = fight("hat:1/2 fir:2/1", ("star", "gift"))
    do(state, 0, "throw a1 a1")
    assert line(state, 1) == "b"
    assert row(state, 0).startswith("hat:1/2 fir:2/1")


def test_L11_the_candle_throws_and_can_win() -> None:
    state = fight(sheet("", line="e", candle=1), sheet("", line="e", candle=1))
    do(state, 0, "throw e1 e1")
    assert state.outcome() == [1.0, 0.0]


def test_L11_a_candle_with_a_heart_left_burns_on() -> None:
    state = fight("hat", sheet("", line="e"))
    do(state, 0, "throw a1 e1")
    assert candle(state, 1) == 2
    assert state.to_act() == [1]


def test_L12_the_roller_alternates() -> None:
    state = recruit(3, turn=0)
    do(state, 0, "copy hat a1")
    do(state, 1, "copy hat a1")
    assert state.to_act() == [1]
    assert why(state, 0, "roll") == "not-the-roller L12"
    assert can(state, 1) == ["roll"]


def test_L12_rolling_is_an_action_of_the_roller() -> None:
    state = GAME.start("L12")
    assert can(state, 0) == ["roll"]
    assert can(state, 1) == []


def test_L12_the_die_is_fair() -> None:
    counts = [0] * 6
    for seed in range(1200):
        state = GAME.start(f"die {seed}")
        counts[do(state, 0, "roll")[0]["die"] - 1] += 1
    assert min(counts) > 150
    assert max(counts) < 250


def test_L13_a_thrown_object_stays_and_is_thrown_again() -> None:
    state = fight("hat", "fir")
    do(state, 0, "throw a1 a1")
    assert row(state, 0).startswith("hat:4/1")
    do(state, 1, "throw a1 a1")
    assert can(state, 0) == ["throw a1 a1"]


def test_L13_throwing_is_compulsory() -> None:
    assert why(fight("hat", "hat"), 0, "pass") == "must-throw L13"
    assert why(fight("hat", "hat"), 1, "pass") == "not-your-throw L6"


def test_L14_surplus_damage_is_lost() -> None:
    state = fight("star:1/4", "star gift")
    assert do(state, 0, "throw a1 a1")[0]["lost"] == 1
    assert row(state, 1).startswith("star:0/1 gift:3/1")
    assert candle(state, 1) == 3


def test_L15_who_can_carry_out_neither_option_passes() -> None:
    state = recruit(2, "porcupine", "duck", game=ODD_GAME)
    assert can(state, 0) == ["pass"]
    assert can(state, 1) == ["tick a1"]
    assert why(state, 1, "pass") == "must-choose L4"
    do(state, 0, "pass")
    events = do(state, 1, "tick a1")
    assert [event["event"] for event in events] == ["chose", "pass-done", "tick-done"]
    assert phase(state) == "roll"


@pytest.mark.parametrize("die", range(1, 7))
def test_L15_with_the_standard_components_nobody_ever_passes(die: int) -> None:
    for rows in ("", SHIELDS[:3], almost_full()):
        assert "pass" not in can(recruit(die, rows), 0)


def test_L16_living_objects_of_a_folded_line_are_out_of_the_game() -> None:
    state = fight("hat", ("star . shield", "gift"))
    do(state, 0, "throw a1 a1")
    assert why(state, 1, "throw a3 a1") == "thrower-off-line L8"
    do(state, 1, "throw b1 a1")
    assert why(state, 0, "throw a1 a3") == "target-off-line L8"


def test_L17_both_sheets_may_be_completed_by_one_roll() -> None:
    state = recruit(6, almost_full(), almost_full(), turn=1)
    do(state, 0, "copy fir d3")
    do(state, 1, "copy fir d3")
    assert phase(state) == "combat"
    assert state.to_act() == [0]


def test_L17_both_may_fold_when_combat_starts() -> None:
    state = recruit(2, (SHIELDS[0], *FULL[1:3], "sugar sugar ."), "shield shield", turn=1)
    do(state, 0, "copy shield d3")
    do(state, 1, "copy shield b1")
    assert (line(state, 0), line(state, 1)) == ("b", "e")
    assert state.to_act() == [0]


@pytest.mark.parametrize(("game", "winner"), [(FIRST_RULES, 0), (GAME, 1)])
def test_L17_two_sheets_of_shields_leave_two_candles(game: Game, winner: int) -> None:
    """Of two equal candles the one that strikes first wins; one with a heart more wins all the same."""
    state = recruit(2, (*SHIELDS[:3], "shield shield ."), SHIELDS[:2], game=game)
    do(state, 0, "copy shield d3")
    do(state, 1, "copy shield c1")
    assert (line(state, 0), line(state, 1)) == ("e", "e")
    assert state.settled()
    assert state.score(winner) == 1.0
    while not state.over():
        do(state, state.to_act()[0], "throw e1 e1")
    assert state.outcome() == [1.0 - winner, float(winner)]


def test_L18_each_candle_has_its_own_hearts() -> None:
    assert [candle(GAME.start("L18"), seat) for seat in (0, 1)] == [2, 3]
    assert [candle(FIRST_RULES.start("L18"), seat) for seat in (0, 1)] == [3, 3]


def test_L18_a_candle_that_outlasts_the_rival_s_may_still_win_alone() -> None:
    state = fight(sheet(("", "", "", "star"), line="d"), sheet("", line="e"), turn=1)
    assert not state.settled()
    do(state, 1, "throw e1 d1")
    assert state.settled()
    assert state.score(1) == 1.0
    for throw in range(4):
        do(state, throw % 2, "throw e1 e1")
    assert state.outcome() == [0.0, 1.0]


def test_with_equal_candles_who_is_on_the_candle_first_always_loses() -> None:
    seen = 0
    for seed in range(40):
        state = FIRST_RULES.start(f"candle {seed}")
        chance = Rng(f"candle {seed}")
        first = None
        while not state.over():
            seat = state.to_act()[0]
            actions = state.actions(seat)
            state.play(seat, actions[chance.below(len(actions))])
            if first is None and "e" in (line(state, 0), line(state, 1)):
                first = 0 if line(state, 0) == "e" else 1
                assert state.settled()
        assert first is not None
        assert state.outcome() == ([0.0, 1.0] if first == 0 else [1.0, 0.0])
        seen += first
    assert 0 < seen < 40


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("hearts", [1, 2, 3])
@pytest.mark.parametrize("rest", [("", "", "", "star"), ("", "", "snowball:1/1", "star"), ("", "", "", "star hat:1/2")])
def test_a_settled_game_ends_as_foretold_whatever_anybody_plays(rest: tuple[str, ...], hearts: int, turn: int) -> None:
    """Player 2 is down to a candle that may outlast the rival's; every line of play is tried."""
    fighting = "abcd"[next(number for number, words in enumerate(rest) if words)]
    begun = fight(sheet(rest, line=fighting), sheet("", line="e", candle=hearts), turn=turn)
    assert begun.settled() == (hearts <= 2)
    waiting: list[tuple[State, list[float] | None]] = [(begun, None)]
    while waiting:
        state, foretold = waiting.pop()
        if foretold is None and state.settled():
            foretold = [state.score(0), state.score(1)]
        if state.over():
            assert state.outcome() == foretold
        for seat in state.to_act():
            for action in state.actions(seat):
                following = state.clone()
                following.play(seat, action)
                waiting.append((following, foretold))


STANDARD_RESTS = [("", "", "", "star"), ("", "", "snowball:1/1", "star"), ("", "", "", "star hat:1/2")]
ODD_RESTS = [("duck",), ("", "cushion:1/1"), ("duck:1/2 porcupine:1/1", "cushion:1/1 duck")]


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize(
    ("game", "rest"),
    [*[(GAME, rest) for rest in STANDARD_RESTS], *[(ODD_GAME, rest) for rest in ODD_RESTS]],
)
def test_who_is_on_the_candle_first_loses_whatever_anybody_plays(game: Game, rest: tuple[str, ...], turn: int) -> None:
    """Every line of play is tried, not only good ones; and a stronger candle changes nothing."""
    fighting = "abcd"[next(number for number, words in enumerate(rest) if words)]
    down = "e" if game is GAME else "c"
    state = fight(sheet("", line=down, game=game), sheet(rest, line=fighting, game=game), turn=turn, game=game)
    waiting = [state]
    ends = 0
    while waiting:
        state = waiting.pop()
        assert state.settled()
        assert [state.score(0), state.score(1)] == [0.0, 1.0]
        if state.over():
            ends += 1
            assert state.outcome() == [0.0, 1.0]
        for seat in state.to_act():
            for action in state.actions(seat):
                following = state.clone()
                following.play(seat, action)
                waiting.append(following)
    assert ends > 0


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("second", [1, 2, 3, 4])
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_two_candles_are_scored_as_they_will_burn_out(first: int, second: int, turn: int) -> None:
    """The candles of the odd box have 4 hearts and damage 2, so that hearts alone do not tell who wins."""
    mine, rival = [sheet("", line="c", candle=hearts, game=ODD_GAME) for hearts in (first, second)]
    state = fight(mine, rival, turn=turn, game=ODD_GAME)
    assert state.settled()
    foretold = [state.score(0), state.score(1)]
    while not state.over():
        do(state, state.to_act()[0], "throw c1 c1")
    assert state.outcome() == foretold


def test_what_happens_is_told_of_the_right_player() -> None:
    state = fight(sheet(("", "", "", "star"), line="d"), "bauble:2/3", turn=1)
    told = do(state, 1, "throw a1 d1")
    assert [(event["event"], event["seat"]) for event in told] == [
        ("thrown", 1),
        ("destroyed", 0),
        ("folded", 0),
        ("on-candle", 0),
    ]
    do(state, 0, "throw e1 a1")
    told = do(state, 1, "throw a1 e1")
    assert [(event["event"], event["seat"]) for event in told] == [("thrown", 1), ("destroyed", 0), ("won", 1)]


def test_a_roll_and_a_tick_are_told_of_the_right_player() -> None:
    assert do(recruit(turn=1), 1, "roll")[0]["seat"] == 1
    state = recruit(4, "hat")
    do(state, 1, "copy gift a1")
    told = do(state, 0, "tick a1")[1]
    assert (told["event"], told["seat"], told["damage"]) == ("tick-done", 0, 2)
