"""The first game: chance brings what the lessons speak of, and the learner saves the planet."""

import pytest

from ludotheque.contract.lessons import first_game, kinds, learn, learn_up_to, told, ways
from ludotheque.core.errors import Illegal
from ludotheque.games import box
from ludotheque.room.shown import offered
from ludotheque.table.entries import Act
from ludotheque.table.errors import NotNow
from ludotheque.table.tutorial import LessonPlan, Tutorial

BOX = box("star_clicker")
TUTORIAL = Tutorial.of(BOX)


def test_the_learner_saves_the_planet() -> None:
    [table] = ways(first_game(BOX))
    assert TUTORIAL.learners() == {0}
    assert table.state.outcome() == [1, 1]


@pytest.mark.parametrize(
    ("lesson", "button"),
    [
        ("lesson-2", "fire yellow"),
        ("lesson-4", "propulsion yellow"),
        ("lesson-8", "propulsion yellow"),
        ("lesson-10", "replicator"),
        ("lesson-12", "propulsion green"),
    ],
)
def test_a_press_turns_up_the_button_that_the_lessons_speak_of(lesson: str, button: str) -> None:
    assert told(learn(learn_up_to(BOX, lesson)), "pressed", "button")[0] == button


@pytest.mark.parametrize(
    ("lesson", "tile"),
    [("lesson-4", "jammer"), ("lesson-8", "energy"), ("lesson-11", "probe"), ("lesson-12", "accelerator")],
)
def test_chance_lays_the_tile_that_the_next_lesson_speaks_of(lesson: str, tile: str) -> None:
    assert told(learn(learn_up_to(BOX, lesson)), "turned", "tile") == [tile]


def test_the_first_shot_hits_a_creeper_and_pays_for_the_jammer() -> None:
    assert "creeper-destroyed" in kinds(learn(learn_up_to(BOX, "lesson-2")))
    assert learn_up_to(BOX, "lesson-5").state.position()["pilots"][0]["energy"] == 2
    assert "jammer-destroyed" in kinds(learn(learn_up_to(BOX, "lesson-5")))


def test_the_creepers_play_ion_guns_and_come_down_lines_8_and_1() -> None:
    step = learn(learn_up_to(BOX, "lesson-6"))
    assert told(step, "shuffled", "group") == ["A"]
    assert told(step, "creeper-arrived", "line") == [8]
    assert told(step, "creeper-moved", "line") == [1]


def test_there_is_energy_for_a_press_and_a_button_to_copy() -> None:
    assert learn_up_to(BOX, "lesson-9").state.position()["pilots"][0]["energy"] == 2
    assert told(learn(learn_up_to(BOX, "lesson-11")), "copied", "button") == ["propulsion violet"]


def test_in_the_end_the_ship_stands_where_a_creeper_would_jump_it() -> None:
    position = learn_up_to(BOX, "lesson-13").state.position()
    assert (position["pilots"][0]["cell"], position["creepers"]["1"]) == ("c3", "b2")


def test_which_button_is_to_be_remembered_is_not_given_away() -> None:
    table = learn_up_to(BOX, "lesson-8")
    assert [action["do"] for action in offered(table, 0)] == ["press 7", "press 8", "press 9"]
    for other in ("press 7", "press 9"):
        with pytest.raises(NotNow, match="the lesson asks for something else"):
            table.add(Act(0, other))
    with pytest.raises(Illegal, match="nothing-to-destroy"):
        table.add(Act(0, "destroy"))


def test_the_planet_stands_behind_the_first_shot() -> None:
    table = learn_up_to(BOX, "lesson-2")
    table.state.play(0, table.state.game.read("press 3"))
    assert table.state.position()["shields"] == 3


@pytest.mark.parametrize("plan", TUTORIAL.lessons, ids=lambda plan: plan.text)
def test_what_a_lesson_lights_is_on_the_board(plan: LessonPlan) -> None:
    things = {"planet", "jammers", "floppy", "mothership", "destroy", "buy", "done", "copy-propulsion-violet"}
    things |= {f"group-{group}" for group in "ABC"} | {f"line-{line}" for line in range(1, 9)}
    things |= {f"creeper-{line}" for line in range(1, 9)} | {f"jammers-{sector}" for sector in (2, 4, 6, 8)}
    for colour in ("yellow", "blue"):
        things |= {f"ship-{colour}", f"energy-{colour}", *(f"button-{colour}-{place}" for place in range(1, 10))}
    assert set(plan.point) <= things
