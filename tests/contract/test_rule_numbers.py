"""Every rule and ruling of a game's rules page has a test that names it, and no test names one that is not there."""

import ast
import re
from collections.abc import Iterator

from ludotheque.core.box import Box
from tests.contract.cases import GAMES, every_box_of_the_house


def names_of_tests(box: Box) -> Iterator[str]:
    """The names of the tests in a game's folder."""
    for path in (GAMES / box.name).glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name


@every_box_of_the_house
def test_every_rule_and_ruling_has_a_test_of_its_name(box: Box) -> None:
    rules = {item for section in box.data("rules")["sections"] for item in section["items"]}
    named = {word for name in names_of_tests(box) for word in name.split("_") if re.fullmatch(r"[A-Z]\d+", word)}
    assert rules - named == set(), "rules without a test"
    assert named - rules == set(), "tests of rules that are not there"
