"""A game's texts: the messages of its files, who asks for them, and what random games find to say."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core.box import Box, OptionValue
from ludotheque.core.contract import Term
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.table.diagrams import Diagrams
from ludotheque.table.tutorial import Tutorial

NAMES = ["Délia", "Julien", "Ana", "Omar", "Lou", "Zoé"]


def words(text: str) -> list[str]:
    return text.split()


@dataclass(frozen=True)
class RandomActions:
    """So many random actions with a set-up: enough for all that it has to say."""

    actions: int = 2000
    seats: int | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)


@dataclass(frozen=True)
class Spoken:
    """What a game says besides what every game does: rules and rulings of each letter, verbs, events, and things.

    `rare` are events that random games hardly ever come to, `things` messages without data, such as names of pieces.
    Random games as `played` tell all other events.
    """

    rules: dict[str, int]
    verbs: list[str]
    events: list[str]
    rare: list[str] = field(default_factory=list)
    things: list[str] = field(default_factory=list)
    played: list[RandomActions] = field(default_factory=lambda: [RandomActions()])

    def rule_numbers(self) -> list[str]:
        return [f"{letter}{number}" for letter, most in self.rules.items() for number in range(1, most + 1)]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(box: Box, language: str) -> dict[str, tuple[set[str], set[str]]]:
    """Each message with its variables and its attributes; nothing in the file may be unreadable."""
    found: dict[str, tuple[set[str], set[str]]] = {}
    for entry in FluentParser().parse(box.text(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found, {attribute.id.name for attribute in entry.attributes}
    return found


def asked_for(box: Box, own: Spoken) -> set[str]:
    """The messages that rules, set-up, rules page and tutorial ask for."""
    named = {"title", "blurb", *own.things, *own.rule_numbers()}
    named |= {f"action-{verb}" for verb in own.verbs}
    named |= {f"event-{kind}" for kind in [*own.events, *own.rare]}
    named |= {f"refusal-{refusal}" for refusal, _ in open_game(box.setup()).refusals if refusal}
    named |= {f"section-{section['id']}" for section in box.data("rules")["sections"]}
    named |= {f"option-{option.name}" for option in box.label.options}
    named |= {f"option-{option.name}-{value_word(value)}" for option in box.label.options for value in option.values}
    named |= {"handicap"} if box.label.handicap else set()
    named |= {f"phrase-{phrase}" for phrase in box.label.phrases}
    named |= {f"figure-{figure.figure}" for figure in box.figures([], box.label.seats[0])}
    named |= {f"reason-{term.name}" for term in terms_of(box)}
    lessons = Tutorial.of(box).lessons if box.taught else []
    named |= {text for lesson in lessons for text in (lesson.text, lesson.wrong) if text}
    named |= {f"diagram-{diagram.id}" for diagram in Diagrams.of(box).diagrams}
    named |= {f"component-{word}" for word in component_words(msgspec.toml.decode(box.standard_components()))}
    return named


def terms_of(box: Box) -> list[Term]:
    """By what any seat of a game says why."""
    game = open_game(box.setup())
    return [term for seat in range(game.seats) for term in game.terms(seat).declared]


def value_word(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def component_words(components: Data) -> set[str]:
    """The words of a component file that the rules page shows: its parts, and the entries with a provenance."""
    parts = {part: entries(part, data) for part, data in components.items() if isinstance(data, dict | list)}
    return set(parts).union(*parts.values())


def entries(name: str, data: object) -> set[str]:
    if isinstance(data, list):
        return set().union(*(entries("", each) for each in data))
    if not isinstance(data, dict):
        return set()
    if "provenance" in data:
        return ({name} | set(data)) - {"", "name", "value", "provenance"}
    return set().union(*(entries(inner, each) for inner, each in data.items()))


Talk = list[list[tuple[str, Data]]]
"""Messages with their data; those of one list are choices between which somebody has to decide."""


def talk(box: Box, played: Iterable[RandomActions]) -> Talk:
    """What there is to say of these random games, each thing once: choices and events."""
    found: dict[str, list[tuple[str, Data]]] = {}
    for each in played:
        game = open_game(box.setup(each.seats, each.options))
        random = Random(game.seats)
        state = game.start("talk")
        for number in range(each.actions):
            if state.over():
                state = game.start(f"talk {number}")
            state.report = Report()
            state.wait()
            seat = random.choice(state.to_act())
            legal = state.actions(seat)
            choices = [state.words(seat, action) for action in legal]
            found[str(choices)] = [(f"action-{words['verb']}", words) for words in choices]
            state.play(seat, random.choice(legal))
            state.wait()
            for event in state.report.take():
                found[f"{event.kind} {event.data}"] = [(f"event-{event.kind}", event.data)]
    return list(found.values())


def heard(talked: Talk) -> set[str]:
    """The kinds of events in it."""
    names = {message for choices in talked for message, _ in choices}
    return {name.removeprefix("event-") for name in names if name.startswith("event-")}


def read_aloud(talked: Talk, texts: Texts) -> None:
    """Everything can be said, and what somebody chooses between is told apart."""
    for choices in talked:
        lines = [texts.say(message, data, NAMES) for message, data in choices]
        assert len(set(lines)) == len(lines), f"two actions read the same: {lines}"
        for line in lines:
            well_said(line)


def well_said(line: str) -> None:
    assert line.strip() == line != ""
    assert not re.search(r"[{}@$]|\?\?\?|None|\bTrue\b|\bFalse\b|-1", line), line
