"""The build: mypyc for the compiled rooms, Vite for the client.

Without a C compiler, or with LUDOTHEQUE_PURE=1, all runs uncompiled. Without npm, and if `./play` has not built the
pages before, the package comes without them; all else works. A source distribution holds the pages as they are built,
so that whoever installs it needs no npm.
"""

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import units, workshop

GENERATED = Path("build/units")
SOURCE = Path("src")

FLAGS = (
    "-fwrapv -ffp-contract=off -fno-semantic-interposition -fvisibility=hidden "
    "--param max-inline-insns-auto=120 --param max-inline-insns-single=400 "
    "--param inline-unit-growth=100 --param large-function-growth=300"
)
"""The first two keep results the same on every machine; without the third gcc inlines nothing across methods.

More growth, and -O3, double the minutes of the compiler and make nothing faster.
"""

WHOLE = "-fwhole-program"
"""A unit is all there is but for its way in (`units.ENTRANCE`), so that gcc may do with its functions as it likes."""


COMPILING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}
"""The commands for which anything is compiled; the others ask for names and versions, and need not wait."""


def build_pages() -> None:
    if workshop.WEB.is_dir() and workshop.has_node():
        workshop.client()


class BuildWithClient(build_py):  # type: ignore[misc]
    """Builds the pages first, so that the package holds them."""

    def run(self) -> None:
        build_pages()
        super().run()


class SourceWithClient(sdist):  # type: ignore[misc]
    """The same for a source distribution."""

    def run(self) -> None:
        build_pages()
        super().run()


def compiled() -> list[Any]:
    """The extensions of all units. mypyc writes all C code each time, gcc compiles what is not the same as before.

    What it goes by is the time of a file; so flags stand in one that is only written when they change, or a copied
    folder would compile all anew.

    `separate` alone would also make mypyc forget, between the modules of a unit, which classes have no subclasses and
    which fields are always set; that knowledge is worth another tenth of the speed, and sound because all C code is
    written in one go (no cache).
    """
    if os.environ.get("LUDOTHEQUE_PURE") or COMPILING.isdisjoint(sys.argv) or not workshop.has_compiler():
        return []
    from mypyc.build import build_using_shared_lib, get_cflags, mypyc_build, write_file
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True, target_dir=str(GENERATED))
    options.global_opts = True
    wanted = [([str(path) for path in paths], name) for name, paths in units.units().items()]
    paths = [path for group, _ in wanted for path in group]
    groups, files, _ = mypyc_build([f"--cache-dir={os.devnull}", *paths], options, separate=wanted)
    core = (GENERATED / f"__native_{units.SHARED}.c").read_text()
    flags = [*get_cflags(opt_level="2", debug_level="0"), *FLAGS.split()]
    used = GENERATED / "flags.txt"
    write_file(str(used), " ".join([*flags, WHOLE]))
    extensions: list[Any] = []
    for (sources, name), ([written], headers) in zip(groups, files, strict=True):
        unit = GENERATED / f"{name}.c"
        told = dict(said for each in sources for said in units.docstrings(Path(each.path), SOURCE).items())
        code = units.with_docstrings(units.with_inlined(Path(written).read_text(), core), told)
        write_file(str(unit), units.ENTRANCE + code)
        depends = [*headers, str(used)]
        library, *shims = build_using_shared_lib(sources, name, [str(unit)], depends, str(GENERATED), flags, [])
        library.extra_compile_args = [*flags, WHOLE]
        extensions += [library, *shims]
    return extensions


setup(ext_modules=compiled(), cmdclass={"build_py": BuildWithClient, "sdist": SourceWithClient})
