"""A server to be attacked, with the limits that everybody gets, and less patience with those who dawdle."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running

IMPATIENT = {"head_seconds": 1, "body_seconds": 1, "write_seconds": 2}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(Path(tmp_path_factory.mktemp("attacked")), limits=IMPATIENT, plugins=[])
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.errors, running.errors
