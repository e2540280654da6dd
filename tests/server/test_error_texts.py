"""Whoever is turned away reads why in their own language, never a sentence made for developers."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RAISED = {"Wrong", "NotNow", "Denied"}
"""Errors whose first word is the code that a page has a text for."""


def codes(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in RAISED and node.args:
            code = node.args[0]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                yield code.value


@cache
def all_codes() -> set[str]:
    return {code for path in (ROOT / "src/ludotheque").rglob("*.py") for code in codes(path.read_text("utf-8"))}


def unsaid(spoken: str) -> set[str]:
    return {code for code in all_codes() if f"\nerror-{code} =" not in spoken}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_error_has_a_text(language: str) -> None:
    assert unsaid((ROOT / f"web/src/texts/{language}.ftl").read_text("utf-8")) == set()


def test_an_error_without_a_text_is_found() -> None:
    assert "no-table" in unsaid("error-other = That did not work")
    assert set(codes('raise Wrong("odd", "it is odd")\nraise ValueError("even")')) == {"odd"}
