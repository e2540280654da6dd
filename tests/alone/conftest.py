"""Everything here is asynchronous, on asyncio alone."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
