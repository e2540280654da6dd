"""A house in memory for every test that wants one."""

from collections.abc import AsyncIterator

import pytest

from tests.room.house import House, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def house() -> AsyncIterator[House]:
    async with opened() as house:
        yield house
