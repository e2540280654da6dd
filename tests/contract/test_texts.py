"""Whatever a game reports, offers or refuses can be put into words in every language; every refusal has a rule."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.box import LANGUAGES
from ludotheque.core.chance import Rng
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts
from tests.contract.cases import SEEDS, Case, as_many, every_case, random_actions, situations

NAMES = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rule_ids(case: Case) -> list[str]:
    return [item for section in case.box.data("rules")["sections"] for item in section["items"]]


@every_case
@every_language
def test_every_rule_and_every_refusal_has_its_words(case: Case, language: str) -> None:
    texts = Texts.of(case.box, language)
    rules = rule_ids(case)
    assert len(set(rules)) == len(rules)
    for section in case.box.data("rules")["sections"]:
        assert texts.say(f"section-{section['id']}")
    assert len({texts.say(rule) for rule in rules}) == len(rules)
    assert case.game.refusals[0] == ("", "")
    said = [texts.say(f"refusal-{refusal}") for refusal, _ in case.game.refusals[1:]]
    assert len(set(said)) == len(said)
    assert {rule for _, rule in case.game.refusals[1:]} <= set(rules)


@every_case
@settings(max_examples=as_many(25))
@given(st.data())
def test_why_not_names_a_rule_of_the_game(case: Case, data: st.DataObject) -> None:
    state = data.draw(situations(case))
    rules = rule_ids(case)
    for seat in range(case.game.seats):
        for action, line in enumerate(case.lines):
            reason = state.why_not(seat, action)
            if reason is not None:
                assert set(reason) == {"refusal", "rule", "seat", "action"}
                assert (reason["refusal"], reason["rule"]) in case.game.refusals[1:]
                assert reason["rule"] in rules
                assert (reason["seat"], reason["action"]) == (seat, line)


@every_case
@every_language
@settings(max_examples=3)
@given(seed=SEEDS)
def test_every_event_of_a_game_can_be_told(case: Case, language: str, seed: int) -> None:
    texts = Texts.of(case.box, language)
    state = case.game.start(f"game {seed}")
    report = state.report = Report()
    for _ in random_actions(state, Rng(f"walk {seed}")):
        for event in report.take():
            well_said(texts.say(f"event-{event.kind}", event.data, NAMES))


@every_case
@every_language
@settings(max_examples=as_many(5))
@given(data=st.data())
def test_every_legal_action_can_be_told_and_is_told_apart(case: Case, language: str, data: st.DataObject) -> None:
    texts = Texts.of(case.box, language)
    state = data.draw(situations(case))
    for seat in state.to_act():
        told = [state.words(seat, action) for action in state.actions(seat)]
        said = [texts.say(f"action-{words['verb']}", {**words, "seat": seat}, NAMES) for words in told]
        assert len(set(said)) == len(said)
        for line in said:
            well_said(line)


def well_said(line: str) -> None:
    assert line.strip() == line != ""
    assert not re.search(r"[{}@$]|\?\?\?|None", line), line
