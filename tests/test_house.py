"""The house stands as drawn: imports follow the arrows, only the registry names games, no path of one machine."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.games import GAMES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ludotheque"
CLIENT = ROOT / "web" / "src"
REGISTRY = SOURCE / "games" / "__init__.py"

ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "search": {"core", "games", "search"},
    "table": {"core", "games", "search", "table"},
    "review": {"core", "games", "search", "table", "review"},
    "puzzles": {"core", "games", "search", "table", "library", "puzzles"},
    "room": {"core", "games", "search", "table", "review", "puzzles", "room"},
    "server": {"core", "games", "search", "table", "review", "puzzles", "room", "server"},
    "alone": {"core", "games", "search", "table", "review", "puzzles", "room", "alone"},
    "site": {"core", "games", "search", "table", "review", "puzzles", "room", "library", "alone", "site"},
    "lab": {"core", "games", "search", "table", "review", "puzzles", "room", "library", "lab"},
    "adapters": {"core", "games", "search", "table", "review", "puzzles", "room", "library", "lab", "adapters"},
    "library": {"core", "games"},
    "printing": {"core", "games", "printing"},
    "skeleton": {"core", "games", "contract", "skeleton"},
    "contract": {"core", "games", "search", "table", "puzzles", "contract"},
    "cli": {
        *("core", "games", "search", "table", "review", "puzzles", "room", "server", "lab", "adapters", "library"),
        *("contract", "printing", "site", "cli"),
    },
}
"""Each room, and those it may import: core <- games <- search <- table <- review, puzzles <- room <-
server, lab <- cli. Reviews and puzzles know nothing of each other; adapters stand on the lab, whose bots they seat."""

LENT_TO_A_LIVE_TABLE = {
    *("asyncio", "msgspec"),
    *("base64", "bisect", "collections", "contextlib", "dataclasses", "functools", "hashlib", "logging", "random"),
    *("secrets", "typing", "unicodedata", "zlib"),
}
"""What a live table may use of the world outside: it knows neither network nor disk nor clock nor process."""

TASKS_AND_QUEUES = {
    *(
        "CancelledError",
        "FIRST_COMPLETED",
        "current_task",
        "Event",
        "Future",
        "Lock",
        "Queue",
        "QueueFull",
        "Task",
        "create_task",
        "gather",
        "shield",
        "wait",
    ),
}
"""Of asyncio, nothing that looks at a clock or leaves the loop."""

CLOCK = Path("room/clock.py")
"""The one file of that room that asks the loop what time it is."""

FRONT_DOORS = ("__init__", "__main__")
"""`import ludotheque` and `python -m ludotheque` offer the whole house, so that nothing inside may import them."""

EVERY_GAME = {
    "__init__",
    "components",
    "shapes",
    "rules",
    "refusals",
    "positions",
    "encoding",
    "figures",
    "sketch",
    "terms",
    "game",
}
"""The modules that every game of the house has; docs/add-a-game.md tells what is in each."""

LARGE_GAME = {"parts", "situation", "phases", "plain", "notation", "checks", "heuristics", "worth"}
"""What a large game, one that splits its situation off, has besides."""

TEXT = {".py", ".pyi", ".toml", ".ftl", ".md", ".ts", ".svelte", ".css", ".html", ".js", ".json", ".txt", ".sh", ""}
LEFT_OUT = {"node_modules", "build", "dist", "static", "data", "test-results"}


def room_of(path: Path) -> str:
    """`core/box.py` stands in the room `core`, `library.py` in the room `library`."""
    return path.parts[0].removesuffix(".py")


def imported(tree: ast.AST) -> Iterator[str]:
    """The whole name of every module that a file imports, wherever in the file, and of what it takes from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written out in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names if alias.name != "__version__")


def wrong_imports(path: Path, text: str) -> list[str]:
    """The imports of a file (its path given inside the package) that go against the arrows."""
    room = room_of(path)
    if room in FRONT_DOORS:
        return []
    wrong = []
    for name in imported(ast.parse(text)):
        parts = name.split(".")
        if parts[0] != "ludotheque":
            if parts[0] in ("tests", "bench", "tools"):
                wrong.append(name)
        elif len(parts) < 2 or parts[1] not in ROOMS[room] or another_game(path, parts):
            wrong.append(name)
    return wrong


def out_of_the_room(path: Path, text: str) -> list[str]:
    """What a file of a live table uses of the world outside, though nobody lends it."""
    tree = ast.parse(text)
    modules = {name.split(".")[0] for name in imported(tree)} - LENT_TO_A_LIVE_TABLE - {"ludotheque"}
    used = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "asyncio"
    }
    taken = {name.removeprefix("asyncio.") for name in imported(tree) if name.startswith("asyncio.")}
    allowed = TASKS_AND_QUEUES | ({"get_running_loop"} if path == CLOCK else set())
    return sorted(modules) + sorted((used | taken) - allowed)


