"""Compiled and uncompiled rooms play the same games, byte for byte.

`./check` builds the compiled tree and says where it is in LUDOTHEQUE_COMPILED; this folder runs there only.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import GAMES, shelf

ROOT = Path(__file__).parent.parent.parent


LARGE = [[game] for game in GAMES]
SMALL = [box.name for box in shelf() if box.name not in GAMES]


def fingerprint(tree: Path, games: list[str]) -> Any:
    command = [sys.executable, "-m", "tests.compiled.fingerprint", *games]
    run = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(tree)}, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.parametrize("games", [*LARGE, SMALL], ids=" ".join)
def test_compiled_rooms_play_as_the_uncompiled_ones(games: list[str]) -> None:
    tree = os.environ.get("LUDOTHEQUE_COMPILED")
    if not tree:
        pytest.fail("LUDOTHEQUE_COMPILED has to name the folder of the compiled build; ./check makes it and says so")
    plain, compiled = fingerprint(ROOT / "src", games), fingerprint(Path(tree).resolve(), games)
    assert not plain["compiled"]
    assert compiled["compiled"], f"there is no compiled build in {tree}"
    assert compiled["games"] == plain["games"]
    assert len(plain["games"]) >= len(games)
