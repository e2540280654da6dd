"""An earlier revision of this repository, compiled in a folder of its own, for comparison.

In `speed` each runs the bench it came with: what the two share is the command line of `bench.speed_worker` and what it
prints. In `server` one crowd plays on the servers of both: what they share is the protocol and `ludotheque serve`.
"""

import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools import workshop

FOLDER = workshop.ROOT / "build" / "against"


@cache
def root(revision: str) -> Path:
    """The files of a revision: any name that git knows."""
    asked = subprocess.run(
        ["git", "rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}"],
        cwd=workshop.ROOT,
        capture_output=True,
        text=True,
    )
    if asked.returncode:
        raise workshop.Trouble(f"git knows no revision {revision!r}")
    folder = FOLDER / asked.stdout.strip()
    if not folder.is_dir():
        FOLDER.mkdir(parents=True, exist_ok=True)
        packed, unpacked = folder.with_suffix(".tar"), folder.with_suffix(".part")
        workshop.run(["git", "archive", "--output", packed, folder.name], "git archive", cwd=workshop.ROOT)
        shutil.unpack_archive(packed, unpacked)
        packed.unlink()
        unpacked.rename(folder)
    return folder


@cache
def compiled(revision: str) -> Path:
    """The compiled tree of a revision."""
    folder = root(revision)
    tree, done = folder / "build" / "compiled", folder / "build" / "done"
    if not done.exists():
        workshop.say(f"compiling the rules and the bots of {revision} (a few minutes, once)")
        build: list[str | Path] = ["--build-lib", tree, "--build-temp", folder / "build" / "temp"]
        workshop.run([workshop.PYTHON, "setup.py", "-q", "build_ext", *build], f"compiling {revision}", cwd=folder)
        shutil.copytree(folder / "src", tree, dirs_exist_ok=True)
        done.touch()
    return tree
