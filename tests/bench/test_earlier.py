"""An earlier revision is fetched and laid out in a folder of its own. Compiling it is left to the bench."""

import subprocess
from pathlib import Path

import pytest
from tools import workshop

from bench import earlier

WHO = ("-c", "user.name=Ann", "-c", "user.email=ann@example.org")


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of two commits; the second moved a file, and something is changed since."""
    git(tmp_path, "init", "-q")
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "rules.py").write_text("VERSION = 1\n")
    commit(tmp_path, "Play")
    git(tmp_path, "tag", "v1")
    git(tmp_path, "mv", "src/rules.py", "src/game.py")
    commit(tmp_path, "Name it after what it holds")
    (tmp_path / "src" / "game.py").write_text("VERSION = 3\n")
    monkeypatch.setattr(workshop, "ROOT", tmp_path)
    monkeypatch.setattr(earlier, "FOLDER", tmp_path / "build" / "against")
    earlier.root.cache_clear()
    return tmp_path


def git(folder: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=folder, check=True, capture_output=True, text=True).stdout.strip()


def commit(folder: Path, message: str) -> None:
    git(folder, "add", "--all")
    git(folder, *WHO, "commit", "-q", "-m", message)


def contents(folder: Path) -> dict[str, str]:
    return {str(path.relative_to(folder)): path.read_text() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", ["v1", "HEAD~1"])
def test_a_revision_is_laid_out_as_it_was(repository: Path, name: str) -> None:
    assert contents(earlier.root(name)) == {"src/rules.py": "VERSION = 1\n"}


def test_what_is_not_committed_is_of_no_revision(repository: Path) -> None:
    assert contents(earlier.root("HEAD")) == {"src/game.py": "VERSION = 1\n"}


def test_a_revision_is_fetched_once_and_its_folder_kept(repository: Path) -> None:
    folder = earlier.root("v1")
    (folder / "build").mkdir()
    earlier.root.cache_clear()
    assert earlier.root(git(repository, "rev-parse", "v1")) == folder
    assert (folder / "build").is_dir()
    assert [path.name for path in folder.parent.iterdir()] == [folder.name]


def test_a_revision_that_git_does_not_know_is_told(repository: Path) -> None:
    with pytest.raises(workshop.Trouble, match="git knows no revision 'v9'"):
        earlier.root("v9")