def another_game(path: Path, parts: list[str]) -> bool:
    """Whether a file of a game's folder imports anything of the room of games but its own folder."""
    inside = path.parts[0] == "games" and len(path.parts) > 2
    return inside and parts[1] == "games" and parts[2:3] != [path.parts[1]]


def games_named(text: str) -> list[str]:
    """The games that a text names, as words, whatever the case; `star-clicker` and `StarClicker` count too."""
    found = []
    for game in GAMES:
        pattern = r"[ _-]?".join(game.split("_"))
        if re.search(rf"(?<![a-z]){pattern}", text, re.IGNORECASE):
            found.append(game)
    return found


def machine_paths(text: str) -> list[str]:
    """Absolute paths that exist on one machine only."""
    return re.findall(r"(?<![\w.:/~-])/(?:home|root|Users|work|workspace|mnt)/[\w.-]+", text)


def shared_names() -> list[tuple[str, set[str]]]:
    """The modules of a game, each with the names that it defines, from the table in docs/add-a-game.md."""
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    rows = text.partition("| module | names |")[2].partition("\n\n")[0].splitlines()[2:]
    cells = [[re.findall(r"`(\w+)`", cell) for cell in row.split("|")[1:3]] for row in rows]
    found = []
    for modules, names in cells:
        own = [names] if len(modules) == 1 else [[name] for name in names]
        found += [(module, set(those)) for module, those in zip(modules, own, strict=True)]
    return found


def board_files() -> set[str]:
    """The files of a game's board, from the table in docs/add-a-game.md."""
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    table = text.partition("\n## The board\n")[2].partition("| file | holds |")[2].partition("\n\n")[0]
    return {name for row in table.splitlines()[2:] for name in re.findall(r"`([\w.]+)`", row.split("|")[1])}


def defined(text: str) -> set[str]:
    """What a module defines."""
    names = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            names.add(ast.unparse(target))
    return names


def texts(folder: Path) -> Iterator[Path]:
    """The files of a folder that people write, without what is installed or built there."""
    for where, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in LEFT_OUT and not name.startswith((".", "__")))
        yield from (Path(where, name) for name in sorted(files) if Path(name).suffix in TEXT and name != ".git")


