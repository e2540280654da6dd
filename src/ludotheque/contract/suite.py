"""The suite as a plugin of pytest: it hands each test the games that it asks for, by the names of its arguments.

- `case`: a game with its seats, options and components chosen; `timed_case`, `untimed_case`: with a clock, without;
  `encoded_case`: one that tells situations as numbers; `priced_case`: one whose bots go by prices;
- `box`: a game as it stands on the shelf; `ready`: one whose rules are there;
- `taught`, `drawn`, `priced`, `puzzling`, `tested`, `speaking`, `refusing`: a candidate with a tutorial, with pictures
  of its rules, with prices, with puzzles, with tests of its own, with a list of what it says, with one of what it
  refuses;
- `language`: each language in which boxes speak.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest

from ludotheque.contract.brought import Brought
from ludotheque.contract.cases import Case, cases
from ludotheque.core.box import LANGUAGES, Box
from ludotheque.puzzles.shapes import has_puzzles


@dataclass(frozen=True, eq=False)
class Candidate:
    """A game that is held to the contract, with what it brings along."""

    box: Box
    brought: Brought


class Suite:
    """The candidates of a run."""

    def __init__(self, candidates: Iterable[Candidate]) -> None:
        self.candidates = [*candidates]

    @cached_property
    def cases(self) -> list[Case]:
        return [case for candidate in self.candidates for case in cases(candidate.box, candidate.brought)]

    def given(self, argument: str) -> list[Any] | None:
        """Everything that an argument of this name stands for; nothing if the suite does not know it."""
        match argument:
            case "case":
                return self.cases
            case "timed_case":
                return [case for case in self.cases if case.game.timed]
            case "untimed_case":
                return [case for case in self.cases if not case.game.timed]
            case "encoded_case":
                return [case for case in self.cases if case.game.encoding() is not None]
            case "priced_case":
                return [case for case in self.cases if case.game.prices.listed]
            case "ready":
                return [candidate.box for candidate in self.candidates if candidate.box.opener]
            case "box":
                return [candidate.box for candidate in self.candidates]
            case "taught":
                return [candidate for candidate in self.candidates if candidate.box.opener and candidate.box.taught]
            case "drawn":
                return [candidate for candidate in self.candidates if candidate.box.opener and candidate.box.drawn]
            case "priced":
                return [candidate for candidate in self.candidates if candidate.box.price_lists()]
            case "puzzling":
                return [candidate for candidate in self.candidates if has_puzzles(candidate.box)]
            case "tested":
                return [candidate for candidate in self.candidates if candidate.brought.tests()]
            case "speaking":
                return [candidate for candidate in self.candidates if candidate.brought.spoken()]
            case "refusing":
                return [candidate for candidate in self.candidates if candidate.brought.refused()]
            case "language":
                return [*LANGUAGES]
        return None

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """What a test chooses by itself, it is not given."""
        chosen = " ".join(str(mark.args[0]) for mark in metafunc.definition.iter_markers("parametrize"))
        for argument in metafunc.fixturenames:
            given = self.given(argument)
            if given is not None and argument not in re.findall(r"\w+", chosen):
                metafunc.parametrize(argument, given, ids=shown)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """A test of what no candidate has, such as a clock or a tutorial, is none: it is not told as left out."""
        items[:] = [item for item in items if not self.concerns_nobody(item)]

    def concerns_nobody(self, item: pytest.Item) -> bool:
        return isinstance(item, pytest.Function) and any(self.given(argument) == [] for argument in item.fixturenames)


def shown(given: object) -> str:
    """What stands in the name of a test."""
    match given:
        case Candidate(box) | (Box() as box):
            return box.name
    return str(given)
