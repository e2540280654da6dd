"""A first game, whatever the learner picks of what its lessons allow: it goes on to its end and is won."""

from ludotheque.core.box import Box
from ludotheque.games import open_game
from ludotheque.table.tutorial import Tutorial
from tests.contract.cases import invariants
from tests.lessons import every_tutorial, first_game, learn, ways


@every_tutorial
def test_every_way_through_the_lessons_is_won_by_the_learner(box: Box) -> None:
    tutorial = Tutorial.of(box)
    outcomes = [table.state.outcome() for table in ways(first_game(box))]
    assert outcomes
    assert all(outcome is not None and outcome[tutorial.learner(tutorial.lessons[-1])] == 1 for outcome in outcomes)


@every_tutorial
def test_the_last_lesson_is_read_when_the_game_is_over(box: Box) -> None:
    for table in ways(first_game(box), Tutorial.of(box).lessons[-1].text):
        assert table.state.over()
        learn(table)
        assert table.plan() is None


@every_tutorial
def test_the_situations_jumped_to_keep_the_rules_that_the_lessons_teach(box: Box) -> None:
    game = open_game(box.setup())
    for plan in Tutorial.of(box).lessons:
        if plan.position is not None:
            invariants(box)(game.from_position(plan.position))
