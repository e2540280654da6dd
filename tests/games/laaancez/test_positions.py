"""Positions: short ones are enough, and one that cannot be is refused with the reason."""

from typing import Any

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadPosition
from tests.games.laaancez.situations import FULL, GAME, row, sheet

HOLES = sheet("")


def position(**changes: Any) -> dict[str, Any]:
    return {"phase": "choose", "die": 3, "turn": 0, "sheets": [sheet("hat"), sheet("star")], **changes}


def combat(first: Any, second: Any) -> dict[str, Any]:
    return position(phase="combat", die=0, sheets=[first, second])


def test_what_is_left_out_is_as_at_the_start() -> None:
    state = GAME.from_position({"phase": "roll", "sheets": [HOLES, HOLES]})
    start = GAME.start("any").position() | {"rng": state.rng.words()}
    assert state.position() == start


def test_an_object_without_numbers_is_as_it_is_copied() -> None:
    assert row(GAME.from_position(position()), 0) == "hat:4/1 . . . ."


def test_a_generator_can_be_given() -> None:
    words = Rng("given").words()
    assert GAME.from_position(position(rng=words)).position()["rng"] == words


def test_a_choice_can_be_given() -> None:
    assert GAME.from_position(position(choices=["copy hat a2", ""])).to_act() == [1]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"phase": "lunch"}, "phase is 'lunch'; it is one of choose, combat, over, roll"),
        ({"phase": None}, "phase is None"),
        ({"moon": 1}, "'moon' is no part of a position"),
        ({"turn": 2}, "turn is 2; it is a number from 0 to 1"),
        ({"turn": True}, "turn is True"),
        ({"turn": "0"}, "turn is '0'"),
        ({"die": 7}, "die is 7; it is a number from 0 to 6"),
        ({"die": 0}, "die is 0; in phase 'choose' it shows 1 to 6"),
        ({"phase": "roll"}, "die is 3; in phase 'choose' it shows 1 to 6, otherwise it is 0"),
        ({"sheets": [HOLES]}, "it is a list of 2"),
        ({"sheets": None}, "sheets is None; it is a list of 2"),
        ({"sheets": [HOLES, 3]}, "sheets[1] is 3; it is a table of names and values"),
        (
            {"sheets": [{**HOLES, "colour": 1}, HOLES]},
            "'colour' is no part of sheets[0]; the parts are rows, candle, line",
        ),
        ({"sheets": [{**HOLES, "rows": ["."]}, HOLES]}, "sheets[0].rows are lines of 5, 5, 3, 3 words"),
        ({"sheets": [{**HOLES, "rows": [". . ."] * 4}, HOLES]}, "sheets[0].rows are lines of 5, 5, 3, 3 words"),
        ({"sheets": [{**HOLES, "rows": [5] * 4}, HOLES]}, "sheets[0].rows[0] is 5; it is text"),
        ({"sheets": [{**HOLES, "candle": 3}, HOLES]}, "sheets[0].candle is 3; a number from 0 to 2 is possible"),
        ({"sheets": [HOLES, {**HOLES, "candle": 4}]}, "sheets[1].candle is 4; a number from 0 to 3 is possible"),
        ({"sheets": [{**HOLES, "line": "f"}, HOLES]}, "sheets[0].line is 'f'; it is one of a, b, c, d, e"),
        ({"sheets": [sheet("sword"), HOLES]}, "sheets[0]: a1 is 'sword'; the objects are snowball, star"),
        ({"sheets": [sheet("candle"), HOLES]}, "a1 is 'candle'; the objects are snowball, star"),
        ({"sheets": [sheet("hat:5/1"), HOLES]}, "a1 is 'hat:5/1'; possible are 0 to 4 hearts and damage 1 to 2"),
        ({"sheets": [sheet("hat:4/3"), HOLES]}, "a1 is 'hat:4/3'; possible are 0 to 4 hearts and damage 1 to 2"),
        ({"sheets": [sheet("hat:4/0"), HOLES]}, "a1 is 'hat:4/0'; possible"),
        ({"sheets": [sheet("hat:4"), HOLES]}, "a1 is 'hat:4'; possible"),
        ({"sheets": [sheet("hat:x/1"), HOLES]}, "a1 is 'hat:x/1'; possible"),
        ({"sheets": [sheet("hat:²/1"), HOLES]}, "a1 is 'hat:²/1'; possible"),
        ({"sheets": [sheet("hat:3/1"), HOLES]}, "sheets[0]: a1 has lost hearts while recruiting"),
        ({"sheets": [HOLES, sheet("", candle=2)]}, "sheets[1]: e1 has lost hearts while recruiting"),
        ({"sheets": [sheet("", line="b"), HOLES]}, "sheets[0]: nothing is folded while recruiting"),
        ({"sheets": [sheet(FULL), HOLES]}, "sheets[0]: the sheet is complete, so that recruiting is over"),
        ({"choices": "none"}, "choices is 'none'; it is a list of 2"),
        ({"choices": ["", None]}, "choices[1] is None; it is text"),
        ({"choices": ["?", ""]}, "choices[0]: '?' cannot be chosen with a 3"),
        ({"choices": ["dance", ""]}, "choices[0]: 'dance' cannot be chosen with a 3"),
        ({"choices": ["", "copy fir a2"]}, "choices[1]: 'copy fir a2' cannot be chosen with a 3"),
        ({"choices": ["roll", ""]}, "choices[0]: 'roll' cannot be chosen with a 3"),
        ({"choices": ["throw a1 a1", ""]}, "choices[0]: 'throw a1 a1' cannot be chosen with a 3"),
        ({"choices": ["copy hat a2"] * 2}, "when both have chosen, both are carried out at once"),
        ({"phase": "roll", "die": 0, "choices": ["copy hat a2", ""]}, "nobody chooses in phase 'roll'"),
        ({"die": 0, "choices": ["copy hat a2", ""]}, "nobody chooses in phase 'choose', die 0"),
        ({"rng": [1, 2, 3]}, "rng is [1, 2, 3]; it is a list of 4"),
        ({"rng": [1, 2, 3, -1]}, "rng[3] is -1; it is a number from 0 to 4294967295"),
        ({"rng": "seed"}, "rng is 'seed'; it is a list of 4"),
        (combat(sheet("hat"), sheet("hat", candle=0)), "sheets[1]: e1 has lost hearts behind the line that fights"),
        (
            combat(sheet("hat", candle=1), sheet("hat")),
            "sheets[0]: e1 has lost hearts behind the line that fights",
        ),
        (combat(sheet("hat"), sheet("hat")), "neither sheet is complete, so that nobody fights yet"),
        (combat(sheet("shield"), sheet("hat")), "sheets[0]: line a has nothing to throw and would be folded"),
        (combat(sheet("hat"), sheet("")), "sheets[1]: line a has nothing to throw and would be folded"),
        (
            combat(sheet("hat"), sheet(("hat", "hat"), line="b")),
            "sheets[1]: a1 is folded away and could still be thrown",
        ),
        (combat(sheet(("hat", "hat:3/1")), sheet("hat")), "sheets[0]: b1 has lost hearts behind the line that fights"),
        (combat(sheet("hat"), sheet("", line="e", candle=0)), "just one of the two candles is out, and not before"),
        ({**combat(sheet("hat"), sheet("hat")), "phase": "over"}, "just one of the two candles is out"),
        (
            {**combat(sheet("", line="e", candle=0), sheet("", line="e", candle=0)), "phase": "over"},
            "just one of the two candles is out",
        ),
        (
            {**combat(sheet("hat", candle=0), sheet("hat")), "phase": "over"},
            "sheets[0]: e1 has lost hearts behind the line that fights",
        ),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(position(**changes))
    assert reason in str(caught.value)


def test_knowledge_of_an_unseen_choice_needs_somebody_who_chooses() -> None:
    state = GAME.from_position(position())
    knowledge = state.knowledge(0) | {"phase": "roll", "die": 0, "choices": ["", "?"]}
    with pytest.raises(BadPosition, match="nobody chooses in phase 'roll'"):
        GAME.imagine(knowledge, Rng("imagine"))


def test_a_seed_is_no_part_of_knowledge() -> None:
    knowledge = GAME.from_position(position()).knowledge(0)
    with pytest.raises(BadPosition, match="'rng' is no part of a position"):
        GAME.imagine(knowledge | {"rng": [1, 2, 3, 4]}, Rng("imagine"))
