"""Commands run in this process, with what they print and how they end."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ludotheque.cli import main
from ludotheque.core.chance import Rng
from ludotheque.table import record
from ludotheque.table.entries import Seat
from ludotheque.table.table import Table
from tests.table.logs import random_log, tiny

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def command(*words: object, stdin: str | bytes = "") -> Result:
        return CliRunner().invoke(main, [str(word) for word in words], input=stdin)

    return command


@pytest.fixture
def fails(run: Run) -> Callable[..., str]:
    """Run a command that must fail with one clear line, and say that line."""

    def command(*words: object, code: int = 2, stdin: str | bytes = "") -> str:
        result = run(*words, stdin=stdin)
        assert result.exit_code == code, result.output
        assert result.stdout == ""
        assert result.stderr.startswith("ludotheque: ")
        assert result.stderr.count("\n") == 1
        return result.stderr

    return command


@pytest.fixture
def game_file(tmp_path: Path) -> Path:
    """The record of a whole game."""
    seats = [Seat(0, "person", name="Ada"), Seat(1, "bot", "easy")]
    table = Table(tiny(), seats)
    swapped = Seat(1, "bot", "hard")
    table.add(swapped)
    kept = record.recorded(table, seats, [swapped, *random_log(table, Rng("a game of many turns"))])
    path = tmp_path / "game.ludo"
    path.write_text(record.write(kept), encoding="utf-8")
    return path
