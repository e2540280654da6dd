"""The build: mypyc for the compiled rooms, Vite for the client.

Without a C compiler, or with LUDOTHEQUE_PURE=1, all runs uncompiled. Without npm, and if `./play` has not built the
pages before, the package comes without them; all else works.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import workshop

SOURCE = Path("src/ludotheque")

CORE = ("types", "chance", "actions", "events", "hashing", "refusals", "names", "notation", "contract")
UNCOMPILED = {"__init__.py", "components.py", "shapes.py", "positions.py", "checks.py"}
"""In the folders of games and search everything is compiled but these: they declare, and read and check files."""

COMPILED = [
    *(SOURCE / "core" / f"{name}.py" for name in CORE),
    *sorted(path for path in SOURCE.glob("games/*/*.py") if path.name not in UNCOMPILED),
    *sorted(path for path in SOURCE.glob("search/*.py") if path.name not in UNCOMPILED),
]

FLAGS = (
    "-fwrapv -ffp-contract=off -fno-semantic-interposition "
    "--param max-inline-insns-auto=120 --param max-inline-insns-single=400 "
    "--param inline-unit-growth=100 --param large-function-growth=300"
)
"""The first two keep results the same on every machine; without the third gcc inlines nothing across methods.

More growth, and -O3, make random games up to a tenth faster and double the minutes that everybody waits at first.
"""


class BuildWithClient(build_py):  # type: ignore[misc]
    """Builds the pages first, so that the package holds them."""

    def run(self) -> None:
        if workshop.WEB.is_dir() and workshop.has_node():
            workshop.client()
        super().run()


def compiled() -> list[Any]:
    if os.environ.get("LUDOTHEQUE_PURE") or not workshop.has_compiler():
        return []
    from mypyc.build import mypycify

    extensions = mypycify([str(path) for path in COMPILED], opt_level="2", debug_level="0")
    for extension in extensions:
        extension.extra_compile_args += FLAGS.split()
    return list(extensions)


setup(ext_modules=compiled(), cmdclass={"build_py": BuildWithClient})
