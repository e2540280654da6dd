"""The first game: what its lessons show can be felt on the board, and could have come about."""

import pytest

from ludotheque.contract.lessons import learn_up_to
from ludotheque.core.errors import Illegal
from ludotheque.games import box, open_game
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.table.entries import Act
from ludotheque.table.tutorial import LessonPlan, Tutorial

BOX = box("laaancez")
TUTORIAL = Tutorial.of(BOX)
LEARNER = TUTORIAL.seat


def test_the_lesson_on_shields_lets_the_learner_feel_the_refusal() -> None:
    table = learn_up_to(BOX, "lesson-9")
    with pytest.raises(Illegal, match="target-protected"):
        table.add(Act(LEARNER, "throw a1 a4"))


def test_both_sheets_of_the_jump_ahead_come_from_the_same_rolls() -> None:
    """A 1, 3 or 5 gives each player one of its two objects; any other result an object or a tick."""
    position = next(plan.position for plan in TUTORIAL.lessons if plan.position is not None)
    state = open_game(BOX.setup()).from_position(position)
    assert isinstance(state, LaaancezState)
    rolls = [rolls_of(sheet) for sheet in (state.first, state.second)]
    assert rolls[0] == rolls[1]
    assert sum(rolls[0]) % 2 == state.turn


def rolls_of(sheet: Sheet) -> list[int]:
    """How many rolls of 1, of 3, of 5 and of the results with damage a sheet took."""
    parts = sheet.parts
    drawn = [sheet.what[cell] for cell in range(parts.candle) if sheet.what[cell] != HOLE]
    odd = [sum(parts.offers(die, thing) for thing in drawn) for die in (1, 3, 5)]
    ticks = sum(
        sheet.damage[cell] - parts.damage[sheet.what[cell]] for cell in range(parts.candle) if sheet.what[cell] != HOLE
    )
    return [*odd, len(drawn) - sum(odd) + ticks]


@pytest.mark.parametrize("plan", TUTORIAL.lessons, ids=lambda plan: plan.text)
def test_what_a_lesson_lights_is_on_the_board(plan: LessonPlan) -> None:
    rows = zip("abcd", (5, 5, 3, 3), strict=True)
    cells = [f"{line}{number}" for line, size in rows for number in range(1, size + 1)]
    things = {"die", "option-0", "option-1", "sheet-0", "sheet-1", "candle-0", "candle-1"}
    things |= {f"cell-{seat}-{cell}" for seat in (0, 1) for cell in cells}
    assert set(plan.point) <= things
