"""The first game: both sides are learned, chance brings what the lessons speak of, and the learner wins."""

import pytest

from ludotheque.contract.lessons import first_game, learn, learn_up_to, told, ways
from ludotheque.core.errors import Illegal
from ludotheque.games import box
from ludotheque.table.entries import Act
from ludotheque.table.tutorial import LessonPlan, Tutorial
from tests.games.arkade.boards import CELLS, LETTERS

BOX = box("arkade")
TUTORIAL = Tutorial.of(BOX)


def test_the_learner_plays_both_sides_and_wins_as_the_defender() -> None:
    [table] = ways(first_game(BOX))
    assert TUTORIAL.learners() == {0, 1}
    assert table.state.outcome() == [0, 1]


@pytest.mark.parametrize(
    ("lesson", "seat", "dice"),
    [
        ("lesson-3", 0, ["purple", "green"]),
        ("lesson-6", 0, ["orange", "purple"]),
        ("lesson-10", 1, ["orange", 4]),
    ],
)
def test_chance_brings_the_dice_that_a_lesson_speaks_of(lesson: str, seat: int, dice: list[str | int]) -> None:
    assert learn_up_to(BOX, lesson).state.position()["dice"][seat] == dice


def test_the_throws_before_leave_something_to_wish_for() -> None:
    wished = learn_up_to(BOX, "lesson-2").state.position()["dice"][0]
    assert wished[0] == "purple"
    assert wished[1] != "green"
    fire, movement = learn_up_to(BOX, "lesson-9").state.position()["dice"][1]
    assert fire != "orange"
    assert movement == 4


def test_the_bonus_is_the_engine_and_the_pair_a_comet() -> None:
    assert learn_up_to(BOX, "lesson-8").state.position()["alien"]["turned"] == ["engine"]
    table = learn_up_to(BOX, "lesson-13")
    assert table.state.position()["choices"] == ["", "comet 2"]
    assert told(learn(table), "pushed", "to") == ["d1"]


def test_after_its_bonus_the_saucer_rests_as_the_lesson_says() -> None:
    table = learn_up_to(BOX, "lesson-8")
    with pytest.raises(Illegal, match="saucer-stays"):
        table.add(Act(0, "move e5 e6"))


@pytest.mark.parametrize("plan", TUTORIAL.lessons, ids=lambda plan: plan.text)
def test_what_a_lesson_lights_is_on_the_board(plan: LessonPlan) -> None:
    things = {"ship", "nuggets", "nugget-left", "nugget-right", "tiles-0", "tiles-1", "stop-0"}
    things |= {f"cell-{cell}" for cell in CELLS} | {f"line-{letter}" for letter in LETTERS}
    things |= {f"zone-{column}" for column in range(1, 7)}
    things |= {f"{name}-{seat}" for seat in (0, 1) for name in ("throw", "keep", "end", "die")}
    things |= {f"die-{seat}-{number}" for seat in (0, 1) for number in (1, 2)}
    assert set(plan.point) <= things
