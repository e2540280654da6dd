"""What is easily written wrong in French, and can be seen without reading: spaces, keys, and the plural of 0 and 1."""

import re
from collections.abc import Iterator

from fluent.syntax import FluentParser, ast

SPACES = "U+202F goes before ! ? ;, U+00A0 before : and inside « », and ’ for '"
KEYS = "a key has its French name: Entrée, Espace, Échap, Maj, Suppr"
PLURAL = "0 and 1 are singular: choose by { $%s -> }"

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
