"""The first game: whatever the learner picks of what a lesson allows, it goes on to the end and is won."""

from fnmatch import fnmatchcase

import pytest

from ludotheque.core.contract import State
from ludotheque.games import box, open_game
from ludotheque.table.tutorial import LessonPlan, Tutorial

BOX = box("laaancez")
GAME = open_game(BOX.setup())
TUTORIAL = Tutorial.of(BOX)
RIVAL = 1 - TUTORIAL.seat


def allowed(state: State, patterns: list[str]) -> list[int]:
    legal = [(action, GAME.write(action)) for action in state.actions(TUTORIAL.seat)]
    for pattern in patterns:
        assert any(fnmatchcase(notation, pattern) for _, notation in legal), f"nothing legal fits {pattern!r}"
    return [action for action, notation in legal if any(fnmatchcase(notation, pattern) for pattern in patterns)]


def ends(state: State, number: int) -> list[State]:
    """Where the lessons from `number` on lead, for every pick of the learner."""
    if number == len(TUTORIAL.lessons):
        return [state]
    lesson = TUTORIAL.lessons[number]
    if lesson.position is not None:
        state = GAME.from_position(lesson.position)
    reached: list[State] = []
    for action in allowed(state, lesson.allow) if lesson.allow else [None]:
        branch = state.clone()
        if action is not None:
            branch.play(TUTORIAL.seat, action)
        for notation in lesson.reply:
            branch.play(RIVAL, GAME.read(notation))
        reached += ends(branch, number + 1)
    return reached


def test_every_way_through_the_lessons_is_won_by_the_learner() -> None:
    outcomes = [state.outcome() for state in ends(GAME.start(TUTORIAL.seed), 0)]
    assert outcomes
    assert all(outcome is not None and outcome[TUTORIAL.seat] == 1 for outcome in outcomes)


def test_the_lesson_on_shields_lets_the_learner_feel_the_refusal() -> None:
    state = GAME.start(TUTORIAL.seed)
    for lesson in TUTORIAL.lessons[:8]:
        if lesson.position is not None:
            state = GAME.from_position(lesson.position)
        state.play(TUTORIAL.seat, allowed(state, lesson.allow)[0])
        for notation in lesson.reply:
            state.play(RIVAL, GAME.read(notation))
    refusal = state.why_not(TUTORIAL.seat, GAME.read("throw a1 a4"))
    assert refusal is not None
    assert refusal["refusal"] == "target-protected"


@pytest.mark.parametrize("lesson", TUTORIAL.lessons, ids=lambda lesson: lesson.text)
def test_what_a_lesson_lights_is_on_the_board(lesson: LessonPlan) -> None:
    things = {"die", "option-0", "option-1", "sheet-0", "sheet-1", "candle-0", "candle-1"}
    rows = zip("abcd", (5, 5, 3, 3), strict=True)
    cells = [f"{line}{number}" for line, size in rows for number in range(1, size + 1)]
    things |= {f"cell-{seat}-{cell}" for seat in (0, 1) for cell in cells}
    assert set(lesson.point) <= things
