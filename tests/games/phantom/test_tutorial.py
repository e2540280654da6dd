"""The first game: chance brings what the lessons speak of, and the learner wins with the Phantom."""

import pytest

from ludotheque.contract.lessons import first_game, kinds, learn, learn_up_to, told, ways
from ludotheque.core.errors import Illegal
from ludotheque.games import box
from ludotheque.table.entries import Act
from ludotheque.table.table import Table
from ludotheque.table.tutorial import LessonPlan, Tutorial

BOX = box("phantom")
TUTORIAL = Tutorial.of(BOX)


def crystals(table: Table) -> list[int]:
    return [player["crystals"] for player in table.state.position()["players"]]


def test_the_learner_wins_with_the_phantom_and_just_enough_crystals() -> None:
    [table] = ways(first_game(BOX))
    assert TUTORIAL.learners() == {0}
    assert table.state.outcome() == [1, 0]
    assert table.state.position()["phantom"] == 0
    assert crystals(table)[0] == 21


def test_the_card_turned_up_fits_into_both_holds() -> None:
    step = learn(learn_up_to(BOX, "lesson-2"))
    assert told(step, "revealed", "card") == ["D4"]
    assert learn_up_to(BOX, "lesson-3").state.position()["phase"] == "place"


def test_hold_a_has_nine_points_when_it_is_taken() -> None:
    assert told(learn(learn_up_to(BOX, "lesson-4")), "took", "count") == [3]
    assert learn_up_to(BOX, "lesson-4").state.position()["holds"]["A"] == ["D4", "C3", "N2"]


def test_a_galaxol_stands_in_for_the_thruster_and_the_exploration_gives_two_crystals() -> None:
    step = learn(learn_up_to(BOX, "lesson-9"))
    assert told(step, "paid", "card") == ["GB"]
    assert told(step, "gained", "count") == [2]
    assert "turn" in kinds(step)


def test_the_fight_ends_ten_to_eight() -> None:
    step = learn(learn_up_to(BOX, "lesson-11"))
    assert told(step, "threw", "face") == [3, 4]
    assert told(step, "total", "total") == [10, 8]
    assert told(step, "exiled", "seat") == [1]
    assert told(step, "phantom-to", "seat") == [0]


def test_the_black_market_is_kept_and_gives_a_crystal() -> None:
    table = learn_up_to(BOX, "lesson-13")
    step = learn(table)
    assert told(step, "gained", "count") == [1]
    assert told(step, "kept", "adventure") == ["black-market G"]


def test_allegiance_brings_the_phantom_and_the_last_crystal() -> None:
    assert crystals(learn_up_to(BOX, "lesson-14"))[0] == 20
    assert "won" in kinds(learn(learn_up_to(BOX, "lesson-15")))


def test_what_a_rule_forbids_is_refused_by_that_rule() -> None:
    table = learn_up_to(BOX, "lesson-3")
    with pytest.raises(Illegal, match="place-first"):
        table.add(Act(0, "take A"))
    assert table.plan() is not None


@pytest.mark.parametrize("plan", TUTORIAL.lessons, ids=lambda plan: plan.text)
def test_what_a_lesson_lights_is_on_the_board(plan: LessonPlan) -> None:
    things = {"target", "pile", "hold-A", "hold-B", "red-glix", "live"}
    things |= {f"{thing}-{number}" for thing in ("ship", "player", "adventure") for number in (1, 2)}
    things |= {f"{thing}-{number}" for thing in ("system", "slot") for number in range(1, 7)}
    things |= {f"card-{kind}{value}" for kind in "DTCSN" for value in range(1, 9)} | {"card-GA", "card-GB"}
    assert set(plan.point) <= things
