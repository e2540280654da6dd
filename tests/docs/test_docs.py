"""Every example in the documentation runs, and prints what it says it prints."""

import ast
import contextlib
import doctest
import io
import pkgutil
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import ludotheque

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^( *)```python\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
PRINTED = re.compile(r"^ *print\(.*\)  # (.+)$", re.MULTILINE)
ELSEWHERE = ("ludotheque.server", "ludotheque.__main__", "ludotheque.alone.browser")
"""What is not imported just to be read: the last can be imported in a browser only."""

MODULES = [
    name for _, name, _ in pkgutil.walk_packages(ludotheque.__path__, "ludotheque.") if not name.startswith(ELSEWHERE)
]


def examples(path: Path) -> list[str]:
    found = BLOCK.findall(path.read_text(encoding="utf-8"))
    return ["".join(line[len(indent) :] for line in block.splitlines(keepends=True)) for indent, block in found]


@pytest.mark.parametrize("path", [path for path in PAGES if examples(path)], ids=lambda path: path.name)
def test_the_examples_of_a_page_run(path: Path) -> None:
    names: dict[str, object] = {"__name__": "example"}
    for block in examples(path):
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block, str(path), "exec"), names)
        promised = PRINTED.findall(block)
        assert promised == [] or printed.getvalue().splitlines() == promised


@pytest.mark.parametrize("name", ["ludotheque", *MODULES])
def test_the_examples_in_docstrings_run(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def explained() -> set[str]:
    """Everything with a docstring in the source; compiled classes do not carry theirs."""
    found = set()
    for path in (ROOT / "src" / "ludotheque").rglob("*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
                found.add(node.name)
    return found


def test_every_public_name_is_shown_and_explained() -> None:
    shown = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    for name in ludotheque.__all__:
        assert getattr(ludotheque, name) is not None
        assert re.search(rf"\b{name}\b", shown), f"docs/library.md does not show {name}"
    assert set(ludotheque.__all__) - explained() == {"WATCHER"}


def test_the_public_names_are_the_same_for_people_and_for_mypy() -> None:
    source = Path(ludotheque.__file__).read_text(encoding="utf-8")
    typed = source.partition("if TYPE_CHECKING:")[2].partition("__version__")[0]
    imported = re.findall(r"\b(?!import\b)\w+\b", " ".join(re.findall(r"import (\([^)]*\)|.*)", typed)))
    assert sorted(imported) == sorted(ludotheque.__all__) == sorted(set(dir(ludotheque)) - {"__version__"})
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = ludotheque.chess


def test_importing_the_library_loads_next_to_nothing() -> None:
    code = "import sys, ludotheque; print(any(name.startswith('ludotheque.') for name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), f"{path.name} links to {link}"


def test_every_test_that_a_page_names_is_there() -> None:
    named = 0
    for page in PAGES:
        file = ""
        for told, name in re.findall(r"`([\w/.]*)::(test_\w+)`", page.read_text(encoding="utf-8")):
            file = told or file
            source = (ROOT / file).read_text(encoding="utf-8")
            assert re.search(rf"^(async )?def {name}\(", source, re.MULTILINE), f"{page.name}: no {name} in {file}"
            named += 1
    assert named
