"""Shapes: what crosses a game's border, declared once as structs in the game's own words.

The rules make plain data. A game's `shapes.py` says what that data looks like: its view, knowledge and position, its
events, the words of its actions, its component file. From it follow the client's types, the JSON Schema for programs in
other languages, and the first half of reading what people hand in: what is left for a game to check is rules.

The meaning of a field is the line of text below it, as everywhere in this house; the schema carries it along.
"""

import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from ludotheque.core.errors import BadComponents, BadPosition, Mistake
from ludotheque.core.types import Data

T = TypeVar("T")

PATH = re.compile(r" - at `\$((?:\.[\w-]+|\[(?:\d+|\.\.\.)\])*)`$")
STEP = re.compile(r"\.([\w-]+)|\[(\d+|\.\.\.)\]")
"""Where msgspec says that an error is. For the whole it says nothing, but may end with a name that somebody typed."""

SHOWN = 80
"""How much of something that does not fit is shown again."""


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """A table of names and values."""


def with_hyphens(name: str) -> str:
    """The name of a class as plain data writes it.

    >>> with_hyphens("WonFight")
    'won-fight'
    """
    return re.sub(r"(?<=.)([A-Z])", r"-\1", name).lower()


class EventShape(Shape, tag_field="event", tag=with_hyphens):
    """Something that happened; the name of the class is its kind."""


class WordsShape(Shape, tag_field="verb", tag=with_hyphens):
    """An action to be put into words; the name of the class is its verb."""


MOST_SEATS = 8

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, extra_json_schema={"format": "seat"})]
"""The number of a seat, from 0."""

SeatOrNobody = Annotated[int, Meta(ge=-1, lt=MOST_SEATS, extra_json_schema={"format": "seat"})]
"""The number of a seat, or -1 for nobody."""

Watching = Annotated[int, Meta(ge=-1, lt=MOST_SEATS, extra_json_schema={"format": "seat"})]
"""Whose knowledge it is: the number of a seat, or -1 for somebody who watches."""

MOST = 2**53 - 1
"""No number is larger: so far every client counts exactly, and the sum of a few still fits the words of machines."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
"""How many there are of something."""

Moment = Annotated[int, Meta(ge=-1, le=MOST, extra_json_schema={"format": "moment"})]
"""Milliseconds of the table's clock, or -1 for never."""

Text = Annotated[str, Meta(extra_json_schema={"format": "text"})]
"""The name of a message, behind an @, or plain words."""

BySeat = Annotated[list[T], Meta(extra_json_schema={"format": "by-seat"})]
"""One for each seat: `BySeat[Count]`."""

Generator = Annotated[list[Annotated[int, Meta(ge=0, le=0xFFFFFFFF)]], Meta(min_length=4, max_length=4)]
"""Where the generator of chance stands: four numbers."""


REFERENCE = "#/$defs/{name}"

NAMES = {
    "view": "View",
    "knowledge": "Knowledge",
    "position": "Position",
    "events": "Event",
    "words": "Words",
    "components": "Components",
    "unseen": "Unseen",
}
"""How the schema names the parts."""


@dataclass(frozen=True)
class Shapes:
    """All that crosses a game's border. `events` and `words` are unions of all kinds of events and of all words."""

    view: Any
    knowledge: Any
    position: Any
    events: Any
    words: Any
    components: Any
    unseen: Any = None
    """What is drawn for the end only; in most games nothing."""

    def parts(self) -> dict[str, Any]:
        found = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return {name: part for name, part in found.items() if part is not None}

    def schema(self, title: str) -> Data:
        """A JSON Schema of all of them, each field with its meaning."""
        return schema_of(title, self.parts(), NAMES)


