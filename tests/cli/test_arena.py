"""`arena` on the command line: a table, a file, and going on with it."""

import json
from collections.abc import Callable
from pathlib import Path

from tests.cli.conftest import Run

WORDS = ("arena", "tiny", "random", "greedy", "easy", "--games", 12, "--seed", "a")


def test_everybody_is_rated_and_told_against_everybody(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    result = run(*WORDS, "--json", file, "--option", "pay=winner", "--sprt", "--margin", 30, "--jobs", 2)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert "games of tiny, 2 for each deal, seed 'a'" in lines[0]
    assert sum("against 3" in line for line in lines) == 1
    assert sum(" to " in line and "%" in line for line in lines) == 3
    assert sum("stronger" in line for line in lines) == 3
    found = json.loads(file.read_text(encoding="utf-8"))
    assert (found["options"], found["margin"], len(found["meetings"])) == ({"pay": "winner"}, 0.3, 3)


def test_going_on_with_a_file(run: Run, fails: Callable[..., str], tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    first = run(*WORDS, "--json", file).stdout
    assert run(*WORDS, "--resume", file).stdout == first
    assert "is there already" in fails(*WORDS, "--json", file)
    assert "has other seed" in fails(*WORDS, "--resume", file, "--seed", "b")
    assert "from 2 to 32 can meet" in fails("arena", "tiny", "random")


def test_a_program_that_fails_is_told(run: Run) -> None:
    result = run("arena", "tiny", "random", "cmd:false", "--games", 2)
    assert result.exit_code == 0
    assert result.stderr.startswith("cmd:false lost 2 games by its own fault; first with seed '0/0', seat ")
