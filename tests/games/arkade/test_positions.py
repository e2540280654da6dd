"""Positions: short ones are enough, and one that cannot be is refused with the reason."""

from typing import Any

import pytest

from ludotheque.core.chance import Rng
from ludotheque.core.errors import BadPosition
from tests.games.arkade.boards import ARCADE, PLAIN, RUSH, STRATEGY

EMPTY = ". . . . . ."


def lines(**rows: str) -> list[str]:
    """A board that is empty but for the lines given by their letters."""
    return [rows.get(letter, EMPTY) for letter in "abcdefgh"]


GREEN = lines(c="green . . . . .")
"""One green saucer; the others count as gone, and none as shot."""

FEW: dict[str, Any] = {"rows": GREEN, "shot": {"green": 0, "orange": 0, "purple": 0}}
THROWN: dict[str, Any] = {**FEW, "throws": 1, "kept": True, "dice": [["green", "orange"], []]}
DEFENDING: dict[str, Any] = {**FEW, "turn": 1, "throws": 1, "kept": True, "dice": [[], ["green", 4]]}
RUNNING: dict[str, Any] = {**FEW, "phase": "play"}


def tiles(*turned: str) -> dict[str, Any]:
    return {"alien": {"turned": [*turned]}}


def powers(**turned: list[str]) -> dict[str, Any]:
    """The defender's tiles that were turned, and as many shots."""
    shot = {colour: 2 * len(turned.get(colour, [])) for colour in ("green", "orange", "purple")}
    return {"defender": {"turned": turned}, "shot": shot}


@pytest.mark.parametrize("rules", [STRATEGY, ARCADE, RUSH, PLAIN])
def test_what_is_left_out_is_as_at_the_start(rules: Any) -> None:
    state = rules.from_position({})
    start = rules.start("any").position() | {"rng": state.rng.words()}
    assert state.position() == start


def test_saucers_that_are_not_on_the_board_were_shot() -> None:
    position = PLAIN.from_position({"rows": GREEN}).position()
    assert position["out"] == position["shot"] == {"green": 3, "orange": 4, "purple": 4}


def test_a_generator_can_be_given() -> None:
    words = Rng("given").words()
    assert STRATEGY.from_position({"rng": words}).position()["rng"] == words


