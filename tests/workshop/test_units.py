"""What an edit recompiles."""

import re
import shutil
from pathlib import Path

import pytest
from tools import units, workshop

CORE = """
char CPyDef_ludotheque___core___actions___Actions___add(PyObject *cpy_r_self, int64_t cpy_r_action);
char CPyDef_ludotheque___core___actions___Actions___add(PyObject *cpy_r_self, int64_t cpy_r_action) {
    CPy_AddTraceback("actions.py", "add", 29, CPyStatic_ludotheque___core___actions___globals);
}
int64_t CPyDef_ludotheque___core___hashing___mixed(int64_t cpy_r_key, int64_t cpy_r_value) {
    CPyDef_ludotheque___core___hashing___outside(cpy_r_value);
    return cpy_r_key;
}
PyObject *CPyDef_ludotheque___core___names___told(void) {
    return CPyStatics[7];
}
"""
GAME = """#include <init.c>
#include "__native_internal_ludotheque_chess.h"
    cpy_r_r0 = exports_ludotheque_core.CPyDef_ludotheque___core___actions___Actions___add(cpy_r_into, 13);
    cpy_r_r1 = exports_ludotheque_core.CPyDef_ludotheque___core___events___Report___add(cpy_r_told);
    import_librt_vecs();
"""
NAMES = ("actions.Actions.add", "hashing.mixed")


def test_every_module_is_in_one_unit_and_every_game_has_its_own() -> None:
    found = units.units(workshop.SOURCE / "ludotheque")
    paths = [path for unit in found.values() for path in unit]
    assert len(paths) == len(set(paths))
    for folder in (workshop.SOURCE / "ludotheque" / "games").iterdir():
        if (folder / "rules.py").exists():
            assert {path.parent for path in found[f"ludotheque_{folder.name}"]} == {folder}
            assert folder / "rules.py" in found[f"ludotheque_{folder.name}"]
            assert folder / "components.py" not in paths


def test_functions_that_all_games_call_are_written_into_their_units() -> None:
    code = units.with_inlined(GAME, CORE, NAMES)
    assert "r0 = CPyDef_ludotheque___core___actions___Actions___add(cpy_r_into, 13);" in code
    assert "r1 = exports_ludotheque_core.CPyDef_ludotheque___core___events___Report___add(" in code
    assert code.count("static inline char CPyDef_ludotheque___core___actions___Actions___add(") == 1
    assert "(*exports_ludotheque_core.CPyStatic_ludotheque___core___actions___globals)" in code
    assert " exports_ludotheque_core.CPyDef_ludotheque___core___hashing___outside(" in code
    assert code.index("native_internal") < code.index("static inline") < code.index("cpy_r_r0")


@pytest.mark.parametrize(
    "code", [GAME.replace("Actions___add", "Actions___other"), GAME.replace("import_librt_vecs();", "")]
)
def test_a_unit_that_calls_none_of_them_or_has_no_arrays_stays_as_it_is(code: str) -> None:
    assert units.with_inlined(code, CORE, NAMES) == code


DOCUMENTED = """
    {"play",
     (PyCFunction)CPyPy_ludotheque___core___contract___State___play,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("play($self, seat, action)\\n--\\n\\n")},
static PyTypeObject CPyType_ludotheque___core___contract___Silent_template_ = {
    .tp_name = "Silent",
};
static PyTypeObject CPyType_ludotheque___core___contract___State_template_ = {
    .tp_doc = PyDoc_STR("State(game, rng)\\n--\\n\\n"),
};
"""


def test_docstrings_are_written_behind_the_signatures() -> None:
    source = workshop.SOURCE
    told = units.docstrings(source / "ludotheque" / "core" / "contract.py", source)
    code = units.with_docstrings(DOCUMENTED, told)
    assert '("play($self, seat, action)\\n--\\n\\nCarry out an action, or raise `Illegal`' in code
    assert '("State(game, rng)\\n--\\n\\nOne situation of a game' in code
    assert units.with_docstrings(DOCUMENTED, {}) == DOCUMENTED