def schema_of(title: str, parts: dict[str, Any], names: dict[str, str]) -> Data:
    """A JSON Schema of several parts, each defined under its name, each field with its meaning."""
    found, defined = msgspec.json.schema_components(parts.values(), ref_template=REFERENCE)
    meanings = {kind.__name__: kind for part in parts.values() for kind in structs_of(part)}
    for name, definition in defined.items():
        if name in meanings:
            add_meanings(definition, meanings[name])
    for name, one in zip(parts, found, strict=True):
        defined.setdefault(names[name], {"anyOf": [one]} if "$ref" in one else one)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        "type": "object",
        "properties": {name: {"$ref": REFERENCE.format(name=names[name])} for name in parts},
        "$defs": defined,
    }


# Reading.


def given(value: T | msgspec.UnsetType, otherwise: T) -> T:
    """What was said, or what is so if nothing was said.

    >>> given(3, 0), given(msgspec.UNSET, 0)
    (3, 0)
    """
    return otherwise if isinstance(value, msgspec.UnsetType) else value


def read_position(told: Any, kind: type[T]) -> T:
    """A position or a knowledge of this shape, or `BadPosition` with the part that does not fit."""
    return read(told, kind, BadPosition, "a position", str)


def read_components(text: str, kind: type[T], game: str) -> T:
    """The component file of a game, of this shape; or `BadComponents` with the entry that does not fit.

    Whose it is comes first: every other complaint about another game's file would lead astray.
    """
    try:
        told = msgspec.toml.decode(text)
    except msgspec.DecodeError as error:
        raise BadComponents(f"component file: {error}") from None
    except RecursionError:
        raise BadComponents("component file: it is nested too deeply") from None
    if isinstance(told.get("game"), str) and told["game"] != game:
        raise BadComponents(f"component file: this is a component file of {told['game']:.60}, not of {game}")
    try:
        return read(told, kind, BadComponents, "a component file", by_entry)
    except BadComponents as error:
        raise BadComponents(f"component file: {error}") from None


def read(told: Any, kind: type[T], mistake: type[Mistake], whole: str, name: Callable[[str], str]) -> T:
    """Plain data of this shape, or a mistake in our own words; `name` says how a place is named."""
    try:
        return msgspec.convert(told, kind)
    except msgspec.ValidationError as error:
        where, value, info = misfit(told, kind, str(error))
        raise mistake(told_of(name(where), value, info, whole)) from None
    except UnicodeEncodeError:
        raise mistake(f"{whole} has no halves of characters") from None


def by_entry(where: str) -> str:
    """A place in a file, as people count.

    >>> by_entry("objects[2].hearts")
    'objects, entry 3, hearts'
    """
    places = re.findall(r"([\w-]+)|\[(\d+)\]", where)
    return ", ".join(f"entry {int(number) + 1}" if number else name for name, number in places)


Place = tuple[str, Any, msgspec.inspect.Type]
"""A place in plain data: its path, the value there, and the shape that it should have."""


def misfit(told: Any, kind: Any, error: str) -> Place:
    """What does not fit: its place, the value there, and its shape, found by the path that the error names.

    >>> where, value, info = misfit({"dice": [1, 7]}, Example, "... - at `$.dice[1]`")
    >>> where, value, expected(info)
    ('dice[1]', 7, 'a number from 1 to 6')
    """
    whole = fitting(info_of(kind), told)
    path = PATH.search(error)
    if path is None or unknown(told, whole):
        return "", told, whole
    places = list(ends("", told, whole, STEP.findall(path[1])))
    return next((place for place in places if not looks_like(place[1], place[2])), (*places, ("", told, whole))[0])


@cache
def info_of(kind: Any) -> msgspec.inspect.Type:
    """What msgspec knows of a shape; it takes long to find out."""
    return msgspec.inspect.type_info(kind)


def unknown(value: Any, info: msgspec.inspect.Type) -> list[str]:
    """The names in a table that its shape does not have."""
    if not isinstance(info, msgspec.inspect.StructType) or not isinstance(value, dict):
        return []
    known = {info.tag_field, *(field.encode_name for field in info.fields)}
    return [name for name in value if name not in known]