def test_a_seed_is_no_part_of_knowledge() -> None:
    knowledge = STRATEGY.start("any").knowledge(0)
    with pytest.raises(BadPosition, match="'rng' is no part of a position"):
        STRATEGY.imagine(knowledge | {"rng": [1, 2, 3, 4]}, Rng("imagine"))


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"moon": 1}, "'moon' is no part of a position"),
        ({"ready": [True, True]}, "'ready' and 'starts' are parts of an arcade position only"),
        ({"phase": "lunch"}, "phase is 'lunch'; it is one of countdown, over, play, ready"),
        ({"phase": "ready"}, "phase is 'ready'; in strategy it is 'play' or 'over'"),
        ({"clock": 5}, "clock is 5; a number from 0 to 0 is possible"),
        ({"turn": 2}, "turn is 2; a number from 0 to 1 is possible"),
        ({"turn": True}, "turn is True"),
        ({"turns": 1}, "turn is 0, but 1 turns are completed and the Alien began"),
        ({"turns": 201}, "turns is 201; a number from 0 to 200 is possible"),
        ({"throws": 4}, "throws is 4; a number from 0 to 3 is possible"),
        ({"kept": 1}, "kept is 1; it is true or false"),
        ({"kept": True}, "kept is true, but nothing is thrown"),
        ({"rows": [EMPTY]}, "rows is a list of 8 lines"),
        ({"rows": lines(c=". .")}, "rows[2] is a line of 6 words"),
        (
            {"rows": lines(c=". . moon . . .")},
            "rows[2]: a cell is 'moon'; it is one of ., asteroid, field, tower",
        ),
        ({"rows": lines(c=". . green*+ . . .")}, "rows[2]: a cell is 'green*+'"),
        ({"rows": lines(c="green green green green green .")}, "there are 5 green saucers; the box has 4"),
        ({**FEW, "out": {"green": 2}}, "out: 1 green saucers are on the board, so 3 are off it"),
        ({**FEW, "out": {"pink": 2}}, "'pink' is no colour; the colours are green, orange, purple"),
        ({"defender": {"turned": {"pink": []}}}, "'pink' is no colour"),
        ({**FEW, "shot": 3}, "shot is 3; it is a table of names and values"),
        ({**FEW, "shot": {"green": -1}}, "shot.green is -1"),
        ({**FEW, **powers(green=["ammo", "asteroid"])}, "shot.green is 4, but only 3 are off the board"),
        ({"ship": 7}, "ship is 7; a number from 1 to 6 is possible"),
        ({"ship": 0}, "ship is 0; it is a number from 1 on"),
        ({"nuggets": 7}, "nuggets is 7; a number from 0 to 6 is possible"),
        ({"winner": 3}, "winner is 3; it is a number from -1 to 2"),
        ({"winner": 0}, "winner is 0; both sides can still win, so it is -1"),
        ({"phase": "over"}, "phase is 'over'; both sides can still win"),
        ({**FEW, "rows": lines(h="green . . . . .")}, "winner is -1; a saucer is on the last line, so it is 0"),
        ({**FEW, "rows": lines(h="green . . . . ."), "winner": 0}, "phase is 'play'; a saucer is on the last line"),
        ({**FEW, "rows": lines()}, "winner is -1; no saucer is left, so it is 1"),
        ({"turns": 200}, "winner is -1; the game is as long as a game can be, so it is 2"),
        ({"rng": [1, 2, 3]}, "rng is [1, 2, 3]; it is a list of 4"),
        ({"rng": "seed"}, "rng is 'seed'; it is a list of 4"),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(changes: dict[str, Any], reason: str) -> None:
    refused(STRATEGY, changes, reason)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"dice": [["green", "orange"], []]}, "dice[0]: nothing is thrown"),
        ({"throws": 1}, "dice[0]: a throw is made"),
        ({**THROWN, "turn": 1}, "dice[0]: nothing is thrown"),
        ({**THROWN, "dice": [["green"], []]}, "dice[0] is a list of two"),
        ({**THROWN, "dice": [["green", 4], []]}, "dice[0][1] is 4; it is one of green, orange, purple"),
        ({**DEFENDING, "dice": [[], ["green", 7]]}, "dice[1][1] is 7; it is one of 1, 2, 3, 4, 5, 6"),
        ({**THROWN, "dice": "none"}, "dice is 'none'; it is a list of 2"),
        ({**THROWN, "kept": False, "used": [[True, False], [False, False]]}, "no die is used before the final throw"),
        ({**THROWN, "used": [[False, False], [True, False]]}, "used[1]: no dice lie there"),
        ({**THROWN, "used": [[False, 1], [False, False]]}, "used[0][1] is 1; it is true or false"),
        ({**THROWN, "throws": 3, "kept": False}, "kept is false, but 3 throws are made and there are no more"),
        ({"lands": [5, -1]}, "lands: dice fall in the arcade only"),
        ({**tiles("reactor"), "reactor": "held"}, "reactor is 'next' in the Alien's turn and 'held' in the defender's"),
        ({**tiles("reactor"), "reactor": "moored"}, "reactor is 'next' in the Alien's turn"),
        ({"reactor": "next"}, "reactor is 'next', but no reactor tile is turned"),
        ({"reactor": "broken"}, "reactor is 'broken'; it is one of "),
        ({"held": 1}, "held counts throws in the arcade while the reactor is 'held'"),
    ],
)
def test_dice_and_reactor_are_those_of_the_turn(changes: dict[str, Any], reason: str) -> None:
    refused(STRATEGY, changes, reason)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"alien": {"left": 5}}, "alien: 0 tiles of 6 are turned, so 6 are left, not 5"),
        ({"alien": {"hidden": 5}}, "'hidden' is no part of alien; the parts are left, turned"),
        (tiles("moon"), "alien.turned[0] is 'moon'; it is one of engine, life"),
        (tiles("repair", "repair"), "alien: 'repair' is turned 2 times; the box has 1"),
        (tiles("life", "life", "life", "life", "engine", "rift", "nugget"), "alien: 7 tiles are turned; there are 6"),
        ({"alien": {"turned": "life"}}, "alien.turned is 'life'; it is a list"),
        ({**FEW, **powers(green=["gps"])}, "defender.green: 'gps' is turned 1 times; the box has 0"),
        ({**FEW, **powers(orange=["ammo"]), "shot": {"orange": 1, "green": 0, "purple": 0}}, "so 0 tiles are turned"),
        ({**FEW, "shot": {"orange": 2, "green": 0, "purple": 0}}, "defender.turned: a tile is missing"),
        ({"defender": {"ammo": ["green"]}}, "defender.ammo: more green super ammo is kept than was turned"),
        ({"defender": {"gps": 1}}, "defender.gps is 1; a number from 0 to 0 is possible"),
        (
            {**FEW, "rows": lines(c="green+ . . . . .")},
            "1 with an extra life are on the board; 0 such tiles",
        ),
        ({**FEW, "rows": lines(c="green* . . . . .")}, "c1 has triggered a bonus, but the Alien's dice are not in use"),
        ({**FEW, "rows": lines(c="green asteroid . . . .")}, "1 asteroids are on the board; 0 such tiles are turned"),
        ({**FEW, "rows": lines(c="green field . . . .")}, "1 fields are on the board; 0 such tiles are turned"),
        ({**FEW, "rows": lines(c="green tower . . . .")}, "a tower stands on c2; it belongs on the last line"),
        ({**FEW, "rows": lines(d="field . . . . green")}, "d1 is a bonus cell, where no field may be"),
    ],
)
def test_what_tiles_did_needs_tiles_that_were_turned(changes: dict[str, Any], reason: str) -> None:
    refused(STRATEGY, changes, reason)


