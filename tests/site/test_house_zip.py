"""The house as a browser unpacks it."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ludotheque import games
from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import load_plugin, own_module
from ludotheque.site.house_zip import house_zip

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.fixture(autouse=True)
def own_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is put on the shelf here is taken off again."""
    monkeypatch.setattr(games, "_boxes", dict(games._boxes))
    monkeypatch.setattr(sys, "path", [*sys.path])


def names(packed: bytes) -> set[str]:
    return {*zipfile.ZipFile(io.BytesIO(packed)).namelist()}


def module(place: Path) -> str:
    load_plugin(place)
    return own_module(place).__name__


def written(place: Path, text: str) -> Path:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)
    return place


def test_the_house_holds_the_rooms_that_a_live_table_needs_and_nothing_else() -> None:
    found = names(house_zip([]))
    assert {"ludotheque/__init__.py", "ludotheque/alone/house.py", "ludotheque/room/room.py"} <= found
    for game in games.GAMES:
        assert {f"ludotheque/games/{game}/components.toml", f"ludotheque/games/{game}/box.toml"} <= found
    rooms = {name.split("/")[1] for name in found}
    assert rooms.isdisjoint({"server", "cli", "lab", "contract", "printing", "adapters", "site"})
    assert not [name for name in found if name.endswith((".so", ".pyc", ".typ", ".ftl", "puzzles.json"))]


def test_the_same_house_is_the_same_archive() -> None:
    assert house_zip([]) == house_zip([])


def test_the_house_stands_by_itself(tmp_path: Path) -> None:
    """All that a worker imports is in it, but for what needs the page."""
    zipfile.ZipFile(io.BytesIO(house_zip([]))).extractall(tmp_path)
    code = "import sys; sys.path.insert(0, sys.argv[1]); from ludotheque.alone import house, thinking; print(house)"
    done = subprocess.run([sys.executable, "-I", "-c", code, tmp_path], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert str(tmp_path) in done.stdout


def test_a_game_from_elsewhere_comes_with_its_package() -> None:
    found = names(house_zip([module(EXAMPLES / "connect_four")]))
    assert {"connect_four/__init__.py", "connect_four/rules.py", "connect_four/box.toml"} <= found
    assert not [name for name in found if name.startswith(("connect_four/tests", "connect_four/texts"))]


def test_a_game_inside_a_package_comes_with_what_the_packages_above_begin_with(tmp_path: Path) -> None:
    top = tmp_path / "my_games"
    written(top / "__init__.py", "WHOSE = 'mine'\n")
    written(top / "needless.py", "")
    (top / "four").mkdir()
    for path in (EXAMPLES / "connect_four").iterdir():
        if path.is_file():
            written(top / "four" / path.name, path.read_text().replace("connect_four", "my_games.four"))
    box = (top / "four" / "box.toml").read_text()
    written(top / "four" / "box.toml", box)
    written(top / "four" / "again.py", "from my_games.four import BOX\n")
    found = {name for name in names(house_zip([module(top / "four" / "again.py")])) if name.startswith("my_games")}
    assert {"my_games/__init__.py", "my_games/four/__init__.py", "my_games/four/again.py"} <= found
    assert "my_games/four/rules.py" in found
    assert "my_games/needless.py" not in found


def test_a_game_that_needs_what_no_browser_has_is_told(tmp_path: Path) -> None:
    lone = written(tmp_path / "needs_click.py", "import click\nfrom ludotheque.games.laaancez import BOX\n")
    with pytest.raises(Mistake, match=r"needs_click would not open in a browser: .*No module named 'click'"):
        house_zip([module(lone)])


def test_a_single_module_may_be_a_game(tmp_path: Path) -> None:
    lone = written(tmp_path / "lone_box.py", "from ludotheque.games.laaancez import BOX\n")
    assert "lone_box.py" in names(house_zip([module(lone)]))


def test_a_game_without_its_source_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = module(written(tmp_path / "only_compiled.py", "from ludotheque.games.laaancez import BOX\n"))
    (tmp_path / "only_compiled.py").unlink()
    monkeypatch.setattr(sys.modules[name], "__file__", str(tmp_path / "only_compiled.cpython-311-x86_64-linux-gnu.so"))
    with pytest.raises(Mistake, match="the source of only_compiled is not here"):
        house_zip([name])
