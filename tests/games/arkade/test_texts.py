"""Arkade in words: nothing is missing, nothing is idle, and French and English say the same."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core.box import LANGUAGES, OptionValue
from ludotheque.core.events import Report
from ludotheque.core.texts import Texts
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.games.arkade.refusals import REFUSALS
from ludotheque.games.arkade.tiles import ALIEN_KINDS, DEFENDER_KINDS
from ludotheque.table.tutorial import Tutorial

BOX = box("arkade")
NAMES = ["Délia", "Julien"]
CLIENT = Path(__file__).parents[3] / "web" / "src"

RULES = [f"R{number}" for number in range(1, 42)]
RULINGS = [f"A{number}" for number in range(1, 31)]
COLOURS = ["green", "orange", "purple"]
TILES = [*ALIEN_KINDS, *DEFENDER_KINDS]
VERBS = ["ready", "throw", "keep", "move", "stop", "sacrifice", "clear", "rift", "repair", "fly", "shoot", "blast"]
VERBS += ["nugget", "gps", "asteroid", "field", "tower", "comet", "end"]
STRATEGY_EVENTS = ["thrown", "kept", "ended", "moved", "bonus", "life", "repaired", "reactor-hit"]
STRATEGY_EVENTS += ["no-effect", "sacrificed", "cleared", "flew", "fired", "eliminated", "life-lost", "power", "placed"]
STRATEGY_EVENTS += ["pushed", "nuggets-found", "tile-kept", "released", "won"]
ARCADE_EVENTS = ["ready", "countdown", "go", "tossed"]
RARE_EVENTS = ["nugget-lost", "lost-bonus", "drawn"]
EVENTS = [*STRATEGY_EVENTS, *ARCADE_EVENTS, *RARE_EVENTS]


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
    """The messages that rules, set-up, rules page and tutorial ask for."""
    named = {"title", "blurb", "role-0", "role-1", *RULES, *RULINGS}
    named |= {f"{kind}-{colour}" for kind in ("colour", "saucer", "object") for colour in COLOURS}
    named |= {f"thing-{thing}" for thing in ("asteroid", "field", "tower")}
    named |= {f"tile-{tile}{more}" for tile in TILES for more in ("", "-does")}
    named |= {f"object-{tile}" for tile in DEFENDER_KINDS}
    named |= {f"option-{option.name}" for option in BOX.label.options}
    named |= {f"option-{option.name}-{value_word(value)}" for option in BOX.label.options for value in option.values}
    named |= {f"action-{verb}" for verb in VERBS}
    named |= {f"event-{kind}" for kind in EVENTS}
    named |= {f"refusal-{refusal}" for refusal, _ in REFUSALS.listed if refusal}
    named |= {f"section-{section['id']}" for section in BOX.data("rules")["sections"]}
    named |= {lesson.text for lesson in Tutorial.of(BOX).lessons}
    named |= {f"component-{word}" for word in component_words(msgspec.toml.decode(BOX.standard_components()))}
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


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert messages("fr") == messages("en")


def test_everything_the_game_says_has_its_text() -> None:
    assert spoken_by_the_game() <= set(messages("en"))


def test_nothing_is_said_that_nobody_asks_for() -> None:
    """What is not the game's is the board's: its sources name it, or the beginning of its name."""
    board = [path.read_text(encoding="utf-8") for path in CLIENT.rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {name for source in board for name in re.findall(r"['`\"]([\w-]+)['`\"]", source)}
    starts = tuple({start for source in board for start in re.findall(r"`(board-[\w-]*)\$\{", source)})
    rest = set(messages("en")) - spoken_by_the_game() - named
    assert [name for name in sorted(rest) if not name.startswith(starts)] == []


def test_the_rules_page_has_every_rule_and_ruling_once() -> None:
    items = [item for section in BOX.data("rules")["sections"] for item in section["items"]]
    assert sorted(items) == sorted(RULES + RULINGS)


def test_every_refusal_cites_a_rule_of_the_rules_page() -> None:
    assert {rule for _, rule in REFUSALS.listed if rule} <= set(RULES + RULINGS)


def listen(options: dict[str, OptionValue], games: int, texts: Texts) -> set[str]:
    """Play at random, read every action and event aloud, and say which kinds of events there were."""
    game = open_game(BOX.setup(options=options))
    said: dict[str, str] = {}
    heard: set[str] = set()

    def aloud(message: str, data: Data) -> str:
        key = f"{message} {data}"
        if key not in said:
            said[key] = texts.say(message, data, NAMES)
            assert not re.search(r"[{}@$]|\bTrue\b|\bFalse\b", said[key]), said[key]
        return said[key]

    for number in range(games):
        random = Random(number)
        state = game.start(f"texts {number}")
        state.report = Report()
        state.wait()
        while not state.over():
            seat = random.choice(state.to_act())
            actions = state.actions(seat)
            told = [state.words(seat, action) for action in actions]
            lines = [aloud(f"action-{words['verb']}", words) for words in told]
            assert len(set(lines)) == len(lines), "two actions read the same"
            state.play(seat, random.choice(actions))
            state.wait()
            for event in state.report.take():
                heard.add(event.kind)
                aloud(f"event-{event.kind}", event.data)
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_event_of_random_games_can_be_said(language: str) -> None:
    heard = listen({}, 40, Texts.of(BOX, language))
    assert heard - set(RARE_EVENTS) == set(STRATEGY_EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_event_of_random_arcade_games_can_be_said(language: str) -> None:
    heard = listen({"mode": "arcade", "tiles": True}, 20, Texts.of(BOX, language))
    assert {*ARCADE_EVENTS, "thrown", "fired", "bonus", "won"} <= heard <= set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    assert NAMES[0] in texts.say("event-lost-bonus", {"seat": 0, "cell": "d5"}, NAMES)
    assert len({texts.say("event-nugget-lost", {"seat": 1, "left": left}, NAMES) for left in (0, 1, 5)}) == 3
    assert texts.say("event-drawn", {}, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_rules_and_lessons_need_no_data(language: str) -> None:
    texts = Texts.of(BOX, language)
    for name in messages(language):
        if name.startswith(("refusal-", "section-", "lesson-", "option-", "R", "A")):
            assert texts.say(name)


def test_a_colour_of_an_own_component_file_goes_by_its_name() -> None:
    words = {"verb": "move", "saucer": "@saucer-pink", "from": "a1", "to": "b1"}
    assert Texts.of(BOX, "en").say("action-move", words) == "Move pink from a1 to b1"
    assert Texts.of(BOX, "fr").say("action-move", words) == "Déplacer pink de a1 à b1"


def test_french_typography() -> None:
    """No-break spaces before double punctuation and inside guillemets, real apostrophes."""
    for number, line in enumerate(BOX.text("fr").splitlines(), 1):
        assert not re.search(r"[^\u202f][!?;]|[^\u00a0]:|« | »|'", line), f"line {number}: {line}"
