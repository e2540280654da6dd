"""Games from elsewhere: by module, by path, and out of a pickle."""

import pickle
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque import games
from ludotheque.core.errors import Mistake
from ludotheque.games.plugins import find_box, load_plugin
from tests import tiny

EXAMPLE = Path(__file__).parents[2] / "examples" / "connect_four"


@pytest.fixture(autouse=True)
def _shelf_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_boxes", {name: games.box(name) for name in games.GAMES})
    monkeypatch.setattr(sys, "path", [*sys.path])
    games._opened.cache_clear()


@pytest.mark.parametrize("place", [EXAMPLE, EXAMPLE / "__init__.py", str(EXAMPLE), f"{EXAMPLE}/"])
def test_a_game_is_taken_by_its_path(place: str | Path) -> None:
    assert ludotheque.game(place).name == "connect_four"
    assert ludotheque.simulate(place, games=1, bots=["random", "greedy"]).game == "connect_four"
    assert ludotheque.contest(place, "random", "random", games=2).game == "connect_four"


def test_a_module_inside_a_package_is_taken_by_its_path() -> None:
    assert find_box(Path(tiny.__file__)) is tiny.BOX


def test_a_game_is_taken_by_its_module_and_then_by_its_name() -> None:
    assert ludotheque.game("tests.tiny").name == "tiny"
    assert ludotheque.game("tiny").name == "tiny"


def test_a_name_on_the_shelf_is_no_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "arkade").mkdir()
    (tmp_path / "arkade" / "__init__.py").touch()
    monkeypatch.chdir(tmp_path)
    assert find_box("arkade") is games.box("arkade")


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("./nothing", "there is no module at nothing: no file of Python, and no folder with an __init__.py"),
        ("nothing.py", "there is no module at nothing.py"),
        ("nothing", "there is no game 'nothing'; the games are"),
        ("arkad", "did you mean 'arkade'"),
        ("nothing.at.all", "there is no game 'nothing.at.all'"),
        ("tests.patience", "the plugin tests.patience has no BOX"),
    ],
)
def test_what_is_no_game_is_told(place: str, said: str) -> None:
    with pytest.raises(Mistake, match=said):
        find_box(place)


def test_a_folder_with_the_name_of_another_module_is_told(tmp_path: Path) -> None:
    (tmp_path / "json").mkdir()
    (tmp_path / "json" / "__init__.py").touch()
    with pytest.raises(Mistake, match="json is the name of another module; rename it"):
        load_plugin(tmp_path / "json")


def test_a_pickled_game_brings_its_box_along() -> None:
    ludotheque.register(tiny.BOX)
    packed = pickle.dumps(ludotheque.game("tiny", 3).start("on its way"))
    del games._boxes["tiny"]
    games._opened.cache_clear()
    again = pickle.loads(packed)
    assert again.position() == ludotheque.game("tiny", 3).start("on its way").position()


def test_a_game_of_the_house_is_pickled_by_its_name() -> None:
    assert len(pickle.dumps(ludotheque.game("laaancez"))) < 300