def ends(where: str, value: Any, info: msgspec.inspect.Type, steps: list[tuple[str, str]]) -> Iterator[Place]:
    """Every place that a path can mean: of a table it does not say which entry, and others may have no such place."""
    info = fitting(info, value)
    if not steps:
        yield where.removeprefix("."), value, info
        return
    (name, number), *rest = steps
    if name:
        if isinstance(value, dict) and name in value and isinstance(info, msgspec.inspect.StructType):
            yield from ends(f"{where}.{name}", value[name], field_of(info, name).type, rest)
    elif isinstance(info, msgspec.inspect.DictType) and isinstance(value, dict):
        for entry, inner in value.items():
            yield from ends(f"{where}.{entry}", inner, info.value_type, rest)
    elif number.isdigit() and isinstance(info, msgspec.inspect.ListType) and isinstance(value, list):
        for inner in value[int(number) : int(number) + 1]:
            yield from ends(f"{where}[{number}]", inner, info.item_type, rest)


def told_of(where: str, value: Any, info: msgspec.inspect.Type, whole: str) -> str:
    if isinstance(info, msgspec.inspect.StructType) and isinstance(value, dict):
        names = {field.encode_name: field.required for field in info.fields}
        for name in unknown(value, info):
            return f"{shortened(name)} is no part of {where or whole}; the parts are {', '.join(names)}"
        for name, required in names.items():
            if required and name not in value:
                return f"{where or whole} has no {name!r}; the parts are {', '.join(names)}"
    return f"{where or whole} is {shortened(value)}; it is {expected(info)}"


def fitting(info: msgspec.inspect.Type, value: Any) -> msgspec.inspect.Type:
    """Of several shapes the one that a value seems to be meant for."""
    if isinstance(info, msgspec.inspect.Metadata):
        info = info.type
    if not isinstance(info, msgspec.inspect.UnionType):
        return info
    kinds = [fitting(kind, value) for kind in info.types]
    return next((kind for kind in kinds if looks_like(value, kind)), info)


def looks_like(value: Any, info: msgspec.inspect.Type) -> bool:
    match info:
        case msgspec.inspect.Metadata():
            return looks_like(value, info.type)
        case msgspec.inspect.StructType():
            return isinstance(value, dict) and (info.tag_field is None or value.get(info.tag_field) == info.tag)
        case msgspec.inspect.ListType():
            return isinstance(value, list)
        case msgspec.inspect.DictType():
            return isinstance(value, dict)
        case msgspec.inspect.StrType():
            return isinstance(value, str)
        case msgspec.inspect.LiteralType():
            return value in info.values
        case msgspec.inspect.IntType():
            return isinstance(value, int) and not isinstance(value, bool) and within(value, info)
        case msgspec.inspect.BoolType():
            return isinstance(value, bool)
    return False


def within(value: int, info: msgspec.inspect.IntType) -> bool:
    least, most = bounds(info)
    return (least is None or least <= value) and (most is None or value <= most)


def field_of(info: msgspec.inspect.Type, name: str) -> msgspec.inspect.Field:
    assert isinstance(info, msgspec.inspect.StructType)
    return next(field for field in info.fields if field.encode_name == name)


def expected(info: msgspec.inspect.Type) -> str:
    """What a value would have to be, in words."""
    match info:
        case msgspec.inspect.Metadata():
            return expected(info.type)
        case msgspec.inspect.IntType():
            return expected_number(info)
        case msgspec.inspect.StrType():
            return "text" if info.max_length is None else f"text of at most {info.max_length} characters"
        case msgspec.inspect.BoolType():
            return "true or false"
        case msgspec.inspect.LiteralType():
            return f"one of {', '.join(str(value) or 'nothing' for value in info.values)}"
        case msgspec.inspect.ListType():
            return expected_list(info)
        case msgspec.inspect.UnionType():
            kinds = dict.fromkeys(expected(kind) for kind in info.types)
            return " or ".join(kinds)
        case msgspec.inspect.NoneType():
            return "nothing"
    return "a table of names and values"


