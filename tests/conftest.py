"""What all tests share: the tiny games on the shelf, the games for those that ask for them, and the seed of examples.

Properties that hold exactly are tried with other examples in every run, so a share of them will do for one run;
`ludotheque check-game` tries more. The seed is said at the end; given again in LUDOTHEQUE_SEED, it tries the same.
Tests with a statistical threshold keep seeds of their own, and so do the deals that people play in the browser tests.
"""

import os
import secrets

import pytest
from hypothesis import HealthCheck, settings

from ludotheque.contract import examples
from ludotheque.games import register
from tests import candidates, tiny, tiny_coming, tiny_crew, tiny_dare, tiny_timed

register(tiny.BOX)
register(tiny_timed.BOX)
register(tiny_crew.BOX)
register(tiny_dare.BOX)
register(tiny_coming.BOX)

pytest_generate_tests = candidates.suite().pytest_generate_tests

examples.share *= 0.3

settings.register_profile("house", deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

SEED = os.environ.setdefault("LUDOTHEQUE_SEED", str(secrets.randbelow(10**9)))
"""In the environment, so that all processes of a run have the same."""


def pytest_configure(config: pytest.Config) -> None:
    if config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = SEED
    os.environ["LUDOTHEQUE_SEED"] = str(config.option.hypothesis_seed)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    seed = terminalreporter.config.option.hypothesis_seed
    terminalreporter.write_line(f"LUDOTHEQUE_SEED={seed} tries the same examples again")
