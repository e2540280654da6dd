"""What every review keeps, whatever the game: exact sums, and nothing where there is nothing."""

from itertools import pairwise

import pytest

from ludotheque.contract.cases import Case
from ludotheque.core.box import Setup
from ludotheque.core.errors import Mistake
from ludotheque.games import box, open_game
from ludotheque.review.growing import growing, review
from ludotheque.review.moments import Moment, played
from ludotheque.review.shapes import Review, ReviewSketch
from ludotheque.table.entries import Act, Entry, Forfeit, Propose, Tick, Undo
from ludotheque.table.record import Record, recorded
from ludotheque.table.table import Table
from tests.review.reckoning import assert_adds_up, bot_record, parts, random_record
from tests.table.logs import crew, opening, people, timed, tiny

NOTHING = {0.0}


def test_end_less_beginning_is_the_sum_of_all_causes(case: Case) -> None:
    kept = random_record(opening(case.game, "sum"), "sum", giving_up=True)
    found = review(kept, depth=1)
    assert_adds_up(found, kept)
    assert all(
        0 <= chance <= 1 for chances in (found.start, *(step.chances for step in found.steps)) for chance in chances
    )
    game_played = played(kept)
    by_entry = {moment.entry: moment for moment in game_played.moments}
    drew = {moment.entry for moment in game_played.moments if moment.drew}
    for step in found.steps[1:]:
        moment = by_entry[step.entry]
        if step.entry not in drew:
            assert set(step.luck) == NOTHING
        if moment.kind != "act" or moment.before.open():
            assert set(step.secret) == NOTHING
        if step.choice is None or step.choice.best == step.action:
            assert set(step.decision) == NOTHING or step.seat in moment.lost
        if step.choice is not None:
            assert step.choice.mistake == (step.choice.best != step.action) == (step.choice.cost > 0)
            assert step.action in [option.action for option in step.choice.options]
            assert step.choice.best == step.choice.options[0].action
        if not case.game.timed:
            assert set(step.time) == NOTHING
        if step.kind != "forfeit":
            assert set(step.forfeit) == NOTHING


@pytest.mark.parametrize(
    ("setup", "kinds"),
    [
        (box("laaancez").setup(), {"throw"}),
        (box("arkade").setup(options={"mode": "strategy"}), {"throw", "move", "fly", "shoot"}),
        (box("star_clicker").setup(2), {"press"}),
    ],
    ids=lambda given: given.game if isinstance(given, Setup) else "",
)
def test_where_nothing_is_hidden_there_is_no_secret(setup: Setup, kinds: set[str]) -> None:
    """The fight of Laaancez ! and all of Arkade and Star Clicker lie open, by what they themselves say of it."""
    kept = bot_record(open_game(setup), "greedy", "open")
    verbs = {moment.entry: moment.before.game.write(moment.action).partition(" ")[0] for moment in acts(kept)}
    assert kinds <= {*verbs.values()}
    assert all(moment.before.open() for moment in acts(kept) if verbs[moment.entry] in kinds)
    found = review(kept, 4)
    assert {part for step in found.steps if verbs.get(step.entry) in kinds for part in step.secret} == NOTHING


def acts(kept: Record) -> list[Moment]:
    return [moment for moment in played(kept).moments if moment.kind == "act"]


def test_the_same_seed_and_depth_give_the_same_review() -> None:
    kept = random_record(tiny(3), "same")
    assert review(kept, 5, "one") == review(kept, 5, "one")
    assert review(kept, 5, "one") != review(kept, 5, "two")


def test_a_review_grows_from_a_rough_curve_to_the_end() -> None:
    kept = random_record(tiny(3), "grow")
    stages = list(growing(kept, 3))
    found, sketches = stages.pop(), [stage for stage in stages if isinstance(stage, ReviewSketch)]
    assert isinstance(found, Review)
    assert len(sketches) == len(stages)
    progress = []
    for sketch in sketches:
        assert sketch.entries == [step.entry for step in found.steps]
        assert len(sketch.chances) == len(sketch.entries)
        progress.append(sketch.progress)
    assert progress[0] == 0
    assert progress == sorted(progress)
    assert len(sketches) > 3
    assert sketch.chances == [step.chances for step in found.steps]


