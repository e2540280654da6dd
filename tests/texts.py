"""A game's texts in the tests: the messages of its files, who asks for them, and what random games find to say.

`tests/games/GAME/spoken.py` lists as `SPOKEN` what a game says besides what every game does.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core.box import LANGUAGES, Box, OptionValue, Setup
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data
from ludotheque.games import open_game
from ludotheque.table.tutorial import Tutorial

CLIENT = Path(__file__).parent.parent / "web" / "src"
NAMES = ["Délia", "Julien", "Ana", "Omar", "Lou", "Zoé"]

every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(text: str) -> list[str]:
    return text.split()


@dataclass(frozen=True)
class Spoken:
    """What a game says of its own: how many rules and rulings of each letter, verbs, events, and things.

    `rare` are events that random games hardly ever come to, `things` messages without data, such as names of pieces.
    """

    rules: dict[str, int]
    verbs: list[str]
    events: list[str]
    rare: list[str] = field(default_factory=list)
    things: list[str] = field(default_factory=list)

    def rule_numbers(self) -> list[str]:
        return [f"{letter}{number}" for letter, most in self.rules.items() for number in range(1, most + 1)]


def spoken(box: Box) -> Spoken:
    listed = import_module(f"tests.games.{box.name}.spoken").SPOKEN
    assert isinstance(listed, Spoken)
    return listed


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
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


def asked_for(box: Box) -> set[str]:
    """The messages that rules, set-up, rules page and tutorial ask for."""
    own = spoken(box)
    named = {"title", "blurb", *own.things, *own.rule_numbers()}
    named |= {f"action-{verb}" for verb in own.verbs}
    named |= {f"event-{kind}" for kind in [*own.events, *own.rare]}
    named |= {f"refusal-{refusal}" for refusal, _ in open_game(box.setup()).refusals if refusal}
    named |= {f"section-{section['id']}" for section in box.data("rules")["sections"]}
    named |= {f"option-{option.name}" for option in box.label.options}
    named |= {f"option-{option.name}-{value_word(value)}" for option in box.label.options for value in option.values}
    named |= {lesson.text for lesson in Tutorial.of(box).lessons}
    named |= {f"component-{word}" for word in component_words(msgspec.toml.decode(box.standard_components()))}
    return named


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


def unnamed_by_the_board(box: Box, names: Iterable[str]) -> list[str]:
    """The messages that neither the game's board nor what all boards share names, in full or by their beginning."""
    named: set[str] = set()
    starts: set[str] = set()
    for source in [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if draws(path, box)]:
        quoted = re.findall(r"['`\"]([\w-]+)['`\"]", source)
        begun = set(re.findall(r"`(board-[\w-]*)\$\{", source))
        named.update(quoted, *({f"board-{word}" for word in quoted} for start in begun if start == "board-"))
        starts |= begun - {"board-"}
    return sorted(name for name in names if name not in named and not name.startswith(tuple(starts)))


def draws(path: Path, box: Box) -> bool:
    """Whether a file of the client has a part in drawing a game: no test, and nothing of another game's board."""
    folder, *inner = path.relative_to(CLIENT).parts
    source = path.suffix in (".ts", ".svelte") and not path.name.endswith(".test.ts")
    return source and (folder != "games" or inner[0] == box.name)


Talk = list[list[tuple[str, Data]]]
"""Messages with their data; those of one list are choices between which somebody has to decide."""


def talk(setups: Iterable[Setup], actions: int) -> Talk:
    """What there is to say of so many random actions with each set-up, each thing once: choices and events."""
    found: dict[str, list[tuple[str, Data]]] = {}
    for setup in setups:
        game = open_game(setup)
        random = Random(setup.seats)
        state = game.start("talk")
        for number in range(actions):
            if state.over():
                state = game.start(f"talk {number}")
            state.report = Report()
            state.wait()
            seat = random.choice(state.to_act())
            legal = state.actions(seat)
            choices = [state.words(seat, action) for action in legal]
            found[str(choices)] = [(f"action-{each['verb']}", each) for each in choices]
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
