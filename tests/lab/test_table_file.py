"""Simulated games as rows: the same in every kind of file, in any number of jobs, and never half a file."""

import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from ludotheque.core.errors import Mistake
from ludotheque.lab.rows import Row
from ludotheque.lab.simulate import simulate
from tests.cli.conftest import Run, fails, run

__all__ = ["fails", "run"]


def read_csv(path: Path) -> list[Row]:
    return list(csv.DictReader(path.read_text(encoding="utf-8").splitlines()))


def read_lines(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def read_parquet(path: Path) -> list[Row]:
    found: list[Row] = pyarrow.parquet.read_table(path).to_pylist()
    return found


@pytest.mark.parametrize("rows", ["games", "decisions"])
@pytest.mark.parametrize("game", ["tiny", "tiny_timed", "laaancez", "arkade", "star_clicker", "phantom"])
def test_every_kind_of_file_tells_the_same(tmp_path: Path, game: str, rows: Any) -> None:
    asked: dict[str, Any] = {"game": game, "games": 2, "bots": ["greedy", "random"], "seed": "t", "rows": rows}
    summary = simulate(**asked, table=tmp_path / "a.jsonl")
    for name in ("a.csv", "a.parquet"):
        simulate(**asked, table=tmp_path / name, jobs=2)
    told = read_lines(tmp_path / "a.jsonl")
    assert read_parquet(tmp_path / "a.parquet") == told
    plain = [{name: "" if value is None else str(value) for name, value in row.items()} for row in told]
    assert read_csv(tmp_path / "a.csv") == plain
    assert len({tuple(row) for row in told}) == 1
    if rows == "decisions":
        assert len(told) == summary.actions
        assert all(row["legal"] for row in told)
        assert {row["bot"] for row in told} <= {"greedy", "random"}
    else:
        assert [(row["game"], row["seed"]) for row in told] == [(0, "t/0"), (1, "t/1")]
        assert sum(row["score_0"] == 1 for row in told) == summary.wins[0]
        assert [path.name for path in sorted(tmp_path.iterdir())] == ["a.csv", "a.jsonl", "a.parquet"]


def test_figures_are_columns(tmp_path: Path) -> None:
    simulate("laaancez", games=1, table=tmp_path / "a.jsonl")
    (row,) = read_lines(tmp_path / "a.jsonl")
    assert len(row) > 10
    assert all(name.replace("_", "").isalnum() for name in row)


def test_who_failed_and_who_played_on(tmp_path: Path) -> None:
    asked: dict[str, Any] = {"game": "tiny", "games": 1, "bots": ["random", "cmd:false"], "seed": "f"}
    simulate(**asked, table=tmp_path / "games.jsonl")
    simulate(**asked, table=tmp_path / "decisions.jsonl", rows="decisions")
    (row,) = read_lines(tmp_path / "games.jsonl")
    assert (row["failed_0"], row["failed_1"], row["score_0"], row["bot_1"]) == (0, 1, 1.0, "cmd:false")
    told = read_lines(tmp_path / "decisions.jsonl")
    assert {(row["seat"], row["bot"]) for row in told} == {(0, "random"), (1, "greedy")}


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("name", ["a.csv", "a.parquet"])
def test_who_stops_early_keeps_what_is_over(tmp_path: Path, jobs: int, name: str) -> None:
    def stop(done: int, of: int) -> None:
        if done >= 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate("tiny", games=1001, table=tmp_path / name, jobs=jobs, progress=stop)
    kept = read_csv(tmp_path / name) if name == "a.csv" else read_parquet(tmp_path / name)
    assert [int(row["game"] or 0) for row in kept] == list(range(len(kept)))
    assert 3 <= len(kept) < 1001
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_what_is_no_place_for_a_table_is_told(tmp_path: Path, run: Run, fails: Callable[..., str]) -> None:
    words = ("simulate", "tiny", "--games", 2, "--table")
    for wrong in ("a.xlsx", "a", "a.PARQUET", ".csv"):
        assert "a table is a file that ends in .parquet, .csv, .jsonl" in fails(*words, tmp_path / wrong)
    assert "cannot be written: No such file" in fails(*words, tmp_path / "none" / "a.csv")
    assert run(*words, tmp_path / "a.csv", "--rows", "decisions").exit_code == 0
    assert "a.csv is there already, and nothing is written over" in fails(*words, tmp_path / "a.csv")
    with pytest.raises(Mistake, match="rows is 'cards'; there are games and decisions"):
        simulate("tiny", games=1, table=tmp_path / "b.csv", rows="cards")  # type: ignore[arg-type]
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Mistake, match=r"install ludotheque\[table\], or name a .csv or .jsonl file"):
        simulate("tiny", games=1, table=tmp_path / "a.parquet")
    assert list(tmp_path.iterdir()) == []
