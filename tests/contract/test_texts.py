"""Whatever a game reports, offers or refuses has its words in both languages, and its rule; no text is idle."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts
from tests.contract.cases import (
    SEEDS,
    Case,
    as_many,
    every_box,
    every_box_of_the_house,
    every_case,
    random_actions,
    situations,
)
from tests.texts import NAMES, asked_for, every_language, messages, spoken, unnamed_by_the_board, well_said

NEEDS_NO_DATA = r"(title|blurb|[A-Z]\d+|(refusal|section|lesson|option|role|component)-.*)"


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


@every_box
def test_both_languages_have_the_same_messages_with_the_same_variables_and_attributes(box: Box) -> None:
    assert messages(box, "fr") == messages(box, "en")


@every_box
@every_language
def test_refusals_rules_options_and_lessons_need_no_data(box: Box, language: str) -> None:
    texts = Texts.of(box, language)
    for name in messages(box, language):
        if re.fullmatch(NEEDS_NO_DATA, name):
            well_said(texts.say(name))


@every_box_of_the_house
@every_language
def test_the_things_of_a_game_need_no_data(box: Box, language: str) -> None:
    texts = Texts.of(box, language)
    for name in spoken(box).things:
        well_said(texts.say(name))


@every_box
def test_french_typography(box: Box) -> None:
    """No-break spaces before double punctuation and inside guillemets, real apostrophes."""
    for number, line in enumerate(box.text("fr").splitlines(), 1):
        assert not re.search(r"[^\u202f][!?;]|[^\u00a0]:|« | »|'", line), f"line {number}: {line}"


@every_box_of_the_house
def test_everything_a_game_says_has_its_text(box: Box) -> None:
    assert asked_for(box) <= set(messages(box, "en"))


@every_box_of_the_house
def test_nothing_is_said_that_nobody_asks_for(box: Box) -> None:
    """What is not the game's is the board's: its sources name it, or the beginning of its name."""
    assert unnamed_by_the_board(box, set(messages(box, "en")) - asked_for(box)) == []


@every_box_of_the_house
def test_the_rules_page_has_every_rule_and_ruling_once(box: Box) -> None:
    items = [item for section in box.data("rules")["sections"] for item in section["items"]]
    assert sorted(items) == sorted(spoken(box).rule_numbers())