def test_without_tiles_none_is_turned() -> None:
    refused(PLAIN, tiles("life"), "alien: 1 tiles are turned; there are 0")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({**THROWN, "choices": "none"}, "choices is 'none'; it is a list of 2"),
        (
            {**THROWN, "choices": ["tower", ""]},
            "choices[0] is 'tower'; it is empty, stop a1 to stop h6, rift a to rift h, repair",
        ),
        ({**THROWN, "choices": ["", "stop d1"]}, "it is empty, asteroid, field, tower, comet 1 to comet 2"),
        ({**THROWN, "choices": [5, ""]}, "choices[0] is 5"),
        ({**THROWN, "choices": ["stop z9", ""]}, "choices[0] is 'stop z9'"),
        ({**THROWN, "choices": ["rift z", ""]}, "choices[0] is 'rift z'"),
        ({**DEFENDING, "choices": ["", "comet 3"]}, "choices[1] is 'comet 3'"),
        ({**THROWN, "choices": ["repair a1", ""]}, "choices[0] is 'repair a1'"),
        ({**DEFENDING, "choices": ["repair", ""]}, "choices[0]: there is nothing to choose now"),
        ({**FEW, "choices": ["repair", ""]}, "choices[0]: the Alien's dice are not in use"),
        ({**THROWN, "choices": ["stop c1", ""]}, "no saucer comes to a bonus cell of its colour there"),
        ({**THROWN, "rows": lines(d="green . . . . ."), "choices": ["stop d1", ""]}, "one die has brought the saucer"),
        (
            {
                **THROWN,
                "rows": lines(d="green . . . . ."),
                "dice": [["green", "green"], []],
                "used": [[True, False], [False, False]],
                "choices": ["stop d1", ""],
            },
            "choices[0]: the saucer cannot go on",
        ),
        ({**THROWN, "choices": ["rift d", ""]}, "no rift tile is turned, or no saucer can go through it"),
        ({**THROWN, **tiles("rift"), "choices": ["rift b", ""]}, "no saucer can go through it"),
        ({**THROWN, "choices": ["repair", ""]}, "no repair tile is turned, or nothing can be repaired"),
        ({**DEFENDING, "choices": ["", "asteroid"]}, "choices[1]: no such tile is turned"),
        (
            {**DEFENDING, **powers(orange=["comet-1"]), "rows": lines(a="green . . . . ."), "choices": ["", "comet 1"]},
            "choices[1]: there is no answer to it, so that it has no effect",
        ),
        (
            {**DEFENDING, **powers(orange=["comet-1"]), "kept": False, "choices": ["", "comet 1"]},
            "choices[1]: nothing is shot before the final throw",
        ),
    ],
)
def test_a_choice_is_open_where_it_can_be(changes: dict[str, Any], reason: str) -> None:
    refused(STRATEGY, changes, reason)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"turn": 0}, "turn is 0; a number from -1 to -1 is possible"),
        ({"turns": 1}, "turns is 1; a number from 0 to 0 is possible"),
        ({"kept": True}, "kept is true; dice are kept in strategy only"),
        ({"ready": [True, True]}, "ready: in phase 'ready' not both are"),
        ({"phase": "play", "ready": [True, False]}, "ready: in phase 'play' both are"),
        ({"phase": "countdown"}, "starts is a moment in phase 'countdown' and -1 otherwise"),
        ({"phase": "play", "starts": 7}, "starts is a moment in phase 'countdown' and -1 otherwise"),
        ({"phase": "countdown", "clock": 10, "starts": 3011}, "-1 or a moment from 11 to 3010 is possible"),
        ({**RUNNING, "clock": 10, "lands": [10, -1]}, "lands[0] is 10; -1 or a moment from 11 to"),
        ({"lands": [5, -1]}, "lands[0]: no dice are in the air"),
        ({**RUNNING, "lands": [5, -1], "dice": [["green", "green"], []]}, "lands[0]: no dice are in the air"),
        ({"dice": [[], ["green", 1]]}, "dice[1]: nothing is thrown before the signal"),
        ({**RUNNING, **tiles("reactor"), "reactor": "next"}, "in the arcade it is 'held' at once"),
        ({**RUNNING, **tiles("reactor"), "reactor": "moored", "held": 1}, "held counts throws in the arcade while"),
        ({**RUNNING, **tiles("reactor"), "reactor": "held", "held": 3}, "held is 3; a number from 0 to 2 is possible"),
        ({**RUNNING, "throws": 1000}, "winner is -1; the game is as long as a game can be, so it is 2"),
        ({"clock": -1}, "clock is -1"),
    ],
)
def test_the_arcade_has_a_signal_and_falling_dice(changes: dict[str, Any], reason: str) -> None:
    refused(RUSH, changes, reason)


def test_the_last_saucer_turns_no_tile_so_that_one_may_be_missing() -> None:
    over = {"rows": lines(), "phase": "over", "winner": 1}
    shot = {"green": 2, "orange": 0, "purple": 0}
    assert STRATEGY.from_position({**over, "shot": shot}).outcome() == [0.0, 1.0]
    refused(STRATEGY, {**over, "shot": {**shot, "orange": 2}}, "defender.turned: a tile is missing")


def refused(rules: Any, changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        rules.from_position(changes)
    assert reason in str(caught.value)
