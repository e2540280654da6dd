"""Does the contract suite notice if a field is forgotten? Forget each of them in turn, and see.

    PYTHONPATH=src python3 -m tools.mutants GAME [--kind KIND] [--only TEXT] [--every N] [--examples SHARE]

In a copy of the tree, one line at a time is left out of a game: of the key of a situation, of its clone, of its plain
data, or of how a position is read. The suite then has to fail. What it lets through is listed, for people to judge:
some lines may really be left out, because what they say follows from the rest.
"""

import argparse
import ast
import compileall
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TypeGuard

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "ludotheque"

KEYING = ("key", "add_to")
COPYING = ("clone", "copied", "copy_into")

TESTS = {
    "key": "changed_in_a_position or tell_apart",
    "clone": "clone_holds_all",
    "plain": "holds_all or is_laid_open or its_shape or never_drawn",
    "reading": "holds_all or knows_it",
}
"""By kind: the tests that are made to notice it."""

ALL_TESTS = " or ".join([*TESTS.values(), "a_clone or leads_back or twin_looks"])
"""What is asked of all tests together only where those have not noticed it."""

PATIENCE = 1800.0
"""Seconds after which a run is given up; it has noticed nothing until then."""


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


def mutants(tree: Path, game: str) -> Iterator[Mutant]:
    for path in sorted((tree / PACKAGE.name / "games" / game).glob("*.py")):
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
        if path.name == "plain.py" and function.name != "words":
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


def noticed(tree: Path, one: Mutant, game: str, examples: float) -> bool:
    """Whether the suite fails on the copy of the tree with this mutant in it."""
    whole = one.path.read_bytes()
    one.path.write_bytes(whole[: one.start] + one.new.encode() + whole[one.end :])
    try:
        return not (passes(tree, game, examples, TESTS[one.kind]) and passes(tree, game, examples, ALL_TESTS))
    finally:
        one.path.write_bytes(whole)


def passes(tree: Path, game: str, examples: float, tests: str) -> bool:
    words = ["check-game", game, "--seed", "1", "--examples", str(examples), "-x", "-k", tests]
    command = [sys.executable, "-B", "-P", "-m", "ludotheque", *words]
    path = os.pathsep.join([str(tree), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "--assert=plain --tb=no"}
    try:
        done = subprocess.run(command, env=env, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode == 0


def copied(folder: str) -> Path:
    """A copy of the package, translated once, so that each run translates no more than the file that was changed."""
    tree = Path(folder)
    shutil.copytree(PACKAGE, tree / PACKAGE.name, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    compileall.compile_dir(folder, quiet=1)
    return tree


def main() -> int:
    reader = argparse.ArgumentParser(prog="python3 -m tools.mutants", description="Forget each field, and see.")
    reader.add_argument("game")
    reader.add_argument("--kind", choices=["key", "clone", "plain", "reading"], help="only mutants of this kind")
    reader.add_argument("--only", default="", help="only those that name this")
    reader.add_argument("--every", type=int, default=1, help="only every so-manieth of them")
    reader.add_argument("--examples", type=float, default=1.0, help="so many times as many examples")
    asked = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        tree = copied(folder)
        every = [one for one in mutants(tree, asked.game) if asked.kind in (None, one.kind) and asked.only in str(one)]
        chosen = every[:: asked.every]
        if not passes(tree, asked.game, asked.examples, TESTS.get(asked.kind, ALL_TESTS)):
            sys.exit(f"mutants: the suite fails on {asked.game} as it is")
        began = time.monotonic()
        missed = []
        for one in chosen:
            if not noticed(tree, one, asked.game, asked.examples):
                missed.append(one)
                print(f"missed   {one}", flush=True)
    seconds = time.monotonic() - began
    print(f"{asked.game}: {len(chosen) - len(missed)} of {len(chosen)} noticed, in {seconds:.0f} s")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
