"""Laaancez ! in words: nothing is missing, nothing is idle, and French and English say the same."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core.box import LANGUAGES
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts
from ludotheque.games import box, open_game
from ludotheque.games.laaancez.components import read_components
from ludotheque.games.laaancez.rules import REFUSALS
from ludotheque.table.tutorial import Tutorial

BOX = box("laaancez")
NAMES = ["Délia", "Julien"]
CLIENT = Path(__file__).parents[3] / "web" / "src"

RULES = [f"R{number}" for number in range(1, 17)]
RULINGS = [f"L{number}" for number in range(1, 18)]
VERBS = ["roll", "pass", "copy", "tick", "throw"]
EVENTS = ["rolled", "chose", "chose-this", "copy-done", "tick-done", "pass-done", "combat", "thrown", "destroyed"]
EVENTS += ["folded", "on-candle", "won"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message with its variables and its attributes; nothing in the file may be unreadable."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in FluentParser().parse(BOX.text(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found, {attribute.id.name for attribute in entry.attributes}
    return found


def spoken_by_the_game() -> set[str]:
    """The messages that rules, rules page and tutorial ask for."""
    things = [thing.name for thing in read_components(BOX.standard_components()).objects]
    named = {"title", "blurb", *RULES, *RULINGS}
    named |= {f"object-{thing}" for thing in [*things, "candle", "damage"]}
    named |= {f"action-{verb}" for verb in VERBS}
    named |= {f"event-{kind}" for kind in EVENTS}
    named |= {f"refusal-{refusal}" for refusal, _ in REFUSALS.listed if refusal}
    named |= {f"section-{section['id']}" for section in BOX.data("rules")["sections"]}
    named |= {lesson.text for lesson in Tutorial.of(BOX).lessons}
    named |= {f"component-{word}" for word in component_words(msgspec.toml.decode(BOX.standard_components()))}
    return named


def component_words(data: object) -> set[str]:
    """The words of a component file that the rules page shows."""
    if isinstance(data, list):
        return set().union(*map(component_words, data))
    if not isinstance(data, dict):
        return set()
    return set(data).union(*map(component_words, data.values())) - {"game", "name", "value", "provenance"}


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("fr") == messages("en")


def test_everything_the_game_says_has_its_text() -> None:
    assert spoken_by_the_game() <= set(messages("en"))


def test_nothing_is_said_that_nobody_asks_for() -> None:
    """What is not the game's is the board's: its sources name it."""
    board = [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {name for source in board for name in re.findall(r"['`\"]([\w-]+)['`\"]", source)}
    assert set(messages("en")) - spoken_by_the_game() <= named


def test_the_rules_page_has_every_rule_and_ruling_once() -> None:
    items = [item for section in BOX.data("rules")["sections"] for item in section["items"]]
    assert sorted(items) == sorted(RULES + RULINGS)


def test_every_refusal_cites_a_rule_of_the_rules_page() -> None:
    assert {rule for _, rule in REFUSALS.listed if rule} <= set(RULES + RULINGS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_event_of_random_games_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    game = open_game(BOX.setup())
    heard: set[str] = set()
    for number in range(20):
        random = Random(number)
        state = game.start(f"texts {number}")
        state.report = Report()
        while not state.over():
            seat = random.choice(state.to_act())
            actions = state.actions(seat)
            lines = [
                texts.say(f"action-{words['verb']}", words) for words in (state.words(seat, each) for each in actions)
            ]
            assert len(set(lines)) == len(lines), "two actions read the same"
            state.play(seat, random.choice(actions))
            for event in state.report.take():
                heard.add(event.kind)
                lines.append(texts.say(f"event-{event.kind}", event.data, NAMES))
            assert not [line for line in lines if re.search(r"[{}@$]", line)]
    assert heard == set(EVENTS) - {"pass-done"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_rules_and_lessons_need_no_data(language: str) -> None:
    texts = Texts.of(BOX, language)
    for name in messages(language):
        if name.startswith(("refusal-", "section-", "lesson-", "R", "L")):
            assert texts.say(name)
    assert texts.say("event-pass-done", {"seat": 0}, NAMES).startswith(NAMES[0])


def test_an_object_of_an_own_component_file_goes_by_its_name() -> None:
    words = {"verb": "copy", "object": "@object-teapot", "cell": "a1"}
    assert Texts.of(BOX, "en").say("action-copy", words) == "Copy teapot into a1"
    assert Texts.of(BOX, "fr").say("action-copy", words) == "Copier teapot en a1"


def test_french_typography() -> None:
    """No-break spaces before double punctuation and inside guillemets, real apostrophes."""
    for number, line in enumerate(BOX.text("fr").splitlines(), 1):
        assert not re.search(r"[^\u202f][!?;]|[^\u00a0]:|« | »|'", line), f"line {number}: {line}"
