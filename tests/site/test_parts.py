"""What others make: brought once, by commands that may do anything, and never taken for what it is not."""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

import pytest

from ludotheque.core.errors import Mistake
from ludotheque.site import parts
from ludotheque.site.parts import Part, bring

GOOD = b"the right thing"
PART = Part("thing", "1.0", "thing-1.0.tgz", sha256(GOOD).hexdigest())


def putting(data: bytes, name: str = PART.file) -> Sequence[str]:
    """A command that puts a file into the folder it is told, and counts how often it is run."""
    code = f"import sys, pathlib; pathlib.Path(sys.argv[1], {name!r}).write_bytes({data!r}); print('brought')"
    return (sys.executable, "-c", code)


def brought(folder: Path, command: Sequence[str]) -> Path:
    return bring(PART, folder, lambda space: (*command, str(space)))


def test_a_part_is_brought_once(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there" / "yet"
    place = brought(folder, putting(GOOD))
    assert place.read_bytes() == GOOD
    assert brought(folder, ("no-such-command",)) == place
    assert [*folder.iterdir()] == [place]


def test_what_has_another_hash_is_not_taken(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"thing-1.0.tgz is not what it should be: its SHA-256 is [0-9a-f]{64}"):
        brought(tmp_path, putting(b"the wrong thing"))
    assert not [*tmp_path.iterdir()]


def test_what_was_spoilt_is_brought_again(tmp_path: Path) -> None:
    (tmp_path / PART.file).write_bytes(GOOD[:5])
    assert brought(tmp_path, putting(GOOD)).read_bytes() == GOOD
    (tmp_path / PART.file).write_bytes(GOOD[:5])
    with pytest.raises(Mistake):
        brought(tmp_path, putting(b"the wrong thing"))
    assert (tmp_path / PART.file).read_bytes() == GOOD[:5], "what is there is replaced by the right thing alone"


def test_commands_that_fail_are_told_with_their_last_word(tmp_path: Path) -> None:
    with pytest.raises(Mistake, match=r"thing 1.0 is brought by npm-or-so, which is not on this machine"):
        brought(tmp_path, ("npm-or-so",))
    with pytest.raises(Mistake, match=r"thing 1.0 could not be brought by .*: no network"):
        brought(tmp_path, (sys.executable, "-c", "import sys; sys.exit('much ado\\nno network')"))
    with pytest.raises(Mistake, match="it said nothing"):
        brought(tmp_path, (sys.executable, "-c", "import sys; sys.exit(3)"))
    with pytest.raises(Mistake, match=r"brought no thing-1.0.tgz"):
        brought(tmp_path, putting(GOOD, "thing-1.1.tgz"))
    with pytest.raises(Mistake, match="could not be brought by"):
        brought(tmp_path, (str(tmp_path),))
    assert not [*tmp_path.iterdir()]


def test_a_command_that_hangs_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "MINUTES", 0.001)
    with pytest.raises(Mistake, match="did not come"):
        brought(tmp_path, (sys.executable, "-c", "import time; time.sleep(600)"))


def test_python_is_brought_by_npm_and_packages_by_pip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are told the exact version, that nothing of it is to be run, and a folder of their own."""
    ran: list[Sequence[str]] = []

    def run(command: Sequence[str], what: str) -> None:
        ran.append(command)

    monkeypatch.setattr(parts, "_run", run)
    monkeypatch.setenv("PATH", os.devnull)
    listed = parts.parts()
    with pytest.raises(Mistake, match="npm brought no"):
        parts.python(tmp_path)
    with pytest.raises(Mistake, match="node brought no"):
        parts.python(tmp_path, ("node", "npm-cli.js"))
    with pytest.raises(Mistake, match="brought no"):
        parts.wheels(tmp_path)
    own, other, pip = ran
    assert own[:2] == ("npm", "pack")
    assert other[:3] == ("node", "npm-cli.js", "pack")
    assert f"pyodide@{listed.python.version}" in own
    assert {"--only-binary=:all:", "--no-deps", f"msgspec=={listed.wheels[0].version}"} <= {*pip}


def test_the_list_of_parts_says_the_versions_that_the_server_runs_with() -> None:
    """The rules are the same there: so are the packages under them."""
    pinned = (Path(__file__).parent.parent.parent / "requirements" / "play.txt").read_text()
    for part in parts.parts().wheels:
        assert f"{part.name.replace('_', '-')}=={part.version}" in pinned
        assert len(part.sha256) == 64
