"""Whatever a game reports, offers or refuses has its words in both languages, and its rule."""

import re
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.contract.cases import SEEDS, Case, situations
from ludotheque.contract.examples import as_many
from ludotheque.contract.french import slips_in_french
from ludotheque.contract.random_games import random_actions
from ludotheque.contract.suite import Candidate
from ludotheque.contract.texts import NAMES, Spoken, Talk, asked_for, heard, messages, read_aloud, talk, well_said
from ludotheque.core.box import Box
from ludotheque.core.chance import Rng
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts

NEEDS_NO_DATA = r"(title|blurb|[A-Z]\d+|(refusal|section|lesson|option|role|component|phrase|figure)-.*)"


def said_by(speaking: Candidate) -> Spoken:
    spoken = speaking.brought.spoken()
    assert spoken is not None
    return spoken


def rule_ids(case: Case) -> list[str]:
    return [item for section in case.box.data("rules")["sections"] for item in section["items"]]


def test_every_rule_and_every_refusal_has_its_words(case: Case, language: str) -> None:
    texts = Texts.of(case.box, language, case.game.facts)
    rules = rule_ids(case)
    assert len(set(rules)) == len(rules)
    for section in case.box.data("rules")["sections"]:
        assert texts.say(f"section-{section['id']}")
    assert len({texts.say(rule) for rule in rules}) == len(rules)
    assert case.game.refusals[0] == ("", "")
    said = [texts.say(f"refusal-{refusal}") for refusal, _ in case.game.refusals[1:]]
    assert len(set(said)) == len(said)
    assert {rule for _, rule in case.game.refusals[1:]} <= set(rules)


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


@settings(max_examples=as_many(5))
@given(seed=SEEDS)
def test_every_event_of_a_game_can_be_told(case: Case, language: str, seed: int) -> None:
    texts = Texts.of(case.box, language, case.game.facts)
    state = case.game.start(f"game {seed}")
    report = state.report = Report()
    for _ in random_actions(state, Rng(f"walk {seed}")):
        for event in report.take():
            assert not event.data.keys() & case.game.facts.keys()
            well_said(texts.say(f"event-{event.kind}", event.data, NAMES))


@settings(max_examples=as_many(5))
@given(data=st.data())
def test_every_legal_action_can_be_told_and_is_told_apart(case: Case, language: str, data: st.DataObject) -> None:
    texts = Texts.of(case.box, language, case.game.facts)
    state = data.draw(situations(case))
    for seat in state.to_act():
        told = [state.words(seat, action) for action in state.actions(seat)]
        said = [texts.say(f"action-{words['verb']}", {**words, "seat": seat}, NAMES) for words in told]
        assert len(set(said)) == len(said)
        for line in said:
            well_said(line)


def test_both_languages_have_the_same_messages_with_the_same_variables_and_attributes(box: Box) -> None:
    assert messages(box, "fr") == messages(box, "en")


def test_every_fact_is_used_in_a_text(box: Box) -> None:
    assert box.facts().keys() <= set().union(*(variables for variables, _ in messages(box, "en").values()))


def test_refusals_rules_options_and_lessons_need_no_data(box: Box, language: str) -> None:
    texts = Texts.of(box, language)
    for name in messages(box, language):
        if re.fullmatch(NEEDS_NO_DATA, name):
            well_said(texts.say(name))


def test_every_phrase_has_its_text_and_every_such_text_its_phrase(box: Box, language: str) -> None:
    texts = {name.removeprefix("phrase-") for name in messages(box, language) if name.startswith("phrase-")}
    assert texts == set(box.label.phrases)
    said = [Texts.of(box, language).say(f"phrase-{phrase}") for phrase in box.label.phrases]
    assert len(set(said)) == len(said)


def test_the_things_of_a_game_need_no_data(speaking: Candidate, language: str) -> None:
    texts = Texts.of(speaking.box, language)
    for name in said_by(speaking).things:
        well_said(texts.say(name))


def test_french_is_written_as_french(box: Box) -> None:
    assert slips_in_french(box.text("fr")) == []


def test_everything_a_game_says_has_its_text(speaking: Candidate) -> None:
    assert asked_for(speaking.box, said_by(speaking)) <= set(messages(speaking.box, "en"))


@cache
def talk_of(speaking: Candidate) -> Talk:
    return talk(speaking.box, said_by(speaking).played)


def test_random_games_tell_all_events_but_the_rare_ones(speaking: Candidate) -> None:
    spoken = said_by(speaking)
    assert heard(talk_of(speaking)) - set(spoken.rare) == set(spoken.events)


def test_all_that_random_games_tell_can_be_read_aloud(speaking: Candidate, language: str) -> None:
    read_aloud(talk_of(speaking), Texts.of(speaking.box, language))


def test_the_rules_page_has_every_rule_and_ruling_once(speaking: Candidate) -> None:
    items = [item for section in speaking.box.data("rules")["sections"] for item in section["items"]]
    assert sorted(items) == sorted(said_by(speaking).rule_numbers())
