"""A server for all tests that do not need one of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("house"))
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.errors, running.errors


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
