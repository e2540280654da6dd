"""What a game brings along for the suite, in a package beside its rules: all of it may be missing.

- `invariants.py` with `check(state)`, which holds in every situation;
- `figures.py` with `check(begun, ended, figures)`: what a finished game's figures have in common with its two ends;
- `rare.py` with `rare(game)`, positions that random games seldom come to;
- `components/*.toml`, more component sets to play with;
- `spoken.py` with `SPOKEN`, what the game says, so that no text is missing (see `texts.py`);
- `refused.py` with `REFUSED`, which rule is behind each refusal, and of what its text must speak;
- `test_*.py`, the game's own tests: if there are any, every rule has one that names it.

A game of the house keeps them in `tests/games/NAME` of the repository, a plugin in its subpackage `tests`.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec

from ludotheque.contract.texts import Spoken
from ludotheque.core.contract import Game, State
from ludotheque.core.figures import Figure
from ludotheque.core.types import Data

HOUSE = "ludotheque.games"

Refused = dict[tuple[str, str], tuple[str, str]]
"""By refusal and rule: words that the text of the rule holds, in English and in French."""

Counted = dict[str, list[int | None]]
"""The values of a game's figures, by their names."""


@dataclass(frozen=True)
class Brought:
    """The package of one game, by its name."""

    package: str

    def check(self, state: State) -> None:
        """Fail if the state breaks what the game says of every situation."""
        if self.has("invariants"):
            check: Callable[[State], None] = import_module(f"{self.package}.invariants").check
            check(state)

    def check_figures(self, begun: State, ended: State, figures: list[Figure]) -> None:
        """Fail if the figures of a game differ from what its beginning and its end say."""
        if self.has("figures"):
            check: Callable[[State, State, Counted], None] = import_module(f"{self.package}.figures").check
            check(begun, ended, {figure.figure: figure.values for figure in figures})

    def rare(self, game: Game) -> list[Data]:
        """Positions for a game, whatever its seats, options and components are."""
        return [*import_module(f"{self.package}.rare").rare(game)] if self.has("rare") else []

    def spoken(self) -> Spoken | None:
        if not self.has("spoken"):
            return None
        spoken = import_module(f"{self.package}.spoken").SPOKEN
        assert isinstance(spoken, Spoken), f"{self.package}.spoken.SPOKEN is to be a Spoken"
        return spoken

    def refused(self) -> Refused | None:
        return import_module(f"{self.package}.refused").REFUSED if self.has("refused") else None

    def component_sets(self) -> Iterator[tuple[str, str]]:
        """Each component file with its name."""
        for path in sorted(self.folder("components"), key=lambda path: path.name):
            if path.name.endswith(".toml"):
                yield path.name.removesuffix(".toml"), path.read_text(encoding="utf-8")

    def tests(self) -> list[str]:
        """The names of the game's own tests."""
        found = []
        for path in self.folder():
            if path.name.startswith("test_") and path.name.endswith(".py"):
                tree = ast.parse(path.read_text(encoding="utf-8"))
                found += [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        return [name for name in found if name.startswith("test_")]

    def has(self, module: str) -> bool:
        return exists(self.package) and exists(f"{self.package}.{module}")

    def folder(self, *inner: str) -> Iterator[Traversable]:
        """The files of the package, or of a folder in it."""
        if exists(self.package) and (found := files(self.package).joinpath(*inner)).is_dir():
            yield from found.iterdir()


def brought_by(package: str) -> Brought:
    """What the game of a package brings along."""
    room, _, name = package.rpartition(".")
    return Brought(f"tests.games.{name}" if room == HOUSE else f"{package}.tests")


def exists(module: str) -> bool:
    """Whether there is such a module; its parents need not be there, or packages, either."""
    parent = module.rpartition(".")[0]
    return (not parent or is_package(parent)) and find_spec(module) is not None


def is_package(module: str) -> bool:
    return exists(module) and hasattr(import_module(module), "__path__")
