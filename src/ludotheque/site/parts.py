"""What others make and a site needs: Python for browsers, and the packages that our rules use, built for it.

The machine's own npm and pip bring them, by name; whatever they bring must have the hash that `parts.toml` says.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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


@dataclass(frozen=True)
class FetchedParts:
    """The files themselves, each with the hash that it should have."""

    python: Path
    wheels: list[Path]


def brought(folder: Path, npm: Sequence[str] = ()) -> FetchedParts:
    """All parts in a folder, fetched if they are not there. `npm` is another command than the machine's own."""
    return FetchedParts(python(folder, npm), wheels(folder))


def bring(part: Part, folder: Path, command: Callable[[Path], Sequence[str]]) -> Path:
    """The file of a part in a folder: what is there already, or what the command puts into a folder that it is told.

    It is where others look for it only when it is whole and the right one.
    """
    place = folder / part.file
    if place.is_file() and _hash(place) == part.sha256:
        return place
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder, prefix=".") as space:
        words = command(Path(space))
        _run(words, f"{part.name} {part.version}")
        came = Path(space) / part.file
        if not came.is_file():
            raise Mistake(f"{Path(words[0]).name} brought no {part.file}; docs/operations.md says what a site needs")
        found = _hash(came)
        if found != part.sha256:
            raise Mistake(f"{part.file} is not what it should be: its SHA-256 is {found}, not {part.sha256}")
        came.replace(place)
    return place


def python(folder: Path, npm: Sequence[str] = ()) -> Path:
    """Python for browsers, as npm packs it: the machine's own, or another command."""
    part = parts().python
    packed = ("pack", "--silent", f"{part.name}@{part.version}", "--pack-destination")
    return bring(part, folder, lambda space: (*(npm or [shutil.which("npm") or "npm"]), *packed, str(space)))


def wheels(folder: Path) -> list[Path]:
    """The packages that go into it. Nothing of them is run: a wheel is unpacked, and a source is never taken."""
    pip = (sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps")

    def wheel(part: Part) -> Path:
        wanted = ("--only-binary=:all:", *PLATFORM, f"{part.name}=={part.version}", "-d")
        return bring(part, folder, lambda space: (*pip, *wanted, str(space)))

    return [wheel(part) for part in parts().wheels]


def _hash(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


def _run(command: Sequence[str], what: str) -> None:
    name = Path(command[0]).name
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, errors="replace", timeout=60 * MINUTES
        )
    except FileNotFoundError:
        raise Mistake(f"{what} is brought by {name}, which is not on this machine") from None
    except OSError as error:
        raise Mistake(f"{what} could not be brought by {name}: {error.strerror}") from None
    except subprocess.TimeoutExpired:
        raise Mistake(f"{what} did not come from {name} within {MINUTES} minutes") from None
    if done.returncode:
        last = (done.stderr or done.stdout).strip().splitlines()[-1:] or ["it said nothing"]
        raise Mistake(f"{what} could not be brought by {name}: {last[0]}")
