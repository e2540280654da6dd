"""The suite over one game from anywhere, as `ludotheque check-game` runs it."""

import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.contract import examples
from ludotheque.contract.brought import brought_by
from ludotheque.contract.suite import Candidate, Suite
from ludotheque.core.box import Box

FOLDER = Path(__file__).parent


def check(box: Box, package: str, seed: int, share: float, more: Sequence[str] = ()) -> bool:
    """Whether a game keeps the contract; what does not hold is printed. `package` is where its rules stand.

    `more` are further words for pytest.
    """
    examples.share *= share
    os.environ[examples.SEED] = str(seed)
    settings.register_profile("check-game", deadline=None, suppress_health_check=list(HealthCheck), database=None)
    settings.load_profile("check-game")
    quiet = ["-q", "--no-header", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    alone = ["-c", os.devnull, "--rootdir", str(FOLDER)]
    suite = Suite([Candidate(box, brought_by(package))])
    arguments = [str(FOLDER), "--import-mode", "importlib", f"--hypothesis-seed={seed}", *quiet, *alone, *more]
    return pytest.main(arguments, plugins=[suite]) == pytest.ExitCode.OK
