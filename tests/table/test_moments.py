"""A watched table keeps how things stood at every event, so that nothing is seen before it is told."""

from ludotheque.core.chance import Rng
from ludotheque.games import shelf
from ludotheque.table.entries import Act, Seat
from ludotheque.table.opening import Opening
from ludotheque.table.table import Step, Table, replayed

SEATS = [Seat(0, "person"), Seat(1, "person")]


def opening(name: str, **options: str) -> Opening:
    [box] = [box for box in shelf() if box.name == name]
    return Opening(box.setup(seats=2, options=options), "moments")


def played(table: Table, steps: int) -> list[Step]:
    chance = Rng("moments")
    made: list[Step] = []
    while len(made) < steps and not table.over():
        seat = table.to_act()[0]
        actions = table.state.actions(seat)
        made.append(table.add(Act(seat, table.game.write(actions[chance.below(len(actions))]))))
    return made


def test_the_moments_of_a_step_begin_where_the_step_before_ended() -> None:
    table = Table(opening("star_clicker"), SEATS)
    table.watch()
    chance = Rng("moments")
    for _ in range(60):
        if table.over():
            break
        before = table.state.position()
        seat = table.to_act()[0]
        actions = table.state.actions(seat)
        step = table.add(Act(seat, table.game.write(actions[chance.below(len(actions))])))
        assert len(step.moments) == len(step.events) + 1
        assert step.moments[0].position() == before


def test_a_draft_of_a_watched_table_is_watched_and_leaves_it_alone() -> None:
    table = Table(opening("laaancez"), SEATS)
    table.watch()
    draft = table.draft()
    [step] = played(draft, 1)
    assert step.moments
    assert table.number == 0
    assert len(played(table, 1)[0].moments) == len(step.moments)


def test_what_tells_nothing_has_no_moments() -> None:
    table = Table(opening("arkade"), SEATS)
    table.watch()
    entry = Seat(1, "bot", level="easy")
    assert table.add(entry).moments == []


def test_nobody_watches_unless_asked_and_nobody_can_in_real_time() -> None:
    unwatched = Table(opening("laaancez"), SEATS)
    assert all(not step.moments for step in played(unwatched, 5))
    timed = Table(opening("arkade", mode="arcade"), SEATS)
    timed.watch()
    seat = timed.to_act()[0]
    step = timed.add(Act(seat, timed.game.write(timed.state.actions(seat)[0]), at=0))
    assert step.events
    assert not step.moments


def test_watching_changes_nothing() -> None:
    watched, plain = Table(opening("phantom"), SEATS), Table(opening("phantom"), SEATS)
    watched.watch()
    steps, same = played(watched, 60), played(plain, 60)
    assert [step.entry for step in steps] == [step.entry for step in same]
    assert watched.state.position() == plain.state.position()


def test_a_replay_can_be_watched() -> None:
    table = Table(opening("laaancez"), SEATS)
    entries = [step.entry for step in played(table, 10) if step.entry is not None]
    again = [step for _, step in replayed(table.opening, SEATS, entries, watched=True)]
    assert [len(step.moments) for step in again] == [len(step.events) + 1 if step.events else 0 for step in again]
