"""What everybody sees at the moment of each event: never less than it tells, and nothing that comes later."""

from ludotheque.contract.at_play import do
from tests.films import film, seen

from .situations import almost_full, fight, recruit, sheet


def test_the_die_lies_when_its_result_is_told() -> None:
    told = film(recruit(), 0, "roll")
    assert [kind for kind, _ in told] == ["rolled"]
    assert told[0][1]["die"] > 0
    assert told[0][1]["phase"] == "choose"


def test_each_choice_is_drawn_with_its_own_event() -> None:
    state = recruit(4, "hat", "star")
    do(state, 0, "tick a1")
    told = film(state, 1, "copy gift a2")
    assert seen(told, "sheets", 0, "rows", 0) == [
        ("chose", "hat:4/1 . . . ."),
        ("tick-done", "hat:4/2 . . . ."),
        ("copy-done", "hat:4/2 . . . ."),
    ]
    assert seen(told, "sheets", 1, "rows", 0) == [
        ("chose", "star:1/1 . . . ."),
        ("tick-done", "star:1/1 . . . ."),
        ("copy-done", "star:1/1 gift:3/1 . . ."),
    ]
    assert seen(told, "choices") == [("chose", ["?", "?"]), ("tick-done", ["", "?"]), ("copy-done", ["", ""])]


def test_combat_begins_when_both_have_drawn() -> None:
    state = recruit(6, almost_full(), "hat")
    do(state, 0, "copy fir d3")
    told = film(state, 1, "copy fir a2")
    assert seen(told, "phase") == [
        ("chose", "choose"),
        ("copy-done", "choose"),
        ("copy-done", "choose"),
        ("combat", "combat"),
    ]


def test_a_line_is_folded_after_its_last_object_is_destroyed() -> None:
    told = film(fight("hat:4/2", ("star", "gift")), 0, "throw a1 a1")
    rows = seen(told, "sheets", 1, "rows", 0)
    assert [kind for kind, _ in rows] == ["thrown", "destroyed", "folded"]
    assert all(row.startswith("star:0/1") for _, row in rows)
    assert [line for _, line in seen(told, "sheets", 1, "line")] == ["a", "a", "b"]


def test_lines_fold_one_after_the_other_down_to_the_candle() -> None:
    told = film(fight("hat:4/2", "star"), 0, "throw a1 a1")
    assert seen(told, "sheets", 1, "line")[2:] == [
        *(("folded", "b"), ("folded", "c"), ("folded", "d"), ("folded", "e"), ("on-candle", "e"))
    ]


def test_the_candle_is_out_before_the_game_is_over() -> None:
    rival = sheet("", line="e", candle=1)
    told = film(fight("hat:4/2", rival), 0, "throw a1 e1")
    assert seen(told, "sheets", 1, "candle") == [("thrown", 0), ("destroyed", 0), ("won", 0)]
    assert [phase for _, phase in seen(told, "phase")] == ["combat", "combat", "over"]
