"""`backup` and `export`: what is kept can be copied and taken out, and nobody else can read the copy."""

import os
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from ludotheque.server.schema import prepare
from ludotheque.server.sqlite_store import FILE
from ludotheque.table import record
from tests.cli.conftest import Run

KEPT = Path(__file__).parent.parent / "kept" / "store-2.zip"

Fails = Callable[..., str]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with zipfile.ZipFile(KEPT) as packed:
        packed.extract(FILE, tmp_path)
    prepare(tmp_path / FILE)
    return tmp_path


def test_a_backup_is_whole_and_for_its_owner_alone(run: Run, fails: Fails, data: Path) -> None:
    copy = data / "copy.sqlite"
    assert run("backup", copy, "--data", data).exit_code == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as file, closing(sqlite3.connect(data / FILE)) as source:
        counted = "select (select count(*) from tables), (select count(*) from entries), (select count(*) from keys)"
        assert file.execute(counted).fetchone() == source.execute(counted).fetchone() != (0, 0, 0)
        assert file.execute("pragma integrity_check").fetchone() == ("ok",)
    assert "File exists" in fails("backup", copy, "--data", data)
    assert "cannot be read" in fails("backup", data / "other", "--data", data / "nowhere")


def test_every_table_can_be_exported_also_one_whose_rules_are_not_here(run: Run, fails: Fails, data: Path) -> None:
    with closing(sqlite3.connect(data / FILE, isolation_level=None)) as file:
        (table, beginning), *_ = file.execute("select id, beginning from tables").fetchall()
        told = run("export", table, "--data", data)
        assert told.exit_code == 0, told.output
        record.verify(record.read(told.stdout))
        later = msgspec.json.decode(beginning)
        later["opening"]["setup"]["rules"] = 99
        file.execute("update tables set beginning = ? where id = ?", (msgspec.json.encode(later), table))
    later_told = run("export", table, "--data", data).stdout
    assert "rules 99\n" in later_told
    (kept,) = [line for line in told.stdout.splitlines() if line.startswith("seedhash")]
    assert kept in later_told
    assert len(later_told.splitlines()) >= len(told.stdout.splitlines()) - 1, "every entry is there"
    assert "there is no table nowhere" in fails("export", "nowhere", "--data", data)
    assert "no text in UTF-8" in run("export", os.fsdecode(b"\xff"), "--data", data).stderr
