"""What others make and a site needs: Python for browsers, and the packages that our rules use, built for it.

The machine's own npm and pip bring them, by name; whatever they bring must have the hash that `parts.toml` says.
"""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import msgspec

from ludotheque.core.errors import Mistake

PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314", "--abi", "none")
MINUTES = 10
"""After which npm or pip is given up."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    version: str
    file: str
    sha256: str


class SiteParts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    python: Part
    wheels: list[Part]


def parts() -> SiteParts:
    return msgspec.toml.decode(files(__package__).joinpath("parts.toml").read_bytes(), type=SiteParts)


def bring(part: Part, folder: Path, command: Sequence[str]) -> Path:
    """The file of a part in a folder: what is there already, or what the command puts there."""
    place = folder / part.file
    if not place.is_file() or _hash(place) != part.sha256:
        _run(command, f"{part.name} {part.version}")
        if not place.is_file():
            raise Mistake(f"{command[0]} brought no {part.file}; docs/operations.md says what a site needs")
        found = _hash(place)
        if found != part.sha256:
            place.unlink()
            raise Mistake(f"{part.file} is not what it should be: its SHA-256 is {found}, not {part.sha256}")
    return place


def python(folder: Path) -> Path:
    """Python for browsers, as npm packs it."""
    part = parts().python
    packed = ("pack", "--silent", "--pack-destination", str(folder), f"{part.name}@{part.version}")
    return bring(part, folder, (shutil.which("npm") or "npm", *packed))


def wheels(folder: Path) -> list[Path]:
    """The packages that go into it."""
    pip = (sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps")
    wanted = ("--only-binary=:all:", *PLATFORM, "-d", str(folder))
    return [bring(part, folder, (*pip, *wanted, f"{part.name}=={part.version}")) for part in parts().wheels]


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _run(command: Sequence[str], what: str) -> None:
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=60 * MINUTES
        )
    except FileNotFoundError:
        raise Mistake(f"{what} is brought by {Path(command[0]).name}, which is not on this machine") from None
    except subprocess.TimeoutExpired:
        raise Mistake(f"{what} did not come within {MINUTES} minutes") from None
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["it said nothing"]
        raise Mistake(f"{what} could not be brought by {Path(command[0]).name}: {last[0]}")
