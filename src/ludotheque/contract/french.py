"""What is easily written wrong in French, and can be seen without reading: spaces, keys, and the plural of 0 and 1."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

SPACES = "U+202F goes before ! ? ;, U+00A0 before : and inside « », and ’ for '"
KEYS = "a key has its French name: Entrée, Espace, Échap, Maj, Suppr"
PLURAL = "0 and 1 are singular: choose by { $%s -> }"
NOUGHT = "0 is singular too: [one] says { $%s } and not 1"

COUNTS = {"count", "left", "lost", "won", "drawn", "done", "seconds", "cards", "steps", "notches", "hand", "entries"}
"""Variables that say how many, whatever the text."""


def slips_in_french(source: str) -> list[str]:
    """What is wrong in a Fluent file, line by line and then message by message."""
    slips = []
    for number, line in enumerate(source.splitlines(), 1):
        if re.search("[^\u202f][!?;]|[^\u00a0]:|« | »|'", line):
            slips.append(f"line {number}: {line} ({SPACES})")
        if re.search(r"\b(Enter|Space|Esc|Shift|Delete)\b", line):
            slips.append(f"line {number}: {line} ({KEYS})")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value:
            slips += [f"{entry.id.name} ({PLURAL % name})" for name in always_plural(entry.value, frozenset())]
            slips += [f"{entry.id.name} ({NOUGHT % name})" for name in always_one(entry.value)]
    return slips


def always_plural(pattern: ast.Pattern, chosen: frozenset[str]) -> Iterator[str]:
    """The counts before a plural that no choice by that count has led to."""
    for part, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        value = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(value, ast.SelectExpression):
            by = {value.selector.id.name} if isinstance(value.selector, ast.VariableReference) else set()
            for variant in value.variants:
                yield from always_plural(variant.value, chosen | by)
        elif isinstance(value, ast.VariableReference) and value.id.name in COUNTS - chosen:
            words = following.value if isinstance(following, ast.TextElement) else ""
            if re.match(r"\s(?!dans |hors |sous )\w+[sx]\b", words):
                yield value.id.name


def always_one(pattern: ast.Pattern) -> Iterator[str]:
    """The counts of which 1 would be told where they are 0."""
    for part in pattern.elements:
        value = part.expression if isinstance(part, ast.Placeable) else None
        if not isinstance(value, ast.SelectExpression):
            continue
        keys = [key_of(variant) for variant in value.variants]
        for key, variant in zip(keys, value.variants, strict=True):
            yield from always_one(variant.value)
            if key == "one" and "0" not in keys and isinstance(value.selector, ast.VariableReference):
                name = value.selector.id.name
                if says_one(variant.value) and not says(variant.value, name):
                    yield name


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def says_one(pattern: ast.Pattern) -> bool:
    return any(isinstance(part, ast.TextElement) and re.search(r"\b1\b", part.value) for part in pattern.elements)


def says(pattern: ast.Pattern, name: str) -> bool:
    """Whether a text says a variable."""
    told = [part.expression for part in pattern.elements if isinstance(part, ast.Placeable)]
    return any(isinstance(value, ast.VariableReference) and value.id.name == name for value in told)
