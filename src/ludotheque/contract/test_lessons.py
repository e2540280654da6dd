"""A first game, whatever the learner picks of what its lessons allow: it goes on to its end and is won."""

from ludotheque.contract.lessons import first_game, learn, ways
from ludotheque.contract.suite import Candidate
from ludotheque.games import open_game
from ludotheque.table.tutorial import Tutorial


def test_every_way_through_the_lessons_is_won_by_the_learner(taught: Candidate) -> None:
    tutorial = Tutorial.of(taught.box)
    outcomes = [table.state.outcome() for table in ways(first_game(taught.box))]
    assert outcomes
    assert all(outcome is not None and outcome[tutorial.learner(tutorial.lessons[-1])] == 1 for outcome in outcomes)


def test_the_last_lesson_is_read_when_the_game_is_over(taught: Candidate) -> None:
    for table in ways(first_game(taught.box), Tutorial.of(taught.box).lessons[-1].text):
        assert table.state.over()
        learn(table)
        assert table.plan() is None


def test_the_situations_jumped_to_keep_the_rules_that_the_lessons_teach(taught: Candidate) -> None:
    game = open_game(taught.box.setup())
    for plan in Tutorial.of(taught.box).lessons:
        if plan.position is not None:
            taught.brought.check(game.from_position(plan.position))