def expected_number(info: msgspec.inspect.IntType) -> str:
    least, most = bounds(info)
    if least is not None and most is not None and most < MOST:
        return f"a number from {least} to {most}"
    if least is not None:
        return f"a number from {least} on"
    return "a whole number" if most is None else f"a number up to {most}"


def bounds(info: msgspec.inspect.IntType) -> tuple[int | None, int | None]:
    """The least and the most that a number may be."""
    least = info.ge if info.ge is not None else None if info.gt is None else info.gt + 1
    most = info.le if info.le is not None else None if info.lt is None else info.lt - 1
    return least, most


def expected_list(info: msgspec.inspect.ListType) -> str:
    least, most = info.min_length, info.max_length
    if least is not None and least == most:
        return f"a list of {least}"
    if most is not None:
        return f"a list of {least or 0} to {most}"
    return "a list" if least is None else f"a list of at least {least}"


def shortened(value: Any) -> str:
    told = repr(value)
    return told if len(told) <= SHOWN else f"{told[:SHOWN]}…"


# Meanings.


def structs_of(kind: Any) -> list[type[msgspec.Struct]]:
    """Every struct that a shape is made of."""
    found: dict[type[msgspec.Struct], None] = {}

    def walk(info: Any) -> None:
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls in found:
                return
            found[info.cls] = None
            for field in info.fields:
                walk(field.type)
        for name in ("type", "item_type", "key_type", "value_type"):
            if hasattr(info, name):
                walk(getattr(info, name))
        for name in ("types", "item_types"):
            for inner in getattr(info, name, ()):
                walk(inner)

    walk(info_of(kind))
    return list(found)


def meanings_of(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The line of text below each field, or else what its type means; the classes that it is made from included."""
    found: dict[str, str] = {}
    for parent in reversed(kind.__mro__):
        if parent is msgspec.Struct or not issubclass(parent, msgspec.Struct):
            continue
        for field, text in pairwise([*classes_of(parent.__module__)[parent.__name__].body, ast.Pass()]):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                if is_text(text):
                    found[field.target.id] = text_of(text)
                elif field.target.id not in found and (meaning := meaning_of(field.annotation, parent.__module__)):
                    found[field.target.id] = meaning
    return found


def meaning_of(annotation: ast.expr, module: str) -> str:
    """What a type means that has a name of its own, also where it may be left out. A list of many says nothing."""
    if isinstance(annotation, ast.BinOp):
        return meaning_of(annotation.left, module)
    return text_about(annotation.id, module) if isinstance(annotation, ast.Name) else ""


def text_about(name: str, module: str) -> str:
    """What a name of a module means: the line below an alias, the first of a class; wherever it is from."""
    for node, text in pairwise([*tree_of(module).body, ast.Pass()]):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name and is_text(text):
            return text_of(text)
        if isinstance(node, ast.ClassDef) and node.name == name:
            return ast.get_docstring(node) or ""
        if isinstance(node, ast.ImportFrom) and node.module and name in (alias.name for alias in node.names):
            return text_about(name, node.module)
    return ""


@cache
def classes_of(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written."""
    return {node.name: node for node in tree_of(module).body if isinstance(node, ast.ClassDef)}


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def text_of(node: ast.stmt) -> str:
    return inspect.cleandoc(ast.literal_eval(node.value))  # type: ignore[attr-defined]


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def add_meanings(definition: Data, kind: type[msgspec.Struct]) -> None:
    meanings = meanings_of(kind)
    for field in msgspec.structs.fields(kind):
        if field.name in meanings:
            named = definition["properties"][field.encode_name]
            definition["properties"][field.encode_name] = {**named, "description": meanings[field.name]}


class Example(Shape):
    """For the examples of this page."""

    dice: list[Annotated[int, Meta(ge=1, le=6)]]
    """What lies there."""
