"""A server for all tests that do not need one of their own, and servers for those that do."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.database import Postgres, postgres
from tests.server.running import Run, Running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house"))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.errors, running.errors


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A database server, for all tests of one process."""
    with postgres() as running:
        yield running


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def run(data: Path) -> Iterator[Run]:
    """Starts a server on a data folder of the test's own; whatever still runs afterwards is ended."""
    started = []

    def running(**options: Any) -> Running:
        started.append(Running(data, **options))
        return started[-1]

    yield running
    for server in started:
        if server.process.poll() is None:
            server.kill()
