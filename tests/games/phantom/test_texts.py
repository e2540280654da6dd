"""Phantom in words: nothing is missing, nothing is idle, and French and English say the same."""

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
from ludotheque.core.types import Data
from ludotheque.games import box, open_game
from ludotheque.games.phantom.refusals import REFUSALS
from ludotheque.table.tutorial import Tutorial

BOX = box("phantom")
NAMES = ["Délia", "Julien", "Ana", "Omar", "Lou"]
CLIENT = Path(__file__).parents[3] / "web" / "src"

RULES = [f"R{number}" for number in range(1, 57)]
RULINGS = [f"P{number}" for number in range(1, 24)]
COLOURS = ["crimson", "amber", "jade", "azure", "violet"]
EQUIPMENT = ["drill", "thruster", "cannon", "shield", "scanner", "galaxol", "card"]
ADVENTURES = ["exploration", "resupply", "drone", "ambush", "mine", "blobulopode", "titans", "allegiance", "asteroids"]
ADVENTURES += ["black-market", "informer", "shao-naal", "safe"]
VERBS = ["adventurer", "berth", "pass", "take", "turn", "place", "bury", "stay", "fly", "pay", "live", "commit", "bare"]
VERBS += ["rethrow", "accept", "steal", "hand", "discard", "give", "rotate"]
EVENTS = ["joined", "berthed", "laid", "turn", "phantom-pays", "passed", "revealed", "placed", "overload", "took"]
EVENTS += ["buried", "reshuffled", "flew", "paid", "challenged", "decided", "committed", "threw", "rethrow"]
EVENTS += ["accepted", "shown", "total", "tied", "won-fight", "takes-cards", "exiled", "phantom-to", "lived"]
EVENTS += [
    "gained",
    "lost",
    "named",
    "stolen",
    "mine-to",
    "mine-tossed",
    "blob-to",
    "blob-tossed",
    "titans-asked",
    "titans-discarded",
]
EVENTS += ["titans-given", "rotated", "kept", "informers", "secured", "discarded", "won"]
RARE_EVENTS = ["deck-reshuffled", "nothing", "titans-nothing"]


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
    named = {"title", "blurb", *RULES, *RULINGS}
    named |= {f"adventurer-{colour}{more}" for colour in COLOURS for more in ("", "-about")}
    named |= {f"kind-{kind}" for kind in EQUIPMENT}
    named |= {f"adventure-{kind}{more}" for kind in ADVENTURES for more in ("", "-does")}
    named |= {f"action-{verb}" for verb in VERBS}
    named |= {f"event-{kind}" for kind in [*EVENTS, *RARE_EVENTS]}
    named |= {f"refusal-{refusal}" for refusal, _ in REFUSALS.listed if refusal}
    named |= {f"section-{section['id']}" for section in BOX.data("rules")["sections"]}
    named |= {lesson.text for lesson in Tutorial.of(BOX).lessons}
    named |= {f"object-{name}" for name in [*EQUIPMENT[:5], *ADVENTURES, *COLOURS]}
    components = msgspec.toml.decode(BOX.standard_components())
    named |= {f"object-{adventure['cost']}" for adventure in components["adventures"]}
    named |= {f"component-{word}" for word in component_words(components)}
    return named


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


@pytest.fixture(scope="module")
def told() -> dict[str, list[tuple[str, Data]]]:
    """What there is to say of random games, each thing once: the choices of an action, and the events."""
    choices: dict[str, list[tuple[str, Data]]] = {}
    for seats in (2, 3, 5):
        game = open_game(BOX.setup(seats=seats))
        random = Random(seats)
        state = game.start("texts")
        for number in range(2500):
            if state.over():
                state = game.start(f"texts {number}")
            state.report = Report()
            seat = random.choice(state.to_act())
            legal = state.actions(seat)
            words = [state.words(seat, action) for action in legal]
            choices[str(words)] = [(f"action-{each['verb']}", each) for each in words]
            state.play(seat, random.choice(legal))
            for event in state.report.take():
                choices[f"{event.kind} {event.data}"] = [(f"event-{event.kind}", event.data)]
    return choices


def test_random_games_tell_all_but_what_is_rare(told: dict[str, list[tuple[str, Data]]]) -> None:
    heard = {message.partition("-")[2] for said in told.values() for message, _ in said if message.startswith("event")}
    assert heard - set(RARE_EVENTS) == set(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_event_of_random_games_can_be_said(
    told: dict[str, list[tuple[str, Data]]], language: str
) -> None:
    texts = Texts.of(BOX, language)
    for said in told.values():
        lines = [texts.say(message, data, NAMES) for message, data in said]
        assert len(set(lines)) == len(lines), "two actions read the same"
        for line in lines:
            assert not re.search(r"[{}@$]|\bTrue\b|\bFalse\b|-1", line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_random_games_hardly_ever_tell_can_be_said(language: str) -> None:
    texts = Texts.of(BOX, language)
    assert NAMES[0] in texts.say("event-nothing", {"seat": 0}, NAMES)
    assert NAMES[1] in texts.say("event-titans-nothing", {"seat": 1, "rival": 0}, NAMES)
    assert texts.say("event-deck-reshuffled", {}, NAMES)
    for kind in ("gained", "lost", "secured", "phantom-pays"):
        told = [texts.say(f"event-{kind}", {"seat": 2, "count": count}, NAMES) for count in (0, 1)]
        assert told[0] != told[1]
        assert all(NAMES[2] in each for each in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_not_see_a_card_is_told_of_a_card_all_the_same(language: str) -> None:
    texts = Texts.of(BOX, language)
    hidden = {"card": "", "name": "@kind-card", "value": 0}
    seen = {"card": "D3", "name": "@kind-drill", "value": 3}
    for kind, data in (
        ("buried", {"seat": 0}),
        ("stolen", {"seat": 0, "rival": 1, "sort": "cards"}),
        ("takes-cards", {"seat": 0, "rival": 1, "own": False}),
    ):
        assert "3" not in texts.say(f"event-{kind}", {**data, **hidden}, NAMES)
        assert "3" in texts.say(f"event-{kind}", {**data, **seen}, NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_rules_and_lessons_need_no_data(language: str) -> None:
    texts = Texts.of(BOX, language)
    for name in messages(language):
        if name.startswith(("refusal-", "section-", "lesson-", "adventure", "kind-", "R", "P")):
            assert texts.say(name)


def test_french_typography() -> None:
    """No-break spaces before double punctuation and inside guillemets, real apostrophes."""
    for number, line in enumerate(BOX.text("fr").splitlines(), 1):
        assert not re.search(r"[^\u202f][!?;]|[^\u00a0]:|« | »|'", line), f"line {number}: {line}"
