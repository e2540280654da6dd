"""What others install: a source distribution and a wheel, made in a clean folder and used far from the source.

Uncompiled, for the compiled tree is built once; without network, with what the environment has.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import ludotheque
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
MADE_FROM = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "CHANGELOG.md", "LICENSE")
MEANWHILE = shutil.ignore_patterns("__pycache__", "*.egg-info", "static")
PAGE = "server/static/index.html"
PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input")


def python(*words: str | Path, folder: Path, **variables: str) -> str:
    """Run Python where nothing of the source is at hand, and say what it printed."""
    alone = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LUDOTHEQUE", "PIP_"))}
    done = subprocess.run(
        [sys.executable, *map(str, words)],
        cwd=folder,
        env={**alone, "LUDOTHEQUE_PURE": "1", **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_others_can_build_install_and_use_it(tmp_path: Path) -> None:
    """One test, because each step needs what the one before it made."""
    clean, wheels, away = (tmp_path / name for name in ("clean", "wheels", "away"))
    for folder in (clean, wheels, away):
        folder.mkdir()
    source = source_distribution(clean)
    wheel = wheel_of(source, wheels)
    assert wheel.name == f"ludotheque-{ludotheque.__version__}-py3-none-any.whl"
    works_once_installed(wheel, away)


def source_distribution(folder: Path) -> Path:
    """Made from a copy of the source with a page in it."""
    for name in MADE_FROM:
        shutil.copy(ROOT / name, folder)
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=MEANWHILE)
    page = folder / "src" / "ludotheque" / PAGE
    page.parent.mkdir()
    page.write_text("the room", encoding="utf-8")
    python("-c", "from setuptools import build_meta; build_meta.build_sdist('dist')", folder=folder)
    [made] = (folder / "dist").glob("*.tar.gz")
    with tarfile.open(made) as packed:
        names = {str(Path(name).relative_to(made.name.removesuffix(".tar.gz"))) for name in packed.getnames()}
    assert {*MADE_FROM, "tools/units.py", "tools/workshop.py", f"src/ludotheque/{PAGE}"} <= names
    assert not [name for name in names if name.startswith(("tests", "build", "web"))]
    return made


def wheel_of(source: Path, folder: Path) -> Path:
    """Made from the source distribution alone; it holds every file of the package."""
    python(*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", source, folder=folder)
    [made] = folder.glob("*.whl")
    held = {name.removeprefix("ludotheque/") for name in ZipFile(made).namelist()}
    package = ROOT / "src" / "ludotheque"
    ours = {path.relative_to(package) for path in package.rglob("*") if path.is_file()}
    wanted = {path.as_posix() for path in ours if not {"__pycache__", "static"} & set(path.parts)}
    assert {*wanted, PAGE} <= held
    return made


def works_once_installed(wheel: Path, folder: Path) -> None:
    python(*PIP, "install", "--no-deps", "--no-index", "--target", "home", wheel, folder=folder)
    home = {"PYTHONPATH": str(folder / "home")}
    command = folder / "home" / "bin" / "ludotheque"
    told = python(command, "--version", folder=folder, **home)
    assert told == f"ludotheque {ludotheque.__version__} (not compiled)\n"
    python(command, "new-game", "nim", folder=folder, **home)
    told = python(command, "simulate", "./nim", "--games", "20", "--jobs", "2", folder=folder, **home)
    assert told.startswith("20 games of nim")
