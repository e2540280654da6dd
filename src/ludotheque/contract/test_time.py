"""Time enters the rules by `tick` alone, and between two moments at which something is due it changes nothing."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import plain
from ludotheque.contract.random_games import random_actions, random_moment
from ludotheque.core.box import Box, fits
from ludotheque.core.chance import Rng
from ludotheque.core.contract import NEVER, State
from ludotheque.core.events import Report
from ludotheque.core.types import Data


def told(state: State) -> list[bytes]:
    """The events since the last time, with who hears them."""
    report = state.report
    return [plain([event.plain(), event.audience]) for event in report.take()] if report else []


def test_the_box_says_whether_it_is_played_in_real_time(case: Case) -> None:
    timed = case.box.label.timed
    assert case.game.timed == (timed if isinstance(timed, bool) else fits(timed, case.game.setup.options))


def test_the_deal_of_the_day_can_be_dealt(ready: Box) -> None:
    daily = ready.label.daily
    assert ready.open(ready.setup(daily.seats, daily.options)).start("deal").to_act()


def seen(case: Case, state: State, position: Data) -> bytes:
    """A position and what follows from it, without what time it is."""
    legal = [state.actions(seat) for seat in range(case.game.seats)]
    rest = [state.acting(), state.due(), state.outcome(), state.settled()]
    return plain([{name: value for name, value in position.items() if name != "clock"}, legal, rest])


@settings(max_examples=as_many(20))
@given(st.data())
def test_the_clock_is_kept_by_all_that_keeps_a_state(case: Case, data: st.DataObject) -> None:
    """A game without time has none at any time; in one with time everybody knows what time it is."""
    state = data.draw(situations(case))
    if not case.game.timed:
        assert (state.clock, state.due()) == (0, NEVER)
    for viewer in case.viewers:
        told = state.knowledge(viewer)
        assert case.game.imagine(told, Rng("then")).clock == state.guess(viewer, Rng("then")).clock == state.clock
        assert not case.game.timed or told["clock"] == state.clock
    again = case.game.from_position(state.position())
    assert (again.clock, again.due()) == (state.clone().clock, state.clone().due()) == (state.clock, state.due())


@settings(max_examples=as_many(20))
@given(SEEDS)
def test_between_what_is_due_only_the_clock_moves(timed_case: Case, seed: int) -> None:
    state = timed_case.game.start(f"game {seed}")
    chance = Rng(f"moments {seed}")
    for _ in random_actions(state, Rng(f"walk {seed}")):
        due = state.due()
        assert due == NEVER or due > state.clock
        later = state.clone()
        later.report = Report()
        later.tick(chance.below(due - state.clock) + state.clock if due != NEVER else state.clock)
        assert told(later) == []
        assert seen(timed_case, later, later.position()) == seen(timed_case, state, state.position())


@settings(max_examples=as_many(20))
@given(SEEDS)
def test_a_long_wait_is_as_many_short_ones(timed_case: Case, seed: int) -> None:
    """Whoever looks at the clock rarely sees the same things happen as who looks often, each at its own moment."""
    state = timed_case.game.start(f"game {seed}")
    chance = Rng(f"moments {seed}")
    for _ in random_actions(state, Rng(f"walk {seed}")):
        often, rarely = state.clone(), state.clone()
        often.report, rarely.report = Report(), Report()
        while often.due() != NEVER:
            often.tick(random_moment(often, chance))
        rarely.tick(often.clock)
        assert told(rarely) == told(often)
        assert plain(rarely.position()) == plain(often.position())


@settings(max_examples=as_many(20))
@given(SEEDS)
def test_who_can_do_nothing_but_wait_is_not_at_the_end(timed_case: Case, seed: int) -> None:
    """Without actions a game runs out of things that are due; `wait` goes on until somebody can act, and no further."""
    state = timed_case.game.start(f"game {seed}")
    for _ in random_actions(state, Rng(f"walk {seed}")):
        busy = state.clone()
        for _ in range(20):
            seats = busy.to_act()
            if not seats:
                break
            busy.play(seats[0], busy.actions(seats[0])[0])
        waited = busy.clone()
        waited.wait()
        if busy.acting():
            assert plain(waited.position()) == plain(busy.position())
        elif busy.due() != NEVER:
            assert not busy.over()
            assert busy.outcome() is None
            assert waited.clock >= busy.due()
            assert waited.acting() or waited.over()
