"""The build: mypyc for the compiled rooms. Without a C compiler, or with LUDOTHEQUE_PURE=1, all runs uncompiled."""

import os
import shutil
import sysconfig
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/ludotheque")

CORE = ("types", "chance", "actions", "events", "hashing", "contract")
UNCOMPILED = {"__init__.py", "components.py"}
"""In the folders of games and search everything is compiled but these: they declare, and read files."""

COMPILED = [
    *(SOURCE / "core" / f"{name}.py" for name in CORE),
    *sorted(path for path in SOURCE.glob("games/*/*.py") if path.name not in UNCOMPILED),
    *sorted(path for path in SOURCE.glob("search/*.py") if path.name not in UNCOMPILED),
]

FLAGS = (
    "-O3 -fwrapv -ffp-contract=off -fno-semantic-interposition "
    "--param max-inline-insns-auto=120 --param max-inline-insns-single=400 "
    "--param inline-unit-growth=400 --param large-function-growth=1000"
)
"""Without the third flag gcc inlines nothing across methods; the first two keep results the same on every machine."""


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def main() -> None:
    if os.environ.get("LUDOTHEQUE_PURE") or not has_compiler():
        setup()
        return
    from mypyc.build import mypycify

    extensions = mypycify([str(path) for path in COMPILED], opt_level="3")
    for extension in extensions:
        extension.extra_compile_args += FLAGS.split()
    setup(ext_modules=extensions)


main()
