"""Tutorials: each lesson lets through what it asks for, the rival's part is scripted, and nothing else happens."""

import msgspec
import pytest

from ludotheque.contract.lessons import asked, first_game, learn, tutorial_of
from ludotheque.contract.suite import Candidate
from ludotheque.core.errors import Illegal
from ludotheque.table import record
from ludotheque.table.entries import Act, Entry, Lesson, Seat, Undo
from ludotheque.table.errors import NotNow
from ludotheque.table.opening import Opening
from ludotheque.table.table import Table
from ludotheque.table.tutorial import LessonPlan, Tutorial
from tests.table.logs import everything, people, tiny


def test_every_lesson_can_be_done_and_resumed(taught: Candidate) -> None:
    table = first_game(taught.box)
    log: list[Entry] = []
    while table.plan() is not None:
        entry = asked(table)[0]
        step = table.add(entry)
        assert (step.events != []) == isinstance(entry, Act)
        log.append(entry)
        assert table.base().number == table.number
        assert everything(Table.resume(table.opening, table.base(), [])) == everything(table)
    assert table.lesson == len(tutorial_of(table).lessons) == len(log)
    with pytest.raises(NotNow, match="no lesson"):
        table.add(Lesson())


def test_a_lesson_refuses_whatever_it_does_not_ask_for(taught: Candidate) -> None:
    table = first_game(taught.box)
    while (plan := table.plan()) is not None:
        before = everything(table)
        for seat in range(table.game.seats):
            for action in table.state.actions(seat):
                notation = table.game.write(action)
                if seat != tutorial_of(table).learner(plan) or not plan.allows(notation):
                    with pytest.raises(NotNow, match="lesson"):
                        table.add(Act(seat, notation))
                    with pytest.raises(NotNow, match="lesson"):
                        table.why_not(seat, notation)
                else:
                    assert table.why_not(seat, notation) is None
        if plan.allow:
            with pytest.raises(NotNow, match="action first"):
                table.add(Lesson())
        assert not any(table.undo_depth(seat) for seat in range(table.game.seats))
        with pytest.raises(NotNow):
            table.finish()
        assert everything(table) == before
        learn(table)


def test_the_rules_speak_before_the_lesson(taught: Candidate) -> None:
    table = first_game(taught.box)
    legal = table.state.actions(tutorial_of(table).seat)
    illegal = next(action for action in range(table.game.action_count()) if action not in legal)
    with pytest.raises(Illegal):
        table.add(Act(tutorial_of(table).seat, table.game.write(illegal)))


def test_a_tutorial_has_no_record(taught: Candidate) -> None:
    with pytest.raises(ValueError, match="tutorial"):
        record.recorded(first_game(taught.box), people(2), [])


@pytest.fixture
def three_birds(monkeypatch: pytest.MonkeyPatch) -> Table:
    scene = Table(tiny(3), people(3)).state.position()
    lessons = [
        LessonPlan("look"),
        LessonPlan("bid", allow=["bid [12]"], reply=["bid 0", "bid 3"]),
        LessonPlan("again", allow=["bid *"], position={**scene, "coins": [1, 1, 1]}),
    ]
    monkeypatch.setattr(Tutorial, "of", staticmethod(lambda box: Tutorial("magpies", 1, lessons)))
    return Table(Opening(tiny(3).setup, "magpies", tutorial=True), people(3))


def test_replies_come_from_the_others_in_turn(three_birds: Table) -> None:
    three_birds.add(Lesson())
    step = three_birds.add(Act(1, "bid 2"))
    assert [event.data["coins"] for event in step.events if event.kind == "bid-shown"] == [0, 2, 3]


def test_a_lesson_may_begin_on_its_own_position_and_loses_no_event(three_birds: Table) -> None:
    three_birds.add(Lesson())
    step = three_birds.add(Act(1, "bid 1"))
    assert step.events[-1].kind == "offered"
    assert three_birds.state.position()["coins"] == [1, 1, 1]
    assert [event.kind for event in three_birds.add(Act(1, "bid 1")).events] == ["bid", "bid-this"]


def test_what_the_learner_is_asked_for_is_asked_of_nobody_else(three_birds: Table) -> None:
    three_birds.add(Lesson())
    with pytest.raises(NotNow, match="lesson"):
        three_birds.add(Act(0, "bid 1"))


def test_a_lesson_may_sit_the_learner_down_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    lessons = [LessonPlan("bid", allow=["bid *"]), LessonPlan("and there", seat=1, allow=["bid 1"], reply=["bid 0"])]
    monkeypatch.setattr(Tutorial, "of", staticmethod(lambda box: Tutorial("s", 0, lessons)))
    table = Table(Opening(tiny().setup, "s", tutorial=True), people(2))
    assert tutorial_of(table).learners() == {0, 1}
    table.add(Act(0, "bid 2"))
    table.add(Act(1, "bid 1"))
    assert table.plan() is None


def test_after_the_last_lesson_the_game_goes_on_freely(three_birds: Table) -> None:
    for entry in (Lesson(), Act(1, "bid 1"), Act(1, "bid 1"), Seat(0, "bot", "easy"), Act(0, "bid 1")):
        three_birds.add(entry)
    assert three_birds.plan() is None
    assert three_birds.state.to_act() == [2]
    with pytest.raises(NotNow):
        three_birds.add(Undo(0))


def test_the_first_lesson_may_have_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = {**Table(tiny(), people(2)).state.position(), "coins": [1, 0]}
    monkeypatch.setattr(Tutorial, "of", staticmethod(lambda box: Tutorial("s", 0, [LessonPlan("bid", position=scene)])))
    table = Table(Opening(tiny().setup, "s", tutorial=True), people(2))
    assert table.state.position()["coins"] == [1, 0]


def test_a_plan_with_a_word_it_does_not_know_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="alow"):
        msgspec.convert({"seed": "s", "seat": 0, "lessons": [{"text": "t", "alow": []}]}, Tutorial)
