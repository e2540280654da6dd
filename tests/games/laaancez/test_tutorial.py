"""The first game: whatever the learner picks of what a lesson allows, it goes on to the end and is won."""

from fnmatch import fnmatchcase

import pytest

from ludotheque.core.errors import Illegal
from ludotheque.games import box, open_game
from ludotheque.games.laaancez.rules import LaaancezState
from ludotheque.games.laaancez.sheet import HOLE, Sheet
from ludotheque.table.entries import Act, Lesson, Seat
from ludotheque.table.table import Opening, Table
from ludotheque.table.tutorial import LessonPlan, Tutorial
from tests.games.laaancez.invariants import check

BOX = box("laaancez")
TUTORIAL = Tutorial.of(BOX)
LEARNER = TUTORIAL.seat


def first_game() -> Table:
    seats = [Seat(LEARNER, "person"), Seat(1 - LEARNER, "bot", level="easy")]
    return Table(Opening(BOX.setup(), TUTORIAL.seed, tutorial=True), seats)


def allowed(table: Table, plan: LessonPlan) -> list[str]:
    """The legal actions that a lesson allows; each of its patterns must stand for one at least."""
    legal = [table.game.write(action) for action in table.state.actions(LEARNER)]
    for pattern in plan.allow:
        assert any(fnmatchcase(notation, pattern) for notation in legal), f"{plan.text}: nothing legal fits {pattern!r}"
    return [notation for notation in legal if plan.allows(notation)]


def ends(table: Table) -> list[Table]:
    """Where the lessons lead from here, for every pick of the learner."""
    plan = table.plan()
    if plan is None:
        return [table]
    entries = [Act(LEARNER, notation) for notation in allowed(table, plan)] if plan.allow else [Lesson()]
    reached: list[Table] = []
    for entry in entries:
        branch = table.draft()
        branch.add(entry)
        reached += ends(branch)
    return reached


def test_every_way_through_the_lessons_is_won_by_the_learner() -> None:
    outcomes = [table.state.outcome() for table in ends(first_game())]
    assert outcomes
    assert all(outcome is not None and outcome[LEARNER] == 1 for outcome in outcomes)


def test_the_lesson_on_shields_lets_the_learner_feel_the_refusal() -> None:
    table = first_game()
    while (plan := table.plan()) is not None and plan.text != "lesson-9":
        table.add(Act(LEARNER, allowed(table, plan)[0]))
    with pytest.raises(Illegal, match="target-protected"):
        table.add(Act(LEARNER, "throw a1 a4"))


def test_the_situations_jumped_to_keep_the_rules_that_the_lessons_teach() -> None:
    game = open_game(BOX.setup())
    for plan in TUTORIAL.lessons:
        if plan.position is not None:
            check(game.from_position(plan.position))


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