def test_what_was_taken_back_is_not_judged() -> None:
    table = Table(tiny(), people(2))
    entries: list[Entry] = [Act(0, "bid 1"), Undo(0), Act(0, "bid 2")]
    for entry in entries:
        table.add(entry)
    while not table.over():
        seat = table.to_act()[0]
        entries.append(Act(seat, table.game.write(table.state.actions(seat)[0])))
        table.add(entries[-1])
    kept = recorded(table, people(2), entries)
    found = review(kept, 2)
    assert_adds_up(found, kept)
    assert [step.entry for step in found.steps[:3]] == [0, 3, 4]


def test_giving_up_is_its_own_cause() -> None:
    table = Table(tiny(3), people(3))
    entries: list[Entry] = [Act(0, "bid 1"), Forfeit(1, "resigned"), Forfeit(0, "time")]
    for entry in entries:
        table.add(entry)
    kept = recorded(table, people(3), entries)
    found = review(kept, 20)
    assert_adds_up(found, kept)
    first, second = found.steps[-2:]
    assert (first.kind, first.seat, first.chances[1]) == ("forfeit", 1, 0)
    assert first.forfeit[1] < 0 < first.forfeit[2]
    assert second.chances == [0, 0, 1]
    assert {cause for step in (first, second) for cause in (*step.luck, *step.decision, *step.secret)} == NOTHING
    assert found.totals[1].forfeit == first.forfeit[1] + second.forfeit[1]


def test_hesitating_is_its_own_cause() -> None:
    """A coin that nobody tosses while the rival's falls costs time, and how it falls is luck."""
    kept = random_record(timed(), "hesitate")
    found = review(kept, 300)
    assert_adds_up(found, kept)
    assert found.timed
    assert any(set(step.time) != NOTHING for step in found.steps)
    assert all(set(step.luck) == NOTHING for step in found.steps if step.kind == "deal")
    ticks = [step for step in found.steps if step.kind == "tick"]
    assert any(set(step.luck) != NOTHING for step in ticks)
    entries = dict(enumerate(kept.entries, 1))
    assert all(isinstance(entries[step.entry], Tick) and step.seat is None for step in ticks)


def test_a_crew_shares_its_chances_and_what_all_chose_is_one_step() -> None:
    kept = random_record(crew(3), "crew")
    found = review(kept, 4)
    assert_adds_up(found, kept)
    assert found.cooperative
    assert all(len(set(step.chances)) == 1 for step in found.steps)
    proposed = {number for number, entry in enumerate(kept.entries, 1) if isinstance(entry, Propose)}
    assert all(step.action is not None for step in found.steps if step.entry in proposed)
    assert [one.luck for one in found.totals] == [found.totals[0].luck] * 3


def test_only_a_finished_game_can_be_reviewed() -> None:
    table = Table(tiny(), people(2))
    with pytest.raises(Mistake, match="not finished"):
        review(recorded(table, people(2), []), 2)


@pytest.mark.parametrize("depth", [0, -1, 100_001])
def test_a_depth_out_of_bounds_is_refused(depth: int) -> None:
    with pytest.raises(Mistake, match="1 to 100000"):
        review(random_record(tiny(), "bounds"), depth)


def test_turning_points_are_the_largest_changes() -> None:
    found = review(random_record(tiny(3), "turn"), 20)
    chances = [found.start, *(step.chances for step in found.steps)]
    changes = [
        max(abs(now - then) for now, then in zip(parts(after), parts(before), strict=True))
        for before, after in pairwise(chances)
    ]
    assert found.turning == sorted(found.turning)
    assert 1 <= len(found.turning) <= 5
    least = min(changes[number] for number in found.turning)
    assert sum(change > least for change in changes) < len(found.turning)
