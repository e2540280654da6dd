"""Compiled modules that a page keeps between two visits."""

import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

from ludotheque.alone.bytecode import packed


def test_what_was_packed_is_run_in_place_of_its_source(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder, said in ((first, "print('as it was compiled')"), (second, "raise SystemExit('compiled again')")):
        (folder / "house").mkdir(parents=True)
        (folder / "house" / "__init__.py").write_text("")
        (folder / "house" / "room.py").write_text(said)
    zipfile.ZipFile(io.BytesIO(packed(str(first)))).extractall(second)
    command = [sys.executable, "-c", "import house.room"]
    here = {name: value for name, value in os.environ.items() if name != "PYTHONPYCACHEPREFIX"}
    done = subprocess.run(command, cwd=second, env=here, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("as it was compiled\n", "")


def test_what_cannot_be_compiled_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "good.py").write_text("")
    (tmp_path / "bad.py").write_text("def (")
    names = zipfile.ZipFile(io.BytesIO(packed(str(tmp_path)))).namelist()
    assert [name.split(".")[0] for name in names] == ["__pycache__/good"]