MODULES = sorted(SOURCE.rglob("*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_follow_the_arrows(path: Path) -> None:
    assert wrong_imports(path.relative_to(SOURCE), path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.parent == SOURCE / "room"], ids=lambda path: path.name
)
def test_a_live_table_knows_neither_network_nor_disk_nor_clock(path: Path) -> None:
    assert out_of_the_room(path.relative_to(SOURCE), path.read_text(encoding="utf-8")) == []


def test_a_live_table_can_be_had_without_a_server() -> None:
    """Also by what the rooms below it import."""
    heavy = {"sqlite3", "starlette", "uvicorn", "multiprocessing", "click", "ludotheque.server", "ludotheque.cli"}
    asked = f"import sys, ludotheque.room.rooms, ludotheque.room.archive; print(sorted({heavy} & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"


@pytest.mark.parametrize(
    "text",
    [
        "import sqlite3",
        "from time import monotonic",
        "import threading",
        "def late():\n    from starlette.websockets import WebSocket",
        "import asyncio\nasyncio.to_thread(print)",
        "import asyncio\nasyncio.sleep(1)",
        "from asyncio import open_connection",
        "import asyncio\nasyncio.get_running_loop().time()",
    ],
)
def test_what_would_take_a_live_table_out_of_its_room_is_found(text: str) -> None:
    assert out_of_the_room(Path("room/room.py"), text)


def test_every_room_is_on_the_plan() -> None:
    assert {room_of(path.relative_to(SOURCE)) for path in MODULES} <= {*ROOMS, *FRONT_DOORS}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_files_have_the_names_of_the_house(game: str) -> None:
    found = {path.stem for path in (SOURCE / "games" / game).glob("*.py")}
    assert found >= (EVERY_GAME | LARGE_GAME if "situation" in found else EVERY_GAME)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_heuristic_has_its_prices_in_a_file(game: str) -> None:
    """Made by a command, with their provenance beside them: no number by which bots weigh things stands in code."""
    folder = SOURCE / "games" / game
    assert (folder / "prices.toml").is_file() == (folder / "heuristics.py").is_file()


@pytest.mark.parametrize("game", GAMES)
def test_the_same_question_has_the_same_name_in_every_game(game: str) -> None:
    for module, names in shared_names():
        path = SOURCE / "games" / game / f"{module}.py"
        if path.exists():
            own = {"parts"} if module == "components" and path.with_name("parts.py").exists() else set()
            assert defined(path.read_text(encoding="utf-8")) >= names | own, f"{game}/{module}.py"


@pytest.mark.parametrize("game", [game for game in GAMES if (CLIENT / "games" / game).exists()])
def test_a_game_s_board_has_the_files_of_the_house(game: str) -> None:
    assert {path.name for path in (CLIENT / "games" / game).iterdir()} >= board_files()


def test_the_table_of_the_board_s_files_is_read() -> None:
    assert board_files() >= {"Cover.svelte", "Board.svelte", "Hand.svelte", "shapes.ts", "taps.ts", "palette.css"}


@pytest.mark.parametrize("game", [game for game in GAMES if (SOURCE / "games" / game / "phases.py").exists()])
def test_every_phase_that_a_game_names_stands_in_its_one_table(game: str) -> None:
    named = import_module(f"ludotheque.games.{game}.situation").PHASES.listed
    phases = import_module(f"ludotheque.games.{game}.phases").BY_PHASE
    assert len(phases) == len(named) == len(set(named))


def test_the_table_of_names_is_read() -> None:
    assert {module for module, _ in shared_names()} >= {"plain", "positions", "checks", "judgement"}
    assert all(names for _, names in shared_names())


def test_the_guide_says_what_a_game_of_the_house_owes_and_a_plugin_does_not() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    files = text.partition("| file | holds |")[2].partition("\n\n")[0]
    owed = text.partition("\n## A game of the house\n")[2]
    spared = {row.split("`")[1] for row in files.splitlines() if re.search("may (be missing|go without) \\|", row)}
    assert {f"{module}.py" for module in EVERY_GAME} & spared <= set(re.findall(r"`([\w.]+)`", owed))
    assert "encoding.py" in spared


def test_nothing_outside_a_game_s_folders_names_a_game() -> None:
    naming = {}
    for folder in (SOURCE, CLIENT):
        for path in texts(folder):
            own = path.relative_to(folder).parts[:2]
            if path == REGISTRY or (own[0] == "games" and own[1] in GAMES):
                continue
            found = games_named(path.read_text(encoding="utf-8"))
            if found:
                naming[str(path.relative_to(ROOT))] = found
    assert naming == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_s_folders_name_no_other_game(game: str) -> None:
    for folder in (SOURCE / "games" / game, CLIENT / "games" / game):
        for path in texts(folder):
            assert set(games_named(path.read_text(encoding="utf-8"))) <= {game}, path


def test_no_file_holds_a_path_of_one_machine() -> None:
    found = {}
    for path in texts(ROOT):
        lines = machine_paths(path.read_text(encoding="utf-8"))
        if lines and path != Path(__file__):
            found[str(path.relative_to(ROOT))] = lines
    assert found == {}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/box.py", "from ludotheque.games import shelf"),
        ("core/box.py", "def late():\n    import ludotheque.search.levels"),
        ("games/one/rules.py", "from ludotheque.games.other.rules import State"),
        ("games/one/rules.py", "from ludotheque.games import other"),
        ("games/one/rules.py", "from ludotheque.table import table"),
        ("search/mcts.py", "from ludotheque.table.table import Table"),
        ("table/table.py", "from ludotheque import server"),
        ("table/table.py", "from ludotheque.room import wire"),
        ("table/table.py", "from ludotheque.review import shapes"),
        ("review/shapes.py", "from ludotheque.room import wire"),
        ("puzzles/quest.py", "from ludotheque.lab import arena"),
        ("table/table.py", "from ludotheque.puzzles import shapes"),
        ("room/room.py", "from ludotheque.server.limits import Limits"),
        ("lab/arena.py", "import ludotheque.server.app"),
        ("server/app.py", "from ludotheque.lab import arena"),
        ("server/app.py", "from ludotheque.cli import main"),
        ("core/box.py", "import ludotheque"),
        ("server/app.py", "from tests.tiny import BOX"),
    ],
)
def test_an_import_against_the_arrows_is_found(path: str, text: str) -> None:
    assert wrong_imports(Path(path), text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/one/rules.py", "from ludotheque.games.one.sheet import Sheet\nfrom ludotheque.core import box"),
        ("games/__init__.py", "from ludotheque.games.one import BOX"),
        ("lab/arena.py", "from ludotheque.search.levels import player"),
        ("room/room.py", "import asyncio\nfrom ludotheque.table.table import Table"),
        ("room/room.py", "from ludotheque.review.shapes import Review"),
        ("server/app.py", "from ludotheque.room.rooms import Rooms"),
        ("cli.py", "from ludotheque.server import app\nimport click"),
        ("__init__.py", "from ludotheque.lab import simulate"),
    ],
)
def test_an_import_along_the_arrows_is_accepted(path: str, text: str) -> None:
    assert wrong_imports(Path(path), text) == []


@pytest.mark.parametrize(
    "text", ["Laaancez !", "games/arkade", "STAR CLICKER", "StarClicker", "star_clicker", "phantom.css"]
)
def test_a_game_s_name_is_found(text: str) -> None:
    assert len(games_named(text)) == 1


def test_other_words_are_no_game_s_name() -> None:
    assert games_named("an arcade of stars that click, lances") == []


def test_a_path_of_one_machine_is_found() -> None:
    assert machine_paths("see /home/ann/notes") == ["/home/ann"]
    assert machine_paths("GET /api/work/x, https://example.org/home/ann, ./work/main") == []
