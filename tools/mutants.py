"""Does the contract suite notice if a field is forgotten? Forget each of them in turn, and see.

    PYTHONPATH=src python3 -m tools.mutants GAME [--kind KIND] [--only TEXT] [--every N] [--examples SHARE]

One line at a time is left out of a game: of the key of a situation, of its clone, of its plain data, or of how a
position is read. The suite then has to fail. What it lets through is listed, for people to judge: some lines may really
be left out, because what they say follows from the rest.

Nothing is written to any file. The situations that the suite looks at are made once; then, for each line, a child of
this process takes the function without it and runs the tests that are made to notice, up to the first that does.
"""

import argparse
import ast
import gc
import os
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeGuard

from hypothesis import HealthCheck, seed, settings

from ludotheque.contract import examples
from ludotheque.contract.brought import brought_by
from ludotheque.contract.cases import Case, cases
from ludotheque.games import box

GAMES = Path(import_module("ludotheque.games").__path__[0])

KEYING = ("key", "add_to")
COPYING = ("clone", "copied", "copy_into")

TESTS = {
    "key": ["nothing_forgotten.whatever_is_changed", "nothing_forgotten.keys_tell_apart"],
    "clone": ["nothing_forgotten.a_clone_holds_all"],
    "plain": [
        "nothing_forgotten.a_position_holds_all",
        "shapes.whatever_can_be_done",
        "shapes.all_that_crosses",
        "laid_open.what_is_laid_open",
        "laid_open.what_was_never_drawn",
    ],
    "reading": ["nothing_forgotten.a_position_holds_all", "nothing_forgotten.whoever_is_told"],
}
"""By kind: the tests that are made to notice it, by how they begin."""

MORE_TESTS = ["copies.a_clone_is", "copies.a_position_leads_back", "secrets.a_twin_looks"]
"""What is asked, with the tests of all other kinds, only where those have noticed nothing."""

PATIENCE = 1800
"""Seconds after which a run is given up; it has noticed nothing until then."""

NOTICED, MISSED, NOT_THERE = 1, 0, 2
"""What a child answers."""

Test = Callable[[Case], None]


@dataclass(frozen=True)
class Mutant:
    """A piece of a file, and what stands there instead."""

    kind: str
    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        instead = f" -> {self.new}" if self.new != "pass" else ""
        return f"{self.kind:<8} {self.path.name}:{self.line}  {' '.join(self.old.split())[:90]}{instead}"


