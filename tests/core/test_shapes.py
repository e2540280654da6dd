"""What does not fit a shape is told by its path, with what would fit; the schema carries every meaning."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, field

from ludotheque.core.errors import BadComponents, BadPosition
from ludotheque.core.shapes import (
    EventShape,
    Generator,
    Seat,
    Shape,
    Shapes,
    WordsShape,
    read_components,
    read_position,
)


class Player(Shape):
    """Somebody who plays."""

    hand: list[str]
    """The cards held."""
    mood: Literal["glad", "sad"] = "glad"


class Position(Shape, kw_only=True):
    """A whole situation."""

    turn: Seat = 0
    """Whose turn it is."""
    players: Annotated[list[Player], Meta(min_length=2, max_length=2)]
    counts: dict[str, int] = field(default_factory=dict)
    fight: Player | None = None
    rng: Generator


class WonFight(EventShape):
    """Somebody won a fight."""

    seat: Seat
    """Who."""


class Lost(EventShape):
    """All was lost."""


class Pass(WordsShape):
    """Do nothing."""


SHAPES = Shapes(Position, Position, Position, WonFight | Lost, Pass, Player)
PROPER: dict[str, Any] = {"players": [{"hand": ["A"]}, {"hand": []}], "rng": [1, 2, 3, 4]}


def with_first(**changes: Any) -> list[Any]:
    return [{"hand": [], **changes}, {"hand": []}]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"turn": 9}, "turn is 9; it is a number from 0 to 7"),
        ({"turn": True}, "turn is True; it is a number from 0 to 7"),
        ({"turn": 2**70}, f"turn is {2**70}; it is a number from 0 to 7"),
        ({"players": []}, "players is []; it is a list of 2"),
        ({"players": with_first(hand=[1])}, "players[0].hand[0] is 1; it is text"),
        ({"players": with_first(mood="odd")}, "players[0].mood is 'odd'; it is one of glad, sad"),
        ({"players": with_first(x=1)}, "'x' is no part of players[0]; the parts are hand, mood"),
        ({"players": [{}, {}]}, "players[0] has no 'hand'; the parts are hand, mood"),
        ({"counts": {"a": 1, "b": "?"}}, "counts.b is '?'; it is a whole number"),
        ({"fight": 3}, "fight is 3; it is a table of names and values or nothing"),
        ({"fight": {"hand": 3}}, "fight.hand is 3; it is a list"),
        ({"more": 1}, "'more' is no part of a position; the parts are turn, players, counts, fight, rng"),
        ({"a.b[3]": 1}, "'a.b[3]' is no part of a position; the parts are turn, players, counts, fight, rng"),
        (
            {"x` - at `$.turn": 1},
            "'x` - at `$.turn' is no part of a position; the parts are turn, players, counts, fight, rng",
        ),
        (
            {"players": with_first(**{"x` - at `$.rng[9]`": 1})},
            "'x` - at `$.rng[9]`' is no part of players[0]; the parts are hand, mood",
        ),
        ({"rng": [1, 2, 3, "x" * 999]}, f"rng[3] is '{'x' * 79}…; it is a number from 0 to 4294967295"),
    ],
)
def test_what_does_not_fit_is_named_by_its_path(change: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position({**PROPER, **change}, Position)
    assert str(refused.value) == why


@pytest.mark.parametrize(
    ("told", "why"), [([], "a position is []"), ({}, "a position has no 'players'"), (None, "a position is")]
)
def test_what_is_no_position_at_all_is_refused(told: Any, why: str) -> None:
    with pytest.raises(BadPosition, match=why.replace("[", r"\[")):
        read_position(told, Position)


def test_a_component_file_is_read_by_its_shape() -> None:
    assert read_components('hand = ["A"]', Player, "whist") == Player(["A"])
    with pytest.raises(BadComponents, match=r"^component file: hand, entry 1 is 1; it is text$"):
        read_components("hand = [1]", Player, "whist")
    with pytest.raises(BadComponents, match="component file: "):
        read_components("hand =", Player, "whist")


class Company(Shape):
    """Everybody by name."""

    members: dict[str, Player]


@pytest.mark.parametrize("other", ['{hand = ["A"]}', "{}", "3", "[]"])
def test_what_does_not_fit_is_found_among_entries_that_have_no_such_place(other: str) -> None:
    """msgspec does not say of which entry it speaks, and has looked at none that come after it."""
    odd = '{hand = [], mood = "odd"}'
    with pytest.raises(BadComponents, match=r"^component file: members, odd, mood is 'odd'; it is one of glad, sad$"):
        read_components(f"members = {{odd = {odd}, other = {other}}}", Company, "whist")


def test_kinds_and_verbs_are_the_names_of_the_classes() -> None:
    assert WonFight.__struct_config__.tag == "won-fight"
    assert Pass.__struct_config__.tag_field == "verb"


def test_the_schema_tells_what_every_field_means() -> None:
    schema = SHAPES.schema("example")
    assert list(schema["properties"]) == ["view", "knowledge", "position", "events", "words", "components"]
    assert schema["$defs"]["Position"]["properties"]["turn"]["description"] == "Whose turn it is."
    assert schema["$defs"]["Player"]["properties"]["hand"]["description"] == "The cards held."
    assert schema["$defs"]["WonFight"]["properties"]["seat"]["description"] == "Who."


def test_a_field_without_a_meaning_of_its_own_has_that_of_its_type() -> None:
    properties = SHAPES.schema("example")["$defs"]["Position"]["properties"]
    assert properties["fight"]["description"] == "Somebody who plays."
    assert properties["rng"]["description"] == "Where the generator of chance stands: four numbers."
    assert "description" not in properties["counts"]
