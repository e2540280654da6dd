"""Reasons: every term has its words and lies where it is said to lie, and what a reason names really differs."""

from collections import defaultdict
from math import isfinite

from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec

from ludotheque.contract.cases import Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.plain import plain, through_json
from ludotheque.contract.texts import messages, terms_of
from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.contract import LESS, MORE, State
from ludotheque.core.texts import Texts
from ludotheque.core.types import Floats
from ludotheque.search.reasons import ALIKE, CHANCES, OF_THE_HOUSE, ONLY, PROVEN, Reasons

FINEST = 0.2
"""Numbers are told with one decimal: a difference of a grain has to be seen."""

WORLDS = 60
SIMULATIONS = 16
"""Enough to find reasons in, in no time."""


def test_every_term_has_its_text_and_every_such_text_its_term(ready: Box, language: str) -> None:
    names = {term.name for term in terms_of(ready)}
    assert {name.removeprefix("reason-") for name in messages(ready, language) if name.startswith("reason-")} == names
    texts = Texts.of(ready, language)
    for name in names:
        said = {texts.say(f"reason-{name}", {"with": many, "without": 7}) for many in (0, 1, 1.5, 2)}
        assert len(said) == 4, "how much there will be is said"
        assert all("7" in each for each in said), "how much there would be is said"


def test_terms_are_told_apart(case: Case) -> None:
    for seat in range(case.game.seats):
        terms = case.game.terms(seat).declared
        names = [term.name for term in terms]
        assert len(set(names)) == len(names)
        assert not set(names) & set(OF_THE_HOUSE)
        for term in terms:
            assert term.better in (MORE, LESS)
            assert term.grain >= FINEST
            assert term.least < term.most


@settings(max_examples=as_many(20))
@given(st.data())
def test_terms_lie_where_they_are_said_to_lie(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    before = plain(state.position())
    for seat in range(case.game.seats):
        terms = case.game.terms(seat)
        into: Floats = vec[float]([-1.0] * len(terms.declared))
        terms.measure(state, seat, into)
        for term, value in zip(terms.declared, into, strict=True):
            assert isfinite(value), term.name
            assert term.least <= value <= term.most, term.name
        terms.stock(state, seat)
    assert plain(state.position()) == before


@settings(max_examples=as_many(3))
@given(st.data())
def test_what_comes_to_the_same_is_alike(case: Case, data: st.DataObject) -> None:
    """No reason tells twins apart: actions that lead to the very same situation, or an action from itself."""
    state = data.draw(situations(case))
    for seat in state.to_act():
        leading = defaultdict(list)
        for action in state.actions(seat):
            after = state.clone()
            after.apply(seat, action)
            leading[plain(after.position())].append(action)
        twins = max(leading.values(), key=len)
        reasons = Reasons(case.game, "twins", 5, 4)
        assert reasons.between(state, seat, twins[0], twins[-1])["reason"] == ALIKE


def undecided(case: Case) -> list[tuple[State, int]]:
    """Some situations, always the same, in which somebody has a choice."""
    found = []
    for seed in range(3):
        state = case.walked(seed, (2 * seed + 1) * case.length // 6)
        found += [(state, seat) for seat in state.to_act()[:1] if len(state.actions(seat)) > 1]
    return found


def test_what_a_reason_names_really_differs(case: Case) -> None:
    """In other worlds, with other chance, it differs in the same direction. Seeds are fixed, for this is statistics."""
    for state, seat in undecided(case):
        imagined = state.guess(seat, Rng("imagined"))
        first, *_, last = imagined.actions(seat)
        for action, other in ((first, last), (last, first)):
            told = Reasons(case.game, "one", WORLDS, SIMULATIONS).between(imagined, seat, action, other)
            again = Reasons(case.game, "one", WORLDS, SIMULATIONS).between(imagined, seat, action, other)
            assert told == again == through_json(told)
            terms = case.game.terms(seat)
            named = [index for index, term in enumerate(terms.declared) if term.name == told["reason"]]
            if not named:
                assert told["reason"] in (ALIKE, CHANCES)
                continue
            term = terms.declared[named[0]]
            assert (told["with"] > told["without"]) == (term.better == MORE)
            afresh = Reasons(case.game, "another", 2 * WORLDS, SIMULATIONS)
            measured = afresh.measured(imagined, seat, action, other, terms)[named[0]]
            assert (measured.difference() > 0.0) == (term.better == MORE), f"{told} {case.game.write(action)}"


def test_a_reason_can_be_told(case: Case, language: str) -> None:
    texts = Texts.of(case.box, language, case.game.facts)
    for state, seat in undecided(case):
        told = Reasons(case.game, "why", 4, SIMULATIONS).why(state, seat, state.actions(seat)[0])
        assert told["reason"] != ONLY
        if told["reason"] == PROVEN:  # a certain win is compared with nothing
            continue
        other = told["other"]
        assert case.game.read(other["do"]) in state.actions(seat)
        assert case.game.read(other["do"]) != state.actions(seat)[0]
        assert texts.say(f"action-{other['verb']}", {**other, "seat": seat}, [f"seat {each}" for each in range(9)])
