"""What is compiled, and in which units: core with search, each game by itself, what a live table does all the time,
and how programs that learn walk through games.

An edit of a game's rules recompiles that game alone, one of what is not compiled nothing, as long as what the compiled
modules see of it stays the same (`fingerprints`). Units are compiled side by side. A call from one unit into
another goes through a table of pointers and cannot be inlined, which costs a tenth of the speed; so the few small
functions of core that every game calls all the time are written into each game's unit as well (`with_inlined`).
"""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path

PACKAGE = Path("src/ludotheque")

CORE = (
    *("types", "chance", "actions", "events", "hashing", "refusals", "names", "notation", "encoding", "prices"),
    *("contract", "words"),
)
UNCOMPILED = {
    *("__init__.py", "components.py", "shapes.py", "positions.py", "checks.py", "figures.py", "sketch.py"),
    "trained.py",
}
"""In the folders of games and search everything is compiled but these: they declare, read, check, count and draw."""

LIVE = (
    *("table/table", "room/requests", "room/frames", "room/shown", "room/history", "room/ledger", "room/rates"),
    *("room/bounded_queue", "room/jobs", "room/visitor", "room/room", "room/restraint", "room/stand_in"),
    *("room/timekeeper", "room/vote", "room/ticker", "server/line", "server/sqlite_store", "server/steady_time"),
)
"""What an action at a live table goes through, from the frame that it came in to the file and to the last update."""

WALKED = ("adapters/course", "adapters/ticks", "adapters/batch")
"""How programs that learn walk through games, one or many at once."""

SHARED = "ludotheque_core"
INLINED = (
    *("actions.Actions.add", "actions.Actions.clear", "chance.Rng.word", "chance.Rng.below", "events.only"),
    *("hashing.mixed", "hashing.Key.stir", "hashing.Key.add", "hashing.Key.add_bits", "hashing.Key.add_flag"),
)
"""Functions of core, each after those of them that it calls."""


def modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.py") if path.name not in UNCOMPILED)


def units(package: Path = PACKAGE) -> dict[str, list[Path]]:
    """The modules of every unit, by the unit's name."""
    core = [package / "core" / f"{name}.py" for name in CORE]
    games = {f"ludotheque_{folder.name}": modules(folder) for folder in sorted((package / "games").iterdir())}
    return {
        SHARED: [*core, *modules(package / "search")],
        **{name: paths for name, paths in games.items() if paths},
        "ludotheque_live": [package / f"{name}.py" for name in LIVE],
        "ludotheque_adapters": [package / f"{name}.py" for name in WALKED],
    }


def fingerprints(source: Path) -> dict[str, str]:
    """Of all that the C code of each unit follows from, by the unit's name: its modules, to the letter, and the faces
    of the others that they name.
    """
    return {
        name: fingerprint(paths, {source / f"{each.replace('.', '/')}.py" for path in paths for each in imported(path)})
        for name, paths in units(source / "ludotheque").items()
    }


def fingerprint(modules: Sequence[Path], named: set[Path]) -> str:
    seen = sha256()
    for path in modules:
        seen.update(f"{path.name}\0".encode() + path.read_bytes() + b"\0")
    for path in sorted(named - set(modules)):
        if path.is_file():
            seen.update(f"{path.name}\0{face(path)}\0".encode())
    return seen.hexdigest()


def face(path: Path) -> str:
    """What the compiler goes by where a module is named: all but what its functions do, and what is said to people."""
    return ast.dump(Face().visit(ast.parse(path.read_text(encoding="utf-8"))))


class Face(ast.NodeTransformer):
    """Leaves out docstrings, and the bodies of functions; but one that sets fields may declare them."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        if not any(isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) for part in ast.walk(node)):
            node.body = []
        self.generic_visit(node)
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.Expr | None:
        return None if isinstance(node.value, ast.Constant) else node


def imported(path: Path) -> Iterator[str]:
    """The modules that a module names, and what may be one."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


# The C code that mypyc writes, made into one program for each unit.

ENTRANCE = """#if defined(__GNUC__) && !defined(__clang__)
#define PyMODINIT_FUNC __attribute__((visibility("default"), externally_visible)) PyObject *
#endif
"""
"""With `-fwhole-program` gcc keeps nothing for others to call but what is marked so."""

ARRAYS = "import_librt_vecs()"
"""What a unit calls before it uses an array."""


def mangled(name: str) -> str:
    return "CPyDef_ludotheque___core___" + name.replace(".", "___")


def definition(code: str, name: str, inlined: Sequence[str] = INLINED) -> str:
    """The C function of a function of core, as a unit that imports core can hold it."""
    found = re.search(rf"^[^\n]*\b{mangled(name)}\([^\n]*\) {{\n.*?^}}\n", code, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"there is no function {name} in the compiled core: bring tools/units.py up to date")
    if "CPyStatics[" in found[0]:
        raise ValueError(f"{name} uses constants of its own unit: it cannot be inlined into others")
    own = {mangled(each) for each in inlined}
    body = re.sub(r"\b(CPyStatic_\w+___globals)\b", rf"(*exports_{SHARED}.\1)", found[0])
    others = re.compile(r"\bCPyDef_ludotheque___core___\w+(?=\()")
    return "static inline " + others.sub(
        lambda call: call[0] if call[0] in own else f"exports_{SHARED}.{call[0]}", body
    )


def with_inlined(code: str, core: str, names: Sequence[str] = INLINED) -> str:
    """The C code of a unit in which calls of these functions of core are no longer made through the table.

    The unit of a small game that has no arrays cannot reach into those of core, and stays as it is.
    """
    used = [name for name in names if f"exports_{SHARED}.{mangled(name)}(" in code]
    if not used or ARRAYS not in code:
        return code
    head, include, body = re.split(r'^(#include "__native_internal_\w+\.h"\n)', code, maxsplit=1, flags=re.MULTILINE)
    for name in used:
        body = body.replace(f"exports_{SHARED}.{mangled(name)}(", f"{mangled(name)}(")
    return head + include + "".join(definition(core, name, names) for name in names) + body


# What `help` says: mypyc writes signatures and leaves out docstrings.

SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n'
FUNCTION = re.compile(rf"\(PyCFunction\)CPyPy_(\w+),\s+METH_[\w| ]+, {SIGNATURE}")
CLASS = re.compile(
    rf"static PyTypeObject CPyType_(\w+)_template_ = {{(?:(?!^ *}};).)*?{SIGNATURE}", re.MULTILINE | re.DOTALL
)


def docstrings(path: Path, source: Path) -> dict[str, str]:
    """What a module says of its classes, functions and methods, by the names that they have in C."""
    module = "___".join(path.relative_to(source).with_suffix("").parts)
    return dict(documented(ast.parse(path.read_text(encoding="utf-8")), module))


def documented(tree: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            inner = f"{name}___{node.name}"
            told = ast.get_docstring(node)
            if told is not None:
                yield inner, told
            if isinstance(node, ast.ClassDef):
                yield from documented(node, inner)


def with_docstrings(code: str, told: Mapping[str, str]) -> str:
    """The C code of a unit in which classes, functions and methods say what they are for."""

    def add(found: re.Match[str]) -> str:
        return found[0] + in_c(told.get(found[1], ""))

    return CLASS.sub(add, FUNCTION.sub(add, code))


def in_c(text: str) -> str:
    """A text as it stands within quotes in C.

    >>> in_c('a "\u00e9"')
    'a \\\\042\\\\303\\\\251\\\\042'
    """
    plain = set(range(32, 127)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
