"""First games: a table with a game's lessons, and the ways through them."""

from fnmatch import fnmatchcase

from ludotheque.core.box import Box
from ludotheque.table.entries import Act, Entry, Lesson, Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import Step, Table
from ludotheque.table.tutorial import Tutorial


def first_game(box: Box) -> Table:
    tutorial = Tutorial.of(box)
    setup = box.setup()
    learners = tutorial.learners()
    seats = [Seat(seat, "person") if seat in learners else Seat(seat, "bot", "easy") for seat in range(setup.seats)]
    return Table(Opening(setup, tutorial.seed, tutorial=True), seats)


def tutorial_of(table: Table) -> Tutorial:
    assert table.tutorial is not None
    return table.tutorial


def asked(table: Table) -> list[Entry]:
    """What does the lesson; each of its patterns stands for one legal action at least."""
    plan = table.plan()
    assert plan is not None
    if not plan.allow:
        return [Lesson()]
    learner = tutorial_of(table).learner(plan)
    legal = [table.game.write(action) for action in table.state.actions(learner)]
    for pattern in plan.allow:
        assert any(fnmatchcase(notation, pattern) for notation in legal), f"{plan.text}: nothing legal fits {pattern!r}"
    return [Act(learner, notation) for notation in legal if plan.allows(notation)]


def learn(table: Table) -> Step:
    """Do the first thing that the lesson asks for."""
    return table.add(asked(table)[0])


def learn_up_to(box: Box, text: str) -> Table:
    table = first_game(box)
    while (plan := table.plan()) is not None and plan.text != text:
        learn(table)
    return table


def ways(table: Table, text: str = "") -> list[Table]:
    """Where the lessons lead from here, for every pick of the learner: to one of them, or to the end of all."""
    plan = table.plan()
    if plan is None or plan.text == text:
        return [table]
    reached: list[Table] = []
    for entry in asked(table):
        branch = table.draft()
        branch.add(entry)
        reached += ways(branch, text)
    return reached


def kinds(step: Step) -> list[str]:
    return [event.kind for event in step.events]


def told(step: Step, kind: str, name: str) -> list[object]:
    return [event.data[name] for event in step.events if event.kind == kind]
