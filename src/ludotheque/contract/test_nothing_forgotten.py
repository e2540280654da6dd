"""No field of a state is forgotten: by its copies, its position, or the keys and numbers of those who know it."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from random import Random

from hypothesis import Phase, given, settings

from ludotheque.contract.cases import SEEDS, Case
from ludotheque.contract.edits import KINDS, Edit, Field, Kind, Pool, edited, fields, pool
from ludotheque.contract.examples import as_many
from ludotheque.contract.graph import graph, holdings
from ludotheque.contract.numbers import known, numbers
from ludotheque.contract.plain import through_json
from ludotheque.core.actions import Actions
from ludotheque.core.chance import Rng
from ludotheque.core.contract import State
from ludotheque.core.errors import BadPosition

NOT_IN_A_POSITION = "reveals"
"""Undo counts from where a table began; a position is a beginning."""

SITUATIONS = as_many(24)
"""So many kinds of situations are looked at in one example."""

ENOUGH = as_many(7)
"""So many changes of each kind that are accepted are enough for a field."""

BRANCHES = 24
STREAMS = 2
"""So many actions are tried in a situation at most, and so often each, with other chance."""


def test_a_clone_holds_all_that_the_state_holds_and_shares_nothing_that_changes(case: Case) -> None:
    for state in case.every_kind:
        before = graph(state)
        clone = state.clone()
        assert graph(clone) == before
        changed = [held.change() for held in holdings(clone).values()]
        assert any(changed)
        assert graph(clone) != before
        assert graph(state) == before


def test_a_position_holds_all_that_the_state_holds(case: Case) -> None:
    for state in case.every_kind:
        held = graph(state)
        held[NOT_IN_A_POSITION] = 0
        assert graph(case.game.from_position(through_json(state.position()))) == held


def test_whoever_is_told_all_that_somebody_knows_knows_it(case: Case) -> None:
    for state in case.every_kind:
        for viewer in case.viewers:
            told = state.knowledge(viewer)
            again = case.game.imagine(through_json(told), Rng("told"))
            assert again.knowledge(viewer) == told
            assert again.key(viewer) == state.key(viewer)


@settings(max_examples=as_many(2), phases=[Phase.generate])
@given(SEEDS)
def test_whatever_is_changed_in_a_position_is_kept_and_known(case: Case, seed: int) -> None:
    """It is refused, or `position` and `clone` show it, and it changes key and numbers of just those who know it.

    What is rare comes last: there, only what was not met before is still to be tried.
    """
    chance = Random(seed)
    accepted: Counter[tuple[Field, Kind]] = Counter()
    for state in [*some_of_each_kind(case, chance), *case.rare]:
        position, before = through_json(state.position()), Before(case, state)
        for where, paths in fields(position).items():
            for kind in KINDS:
                if accepted[where, kind] == ENOUGH:
                    continue
                changes = kind(position, chance.choice(paths), pool_of(case), chance)
                if changes:
                    accepted[where, kind] += kept_and_known(case, before, edited(position, changes))
    assert accepted


def some_of_each_kind(case: Case, chance: Random) -> Iterator[State]:
    kinds = sorted(case.gallery)
    for kind in chance.sample(kinds, min(len(kinds), SITUATIONS)):
        yield chance.choice(case.gallery[kind])


@cache
def pool_of(case: Case) -> Pool:
    """What stands in each place of the positions in the gallery."""
    return pool([through_json(state.position()) for state in case.every_kind])


class Before:
    """A situation before it is changed: what is known of it, looked up once for all changes."""

    def __init__(self, case: Case, state: State) -> None:
        self.case = case
        self.state = state
        self._known: dict[tuple[int, tuple[str, ...]], bytes] = {}

    def known(self, viewer: int, but: tuple[str, ...] = ()) -> bytes:
        if (viewer, but) not in self._known:
            self._known[viewer, but] = known(self.case, self.state, viewer, but)
        return self._known[viewer, but]


def kept_and_known(case: Case, before: Before, change: Edit) -> bool:
    """Whether a changed position is accepted; if so, nothing of it may be lost."""
    try:
        other = case.game.from_position(through_json(change.position))
    except BadPosition:
        return False
    assert case.box.shapes is not None
    assert change.shown_by(through_json(other.position()), case.box.shapes.position), f"not shown: {change.changes}"
    assert graph(other.clone()) == graph(other), f"lost by clone: {change.changes}"
    for viewer in case.viewers:
        same = known(case, other, viewer) == before.known(viewer)
        assert (other.key(viewer) == before.state.key(viewer)) == same, f"the key of {viewer}: {change.changes}"
        if not same:
            in_numbers(case, before, other, viewer, change)
    return True


def in_numbers(case: Case, before: Before, other: State, viewer: int, change: Edit) -> None:
    """A change that a seat knows changes its numbers, unless it is of what they leave out."""
    encoding = case.game.encoding()
    if encoding is None or not 0 <= viewer < case.game.seats:
        return
    left_out = tuple(encoding.left_out)
    if known(case, other, viewer, left_out) != before.known(viewer, left_out):
        assert numbers(other, viewer) != numbers(before.state, viewer), f"the numbers of {viewer}: {change.changes}"


@settings(max_examples=as_many(24), phases=[Phase.generate])
@given(SEEDS)
def test_keys_tell_apart_just_what_knowledge_tells_apart(case: Case, seed: int) -> None:
    """Of what is rare, of many other situations and of what one action more makes of them.

    Equal keys of a seat mean equal knowledge.
    """
    keys: dict[tuple[int, bytes], int] = {}
    told: dict[tuple[int, int], bytes] = {}
    some = some_of_each_kind(case, Random(seed))
    near = (after for state in some for after in [state, *next_situations(state, Rng(f"near {seed}"))])
    for state in chain(case.rare, near):
        for viewer in case.viewers:
            now, key = known(case, state, viewer), state.key(viewer)
            assert told.setdefault((viewer, key), now) == now
            assert keys.setdefault((viewer, now), key) == key


def next_situations(state: State, chance: Rng) -> Iterator[State]:
    """What some of the actions lead to, each with several streams of chance."""
    for seat in state.to_act():
        actions = Actions()
        state.legal(seat, actions)
        actions.shuffle(chance)
        for action in actions.listed()[:BRANCHES]:
            for _ in range(STREAMS):
                after = state.clone()
                after.rng = chance.fork()
                after.play(seat, action)
                yield after