def test_what_cannot_be_inlined_stops_the_build() -> None:
    with pytest.raises(ValueError, match=r"no function chance\.Rng\.word"):
        units.definition(CORE, "chance.Rng.word")
    with pytest.raises(ValueError, match="constants of its own unit"):
        units.definition(CORE, "names.told")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone of what is compiled, with its own stamps."""
    ignored = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(workshop.SOURCE, tmp_path / "src", ignore=ignored)
    (tmp_path / "tools").mkdir()
    for name in ("setup.py", "tools/units.py"):
        shutil.copyfile(workshop.ROOT / name, tmp_path / name)
    for name, path in (("ROOT", "."), ("SOURCE", "src"), ("COMPILED", "build/compiled"), ("STAMPS", "build/stamps")):
        monkeypatch.setattr(workshop, name, (tmp_path / path).resolve())
    return tmp_path


def edit(path: Path, was: str = "", becomes: str = "") -> None:
    """Change a line of a file; a comment at its end if none is named."""
    text = path.read_text()
    assert was in text
    path.write_text(text.replace(was, becomes, 1) if was else text + "\n# A word more.\n")


def stale(clone: Path, *edits: tuple[str, str, str]) -> set[str]:
    """The units whose fingerprints change by some edits."""
    before = units.fingerprints(clone / "src")
    for name, was, becomes in edits:
        edit(clone / "src" / "ludotheque" / name, was, becomes)
    after = units.fingerprints(clone / "src")
    return {name.removeprefix("ludotheque_") for name in before if before[name] != after[name]}


def test_an_edit_of_what_is_not_compiled_recompiles_nothing(clone: Path) -> None:
    workshop.keep("compiled", workshop.rules_stamp())
    edits = [(f"games/phantom/{name}.py", "", "") for name in ("shapes", "components", "checks", "positions")]
    others = [("server/app.py", "", ""), ("table/record.py", "", ""), ("core/box.py", "", "")]
    bodies = [
        ("core/box.py", "return text if text", "return text + text if text"),
        ("core/box.py", "A box on the shelf", "A box on the table"),
        ("games/phantom/positions.py", "if not deal(", "if deal("),
    ]
    assert stale(clone, *edits, *others, *bodies) == set()
    assert workshop.is_compiled()


def test_an_edit_of_a_games_rules_recompiles_that_game(clone: Path) -> None:
    workshop.keep("compiled", workshop.rules_stamp())
    assert stale(clone, ("games/phantom/rules.py", "", "")) == {"phantom"}
    assert not workshop.is_compiled()


def test_an_edit_of_search_recompiles_core_and_no_game(clone: Path) -> None:
    assert stale(clone, ("search/mcts.py", "", "")) == {"core"}


def test_what_the_rules_see_of_an_uncompiled_module_recompiles_them(clone: Path) -> None:
    renamed = ("def read_position(game: Game,", "def read_position(played: Game,")
    assert stale(clone, ("games/phantom/positions.py", *renamed)) == {"phantom"}
    everybody = {name.removeprefix("ludotheque_") for name in units.units(clone / "src" / "ludotheque")}
    assert stale(
        clone, ("core/box.py", "    seats: int\n    options: Mapping", "    seats: str\n    options: Mapping")
    ) == everybody - {"adapters"}, "which never see a box"


def test_a_face_shows_fields_that_functions_declare(tmp_path: Path) -> None:
    path = tmp_path / "pile.py"
    path.write_text("class Pile:\n    def __init__(self) -> None:\n        self.cards: int = 52\n")
    before = units.face(path)
    edit(path, "cards: int = 52", 'cards: str = "52"')
    assert units.face(path) != before


def test_a_renamed_module_makes_the_compiled_tree_stale(clone: Path) -> None:
    package = clone / "src" / "ludotheque"
    workshop.keep("compiled", workshop.rules_stamp())
    (package / "games" / "phantom" / "ring.py").rename(package / "games" / "phantom" / "wheel.py")
    assert not workshop.is_compiled()


def test_the_compiled_tree_follows_the_source_and_keeps_what_is_compiled(clone: Path) -> None:
    source, tree = workshop.SOURCE, workshop.COMPILED
    compiled = workshop.compiled_files()
    for name in compiled:
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / name).write_text("machine code")
    suffix = re.sub(r"^rules", "", next(name.name for name in compiled if name.name.startswith("rules.")))
    gone = tree / "ludotheque" / "games" / "phantom" / f"of_yesterday{suffix}"
    gone.write_text("machine code of a module that was renamed")
    workshop.mirror(source, tree, spared=compiled)
    assert workshop.files(tree) == workshop.files(source) | compiled
    edit(source / "ludotheque" / "server" / "app.py")
    (source / "ludotheque" / "table" / "record.py").unlink()
    workshop.mirror(source, tree, spared=compiled)
    assert workshop.files(tree) == workshop.files(source) | compiled
    assert "A word more" in (tree / "ludotheque" / "server" / "app.py").read_text()