def mutants(game: str) -> Iterator[Mutant]:
    for path in sorted((GAMES / game).glob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(module):
            if isinstance(function, ast.FunctionDef):
                yield from of_function(path, function)


def of_function(path: Path, function: ast.FunctionDef) -> Iterator[Mutant]:
    for node in ast.walk(function):
        if function.name in KEYING and isinstance(node, ast.Expr) and adds_to_key(node.value):
            yield mutant("key", path, node)
        if function.name in COPYING:
            yield from of_copy(path, node)
        if path.name == "plain.py":
            yield from of_plain_data(path, node)
        if path.name == "positions.py" and sets_field(node):
            yield mutant("reading", path, node)


def adds_to_key(node: ast.expr) -> bool:
    """`key.add(...)`, or `self.dock.add_to(key)`."""
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    on_key = isinstance(node.func.value, ast.Name) and node.func.value.id == "key"
    return (on_key and node.func.attr.startswith("add")) or node.func.attr == "add_to"


def of_copy(path: Path, node: ast.AST) -> Iterator[Mutant]:
    """A field that is not copied, or only pointed to."""
    if sets_field(node):
        yield mutant("clone", path, node)
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        yield mutant("clone", path, node, ast.unparse(node.value))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "clone":
        yield mutant("clone", path, node, ast.unparse(node.func.value))


def of_plain_data(path: Path, node: ast.AST) -> Iterator[Mutant]:
    """An entry of a table that is not written."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript):
        yield mutant("plain", path, node)
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield entry(path, key, value)


def entry(path: Path, key: ast.Constant, value: ast.expr) -> Mutant:
    """An entry under another name: it is missing, and what stands there is nothing that anybody asked for."""
    found = mutant("plain", path, key, repr(f"not {key.value!s}"))
    return Mutant("plain", path, key.lineno, found.start, found.end, f"{found.old}: {ast.unparse(value)}", found.new)


def sets_field(node: ast.AST) -> TypeGuard[ast.stmt]:
    """`other.turn = ...`, `boards.known[place] = ...`, or `state.done |= ...`."""
    if not isinstance(node, ast.Assign | ast.AugAssign):
        return False
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    if isinstance(target, ast.Subscript):
        target = target.value
    return isinstance(target, ast.Attribute)


def mutant(kind: str, path: Path, node: ast.stmt | ast.expr, new: str = "pass") -> Mutant:
    text = path.read_text(encoding="utf-8")
    lines = text.encode().splitlines(keepends=True)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    start = sum(map(len, lines[: node.lineno - 1])) + node.col_offset
    end = sum(map(len, lines[: node.end_lineno - 1])) + node.end_col_offset
    return Mutant(kind, path, node.lineno, start, end, text.encode()[start:end].decode(), new)


# What is asked of the suite.


def asked_of(kind: str) -> list[Test]:
    return [test(name) for name in TESTS[kind]]


def asked_last(kind: str) -> list[Test]:
    """All others, for what the first ones have not noticed."""
    others = {name: None for tests in TESTS.values() for name in tests if name not in TESTS[kind]}
    return [test(name) for name in [*others, *MORE_TESTS]]


def test(name: str) -> Test:
    """The one test of a module of the suite that begins so."""
    module, _, beginning = name.partition(".")
    every = vars(import_module(f"ludotheque.contract.test_{module}"))
    (found,) = [every[each] for each in every if each.startswith(f"test_{beginning}")]
    fixed: Test = seed(1)(found) if hasattr(found, "hypothesis") else found
    return fixed


def fails(tests: Iterable[Test], tried: list[Case]) -> str:
    """What the first failure says; nothing, if all pass."""
    for each in tests:
        for case in tried:
            try:
                each(case)
            except Exception as failure:
                return f"{each.__name__}[{case}]: {''.join(traceback.format_exception_only(failure)).strip()}"
    return ""


# A child of this process, in which a line is missing.


def noticed(one: Mutant, tried: list[Case]) -> bool:
    """Whether something fails without it; a run that takes too long has not failed."""
    child = os.fork()
    if not child:
        os._exit(answer(one, tried))
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status == NOT_THERE:
        sys.exit(f"mutants: could not be left out: {one}")
    return status == NOTICED


def answer(one: Mutant, tried: list[Case]) -> int:
    signal.alarm(PATIENCE)
    if not forget(one):
        return NOT_THERE
    return NOTICED if fails([*asked_of(one.kind), *asked_last(one.kind)], tried) else MISSED


def forget(one: Mutant) -> bool:
    """Put the changed function in the place of the one that was loaded, if it is found."""
    whole = one.path.read_bytes()
    changed = whole[: one.start] + one.new.encode() + whole[one.end :]
    module = import_module(f"ludotheque.games.{one.path.parent.name}.{one.path.stem}")
    codes = {(code.co_qualname, code.co_firstlineno): code for code in functions(compile(changed, one.path, "exec"))}
    found = False
    for function in loaded(module):
        code = codes.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
        if code is not None and code != function.__code__:
            function.__code__ = code
            found = True
    return found


def functions(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from functions(inner)


def loaded(module: ModuleType) -> Iterator[FunctionType]:
    """The functions and methods of a module."""
    classes = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    for holder in [module, *classes]:
        for held in vars(holder).values():
            function: Any = getattr(held, "__func__", held)
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                yield function


def prepared(game: str, share: float) -> list[Case]:
    """The game's cases, with their galleries: made once, as it is."""
    examples.share *= share
    os.environ[examples.SEED] = "1"
    settings.register_profile("mutants", deadline=None, suppress_health_check=list(HealthCheck), database=None)
    settings.load_profile("mutants")
    found = cases(box(game), brought_by(f"ludotheque.games.{game}"))
    nothing_forgotten = import_module("ludotheque.contract.test_nothing_forgotten")
    for case in found:
        nothing_forgotten.pool_of(case)
    gc.freeze()
    return found


def main() -> int:
    reader = argparse.ArgumentParser(prog="python3 -m tools.mutants", description="Forget each field, and see.")
    reader.add_argument("game")
    reader.add_argument("--kind", choices=[*TESTS], help="only mutants of this kind")
    reader.add_argument("--only", default="", help="only those that name this")
    reader.add_argument("--every", type=int, default=1, help="only every so-manieth of them")
    reader.add_argument("--examples", type=float, default=1.0, help="so many times as many examples")
    asked = reader.parse_args()
    began = time.monotonic()
    tried = prepared(asked.game, asked.examples)
    every = [one for one in mutants(asked.game) if asked.kind in (None, one.kind) and asked.only in str(one)]
    chosen = every[:: asked.every]
    for kind in sorted({one.kind for one in chosen}):
        if failure := fails(asked_of(kind), tried):
            sys.exit(f"mutants: the suite fails on {asked.game} as it is: {failure}")
    missed = []
    for one in chosen:
        if not noticed(one, tried):
            missed.append(one)
            print(f"missed   {one}", flush=True)
    seconds = time.monotonic() - began
    print(f"{asked.game}: {len(chosen) - len(missed)} of {len(chosen)} noticed, in {seconds:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
