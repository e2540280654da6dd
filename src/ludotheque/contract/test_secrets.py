"""Nobody learns what they must not: one test for all games, as the house says under "Secrets".

A *twin* of a situation, for a viewer, is a state imagined from that viewer's knowledge alone, or guessed. Whatever the
viewer can see, do or be told has to be the same in both, and stay the same for as long as nothing is revealed or drawn.
"""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.numbers import numbers
from ludotheque.contract.plain import plain, through_json
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.events import WATCHER, Report


def twins(case: Case, state: State, viewer: int) -> Iterator[State]:
    for number in range(3):
        yield case.game.imagine(through_json(state.knowledge(viewer)), Rng(f"imagine {number}"))
        yield state.guess(viewer, Rng(f"guess {number}"))


def all_seen(state: State, viewer: int) -> bytes:
    """Everything that somebody in this seat, or watching, can find out by asking."""
    asked = [state.knowledge(viewer), state.view(viewer), state.key(viewer), state.to_act(), state.outcome()]
    asked += [state.settled(), state.foreseeable(), state.open()]
    if viewer != WATCHER:
        actions = state.actions(viewer)
        asked += numbers(state, viewer)
        asked += [actions, [state.words(viewer, action) for action in actions]]
        asked += [state.why_not(viewer, action) for action in range(state.game.action_count())]
    return plain(asked)


@settings(max_examples=as_many(12))
@given(st.data())
def test_a_twin_looks_the_same(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    before = plain(state.position())
    for viewer in case.viewers:
        seen = all_seen(state, viewer)
        for twin in twins(case, state, viewer):
            assert all_seen(twin, viewer) == seen
            case.check(twin)
    assert plain(state.position()) == before


def seen_after(state: State, viewer: int, seat: int, action: int) -> tuple[State, list[bytes], bool]:
    """What an action shows a viewer: the state after it, all that is seen meanwhile, and if it is free to undo.

    Each event is seen with the view of that moment: between its beginning and its end a step tells nothing more.
    """
    after = state.clone()
    report = after.report = Report()
    shown: list[bytes] = []

    def look() -> None:
        if report.events[-1].seen_by(viewer):
            shown.extend([plain(report.events[-1].plain()), plain(after.view(viewer))])

    report.witness = look
    after.play(seat, action)
    silent = after.rng.drawn == state.rng.drawn and after.reveals == state.reveals
    after.report = None
    return after, [*shown, plain(after.knowledge(viewer)), plain(after.view(viewer))], silent


@settings(max_examples=as_many(25))
@given(st.data())
def test_what_can_be_undone_has_taught_nobody_anything(case: Case, data: st.DataObject) -> None:
    """While an action neither draws nor reveals, whatever was hidden from a viewer before could still be anything.

    An own action shows the same in every twin. For an action of somebody else, every twin has one that shows the same.
    """
    state = data.draw(situations(case))
    for viewer in case.viewers:
        for twin in twins(case, state, viewer):
            stays_possible(state, twin, viewer, data.draw(st.randoms(use_true_random=False)).randrange(1 << 30))


def stays_possible(state: State, twin: State, viewer: int, seed: int) -> None:
    chance = Rng(f"future {seed}")
    for _ in range(6):
        seats = state.to_act()
        if not seats:
            return
        seat = seats[chance.below(len(seats))]
        actions = state.actions(seat)
        action = actions[chance.below(len(actions))]
        state, shown, silent = seen_after(state, viewer, seat, action)
        if not silent:
            return
        candidates = [action] if seat == viewer else sorted(twin.actions(seat), key=lambda other: other != action)
        for other in candidates:
            following, twin_shown, _ = seen_after(twin, viewer, seat, other)
            if twin_shown == shown:
                break
        else:
            raise AssertionError(f"{state.game.write(action)} by seat {seat} tells {viewer} something hidden: {shown}")
        twin = following


@settings(max_examples=as_many(30))
@given(st.data())
def test_an_action_done_in_secret_is_told_to_nobody(case: Case, data: st.DataObject) -> None:
    """Actions that lead to different states which a viewer cannot tell apart are reported alike to that viewer."""
    state = data.draw(situations(case))
    for seat in state.to_act():
        actions = state.actions(seat)
        first, second = data.draw(st.sampled_from(actions)), data.draw(st.sampled_from(actions))
        for viewer in case.viewers:
            after, shown, silent = seen_after(state, viewer, seat, first)
            other, other_shown, other_silent = seen_after(state, viewer, seat, second)
            hidden = plain(after.position()) != plain(other.position())
            if hidden and silent and other_silent and plain(after.knowledge(viewer)) == plain(other.knowledge(viewer)):
                assert shown == other_shown


@settings(max_examples=as_many(20))
@given(st.data())
def test_knowledge_names_no_seed_and_no_generator(case: Case, data: st.DataObject) -> None:
    """The same situation with another future is the same to everybody."""
    state = data.draw(situations(case))
    other = state.clone()
    other.rng = Rng("another future")
    for viewer in case.viewers:
        assert all_seen(other, viewer) == all_seen(state, viewer)


@settings(max_examples=as_many(20))
@given(st.data())
def test_after_the_end_nothing_that_was_chosen_or_dealt_is_missing(case: Case, data: st.DataObject) -> None:
    state = case.walked(data.draw(st.integers(0, 10**6)), 10 * case.length)
    for viewer in case.viewers:
        assert case.game.imagine(state.knowledge(viewer), Rng("after")).outcome() == state.outcome()
